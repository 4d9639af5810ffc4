import type { CueMeaning } from './concept.ts'

/** Groups of raw animal food that a cue is about; absent where it is about all of them. */
export type CueGroups = readonly ('bird' | 'ground' | 'meat' | 'fish' | 'shellfish' | 'bivalve' | 'egg')[]

/**
 * How food looks, feels and measures when somebody calls it done. Done and underdone follow the doneness column of the USDA FSIS chart
 * (kitchen/facts/safe_temperatures.csv) and FDA Food Code 3-401.11; a colour that says nothing for safety is `neutral`.
 */
export const cueRows: readonly {
  readonly id: string
  readonly meaning: CueMeaning
  readonly about?: CueGroups
  /** True for words that say it only beside the inside of a food, or behind 'still': 'red', 'soft', 'loose'. */
  readonly isWeak?: true
  readonly forms: string
}[] = [
  // Done
  {
    id: 'not-pink',
    meaning: 'done',
    forms:
      'no longer pink|not pink|no pink|never pink|without pink|no trace of pink|no traces of pink|no sign of pink|no signs of pink|lost its pink|lost their pink|loses its pink|not a trace of pink|no longer any pink|not at all pink|isnt pink|arent pink|no pinkness|no red|no longer red|no longer raw|not raw|no raw|no pink remaining|no pink remains|pink is gone|pink has gone|no blood|no longer translucent|not translucent|no longer runny|not runny|no longer liquid|no longer wet|no liquid egg|no runny egg|no runny bits|no longer jiggly|nothing pink|no longer glassy|not glassy',
  },
  {
    id: 'cooked-through',
    meaning: 'done',
    forms:
      'cooked through|cooked all the way through|cooked right through|fully cooked|thoroughly cooked|completely cooked|cooked thoroughly|done through|well done|done all the way|white throughout|white all the way|white all through|piping hot|steaming hot|hot throughout|heated through|baked through|opaque all the way|opaque throughout|opaque to the center|cook through|cooks through|cooking through',
  },
  {
    id: 'clear-juices',
    meaning: 'done',
    about: ['bird', 'ground', 'meat'],
    forms:
      'clear juices|juices run clear|juices are clear|juice runs clear|run clear|runs clear|running clear|juices clear|ran clear',
  },
  {
    id: 'opaque',
    meaning: 'done',
    about: ['fish', 'shellfish', 'bivalve'],
    forms: 'opaque|milky white|white and firm|pearly|turned white|turns white|just opaque|opaque white',
  },
  {
    id: 'flakes',
    meaning: 'done',
    about: ['fish'],
    forms:
      'flakes|flake|flaky|flakes easily|flake easily|flaking|flakes apart|comes apart in flakes|separates easily|flaked',
  },
  {
    id: 'shellfish-colored',
    meaning: 'done',
    about: ['shellfish'],
    forms:
      'turn pink|turns pink|turned pink|pink|bright pink|pink all over|pink and opaque|pink and curled|bright red|bright orange|curled|curl|coral|orange|firm|pinkish',
  },
  {
    id: 'opened',
    meaning: 'done',
    about: ['bivalve'],
    forms:
      'shells open|shells have opened|open|opened|opens|opening|gape|all open|mussels open|clams open|popped open|pop open|have opened',
  },
  {
    id: 'set',
    meaning: 'done',
    about: ['egg'],
    forms:
      'set|sets|just set|fully set|completely set|set through|set all the way|set in the middle|set in the center|firm|hard|hard boiled|hardboiled|hard cooked|solid|curds|puffed|puffed up|puffs up|springs back|spring back|comes out clean|come out clean|comes out dry|crisp|golden|golden brown|browned|no longer wet|cooked to the center|risen|set but|well risen|comes out with a few crumbs|moist crumbs|a few crumbs|scrambled|coats the back|coat the back|firm to the touch|toothpick|skewer inserted|cake tester|dry to the touch|large curds|small curds|fluffy|cooked|stiff peaks',
  },
  {
    id: 'fork-tender',
    meaning: 'done',
    about: ['meat', 'bird', 'ground'],
    forms:
      'fork tender|falling apart|falls apart|fall apart|falls off the bone|falling off the bone|fall off the bone|shreds easily|pulls apart|very tender|meltingly tender|fall apart tender|pull apart tender|butter tender|shred easily|easily shredded|shreds with a fork|easy to shred|spoon tender',
  },
  {
    id: 'crisp-bacon',
    meaning: 'done',
    about: ['meat'],
    forms: 'crisp|crispy|rendered|crisped',
  },
  // Underdone
  {
    id: 'pink',
    meaning: 'underdone',
    about: ['bird', 'ground', 'meat', 'fish', 'egg'],
    forms:
      'pink|pinkish|rosy|rose colored|rose coloured|blushing|blushes|bloody|blood red|hint of rose|hint of pink|tinge of pink|trace of pink|touch of pink|a little pink|slightly pink|still pink|a little blood|warm red|juices run pink|juices run red|run pink|pink juices|pink patches|just this side of raw|this side of raw|still faintly coloured|still faintly colored|leave the top raw|leaving the top raw|top raw|raw on top|with some pink',
  },
  {
    id: 'reddish',
    meaning: 'underdone',
    isWeak: true,
    about: ['bird', 'ground', 'meat', 'fish'],
    forms:
      'rose|blush|ruby|red|reddish|crimson|scarlet|blood|deep red|cherry red|purple|coloured|colored|raw|cold|cool|lukewarm|uncooked|jelly',
  },
  {
    id: 'rare',
    meaning: 'underdone',
    about: ['bird', 'ground', 'meat', 'fish', 'shellfish'],
    forms:
      'rare|medium rare|medium rare to medium|rare to medium rare|med rare|saignant|bleu|black and blue|blue rare|cooked blue|extra rare|al sangue|a point|cuisson rose|pittsburgh|underdone|undercooked|under done|under cooked|half raw|half cooked|half done|partly raw|partly cooked inside|barely cooked|barely done|just barely cooked|lightly cooked|mi cuit|mid rare|on the rare side|rare side|tataki|sushi style|sashimi style|tartare|carpaccio|ceviche|crudo|still mooing|mooing',
  },
  {
    id: 'blue',
    meaning: 'underdone',
    about: ['bird', 'ground', 'meat'],
    forms: 'cook blue|serve blue|served blue|blue inside|blue in the',
  },
  {
    id: 'medium',
    meaning: 'underdone',
    about: ['bird', 'ground', 'fish'],
    forms:
      'medium doneness|medium inside|served medium|serve medium|grilled medium|cooked medium|medium pink',
  },
  {
    id: 'raw-inside',
    meaning: 'underdone',
    about: ['bird', 'ground', 'meat', 'fish', 'shellfish', 'bivalve', 'egg'],
    forms:
      'raw in the middle|raw in the center|raw inside|raw at the center|raw center|raw centre|raw middle|still raw|a little raw|slightly raw|raw at the core|uncooked inside|uncooked in the middle|raw within|cool center|cool centre|cool middle|cold center|cold centre|cold middle|cold inside|cool inside|cool in the middle|cold in the middle|lukewarm inside|barely warm inside|barely warm in the|and barely warm|barely warmed',
  },
  {
    id: 'glassy',
    meaning: 'underdone',
    about: ['fish', 'shellfish'],
    forms:
      'glassy|jelly like|jellied|still translucent|slightly translucent|still grey|still gray|grey and see through|half translucent|translucent in the middle|translucent in the center|translucent center|only the outside is opaque',
  },
  {
    id: 'see-through',
    meaning: 'underdone',
    isWeak: true,
    about: ['fish', 'shellfish', 'bird', 'meat', 'ground'],
    forms: 'translucent|see through|transparent|gelatinous|slippery|grey|gray|greyish|quivering|trembling',
  },
  {
    id: 'runny',
    meaning: 'underdone',
    about: ['egg'],
    forms:
      'runny|jammy|gooey|molten|oozing|oozy|oozes|ooze|soft yolk|soft yolks|liquid yolk|dripping yolk|soft boiled|soft boil|softly boiled|soft poached|soft cooked|soft set yolk|sunny side up|sunnyside up|over easy|over medium|onsen|coddled|barely set|just barely set|half set|fudgy yolk|sticky yolk|creamy yolk|custardy yolk|drippy|wobbly yolk|soft and creamy yolk|still wet|still loose|loose and wet|silky yolk|golden liquid|runniness|jam like|like jelly|wobble like jelly|liquid center|liquid centre|still liquid|still runny|without cooking further|barely thickened yolk',
  },
  {
    id: 'soft-egg',
    meaning: 'underdone',
    isWeak: true,
    about: ['egg'],
    forms:
      'runs|run|breaks|bursts|spreads|liquid|loose|wet|wobbly|wobble|trembling|soft|flowing|spill|spills|flows|flow|pours|drips|slightly soft|creamy|custardy|quivering',
  },
  // Neutral
  {
    id: 'color',
    meaning: 'neutral',
    forms:
      'golden|golden brown|browned|brown|deep brown|lightly browned|light golden|deeply golden|caramelized|charred|blistered|pale gold|bronzed|tan|toasted|darkened',
  },
  {
    id: 'texture',
    meaning: 'neutral',
    forms:
      'tender|soft|softened|crisp|crispy|bubbly|bubbling|fragrant|aromatic|translucent|thick|thickened|smooth|creamy|al dente|wilted|melted|syrupy|glossy|fluffy|foamy|frothy|stiff|soft peaks|stiff peaks|combined|incorporated|well mixed|dissolved|evaporated|absorbed|reduced|shimmering|smoking|foaming|cooled|cool|cold|warm|hot|dry|sticky|elastic|doubled|doubled in size|risen|light|pale|crumbly|jiggly|tacky|coated|firm|lumps|lumpy|few lumps|streaks',
  },
  {
    id: 'doneness',
    meaning: 'neutral',
    forms:
      'done|cooked|ready|just cooked|temperature|thermometer|overcooked|overdone|well cooked|ready to eat|raw|underdone|undercooked',
  },
]

/** Words for the inside of a food: a cue beside one of them is about doneness. */
export const insideForms =
  'inside|middle|center|centre|core|heart|interior|within|in the middle|in the center|in the centre|at the center|at the centre|thickest part|thickest|at the bone|near the bone|by the bone|next to the bone|through the middle|juices|juice from|internal|internally|internal temperature|insides|flesh|yolk|yolks'
