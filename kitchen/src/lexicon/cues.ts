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
    forms:
      'clear juices|juices run clear|juices are clear|juice runs clear|run clear|runs clear|running clear|juices clear|ran clear',
  },
  {
    id: 'opaque',
    meaning: 'done',
    about: ['fish', 'shellfish', 'bivalve'],
    forms: 'opaque|pearly|turned white|turns white|just opaque|opaque white',
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
      'set|just set|fully set|completely set|set through|set all the way|set in the middle|set in the center|firm|hard|hard boiled|hardboiled|hard cooked|solid|curds|puffed|puffed up|puffs up|springs back|spring back|comes out clean|come out clean|comes out dry|crisp|golden|golden brown|browned|no longer wet|cooked to the center|risen|set but|well risen|comes out with a few crumbs|moist crumbs|a few crumbs|scrambled|coats the back|coat the back|firm to the touch|toothpick|skewer inserted|cake tester|dry to the touch|large curds|small curds|fluffy|cooked|stiff peaks',
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
      'pink|pinkish|rosy|rose|rose colored|rose coloured|blush|blushing|blushes|bloody|blood red|ruby|red|reddish|crimson|scarlet|hint of rose|hint of pink|tinge of pink|trace of pink|touch of pink|a little pink|slightly pink|still pink|blood|deep red|warm red|cherry red|salmon colored',
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
      'cooked medium|cook medium|to medium|medium doneness|medium inside|medium well|served medium|serve medium|for medium',
  },
  {
    id: 'raw-inside',
    meaning: 'underdone',
    about: ['bird', 'ground', 'meat', 'fish', 'shellfish', 'bivalve', 'egg'],
    forms:
      'raw in the middle|raw in the center|raw inside|raw at the center|raw center|raw centre|raw middle|still raw|a little raw|slightly raw|raw at the core|uncooked inside|uncooked in the middle|raw within|cool center|cool centre|cool middle|cold center|cold centre|cold middle|cold inside|cool inside|cool in the middle|cold in the middle|barely warm|lukewarm inside|just warm|warm center|warm centre|barely warmed',
  },
  {
    id: 'glassy',
    meaning: 'underdone',
    about: ['fish', 'shellfish'],
    forms:
      'glassy|translucent|see through|transparent|jelly like|jellied|gelatinous|shimmering|silky and soft inside|slippery|wobbly|grey|gray|still soft|greyish|half translucent|quivering|trembling',
  },
  {
    id: 'runny',
    meaning: 'underdone',
    about: ['egg'],
    forms:
      'runny|jammy|gooey|molten|oozing|oozy|oozes|ooze|liquid|loose|soft yolk|soft yolks|liquid yolk|flowing|runs|dripping yolk|soft boiled|soft boil|softly boiled|soft poached|soft cooked|soft set yolk|sunny side up|sunnyside up|over easy|over medium|onsen|coddled|barely set|just barely set|half set|fudgy|sticky yolk|creamy yolk|custardy yolk|lava|drippy|spill|spills|barely hold|barely holds|wobbly yolk|trembling|soft and creamy yolk|still wet|still soft|wet|silky yolk|golden liquid|runniness|jam like|runny side|yolky|burst open|slightly soft',
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
      'tender|soft|softened|crisp|crispy|bubbly|bubbling|fragrant|aromatic|translucent|thick|thickened|smooth|creamy|al dente|wilted|melted|syrupy|glossy|fluffy|foamy|frothy|stiff|soft peaks|stiff peaks|combined|incorporated|well mixed|dissolved|evaporated|absorbed|reduced|shimmering|smoking|foaming|cooled|cool|cold|warm|hot|dry|sticky|elastic|doubled|doubled in size|risen|light|pale|crumbly|jiggly|tacky|coated|done|cooked|ready|just cooked|firm',
  },
]

/** Words for the inside of a food: a cue beside one of them is about doneness. */
export const insideForms =
  'inside|middle|center|centre|core|heart|interior|within|in the middle|in the center|in the centre|at the center|at the centre|thickest part|thickest|at the bone|near the bone|by the bone|next to the bone|through the middle|juices|juice from|internal|internally|internal temperature|insides|flesh|yolk|yolks'
