import { type Alternative, type DishStep, main, type NamedDish, needs, optional } from '../named-dish.ts'
import { butters, garlics, oliveOils, onions } from './alternatives.ts'
import { largeRimmedSheet, preservingPot, smallPreservingPot } from './pans.ts'

const aBatch = { course: 'staple', difficulty: 'Easy', counted: [], batch: true } as const
const aJar = {
  ...aBatch,
  family: 'preserves',
  picture: 'jar',
  look: { vessel: 'jar', finish: 'glossy' },
} as const
const aSauce = {
  ...aBatch,
  family: 'sauces and dips',
  picture: 'jar',
  look: { vessel: 'pot', finish: 'saucy' },
} as const

const fillJars: DishStep = [
  15,
  'Fill clean hot jars, close, cool, and move to the fridge or freezer.',
  'wait',
]
const notForTheShelf = 'Not processed for the shelf.'

type Frozen = {
  readonly id: string
  readonly name: string
  readonly foods: readonly Alternative[]
  readonly prep?: string
  /** How long it is blanched, in words. */
  readonly minutes: string
  readonly headnote: string
  readonly goesWith: readonly string[]
  readonly tip: string
  /** How it is dried and packed. */
  readonly pack: string
  /** How long it lies in ice water beside its minutes of boiling; as long as those unless said. */
  readonly cooling?: 'twice as long as it boiled'
  /** How much goes into a gallon of water at once; a pound unless said. */
  readonly each?: string
}

/**
 * Blanched and frozen. Minutes, water, cooling and months: the table of water blanching of the National Center for Home Food Preservation and of University of Minnesota
 * Extension ('Vegetable blanching directions and times for home freezer storage').
 */
function forTheFreezer({
  id,
  name,
  foods,
  prep,
  minutes,
  headnote,
  goesWith,
  tip,
  pack,
  cooling,
  each = 'a pound (450 g)',
}: Frozen): NamedDish {
  return {
    ...aJar,
    id,
    names: [name],
    kind: 'freezer vegetables',
    technique: 'boiled',
    parts: { vegetable: main(foods, 1000, prep) },
    serves: 10,
    yields: '4 bags of about 250 g (9 oz)',
    headnote,
    goesWith,
    variations: [
      'Freeze it in the portions that you cook, a bag for each supper.',
      'Leave out the tray and freeze it flat in bags, to break off what you need.',
    ],
    tip,
    keeps: 'Keeps 8 to 12 months in the freezer. Cook it from frozen.',
    source: 'National Center for Home Food Preservation, blanching vegetables',
    steps: [
      [
        15,
        'Bring a gallon (4 liters) of water to a rolling boil in a large pot, and set a bowl of ice water beside it.',
      ],
      [
        10,
        `Boil {vegetable}, ${each} at a time, for ${minutes}, counted from when the water boils again.`,
        'rounds',
      ],
      [10, `Cool in the ice water ${cooling ?? 'for as long as it boiled'}, and drain. ${pack}`],
      [90, 'Freeze on a tray for 1 1/2 hours, then pack into bags, press out the air and label.', 'wait'],
    ],
  }
}

const frozen: readonly NamedDish[] = [
  forTheFreezer({
    id: 'freezer-beans',
    name: '{vegetable.many} for the Freezer',
    foods: ['green bean', 'wax bean', 'runner bean', 'broccoli', 'cauliflower'],
    minutes: '3 minutes',
    headnote:
      'What the kitchen cannot eat this week, put away while it is at its best: three minutes of boiling keep color and taste for a year.',
    goesWith: ['stews', 'stir-fries', 'soups'],
    tip: 'Pick in the morning and freeze by noon; sugar turns to starch by the hour.',
    pack: 'Pat dry with a clean towel, since frost begins with drops.',
  }),
  forTheFreezer({
    id: 'freezer-roots',
    name: '{vegetable.many} for the Freezer, Diced',
    foods: ['carrot', 'parsnip', 'turnip'],
    prep: 'peeled and diced',
    minutes: '2 minutes',
    headnote: 'A bag of diced roots is the beginning of every soup, and nobody has to peel on a weekday.',
    goesWith: ['soups', 'pot pies', 'stews'],
    tip: 'Dice them evenly, about 1/2 in (1 cm), or half of them stay raw.',
    pack: 'Pat dry with a clean towel.',
  }),
  forTheFreezer({
    id: 'freezer-greens',
    name: '{vegetable} for the Freezer',
    foods: [
      'spinach',
      'kale',
      'swiss chard',
      'beet greens',
      'lacinato kale',
      'mustard greens',
      'turnip greens',
      'nettle',
    ],
    prep: 'washed, thick stems cut out',
    minutes: '2 minutes',
    headnote: 'A mountain of leaves becomes four fists, and each of them is a soup or a curry in February.',
    goesWith: ['soups', 'curries', 'quiche'],
    tip: 'Squeeze hard: water that freezes with the leaves turns them to pulp.',
    pack: 'Squeeze out by the handful and shape into balls.',
    each: 'half a pound (225 g)',
  }),
  forTheFreezer({
    id: 'freezer-corn',
    name: '{vegetable} for the Freezer, Off the Cob',
    foods: ['sweet corn', 'corn on the cob'],
    prep: 'husked, on the cob',
    minutes: '4 minutes',
    headnote:
      'Corn loses its sugar from the hour it is picked, so what is not eaten tonight is frozen tonight.',
    goesWith: ['chowder', 'salads', 'fritters'],
    tip: 'Cut at two thirds of the depth of the kernels, so that no cob comes with them.',
    pack: 'Stand each cob up and slice the kernels off.',
    cooling: 'twice as long as it boiled',
  }),
  forTheFreezer({
    id: 'freezer-peas',
    name: '{vegetable.many} for the Freezer, Blanched',
    foods: ['green pea'],
    prep: 'shelled',
    minutes: '1 1/2 minutes',
    headnote: 'Frozen within the hour they are sweeter than what the shop calls fresh.',
    goesWith: ['risotto', 'soups', 'fried rice'],
    tip: 'Keep to the minute: what boils longer comes out of the freezer gray.',
    pack: 'Pat dry with a clean towel.',
  }),
  forTheFreezer({
    id: 'freezer-pods',
    name: '{vegetable.many} for the Freezer, in Their Pods',
    foods: ['snow pea', 'sugar snap pea'],
    prep: 'ends and strings pulled off',
    minutes: '2 minutes',
    headnote:
      'They ripen all at once and grow tough in three days, so half of the picking goes to the freezer.',
    goesWith: ['stir-fries', 'noodles', 'fried rice'],
    tip: 'Three minutes for fat pods; and cook them straight from the freezer, in a hot pan.',
    pack: 'Pat dry with a clean towel.',
  }),
]

const sauces: readonly NamedDish[] = [
  {
    ...aSauce,
    id: 'passata',
    names: ['{tomato} Passata', '{tomato} Passata for the Freezer'],
    kind: 'passata',
    technique: 'simmered',
    cuisine: 'italian',
    parts: {
      tomato: main(
        ['roma tomato', 'tomato', 'heirloom tomato', 'cherry tomato'],
        2000,
        'cored and quartered',
      ),
      salt: needs(['salt'], 10),
      basil: optional(['fresh basil'], 15),
    },
    serves: 12,
    yields: '3 boxes of 2 cups (500 ml)',
    pan: preservingPot,
    headnote:
      'Nothing but tomatoes and salt, so that it can become soup, sauce or curry when it is cold outside.',
    goesWith: ['pasta', 'pizza', 'shakshuka', 'minestrone'],
    variations: [
      'Roast the tomatoes at 400°F (200°C) for 40 minutes first, for a darker taste.',
      'Boil it down by half more, and freeze it in an ice tray as paste.',
    ],
    tip: 'Crush a few in the hot pot before the others go in; their juice keeps the rest from burning.',
    keeps: `Keeps 5 days in the fridge, 1 year in the freezer. ${notForTheShelf}`,
    steps: [
      [
        12,
        'Crush a quarter of {tomato} in {pan} over high heat until they boil, then add the others bit by bit with {salt}[[basil| and {basil}]].',
      ],
      [40, 'Simmer, stirring now and then, until soft and a third less, 35 to 40 minutes.', 'wait'],
      [12, 'Press through a food mill or a sieve, so that skins and seeds stay behind.'],
      [30, 'Cool, fill into boxes with a thumb of room at the top, and freeze.', 'wait'],
    ],
  },
  {
    ...aSauce,
    id: 'roasted-vegetable-sauce',
    names: ['Roasted {vegetable} and Tomato Sauce', 'Roasted {vegetable} Sauce'],
    kind: 'roasted vegetable sauce',
    technique: 'roasted',
    cuisine: 'italian',
    parts: {
      vegetable: main(
        ['zucchini', 'eggplant', 'red bell pepper', 'yellow squash', 'green bell pepper', 'butternut squash'],
        1200,
        'in chunks',
      ),
      tomato: needs(['tomato', 'roma tomato', 'cherry tomato', 'canned whole tomatoes'], 800, 'halved'),
      onion: needs(onions, 250, 'in wedges'),
      garlic: needs(garlics, 20),
      oil: needs(oliveOils, 60),
      salt: needs(['salt'], 14),
      herb: optional(['fresh basil', 'fresh oregano', 'fresh thyme', 'fresh rosemary'], 15, 'leaves picked'),
    },
    serves: 8,
    yields: '4 boxes of 2 cups (500 ml)',
    pan: largeRimmedSheet,
    headnote:
      'One tray, one blender: the sauce that hides a whole bed of vegetables from people who do not like them.',
    goesWith: ['pasta', 'lasagna', 'meatballs', 'rice'],
    variations: ['Leave it in pieces and serve it over couscous.', 'Thin it with broth to a soup.'],
    tip: 'Turn once: what lies crowded steams and stays pale.',
    keeps: `Keeps 4 days in the fridge, 6 months in the freezer. ${notForTheShelf}`,
    steps: [
      [
        12,
        'Heat the oven to 425°F (220°C). Toss {vegetable, tomato, onion, garlic} with {oil, salt} on {pan}.',
      ],
      [45, 'Roast for 40 to 45 minutes, turning once, until soft and browned at the edges.', 'wait'],
      [8, 'Blend with everything that ran out[[herb| and {herb}]], and thin with a little water.'],
      [20, 'Cool and freeze in boxes, or warm it for tonight.', 'wait'],
    ],
  },
  {
    ...aSauce,
    id: 'plum-sauce',
    names: ['{fruit} Sauce with Ginger and Star Anise', 'Spiced {fruit} Sauce'],
    kind: 'plum sauce',
    technique: 'simmered',
    cuisine: 'chinese',
    parts: {
      fruit: main(['plum', 'apricot', 'peach', 'nectarine'], 1500, '{ready}, cut up'),
      onion: needs(onions, 150, 'chopped'),
      garlic: needs(garlics, 15, 'crushed'),
      ginger: needs(['fresh ginger', ['ground ginger', 0.15]], 40, 'grated'),
      sugar: needs(['brown sugar', 'sugar'], 250),
      vinegar: needs(['rice vinegar', 'apple cider vinegar', 'white wine vinegar'], 200),
      soy: needs(['soy sauce', 'tamari'], 60),
      spice: needs(['star anise', 'cinnamon'], 3),
      chili: optional(['red pepper flakes', ['red chili pepper', 8]], 2),
    },
    serves: 24,
    yields: '4 jars of about 1 cup (250 ml)',
    pan: smallPreservingPot,
    headnote: 'For duck, for ribs and for spring rolls, and the quickest way to be rid of a full bucket.',
    goesWith: ['roast duck', 'pork', 'spring rolls', 'cold meat'],
    variations: [
      'Leave it rough for a relish.',
      'Use smoked paprika in place of the star anise, for the grill.',
    ],
    tip: 'Taste it cold: sour and sweet both seem less when it is hot.',
    keeps: `Keeps 1 month in the fridge, 1 year in the freezer. ${notForTheShelf}`,
    steps: [
      [
        12,
        'Put {fruit, onion, garlic, ginger, sugar, vinegar, soy, spice}[[chili| and {chili}]] into {pan} and bring to a boil.',
      ],
      [45, 'Simmer, stirring now and then, until thick, 40 to 45 minutes.', 'wait'],
      [8, 'Take out any whole spice and blend.'],
      fillJars,
    ],
  },
  {
    ...aSauce,
    id: 'ajvar',
    names: ['Ajvar', '{pepper} Ajvar'],
    kind: 'pepper spread',
    technique: 'roasted',
    parts: {
      pepper: main(
        ['red bell pepper', 'orange bell pepper', 'yellow bell pepper', 'green bell pepper'],
        1500,
      ),
      eggplant: needs(['eggplant'], 500, undefined, { orNone: true }),
      garlic: needs(garlics, 15, 'crushed'),
      oil: needs(['sunflower oil', 'olive oil', 'canola oil'], 80),
      vinegar: needs(['red wine vinegar', 'apple cider vinegar', 'white wine vinegar'], 30),
      salt: needs(['salt'], 10),
      chili: optional(['red pepper flakes', 'cayenne pepper', ['red chili pepper', 8]], 2),
    },
    serves: 16,
    yields: '3 jars of about 1 cup (250 ml)',
    pan: largeRimmedSheet,
    headnote:
      'The red spread that every Balkan cellar has in September: peppers, roasted until they give up.',
    goesWith: ['grilled meat', 'flatbread', 'feta', 'fried eggs'],
    variations: ['Leave it rough, cut by hand.', 'Stir in walnuts for a dip.'],
    tip: 'Steam the hot peppers in a covered bowl, and the skins come off in sheets.',
    keeps: `Keeps 1 week in the fridge, 6 months in the freezer. ${notForTheShelf}`,
    steps: [
      [8, 'Heat the oven to 450°F (230°C) and lay {pepper}[[eggplant| and {eggplant}, pricked,]] on {pan}.'],
      [40, 'Roast for 35 to 40 minutes, turning once, until black in places and soft.', 'wait'],
      [25, 'Cover for 15 minutes, peel, and throw away skins, stems and seeds.'],
      [
        30,
        'Chop finely and simmer with {garlic, oil, salt}[[chili|, {chili}]] in a wide pot, stirring, until a spoon leaves a road, 25 to 30 minutes. Stir in {vinegar}.',
      ],
      fillJars,
    ],
  },
  {
    ...aSauce,
    id: 'caramelized-onions',
    names: ['Caramelized {onion.many}', 'Caramelized {onion.many} for the Freezer'],
    kind: 'caramelized onions',
    technique: 'sauteed',
    cuisine: 'french',
    parts: {
      onion: main(onions, 2000, 'thinly sliced'),
      butter: needs(butters, 60),
      salt: needs(['salt'], 10),
      thyme: optional(['fresh thyme', 'bay leaf'], 2),
      vinegar: optional(['balsamic vinegar', 'sherry vinegar'], 30),
    },
    serves: 12,
    yields: 'about 3 cups (700 ml)',
    pan: preservingPot,
    headnote:
      'An hour beside the stove, and then onion soup, tart and burgers are ten minutes away for months.',
    goesWith: ['onion soup', 'burgers', 'cheese toast', 'quiche'],
    variations: [
      'Add a glass of red wine when they are brown and boil it away.',
      'Stir into sour cream as a dip.',
    ],
    tip: 'A splash of water loosens what sticks; that brown is the taste.',
    keeps: 'Keeps 4 days in the fridge, 6 months in the freezer, in an ice tray or flat bags.',
    steps: [
      [
        15,
        'Melt {butter} in {pan} over medium heat, add {onion, salt}[[thyme|, {thyme}]] and cook covered until they slump, 12 minutes.',
      ],
      [
        50,
        'Cook uncovered over medium-low heat, stirring every few minutes, until deep brown and sweet, 45 to 50 minutes.',
      ],
      [
        3,
        '[[vinegar|Stir in {vinegar} and let it boil away.|Stir in a splash of water and scrape up what sticks.]]',
      ],
      [20, 'Cool and freeze by the half cup, or use them warm.', 'wait'],
    ],
  },
  {
    ...aSauce,
    id: 'sweet-chili-sauce',
    names: ['Sweet Chili Sauce', 'Sweet {chili} Sauce'],
    kind: 'sweet chili sauce',
    technique: 'simmered',
    cuisine: 'thai',
    parts: {
      chili: main(['red chili pepper', 'jalapeno pepper', 'serrano pepper'], 250, 'finely chopped'),
      garlic: needs(garlics, 30, 'finely chopped'),
      sugar: needs(['sugar'], 400),
      vinegar: needs(['rice vinegar', 'white vinegar', 'white wine vinegar'], 350),
      water: needs(['water'], 200),
      salt: needs(['salt'], 12),
      starch: needs(['cornstarch'], 15),
    },
    serves: 24,
    yields: '3 bottles of about 1 cup (250 ml)',
    pan: smallPreservingPot,
    headnote:
      'A whole row of chilies goes into three bottles, and a spoonful of it onto everything that is fried.',
    goesWith: ['spring rolls', 'fish cakes', 'fried chicken', 'noodles'],
    variations: ['Add grated ginger with the garlic.', 'Squeeze in lime when it is cold.'],
    tip: 'Leave half of the seeds in, and taste when it is cold; heat grows overnight.',
    keeps: `Keeps 2 months in the fridge, 1 year in the freezer. ${notForTheShelf}`,
    steps: [
      [10, 'Bring {chili, garlic, sugar, vinegar, salt} and most of {water} to a boil in {pan}.'],
      [20, 'Simmer for 18 to 20 minutes, until syrupy.', 'wait'],
      [4, 'Stir {starch} into the rest of the water, add it, and boil for a minute, stirring.'],
      fillJars,
    ],
  },
]

const jars: readonly NamedDish[] = [
  {
    ...aJar,
    id: 'grape-jam',
    names: ['{grape} Jam'],
    kind: 'jam',
    technique: 'simmered',
    cuisine: 'american',
    parts: {
      grape: main(['american grape', 'grape', 'muscadine grape'], 1500, 'stemmed'),
      sugar: needs(['sugar'], 900),
      lemon: needs(['lemon juice', 'lemon'], 60),
    },
    serves: 32,
    yields: '4 jars of about 1 cup (250 ml)',
    pan: {
      text: 'a wide heavy pot of at least 5 quarts (5 liters)',
      liters: 5,
      half: 'a wide heavy pot of at least 3 quarts (3 liters)',
    },
    headnote:
      'The vine over the door in four jars: the pips stay in the sieve, and the skins give the color.',
    goesWith: ['peanut butter', 'scones', 'cheese'],
    variations: [
      'Season with a sprig of rosemary.',
      'Leave out a third of the sugar and keep it in the freezer.',
    ],
    tip: 'Put a saucer into the freezer: jam that wrinkles on it is done.',
    keeps: `Keeps 2 months in the fridge, 1 year in the freezer. ${notForTheShelf}`,
    steps: [
      [
        25,
        'Simmer {grape} in {pan} with a splash of water, crushing them, until they fall apart, 20 minutes.',
      ],
      [
        8,
        'Press through a food mill or a sieve, so that the seeds stay behind, and return the pulp to the pot.',
      ],
      [6, 'Stir in {sugar, lemon.juice} and heat slowly until the sugar is gone.'],
      [25, 'Boil hard, stirring, until a drop wrinkles on a cold saucer, 15 to 25 minutes.'],
      fillJars,
    ],
  },
  {
    ...aJar,
    id: 'quince-paste',
    names: ['{fruit} Paste', '{fruit} Cheese'],
    kind: 'fruit paste',
    technique: 'simmered',
    parts: {
      fruit: main(['quince'], 1500, 'cored and cut up'),
      sugar: needs(['sugar'], 1000),
      lemon: needs(['lemon juice', 'lemon'], 50),
      water: needs(['water'], 700),
    },
    serves: 32,
    yields: '1 slab of about 1.2 kg (2 3/4 lb)',
    pan: smallPreservingPot,
    headnote:
      'Membrillo: hard, yellow fruit that nobody can eat, and four hours later the best thing on the cheese board.',
    goesWith: ['manchego', 'blue cheese', 'roast pork'],
    variations: ['Cut it into cubes and roll them in sugar.', 'Cook a split vanilla bean with the fruit.'],
    tip: 'Wear a long sleeve: thick fruit spits.',
    keeps: `Keeps 3 months in the fridge, wrapped, 1 year in the freezer. ${notForTheShelf}`,
    steps: [
      [50, 'Simmer {fruit} in {water} in {pan}, covered, until quite soft, 40 to 50 minutes.', 'wait'],
      [10, 'Drain and press through a food mill or a sieve. Return to the pot with {sugar, lemon.juice}.'],
      [
        75,
        'Cook over low heat, stirring often, until dark orange and a spoon leaves a road, about 1 1/4 hours.',
      ],
      [240, 'Spread in a lined dish and leave to set in a cool place, 4 hours or overnight.', 'wait'],
    ],
  },
  {
    ...aJar,
    id: 'piccalilli',
    names: ['Piccalilli', '{vegetable} Piccalilli'],
    kind: 'piccalilli',
    family: 'pickles and ferments',
    technique: 'pickled',
    cuisine: 'american',
    parts: {
      vegetable: main(
        ['cauliflower', 'green bean', 'zucchini', 'cucumber', 'runner bean', 'green tomato'],
        1000,
        'in very small pieces',
        {
          several: 3,
        },
      ),
      onion: needs(onions, 250, 'chopped'),
      salt: needs(['salt'], 40),
      vinegar: needs(['white vinegar', 'apple cider vinegar', 'malt vinegar'], 500),
      sugar: needs(['sugar'], 150),
      mustard: needs(['ground mustard', ['dijon mustard', 2]], 20),
      turmeric: needs(['turmeric'], 5),
      flour: needs(['all-purpose flour', 'cornstarch'], 30),
      carrot: optional(['carrot', 'red bell pepper'], 150, 'in very small pieces'),
    },
    serves: 32,
    yields: '5 jars of about 1 cup (250 ml)',
    pan: preservingPot,
    headnote: 'Yellow, hot and sharp, and it takes whatever the garden has too much of.',
    goesWith: ['ham', 'pork pie', 'cheddar sandwiches', 'sausages'],
    variations: ['Stir in a chopped chili.', 'Use curry powder for the turmeric.'],
    tip: 'Cut small: each spoonful should have some of everything.',
    keeps: `Keeps 2 months in the fridge; best after a week. ${notForTheShelf}`,
    steps: [
      [15, 'Toss {vegetable, onion}[[carrot| and {carrot}]] with {salt} in a bowl.'],
      [120, 'Leave for 2 hours, then rinse and drain well.', 'wait'],
      [
        8,
        'Stir {sugar, mustard, turmeric, flour} smooth with a little of {vinegar}. Bring the rest to a boil in {pan}, stir in the paste and cook until thick, 3 minutes.',
      ],
      [6, 'Add the drained vegetables and boil for 4 minutes, stirring: they stay crisp.'],
      fillJars,
    ],
  },
  {
    ...aJar,
    id: 'beet-chutney',
    names: ['{beet} and {apple} Chutney'],
    kind: 'chutney',
    technique: 'simmered',
    parts: {
      beet: main(['beet', 'golden beet'], 1000, 'peeled and coarsely grated'),
      apple: needs(['apple', 'granny smith apple', 'pear'], 400, 'peeled, {ready}, chopped'),
      onion: needs(onions, 250, 'chopped'),
      vinegar: needs(['red wine vinegar', 'apple cider vinegar', 'malt vinegar'], 400),
      sugar: needs(['brown sugar', 'sugar'], 250),
      ginger: needs(['fresh ginger', ['ground ginger', 0.15]], 25, 'grated'),
      mustard: needs(['mustard seed', 'coriander seed'], 6, undefined, { orNone: true }),
      salt: needs(['salt'], 12),
      orange: optional(['orange'], 200, 'zest grated, juice squeezed'),
    },
    serves: 28,
    yields: '5 jars of about 1 cup (250 ml)',
    pan: preservingPot,
    headnote: 'Dark red and not too sweet, and it turns bread and cheese into a lunch.',
    goesWith: ['goat cheese', 'cold beef', 'sausages'],
    variations: ['Add a cinnamon stick and two cloves.', 'Stir in raisins for the last half hour.'],
    tip: 'Grate, and do not dice: it cooks in half of the time.',
    keeps: `Keeps 2 months in the fridge, 1 year in the freezer. ${notForTheShelf}`,
    steps: [
      [
        15,
        'Put {beet, apple, onion, vinegar, sugar, ginger, salt}[[mustard|, {mustard}]][[orange|, {orange}]] into {pan} and bring to a boil.',
      ],
      [70, 'Simmer, stirring now and then, until thick and tender, about 1 hour and 10 minutes.', 'wait'],
      fillJars,
    ],
  },
  {
    ...aJar,
    id: 'herb-cubes',
    names: ['{herb} Cubes for the Freezer'],
    kind: 'freezer herbs',
    technique: 'blended',
    parts: {
      herb: main(
        [
          'fresh basil',
          'fresh parsley',
          'flat-leaf parsley',
          'cilantro',
          'fresh dill',
          'chives',
          'fresh mint',
          'wild garlic',
          'fresh tarragon',
        ],
        200,
        'leaves and tender stems',
      ),
      oil: needs(oliveOils, 150),
      salt: needs(['salt'], 3),
    },
    serves: 24,
    yields: '24 cubes',
    headnote: 'Two handfuls of green in each cube of the tray: summer for soups, from October to May.',
    goesWith: ['soups', 'pasta', 'new potatoes', 'fish'],
    variations: ['Use soft butter for the oil.', 'Blend with water, for teas and sorbets.'],
    tip: 'Frozen at once: raw herbs under oil are safe in the freezer and not on a shelf.',
    keeps:
      'Keeps 6 months in the freezer. Use it from frozen; do not keep it in the fridge for more than 4 days.',
    source: 'National Center for Home Food Preservation, freezing herbs',
    steps: [
      [8, 'Wash and dry {herb} well, and chop coarsely.'],
      [4, 'Blend with {oil, salt} to a rough paste.'],
      [3, 'Spoon into an ice tray and freeze at once.'],
      [180, 'When hard, after 3 hours, turn out into a bag and label.', 'wait'],
    ],
  },
  {
    ...aSauce,
    id: 'herb-butter',
    names: ['{herb} Butter', 'Herb Butter with {herb}'],
    kind: 'herb butter',
    technique: 'raw',
    cuisine: 'french',
    parts: {
      butter: needs(['butter', 'unsalted butter'], 250, 'soft'),
      herb: main(
        [
          'fresh parsley',
          'chives',
          'wild garlic',
          'fresh tarragon',
          'fresh dill',
          'fresh basil',
          'cilantro',
          'fresh sage',
        ],
        50,
        'finely chopped',
        { several: 2 },
      ),
      garlic: needs(garlics, 6, 'crushed', { orNone: true }),
      lemon: needs(['lemon juice', 'lemon'], 15),
      salt: needs(['salt'], 3),
    },
    serves: 16,
    yields: '1 roll of about 300 g (11 oz)',
    headnote: 'A slice of it is the whole sauce for a steak, a fish or a bowl of peas.',
    goesWith: ['steak', 'corn on the cob', 'new potatoes', 'fish'],
    variations: ['Work in a spoon of mustard.', 'Use chili and lime.'],
    tip: 'Dry herbs make it keep; wet ones make it weep.',
    keeps: 'Keeps 5 days in the fridge, 3 months in the freezer.',
    steps: [
      [8, 'Beat {butter} with {herb, salt}[[garlic|, {garlic}]] and {lemon.juice} until smooth.'],
      [4, 'Shape into a roll in parchment and twist the ends.'],
      [60, 'Chill for an hour, slice, and freeze what is not for tonight.', 'wait'],
    ],
  },
]

/** What people do with more than they can eat: sauces, jars and bags for the freezer. */
export const glutDishes: readonly NamedDish[] = [...sauces, ...jars, ...frozen]
