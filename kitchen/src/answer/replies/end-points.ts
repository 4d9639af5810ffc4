import { findPhrases, phraseBook } from '../asked/phrases.ts'
import { tokensOf } from '../asked/tokens.ts'
import { wording } from '../asked/wording.ts'
import type { Reply } from '../answer-shape.ts'
import { quantitiesIn, tokensOf as readTokens } from '../../reading/index.ts'

/** The temperature at which a dish is as it should be, beside the one from which it is safe. */
type EndPoint = { readonly key: string; readonly text: string; readonly source: string }

const practice = 'kitchen practice'
const safe = 'FoodSafety.gov, Cook to a Safe Minimum Internal Temperature'

/** Longer names stand for themselves: the first of two that begin at one word is the longer. */
const endPoints = phraseBook<EndPoint>([
  ...dish(
    'Pulled pork',
    'pulled pork / pork shoulder|butt / boston butt / carnitas / pork * shred|shreds|pulled|pull|fall apart',
    'Pork is safe at 145°F (63°C) with 3 minutes of rest, but a shoulder comes apart in shreds only at 195 to 205°F (90 to 96°C), when its collagen has turned soft. Rest it half an hour before you pull it.',
    `${safe}; ${practice}`,
  ),
  ...dish(
    'Brisket and pot roast',
    'brisket / pot roast / chuck roast / pulled beef / short rib / beef cheek / burnt ends / barbacoa / ropa vieja',
    'Beef is safe at 145°F (63°C) with 3 minutes of rest, but a tough cut turns tender only at 195 to 205°F (90 to 96°C), when a probe slides in as into butter.',
    `${safe}; ${practice}`,
  ),
  ...dish(
    'Ribs',
    'spare rib|ribs / baby back rib|ribs / pork rib|ribs / rack of ribs',
    'Pork is safe at 145°F (63°C) with 3 minutes of rest; ribs are tender at 190 to 203°F (88 to 95°C), when the meat has drawn back from the bone and the rack bends without breaking.',
    `${safe}; ${practice}`,
  ),
  ...dish(
    'Dark meat of chicken',
    'chicken thigh|leg|drumstick / turkey leg|thigh|drumstick',
    '165°F (74°C) makes it safe, measured in the thickest part away from the bone. Thighs and legs are more tender at 175 to 185°F (79 to 85°C), when the sinew has softened.',
    `${safe}; ${practice}`,
  ),
  ...dish(
    'Bread',
    'bread|loaf|sourdough|baguette|focaccia|ciabatta|brioche|challah|rolls',
    'In the middle lean bread is done at 200 to 210°F (93 to 99°C), sweet and rich dough at 190 to 195°F (88 to 91°C); the base sounds hollow when you knock on it.',
    practice,
  ),
  ...dish(
    'Cheesecake',
    'cheesecake / cheese cake',
    'Take it out at about 150°F (66°C) in the middle, while a hand-wide ring still wobbles, and let it cool slowly in the open oven. Egg dishes count as safe at 160°F (71°C), so for somebody pregnant, very young, old or ill go that far.',
    `${practice}; ${safe}`,
  ),
  ...dish(
    'Quiche, custard and egg bakes',
    'quiche / frittata / strata / bread pudding / egg bake|casserole|custard / custard pie / pumpkin pie / creme brulee|caramel / flan',
    '160°F (71°C) in the middle makes egg dishes safe; a custard sets at 170 to 180°F (77 to 82°C), when the edge is firm and the middle still trembles. Much hotter and it curdles.',
    `${safe}; ${practice}`,
  ),
  ...dish(
    'Casserole and lasagna',
    'casserole|lasagna|lasagne|lasagnas / shepherd is pie / cottage pie / enchilada / pot pie',
    '165°F (74°C) in the middle, bubbling at the edges, whether it is freshly made or heated again.',
    safe,
  ),
  ...dish(
    'Meatloaf',
    'meatloaf / meat loaf / meatball',
    '160°F (71°C) in the middle for beef, pork, lamb or veal, 165°F (74°C) with chicken or turkey in it. Then 10 minutes of rest, so that it slices.',
    safe,
  ),
  ...dish(
    'Ham',
    'ham',
    'A fresh, raw ham: 145°F (63°C) with 3 minutes of rest. A fully cooked one from a packing plant: heat it to 140°F (60°C), any other cooked ham to 165°F (74°C).',
    safe,
  ),
  ...dish(
    'Hot dogs',
    'hot dog|dogs / hotdog|hotdogs / frankfurter|frankfurters',
    'They are sold cooked: heat them until steaming hot, 165°F (74°C), above all for somebody pregnant, old or ill.',
    'USDA FSIS, Hot Dogs and Food Safety',
  ),
  ...dish(
    'Baked potato',
    'baked|jacket potato|potatoes / potato|potatoes bake|baking',
    'Fluffy at 205 to 212°F (96 to 100°C) in the middle; a knife meets no core.',
    practice,
  ),
  ...dish(
    'Sugar and caramel',
    'soft|hard|firm ball|crack / sugar|candy stage|syrup|thermometer / caramel / toffee / fudge / brittle / candy',
    'Sugar syrup: thread 230°F (110°C), soft ball 235 to 240°F (113 to 116°C) for fudge, firm ball 245 to 250°F (118 to 121°C) for caramels, soft crack 270 to 290°F (132 to 143°C), hard crack 300 to 310°F (149 to 154°C) for brittle and toffee, caramel from 320°F (160°C).',
    'Exploratorium, Candy-Making Stages; kitchen practice',
  ),
  ...dish(
    'Frying oil',
    'deep fry|frying|fryer|fried / frying|fry oil / oil * deep|fry|frying|fryer',
    'Most things fry at 350 to 375°F (175 to 190°C); potatoes first at 325°F (165°C), then at 375°F (190°C). Cooler oil soaks in, hotter oil burns the crust before the inside is done.',
    'USDA FSIS, Deep Fat Frying; kitchen practice',
  ),
  ...dish(
    'Water for yeast',
    'yeast|water|milk * yeast / yeast * water|milk|activate|proof|bloom|kill|die / activate|proof|bloom * yeast',
    'Water for dry yeast 105 to 115°F (41 to 46°C), like a warm bath; for instant yeast mixed into the flour up to 120 to 130°F (49 to 54°C). About 140°F (60°C) kills it.',
    'yeast makers; kitchen practice',
  ),
])

function dish(key: string, names: string, text: string, source: string) {
  return names.split('/').map((name) => [name.trim(), { key, text, source }] as const)
}

const asksPoint = wording(
  'temp|temps|temperature|temperatures|degree|degrees|thermometer / how hot|warm',
  'oven temperature|temp / fridge / freezer / refrigerator / room / store / keep / stuffed / convert / proof at / rise',
)

const asksDone = wording(
  'done|ready|cooked|safe|ok|okay|enough|finished|fine|good|reads|read|registers|hits|reached|at|to',
  'oven at|set|to / bake|baking at / how long',
)
/** Above it a bare figure is Fahrenheit. */
const hottestCelsius = 110

/** The degrees Fahrenheit that a question names; null where it names none. */
function degreesIn(text: string): number | null {
  const found = quantitiesIn(readTokens(text)).find(({ kind }) => kind === 'temperature')
  if (found) return Math.round(found.range.max * 1.8 + 32)
  const bare = readTokens(text)
    .map(({ word }) => Number(word))
    .find((each) => each > hottestCelsius && each < 230)
  return bare ?? null
}

/** 'Yes' where what was measured is the least that the sentence asks for or more, 'Not yet' where it is less. */
function verdictOf(text: string, value: string): string {
  const measured = asksDone.test(text) ? degreesIn(text) : null
  const least = quantitiesIn(readTokens(value)).filter(({ kind }) => kind === 'temperature')
  const [first] = least.map(({ range }) => Math.round(range.min * 1.8 + 32))
  if (measured === null || first === undefined || !startsAsking.has(text.split(' ')[0] ?? '')) return ''
  return measured >= first ? 'Yes. ' : 'Not yet. '
}
const startsAsking = new Set(['is', 'are', 'was', 'were', 'my', 'the', 'can', 'would', 'so', 'quiche'])

/** What a dish has to reach, where it is more or other than the safe temperature of its food. Null where none is asked for or known. */
export function endPointReply(text: string): Reply | null {
  if (!asksPoint.test(text) && !(asksDone.test(text) && degreesIn(text) !== null)) return null
  const found = findPhrases(tokensOf(text), endPoints).toSorted((a, b) => b.to - b.from - (a.to - a.from))[0]
  if (!found) return null
  const { key, text: value, source } = found.value
  return {
    text: `${verdictOf(text, value)}${value}`,
    lookups: [{ kind: 'temperature', food: null, facts: [{ label: key, value, source }] }],
  }
}
