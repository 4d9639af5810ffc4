import type { DayRange } from '../../src/foods/food.ts'

type Place = 'pantry' | 'fridge' | 'freezer' | 'fridgeOpened' | 'pantryOpened'
type Span = readonly [min: number, max: number]
type Spans = Partial<Readonly<Record<Place, Span>>>

/** Days by hand, by place, with their source; `byDate` where the date on the package decides until it is open. */
type DaysByHand = Partial<Readonly<Record<Place, DayRange>>> & {
  readonly byDate?: true
  readonly source: string
}

const askUsda = 'AskUSDA: How long can you keep dairy products in the refrigerator?'
const drySausage = 'USDA FSIS, Sausages and Food Safety; FoodKeeper 104'

/**
 * What the rows of FoodKeeper lack or misprint, by entry: days of an opened package, which its charts of dairy and meats give elsewhere, and a figure that stands in the
 * wrong column. null takes a figure away.
 */
export const entryDays: Readonly<
  Record<number, Partial<Readonly<Record<Place, Span | null>>> & { readonly source: string }>
> = {
  2: { fridgeOpened: [7, 14], source: askUsda },
  7: { fridgeOpened: [7, 7], source: askUsda },
  10: { fridgeOpened: [7, 14], source: askUsda },
  13: { fridgeOpened: [3, 4], source: askUsda },
  14: { fridgeOpened: [10, 10], source: askUsda },
  27: { fridgeOpened: [7, 7], source: askUsda },
  29: { fridgeOpened: [7, 21], source: askUsda },
  33: { fridgeOpened: [7, 14], source: askUsda },
  104: { fridgeOpened: [14, 21], source: drySausage },
  164: { fridgeOpened: [3, 4], source: 'USDA FSIS, Leftovers and Food Safety' },
  167: { fridgeOpened: [2, 3], source: 'USDA FSIS, Leftovers and Food Safety' },
  // 14 months, as frozen whipped topping has in the freezer, beside 5 to 10 days closed.
  204: { fridgeOpened: null, source: 'FoodKeeper 204, closed' },
  // 2 to 3 months is how long bread keeps frozen: entry 460 says that it dries out in a fridge.
  574: { fridge: null, freezer: [60, 90], source: 'FoodKeeper 460' },
  432: { fridgeOpened: [5, 7], source: 'FoodKeeper 373, canned fruit' },
  // 4 to 6 months is how long a closed jar keeps its taste.
  458: { fridge: null, fridgeOpened: [5, 7], source: 'FoodKeeper 373, canned goods of high acid, opened' },
  // 7 days are of a closed package that was bought cold; what is in a pot or was opened keeps 3 to 4.
  485: { fridge: [3, 4], source: 'FoodKeeper 484, homemade broth' },
  486: { fridge: [3, 4], source: 'FoodKeeper 484, homemade broth' },
  487: { fridge: [3, 4], source: 'FoodKeeper 484, homemade broth' },
  502: { fridgeOpened: [14, 14], source: 'FoodKeeper 352, olives' },
  567: { fridgeOpened: [5, 7], source: 'FoodKeeper 373, canned juice' },
  616: { pantryOpened: [7, 14], source: 'FoodKeeper 616' },
  614: { fridgeOpened: [30, 90], source: 'FoodKeeper 353, pickles' },
  665: { fridgeOpened: [3, 5], source: 'FoodKeeper 184, sliced luncheon meat' },
}

const leftovers = 'USDA FSIS, Leftovers and Food Safety; FoodSafety.gov, Cold Food Storage Chart'
const freshJuice = 'FoodKeeper 457, freshly squeezed orange juice'

/**
 * Foods that no entry covers: what is made and fresh, of which the table has only the packet, the can or the dry form, and what was soaked, opened or mixed. The safer of
 * two figures is taken. Without days stands what keeps to the date of its label. Foods are separated by '|'.
 */
const byHand: readonly (readonly [foods: string, days: Spans & { byDate?: true }, source: string])[] = [
  ['hollandaise sauce', { fridge: [1, 2] }, 'USDA FSIS, rule of 2 hours; FoodKeeper 24, egg dishes'],
  ['taramasalata', { byDate: true, fridgeOpened: [3, 4] }, 'FoodKeeper 417, seafood salads'],
  ['tzatziki', { fridge: [14, 14], fridgeOpened: [7, 7] }, 'FoodKeeper 16, dips'],
  ['chimichurri', { fridge: [4, 4] }, 'NCHFP, Freezing Herbs; garlic in oil: at most 4 days'],
  ['pistou|romesco sauce', { fridge: [3, 3], freezer: [30, 30] }, 'FoodKeeper 354, pesto, opened'],
  ['infused oil', { fridge: [3, 4] }, 'FoodKeeper 570, marinated vegetables; garlic in oil: at most 4 days'],
  ['flan', { fridge: [2, 2] }, 'FoodKeeper 28, pudding, opened'],
  ['prepared gelatin dessert', { fridge: [3, 4] }, leftovers],
  ['royal icing', { fridge: [3, 3] }, 'FoodKeeper 22, raw egg whites'],
  ['aquafaba', { fridge: [3, 4] }, 'FoodKeeper 372, canned beans, opened'],
  ['fresh coconut milk', { fridge: [3, 4], freezer: [90, 90] }, 'FoodKeeper 602, coconut milk, opened'],
  ['vegan cream', { byDate: true, fridgeOpened: [4, 4], freezer: [90, 90] }, 'FoodKeeper 601, opened'],
  ['horchata', { fridge: [2, 3] }, 'made fresh; FoodKeeper 428, rice milk, for the carton'],
  [
    'brewed green tea|brewed chamomile tea|brewed herbal tea|brewed hibiscus tea|brewed oolong tea|decaffeinated brewed tea|brewed black tea',
    { fridge: [1, 2] },
    'CDC memo on iced tea, 1996; FoodKeeper 410 for the dry leaves',
  ],
  [
    'brewed espresso|prepared instant coffee|decaffeinated brewed coffee',
    { fridge: [3, 4] },
    'USDA FSIS, rule of 2 hours; National Coffee Association',
  ],
  [
    'iced mocha|hot cocoa|chocolate milkshake|vanilla milkshake',
    { fridge: [1, 2] },
    'USDA FSIS, rule of 2 hours',
  ],
  ['water kefir', { fridge: [7, 7] }, 'FoodKeeper 25, kefir'],
  ['kombucha', { byDate: true, fridgeOpened: [7, 7] }, 'Colorado State Extension, Kombucha'],
  [
    'lemonade|pink lemonade|limeade|iced tea|sweetened lemon iced tea',
    { byDate: true, fridgeOpened: [8, 12] },
    'FoodKeeper 404, fruit drinks; homemade: FoodKeeper 457 and CDC memo on iced tea, 1996',
  ],
  ['daiquiri|pina colada|whiskey sour', { fridge: [2, 3] }, freshJuice],
  ['chicken fat|goose fat|turkey fat', { fridge: [30, 30] }, 'FoodKeeper 524, duck fat'],
  ['meat drippings', { fridge: [1, 2] }, 'FoodKeeper 344, gravy'],
  ['cod liver oil|salmon oil', { byDate: true }, 'label of the maker'],
  ['salted mackerel', { byDate: true }, 'FoodKeeper 146, once soaked; salt cod'],
  ['pork rinds', { pantry: [120, 120], pantryOpened: [7, 14] }, 'FoodKeeper 556; 392, chips, opened'],
  ['boiled peanut', { fridge: [7, 7], freezer: [180, 360] }, 'FoodKeeper 498, opened; 386'],
  [
    'boiled chestnut|boiled chinese chestnut|roasted chestnut',
    { fridge: [3, 4], freezer: [180, 360] },
    `${leftovers}; FoodKeeper 386`,
  ],
  [
    'chocolate truffle|chocolate fudge|vanilla fudge|chocolate fudge with nuts',
    { fridge: [14, 14] },
    'extension services on soft candy',
  ],
  [
    'praline|divinity|taffy|toffee|peanut brittle',
    { pantry: [14, 21] },
    'extension services on boiled sugar candy',
  ],
  ['lemon curd', { fridge: [28, 28] }, 'NCHFP, Canned Lemon Curd'],
  ['roasted garlic', { fridge: [3, 4] }, `${leftovers}; garlic in oil: at most 4 days`],
  [
    'homemade french dressing|oil and vinegar dressing',
    { fridge: [14, 14] },
    'FoodKeeper 671, homemade dressing',
  ],
  ['homemade sweet and sour sauce', { fridge: [3, 4] }, leftovers],
  [
    'chestnut|chinese chestnut',
    { fridge: [14, 28], freezer: [180, 360] },
    'as fresh chestnuts; FoodKeeper 386',
  ],
  ['fruit compote', { fridge: [3, 4] }, 'FoodKeeper 174, leftovers'],
  ['homemade pie crust', { fridge: [3, 4], freezer: [60, 60] }, 'FoodKeeper 309, dough; 246'],
  ['refrigerated hash browns', { byDate: true }, 'label of the maker'],
  ['edamame', { fridge: [4, 5], freezer: [730, 730] }, 'FoodKeeper 640, fresh; 641, frozen'],
  [
    'spiralized vegetables|cauliflower rice|riced broccoli',
    { fridge: [4, 4], freezer: [300, 360] },
    'FoodKeeper 179 and 597, cut; 276 and 280',
  ],
  ['eclair', { fridge: [2, 3] }, 'FoodKeeper 201, dairy filled eclairs'],
  ['cheese danish pastry', { fridge: [5, 10] }, 'FoodKeeper 204, kept cold for its cheese'],
  ['sourdough starter', {}, 'King Arthur Baking, sourdough starter'],
  ['fermented tofu|mochi', { byDate: true }, 'label of the maker'],
]

/** The days by hand, by food. */
export const storageDays: Readonly<Record<string, DaysByHand>> = Object.fromEntries(
  byHand.flatMap(([foods, { byDate, ...spans }, source]) =>
    foods.split('|').map((food) => [
      food,
      {
        ...Object.fromEntries(Object.entries(spans).map(([place, [min, max]]) => [place, { min, max }])),
        ...(byDate && { byDate }),
        source,
      },
    ]),
  ),
)
