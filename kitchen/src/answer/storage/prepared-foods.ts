import type { DayRange } from '../../foods/index.ts'

/**
 * Food that was cooked, mixed, opened or cut: it keeps by its own times and never by those of what it is made of. Figures are rows of the
 * USDA FoodKeeper by their id, of several the shorter; `freezer: null` means that the table does not recommend it or has no figure: then `whenFrozen` tells what is known.
 */
export type PreparedFood = {
  readonly called: string
  readonly isSeveral: boolean
  /** Phrases as `phraseBook` reads them. */
  readonly names: readonly string[]
  readonly fridge: DayRange
  readonly freezer: DayRange | null
  readonly rows: readonly number[]
  /** At room temperature, covered; where there is none, 2 hours. */
  readonly pantry?: DayRange
  /** The group whose time it is, where a food of it is called by its own name. */
  readonly like?: string
  /** Eaten hot: what is left of it is heated through before it is eaten. */
  readonly isHot: boolean
  /** A longer time that an agency prints too: a model may say it, an answer does not. FSIS: salads of egg, chicken, ham, tuna 3 to 5 days. */
  readonly alsoPrinted?: DayRange
  /** What freezing does to a food for which the table has no figure. Sources: NCHFP, Freezing prepared foods and Freezing garlic in oil; USDA FSIS, Freezing and Food Safety. */
  readonly whenFrozen?: string
}

const days = (min: number, max = min): DayRange => ({ min, max })
const months = (min: number, max = min): DayRange => ({ min: min * 30, max: max * 30 })
const fsisSalads = { alsoPrinted: days(3, 5) }

type Options = {
  readonly isHot?: boolean
  readonly isSeveral?: boolean
  readonly alsoPrinted?: DayRange
  readonly pantry?: DayRange
  readonly whenFrozen?: string
}

function food(
  called: string,
  names: readonly string[],
  [fridge, freezer]: readonly [DayRange, DayRange | null],
  rows: readonly number[],
  { isHot = false, isSeveral = false, ...rest }: Options = {},
): PreparedFood {
  return { called, names, fridge, freezer, rows, isHot, isSeveral, ...rest }
}

const hot = { isHot: true }
const hotMany = { isHot: true, isSeveral: true }

/** The more particular first: where two names fit at one place, the longer is taken. */
export const preparedFoods: readonly PreparedFood[] = [
  food('egg salad', ['egg salad', 'egg mayo|mayonnaise', 'devil egg'], [days(3, 4), null], [190], fsisSalads),
  food('potato salad', ['potato salad'], [days(3, 5), null], [191], fsisSalads),
  food(
    'seafood salad',
    ['tuna|shrimp|prawn|crab|salmon|seafood|lobster salad', 'tuna mayo|mayonnaise', 'prawn cocktail'],
    [days(3, 4), null],
    [417],
    fsisSalads,
  ),
  food(
    'chicken salad',
    ['chicken|turkey salad', 'coronation chicken'],
    [days(3, 4), null],
    [418],
    fsisSalads,
  ),
  food('ham salad', ['ham salad'], [days(3, 4), null], [419], fsisSalads),
  food('pasta salad', ['pasta|macaroni|orzo|noodle salad'], [days(3, 5), null], [420], fsisSalads),
  food('coleslaw', ['coleslaw|slaw', 'cole slaw'], [days(3, 5), null], [603], {
    whenFrozen:
      'Better not with mayonnaise, which separates as it thaws while the cabbage goes limp; slaw in vinegar and sugar freezes well.',
  }),
  food(
    'rice, bean or grain salad',
    ['rice|bean|lentil|quinoa|couscous|bulgur|grain|chickpea|barley|farro salad', 'tabbouleh|tabouli'],
    [days(3, 4), months(1, 2)],
    [174],
  ),
  food('fruit salad', ['fruit salad'], [days(4), null], [179]),
  food(
    'cut fruit',
    [
      'cut|sliced|chopped|peeled|leftover|half|halved|quartered melon|watermelon|cantaloupe|fruit|mango|pineapple|papaya|apple|pear|strawberry|peach|orange|kiwi',
      'half a|an|the melon|watermelon|cantaloupe|mango|pineapple|papaya|apple|pear|peach|orange|grapefruit|banana|lemon|lime',
    ],
    [days(4), null],
    [179],
  ),
  food(
    'cut vegetables',
    [
      'cut|sliced|chopped|diced|=peeled|leftover|half|halved|cubed|grated|shredded onion|carrot|pepper|celery|cucumber|tomato|squash|cabbage|zucchini|courgette|potato|vegetable|veggie|pumpkin|beet|broccoli|cauliflower|leek|radish',
      'half a|an|the|my onion|carrot|pepper|celery|cucumber|tomato|squash|cabbage|zucchini|courgette|cauliflower|eggplant|aubergine|leek|turnip|pumpkin|fennel',
      'half an|the onion',
      'half onion',
    ],
    [days(4), null],
    [597, 179],
    { isSeveral: true },
  ),
  food(
    'cut avocado',
    ['half a|an|the avocado', 'cut|sliced|mashed|half|halved|open|opened avocado'],
    [days(3, 4), null],
    [250, 180],
  ),
  food('guacamole', ['guacamole'], [days(3, 4), months(3, 4)], [180]),
  food('hummus, homemade or opened,', ['hummus|houmous|humous|hoummus'], [days(7), null], [181, 183]),
  food('pesto, homemade or opened,', ['pesto'], [days(3), months(1)], [354]),
  food(
    'homemade mayonnaise or aioli',
    [
      'homemade|own|fresh mayonnaise|mayo|aioli',
      'home made mayonnaise|mayo|aioli',
      'mayonnaise|mayo|aioli * homemade|made|myself',
    ],
    [days(3, 4), null],
    [670],
    { whenFrozen: 'No: mayonnaise separates as it thaws and does not come back.' },
  ),
  food(
    'homemade dressing',
    ['homemade|own dressing|vinaigrette', 'home made dressing|vinaigrette'],
    [days(14), null],
    [671, 624],
    {
      whenFrozen:
        'Better not: a dressing separates as it thaws, and one with mayonnaise or cream does not come back together.',
    },
  ),
  food(
    'fresh salsa',
    ['fresh|homemade|opened salsa', 'home made salsa', 'pico de gallo'],
    [days(4, 7), null],
    [572],
    { whenFrozen: 'It may be frozen, but comes out soft and watery: drain it and use it for cooking.' },
  ),
  food('lemon curd', ['lemon|lime|orange|passion curd', 'curd'], [days(3, 4), months(2, 3)], [24]),
  food('Christmas pudding', ['christmas|xmas|plum|figgy pudding'], [days(180), days(360)], [203], {
    pantry: days(180),
  }),
  food('cooked black pudding', ['black|white|blood pudding'], [days(3, 4), days(30, 60)], [323], hot),
  food('Yorkshire pudding', ['yorkshire pudding'], [days(3, 4), months(2, 3)], [24, 211], hot),
  food(
    'custard or pudding',
    ['custard|pudding', 'creme brulee|anglaise', 'panna cotta', 'tiramisu|mousse|eclair|trifle'],
    [days(2), null],
    [28],
  ),
  food('whipped cream', ['whipped cream', 'whipped heavy cream'], [days(1), months(1, 2)], [12]),
  food(
    'quiche and other egg dishes',
    [
      'quiche|frittata|omelet|omelette|shakshuka|strata',
      'scrambled egg',
      'egg casserole|bake|muffin',
      'spanish tortilla',
    ],
    [days(3, 4), months(2, 3)],
    [24, 211],
    hotMany,
  ),
  food(
    'hard-boiled eggs',
    [
      'hard|soft boiled egg',
      'boiled egg',
      'hardboiled egg',
      'boiled duck|quail|goose egg',
      'hardboiled duck|quail|goose egg',
    ],
    [days(7), null],
    [23],
    {
      isSeveral: true,
    },
  ),
  food('separated eggs', ['egg white|yolk', 'leftover yolk|white'], [days(2, 4), months(12)], [22], {
    isSeveral: true,
  }),
  food(
    'soup or stew',
    [
      'soup|stew|chili|chilli|chowder|bisque|goulash|gumbo|minestrone|ramen|pho|dal|dahl|ragu|bolognese',
      'chili con carne',
      'pot roast',
      'beef bourguignon',
      'curry',
      'tagine',
    ],
    [days(3, 4), months(2, 3)],
    [193],
    hot,
  ),
  food(
    'homemade broth',
    [
      'homemade|own|fresh broth|stock',
      'homemade|own chicken|beef|vegetable|turkey|fish|bone|veggie broth|stock',
      'home made chicken|beef|vegetable|turkey|fish|bone broth|stock',
      'broth|stock * from scratch',
      'broth|stock homemade',
      'home made broth|stock',
      'bone broth',
      'broth|stock i|we mak',
      'my broth|stock',
    ],
    [days(3, 4), months(2, 3)],
    [484],
    hot,
  ),
  food(
    'casserole',
    [
      'casserole|gratin',
      '=stuffing',
      'cornbread dressing',
      'pot pie',
      '=stuffed pepper|cabbage|mushroom|squash|zucchini|courgette|eggplant|aubergine|shell',
      'pasta bake',
      'shepherd pie',
      'shepherd is pie',
      'cottage pie',
      'moussaka|enchilada',
    ],
    [days(3, 4), months(2, 3)],
    [173, 194],
    hot,
  ),
  food(
    'lasagna and other made dishes',
    [
      'lasagna|lasagne|risotto|paella|ratatouille|jambalaya|biryani|carbonara|jollof|pilaf|pilau|khichdi',
      'stir fry',
      'fried rice',
      'mac and cheese',
      'macaroni cheese',
      'pad thai',
      'lo mein',
      'spaghetti|pasta * sauce',
    ],
    [days(3, 4), months(2, 3)],
    [173, 185],
    hotMany,
  ),
  food('pizza', ['pizza'], [days(3, 4), months(1, 2)], [175], hot),
  food('gravy', ['gravy'], [days(1, 2), months(2, 3)], [343, 344, 484], hot),
  food(
    'homemade tomato sauce',
    ['homemade|own tomato|pasta|spaghetti|marinara sauce', 'pasta|marinara|spaghetti|tomato sauce'],
    [days(3, 4), months(2, 3)],
    [173, 359],
    hot,
  ),
  food(
    'cooked rice',
    [
      'cooked|boiled|steamed|leftover|takeaway|takeout|day old rice',
      'rice * =cooked|made|=boiled|leftover',
      'sushi rice',
      'cook rice',
      'rice * day|days|week|weeks old',
    ],
    [days(3, 4), months(1, 2)],
    [174, 178],
    hot,
  ),
  food(
    'cooked pasta',
    [
      'cooked|boiled|leftover pasta|spaghetti|noodle|macaroni',
      'pasta|spaghetti|noodle * =cooked|made|=boiled',
    ],
    [days(3, 4), months(1, 2)],
    [174, 177],
    hot,
  ),
  food(
    'cooked quinoa, grains or beans',
    [
      'cooked|boiled|leftover quinoa|bean|lentil|chickpea|couscous|bulgur|barley|farro|oatmeal|porridge|polenta',
      'bean|lentil|quinoa|chickpea * =cooked|made|=boiled',
    ],
    [days(3, 4), months(1, 2)],
    [174, 426],
    hotMany,
  ),
  food(
    'cooked vegetables',
    [
      'cooked|roasted|roast|steamed|boiled|mashed|baked|fried|leftover|grilled|creamed|candied|glazed|scalloped|sauteed|braised|stewed vegetable|yam|green|potato|carrot|broccoli|mash|squash|cabbage|mushroom|pepper|spinach|sweet|zucchini|eggplant',
      'baked|jacket potato',
      'mashed potato',
      'potato * mashed|=boiled|=roasted',
    ],
    [days(3, 4), months(1, 2)],
    [174],
    hotMany,
  ),
  food('rotisserie chicken', ['rotisserie chicken'], [days(3, 4), months(4)], [141], hot),
  food('fried chicken', ['fried chicken', 'chicken nugget'], [days(3, 4), months(4)], [136], hot),
  food(
    'cooked poultry',
    [
      'cooked|roast|roasted|baked|grilled|leftover|boiled|poached|shredded chicken|turkey|duck|goose|poultry',
      'chicken|turkey * =cooked|=roasted|=grilled|=baked|leftover',
      'thanksgiving turkey|leftover',
    ],
    [days(3, 4), months(4, 6)],
    [135],
    hot,
  ),
  food(
    'cooked fish',
    [
      'cooked|baked|grilled|fried|poached|leftover|pan fried fish|salmon|cod|tuna|trout|tilapia|halibut',
      'fish|salmon * =cooked|=baked|=grilled|leftover',
      'fish|salmon|tuna cake|pie|patty|patties',
    ],
    [days(3, 4), months(1, 2)],
    [148],
    hot,
  ),
  food(
    'cooked shellfish',
    [
      'crab cake|patty',
      'cooked|boiled|leftover|steamed|grilled shrimp|prawn|crab|lobster|mussel|clam|scallop|shellfish|seafood',
    ],
    [days(3, 4), months(1, 3)],
    [162],
    hot,
  ),
  food(
    'cooked meat',
    [
      'cooked|roast|roasted|grilled|leftover|fried|braised|pulled|barbecued meat|beef|pork|lamb|steak|burger|sausage|brisket|mince|ham|bacon|meatball|rib',
      'pulled pork',
      'meatball|meatloaf|taco|burrito|dumpling|gyro|kebab',
      'beef|pork|lamb|steak|mince|sausage * =cooked|=roasted|=grilled|leftover',
    ],
    [days(3, 4), months(2, 3)],
    [173],
    hot,
  ),
  food('cheesecake', ['cheesecake', 'cheese cake'], [days(5, 7), months(3, 6)], [198]),
  food(
    'cream or custard pie',
    ['banana cream pie', 'cream|custard|coconut pie', 'pumpkin|pecan pie'],
    [days(3, 4), months(1, 2)],
    [205, 209, 210],
  ),
  food(
    'fruit pie',
    ['apple|cherry|peach|blueberry|berry|fruit|rhubarb pie', 'fruit pie|crumble|cobbler'],
    [days(7), months(8)],
    [207],
    { pantry: days(1, 2) },
  ),
  food('pâté', ['pate|liverwurst'], [days(1, 2), months(1, 2)], [188]),
  food(
    'vegetables in oil',
    [
      'vegetable|pepper|tomato|eggplant|aubergine|mushroom|garlic * in|under oil',
      'marinated vegetable|pepper|artichoke',
    ],
    [days(3, 4), null],
    [570],
    {
      isSeveral: true,
      whenFrozen:
        'Yes, in small packs, right after they were made: frozen, nothing grows in them. Thaw them in the fridge and use them within 4 days.',
    },
  ),
  food(
    'fresh juice',
    [
      'fresh|freshly squeezed|pressed|orange juice',
      'squeezed juice|orange|lemon',
      'homemade juice|smoothie',
      'smoothie',
    ],
    [days(2, 3), days(14, 21)],
    [457],
  ),
  food(
    'homemade applesauce',
    ['homemade applesauce', 'homemade apple sauce', 'home made applesauce'],
    [days(21), months(8, 12)],
    [562],
  ),
  food(
    'homemade cranberry sauce',
    ['homemade cranberry sauce', 'home made cranberry sauce'],
    [days(7, 10), null],
    [566],
    {
      whenFrozen:
        'Yes, it freezes well, in a box with half an inch (1 cm) of room. I have no published time for it.',
    },
  ),
  food(
    'an opened can of tomatoes or fruit',
    [
      'open|opened|half canned|tin of tomato|fruit|pineapple|peach|pear',
      'open|opened|half a canned|tin of tomato|fruit|pineapple|peach',
      'tomato|pineapple|peach * canned|tin open|opened',
      'opened canned tomato|fruit|pineapple|peach',
      'canned tomato|pineapple|peach * open|opened',
    ],
    [days(5, 7), null],
    [373],
    {
      whenFrozen:
        'Yes, out of the can: in a box or bag, within the days that they keep in the fridge. Frozen they stay safe; I have no published time for their taste.',
    },
  ),
  food(
    'an opened can of beans, fish, meat or vegetables',
    [
      'open|opened|half canned|tin of bean|corn|tuna|chickpea|fish|soup|pea|lentil|coconut|vegetable|meat',
      'open|opened|half a canned|tin of bean|corn|tuna|chickpea|soup|lentil|coconut',
      'open|opened canned bean|corn|tuna|chickpea|fish|meat|salmon',
      'canned|tinned bean|corn|tuna|chickpea|salmon * open|opened',
    ],
    [days(3, 4), null],
    [372, 617],
    {
      whenFrozen:
        'Yes, out of the can: in a box or bag, within the days that they keep in the fridge. Frozen they stay safe; I have no published time for their taste.',
    },
  ),
  food(
    'leftovers',
    [
      'leftover|leftovers',
      'left over',
      'takeaway|takeout',
      'take out|away',
      'cooked food|dish|meal',
      'food i|we cooked|made',
      'sandwich|meal',
    ],
    [days(3, 4), months(1, 2)],
    [173, 174],
    hotMany,
  ),
]
