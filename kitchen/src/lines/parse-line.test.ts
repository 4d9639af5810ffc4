import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allFoods, getFood } from '../foods/index.ts'
import { gramsOf, gramsOfWeight, householdAmount, millilitresOf } from '../measures/index.ts'
import { parseLine } from './parse-line.ts'

const third = 1 / 3

test.each([
  ['2 1/2 cups finely chopped red onion', 2.5, 'cup', 'red onion', 400],
  // fractions
  ['1/2 cup milk', 0.5, 'cup', 'whole milk', 122],
  ['½ cup milk', 0.5, 'cup', 'whole milk', 122],
  ['1½ cups flour', 1.5, 'cup', 'all-purpose flour', 187.5],
  ['1 ½ cups flour', 1.5, 'cup', 'all-purpose flour', 187.5],
  ['1-1/2 cups flour', 1.5, 'cup', 'all-purpose flour', 187.5],
  ['1 and 1/2 cups flour', 1.5, 'cup', 'all-purpose flour', 187.5],
  ['1 & 1/2 cups flour', 1.5, 'cup', 'all-purpose flour', 187.5],
  ['one and a half cups flour', 1.5, 'cup', 'all-purpose flour', 187.5],
  ['1 1⁄2 cups flour', 1.5, 'cup', 'all-purpose flour', 187.5],
  ['⅓ cup sugar', third, 'cup', 'sugar', 66.67],
  ['2⅔ cups flour', 2 + 2 * third, 'cup', 'all-purpose flour', 333.33],
  ['.5 cup milk', 0.5, 'cup', 'whole milk', 122],
  ['1/8 tsp cayenne', 0.125, 'tsp', 'cayenne pepper', 0.23],
  ['juice of ½ lemon', 0.5, null, 'lemon', 42],
  // commas and points
  ['1,5 kg potatoes', 1.5, 'kg', 'potato', 1500],
  ['0,5 l milk', 0.5, 'l', 'whole milk', 515.66],
  ['10,5 g salt', 10.5, 'g', 'salt', 10.5],
  ['1,000 g potatoes', 1000, 'g', 'potato', 1000],
  ['1.000 g potatoes', 1000, 'g', 'potato', 1000],
  // dual units and sums
  ['1 lb (450 g) carrots', 1, 'lb', 'carrot', 453.59],
  ['450 g (1 lb) ground beef', 450, 'g', 'ground beef 80/20', 450],
  ['200g/7oz feta', 200, 'g', 'feta cheese', 200],
  ['7 oz/200 g feta', 7, 'oz', 'feta cheese', 198.45],
  ['250 ml / 1 cup milk', 250, 'ml', 'whole milk', 257.83],
  ['1 cup (240 ml) milk', 1, 'cup', 'whole milk', 244],
  ['2 cups all-purpose flour (about 260 grams)', 2, 'cup', 'all-purpose flour', 260],
  ['2 lb 3 oz potatoes', 2.1875, 'lb', 'potato', 992.23],
  ['2 tablespoons plus 1 teaspoon soy sauce', 2.333, 'tbsp', 'soy sauce', 37.33],
  ['1 cup plus 2 tablespoons flour', 1.125, 'cup', 'all-purpose flour', 140.63],
  ['1/4 cup + 1 tbsp sugar', 0.3125, 'cup', 'sugar', 62.5],
  // containers
  ['1 (14.5 oz) can diced tomatoes', 1, 'can', 'canned diced tomatoes', 411.07],
  ['1 14.5-oz can diced tomatoes', 1, 'can', 'canned diced tomatoes', 411.07],
  ['one 15-ounce can black beans', 1, 'can', 'canned black beans', 425.24],
  ['2 (15 oz) cans chickpeas, drained', 2, 'can', 'canned chickpeas', 850.49],
  ['2 x 400g tins chopped tomatoes', 2, 'can', 'canned diced tomatoes', 800],
  ['2 × 400 g tins chickpeas', 2, 'can', 'canned chickpeas', 800],
  ['2x400g tins chickpeas', 2, 'can', 'canned chickpeas', 800],
  ['a 400g tin of chopped tomatoes', 1, 'can', 'canned diced tomatoes', 400],
  ['400g tin chickpeas', 400, 'g', 'canned chickpeas', 400],
  ['8 oz. pkg cream cheese', 8, 'oz', 'cream cheese', 226.8],
  ['1 jar (24 oz) marinara sauce', 1, 'jar', 'marinara sauce', 680.39],
  ['1 5-oz bag baby spinach', 1, 'bag', 'baby spinach', 141.75],
  ['1 can tuna', 1, 'can', 'canned tuna in water', 165],
  ['1 stick (113 g) butter', 1, 'stick', 'butter', 113],
  ['2 (6-ounce) salmon fillets', 2, null, 'atlantic salmon, farmed', 340.19],
  ['2 chicken breasts (about 6 oz each)', 2, null, 'chicken breast', 340.19],
  ['1 (3 to 4 pound) whole chicken', 1, null, 'whole chicken', 1587.57],
  // pieces and times
  ['2 zucchini (about 390 g)', 2, null, 'zucchini', 390],
  ['4 chicken thighs (about 600 g), skin on', 4, null, 'chicken thigh with skin', 600],
  ['2x carrots', 2, null, 'carrot', 122],
  ['3 x eggs', 3, null, 'egg', 150],
  ['half an onion', 0.5, null, 'onion', 55],
  ['half a dozen eggs', 6, null, 'egg', 300],
  ['two dozen eggs', 24, null, 'egg', 1200],
  ['a couple of carrots', 2, null, 'carrot', 122],
  ['a few potatoes', 3, null, 'potato', 639],
  ['two large carrots', 2, 'large', 'carrot', 144],
  ['2 cloves garlic, minced', 2, 'clove', 'garlic', 6],
  ['3 garlic cloves', 3, null, 'garlic', 9],
  ['2 ribs celery', 2, 'stalk', 'celery', 128],
  ['2 ears of corn, husked', 2, 'ear', 'sweet corn', 286],
  // small measures
  ['a handful of spinach', 1, 'handful', 'spinach', 30],
  ['a big handful of basil leaves', 1, 'handful', 'fresh basil', 6],
  ['pinch salt', 1, 'pinch', 'salt', 0.38],
  ['generous pinch of saffron', 1, 'pinch', 'saffron', 0.04],
  ['a splash of soy sauce', 1, 'splash', 'soy sauce', 16],
  ['scant 1/2 tsp salt', 0.5, 'tsp', 'salt', 3],
  ['2 T olive oil', 2, 'tbsp', 'olive oil', 27],
  ['2 t salt', 2, 'tsp', 'salt', 12],
  ['1 Tbsp. soy sauce', 1, 'tbsp', 'soy sauce', 16],
  ['4 fl. oz. cream', 4, 'fl oz', 'heavy cream', 119],
  ['1-inch piece of ginger, grated', 1, 'inch', 'fresh ginger', 6],
  ['thumb-sized piece of ginger', 1, 'knob', 'fresh ginger', 6],
  ['a knob of butter', 1, 'knob', 'butter', 14.2],
  ['2 rashers bacon', 2, 'rasher', 'bacon', 56],
  ['3 shallots, sliced', 3, null, 'shallot', 90],
  ['2 cups Greek yogurt', 2, 'cup', 'greek yogurt', 490],
  ['1 TB olive oil', 1, 'tbsp', 'olive oil', 13.5],
  ['1/3 cupgranulated sugar', third, 'cup', 'sugar', 66.67],
  // choices
  ['1 cup chicken or vegetable stock', 1, 'cup', 'chicken stock', 240],
  ['2 tbsp butter or olive oil', 2, 'tbsp', 'butter', 28.4],
  ['1 tsp kosher or sea salt', 1, 'tsp', 'sea salt', 6],
  ['1 packet (2 1/4 tsp) active dry yeast', 1, 'package', 'active dry yeast', 7.2],
  ['1 1/2 lb parmesan or a similar hard cheese', 1.5, 'lb', 'parmesan cheese', 680.39],
  // properties before a comma are not the food
  ['8 bone-in, skin-on chicken thighs', 8, null, 'chicken thigh with skin', 1544],
  ['2 boneless, skinless chicken breasts', 2, null, 'chicken breast', 544],
  ['1 large, ripe avocado', 1, 'large', 'avocado', 136],
  ['2 stock cubes', 2, null, 'bouillon cubes', 9.6],
  ['1 rotisserie chicken', 1, null, 'rotisserie chicken', 598],
  ['2 slices sourdough', 2, 'slice', 'sourdough bread', 60],
  ['1 chicken', 1, null, 'whole chicken', 920],
  ['1 can coconut milk (400 ml)', 1, 'can', 'canned coconut milk', 382.1],
  ['500g/1lb 2oz potatoes', 500, 'g', 'potato', 500],
  ['1 cup + 2 tbsp sugar', 1.125, 'cup', 'sugar', 225],
  ['3 to 4 (1 pound) chicken breasts', 3, null, 'chicken breast', 453.59],
  ['1 red and 1 yellow pepper, sliced', 2, null, 'yellow bell pepper', 372],
  ['2 punnets raspberries', 2, 'punnet', 'raspberry', null],
  // sizes and labels
  ['2 - 14 oz cans chickpeas', 2, 'can', 'canned chickpeas', 793.79],
  ['1, 14 oz can of sweetened condensed milk', 1, 'can', 'sweetened condensed milk', 396.89],
  ['1 14- ounce can of full fat coconut milk', 1, 'can', 'canned coconut milk', 396.89],
  ['8 6-inch corn tortillas', 8, null, 'corn tortilla', 192],
  ['Optional glaze: 1/2 cup powdered sugar', 0.5, 'cup', 'powdered sugar', 60],
  ['700g/1lb 9oz potatoes', 700, 'g', 'potato', 700],
  ['1 stick or 8 tablespoons butter', 1, 'stick', 'butter', 113],
  ['1 bottle gourd', 1, null, 'bottle gourd', null],
  // parts of a fruit
  ['juice of 1 lemon', 1, null, 'lemon', 84],
  ['freshly squeezed juice of 2 limes', 2, null, 'lime', 134],
  ['Zest and juice of 1 lime', 1, null, 'lime', 67],
  ['2 tbsp lemon juice', 2, 'tbsp', 'lemon juice', 30.5],
  // the state it is bought in, behind the comma
  ['1 lb beef, ground', 1, 'lb', 'ground beef 80/20', 453.59],
  ['500 g lamb, minced', 500, 'g', 'ground lamb', 500],
  ['1 tsp organic coriander, ground', 1, 'tsp', 'ground coriander', 1.8],
  ['2 cloves garlic, minced', 2, 'clove', 'garlic', 6],
  ['1 lb potatoes, mashed', 1, 'lb', 'potato', 453.59],
  ['2 cans salmon (6 oz each)', 2, 'can', 'canned pink salmon', 340.19],
  ['1 (12.5 oz) can chunk chicken', 1, 'can', 'canned chicken', 354.37],
  // as it is cut, and the measure behind the food
  ['1 cup sliced almonds', 1, 'cup', 'almond', 92],
  ['1 cup almonds, slivered', 1, 'cup', 'almond', 108],
  ['1 cup almonds', 1, 'cup', 'almond', 143],
  ['1 cup almond flour', 1, 'cup', 'almond flour', 95],
  ['1 cup mashed banana', 1, 'cup', 'banana', 225],
  ['3 pineapple slices', 3, null, 'pineapple', 252],
  ['4 small romaine lettuce leaves', 4, 'small', 'romaine lettuce', 24],
  ['4 gelatine leaves', 4, null, 'unflavored gelatin', 7],
  ['1/2 tsp dried thyme (.50 grams)', 0.5, 'tsp', 'dried thyme', 0.5],
  ['8 lasagne sheets', 8, null, 'lasagna noodles', 171.04],
  ['1/2 a butternut squash', 0.5, null, 'butternut squash', 350],
  ['2 handfuls of baby spinach', 2, 'handful', 'baby spinach', 60],
  ['a small handful of flat-leaf parsley', 1, 'handful', 'flat-leaf parsley', 15],
  ['4 duck legs', 4, null, 'duck leg', 566.68],
  // lists
  ['• 2 carrots', 2, null, 'carrot', 122],
  ['[ ] 2 carrots', 2, null, 'carrot', 122],
  ['1. 2 carrots', 2, null, 'carrot', 122],
  // the amount behind the food
  ['Flour 200g', 200, 'g', 'all-purpose flour', 200],
  ['flour: 200 g', 200, 'g', 'all-purpose flour', 200],
  ['Flour - 200 g', 200, 'g', 'all-purpose flour', 200],
  ['Tomatoes, 3', 3, null, 'tomato', 369],
  // names that begin with a number
  ['2% milk', null, null, 'reduced-fat milk (2%)', null],
  ['1 cup 2% milk', 1, 'cup', 'reduced-fat milk (2%)', 244],
  ['200 g 00 flour', 200, 'g', '00 flour', 200],
  ['2 tsp five-spice powder', 2, 'tsp', 'five-spice powder', 4],
  ['half and half', null, null, 'half-and-half', null],
  ['1 lb 90/10 ground beef', 1, 'lb', 'ground beef 90/10', 453.59],
])('parseLine() reads %j', (text, quantity, unit, food, grams) => {
  const parsed = parseLine(text)
  expect(parsed).toMatchObject({ unit, food, grams })
  if (quantity === null) expect(parsed.quantity).toBeNull()
  else expect(parsed.quantity).toBeCloseTo(quantity, 3)
})

test.each([
  ['3–4 medium courgettes', 3, 4, 'medium', 'zucchini', 686],
  ['3 to 4 carrots', 3, 4, null, 'carrot', 213.5],
  ['3 or 4 carrots', 3, 4, null, 'carrot', 213.5],
  ['between 2 and 3 carrots', 2, 3, null, 'carrot', 152.5],
  ['200-250 g spinach', 200, 250, 'g', 'spinach', 225],
  ['200g-250g spinach', 200, 250, 'g', 'spinach', 225],
  ['½–¾ cup sugar', 0.5, 0.75, 'cup', 'sugar', 125],
  ['1 to 1 1/2 cups water', 1, 1.5, 'cup', 'water', 296],
  ['2 1/2 to 3 lbs potatoes', 2.5, 3, 'lb', 'potato', 1247.38],
])(
  'parseLine() reads the range in %j and weighs its middle',
  (text, quantity, quantityMax, unit, food, grams) => {
    expect(parseLine(text)).toMatchObject({ quantity, quantityMax, unit, food, grams })
  },
)

test.each([
  ['2 1/2 cups finely chopped red onion', 'finely chopped'],
  ['3 cloves garlic, minced', 'minced'],
  ['1 red bell pepper, seeded and diced', 'seeded and diced'],
  ['4 chicken thighs, bone-in, skin-on', 'bone-in, skin-on'],
  ['1 tbsp chopped fresh parsley (optional)', 'chopped'],
  ['freshly ground black pepper, to taste', null],
  ['juice of 1 lemon', 'juice'],
  ['finely grated zest of 1 orange', 'zest'],
  ['400g tin chickpeas', null],
  ['1-inch piece ginger, peeled and grated', 'peeled and grated'],
  ['2 red, yellow or orange bell peppers', null],
])('parseLine() says of %j that it is prepared: %s', (text, preparation) => {
  expect(parseLine(text).preparation).toBe(preparation)
})

test('parseLine() tells what is to taste and what may be left out', () => {
  expect(parseLine('salt to taste')).toMatchObject({ food: 'salt', isToTaste: true, grams: null })
  expect(parseLine('water, as needed')).toMatchObject({ food: 'water', isToTaste: true })
  expect(parseLine('Parsley, to serve')).toMatchObject({ food: 'fresh parsley', isOptional: true })
})

test('parseLine() takes a word for a class of foods as the class, and leaves open what it does not know', () => {
  expect(parseLine('400 g fish').food).toBe('fish')
  expect(parseLine('my secret mix')).toMatchObject({ food: null, grams: null, quantity: null })
})

test('parseLine() does not count cooked rice, pasta and beans at the weight of dry ones', () => {
  expect(parseLine('2 cups cooked rice')).toMatchObject({ food: 'cooked rice', grams: 316 })
  expect(parseLine('100 g leftover pasta').food).toBe('cooked pasta')
  expect(parseLine('1 cup uncooked rice').grams).toBe(185)
  expect(parseLine('1 cup cooked chickpeas').grams).toBe(164)
  expect(parseLine('3 cups steamed white rice').food).toBe('cooked rice')
  expect(parseLine('200 g basmati rice, cooked').grams).toBe(200)
})

test('parseLine() reads what householdAmount() writes back to the same food and weight', () => {
  // Wine sold as one of several kinds is written with all their names.
  const foods = allFoods().filter(({ name }) => !name.startsWith('dry dessert wine'))
  fc.assert(
    fc.property(fc.constantFrom(...foods), fc.integer({ min: 2, max: 1500 }), (food, grams) => {
      const amount = householdAmount(food, grams)
      const parsed = parseLine(amount.text)
      expect(parsed.food, amount.text).toBe(food.name)
      expect(Math.abs((parsed.grams ?? 0) - amount.grams), amount.text).toBeLessThanOrEqual(
        amount.grams * 0.02 + 0.02,
      )
    }),
    { numRuns: 2000, seed: 7 },
  )
})

const amounts = fc.oneof(
  fc.integer({ min: 1, max: 40 }).map((value) => ({ written: String(value), value })),
  fc.constantFrom(
    { written: '1/2', value: 0.5 },
    { written: '¾', value: 0.75 },
    { written: '1½', value: 1.5 },
    { written: '2 1/4', value: 2.25 },
    { written: '1,5', value: 1.5 },
    { written: '0.25', value: 0.25 },
    { written: '3 ⅓', value: 3 + third },
  ),
)
const units = fc.constantFrom(
  ['g', 'g'],
  ['grams', 'g'],
  ['kg', 'kg'],
  ['oz', 'oz'],
  ['ounces', 'oz'],
  ['lbs', 'lb'],
  ['cups', 'cup'],
  ['Tbsp.', 'tbsp'],
  ['teaspoons', 'tsp'],
  ['ml', 'ml'],
  ['pints', 'pint'],
)
const plainFoods = fc.constantFrom(
  'carrot',
  'all-purpose flour',
  'spinach',
  'whole milk',
  'red onion',
  'feta cheese',
  'soy sauce',
)

test('parseLine() reads any amount in any unit, with or without a space, to the same quantity, unit and grams', () => {
  fc.assert(
    fc.property(amounts, units, plainFoods, fc.boolean(), (amount, [written, unit], name, isTight) => {
      const food = getFood(name)
      const text = `${amount.written}${isTight ? '' : ' '}${written} ${food.name}`
      const parsed = parseLine(text)
      expect(parsed, text).toMatchObject({ unit, food: name })
      expect(parsed.quantity, text).toBeCloseTo(amount.value, 6)
      const grams = gramsOf(amount.value, unit, food)
      if (grams === null) expect(parsed.grams, text).toBeNull()
      else expect(parsed.grams, text).toBeCloseTo(grams, 1)
    }),
    { numRuns: 1500, seed: 7 },
  )
})

test('parseLine() weighs twice the amount twice as heavy', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), units, plainFoods, (count, [written], name) => {
      const [once, twice] = [count, 2 * count].map((value) => parseLine(`${value} ${written} ${name}`).grams)
      if (once === null) expect(twice).toBeNull()
      else expect(twice).toBeCloseTo(2 * (once ?? 0), 0)
    }),
    { numRuns: 500, seed: 7 },
  )
})

test('parseLine() gives a range an upper end above its lower, and adds up what is written in two units', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 15 }),
      plainFoods,
      (low, more, name) => {
        expect(parseLine(`${low}-${low + more} oz ${name}`)).toMatchObject({
          quantity: low,
          quantityMax: low + more,
        })
        const ounce = gramsOfWeight('oz') ?? 0
        expect(parseLine(`${low} lb ${more} oz ${name}`).grams).toBeCloseTo((16 * low + more) * ounce, 0)
      },
    ),
    { numRuns: 300, seed: 7 },
  )
  expect(millilitresOf('cup')).toBeCloseTo(16 * (millilitresOf('tbsp') ?? 0), 1)
})

test('parseLine() never throws, and never weighs less than nothing', () => {
  const bits = fc.constantFrom(
    ...'1 2 1/2 ½ - – , . / ( ) x × of a the half dozen cup cups oz g can tin lemon juice salt to taste and or plus 0 00 %'.split(
      ' ',
    ),
  )
  const likeLines = fc.array(bits, { maxLength: 12 }).map((words) => words.join(' '))
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), likeLines), (text) => {
      const parsed = parseLine(text)
      expect(parsed.text).toBe(text)
      expect(parsed.grams ?? 0).toBeGreaterThanOrEqual(0)
      expect(Number.isFinite(parsed.quantity ?? 0)).toBe(true)
      expect(parsed.quantityMax ?? Infinity).toBeGreaterThan(parsed.quantity ?? -1)
    }),
    { numRuns: 4000, seed: 7 },
  )
})

test.each([
  ['1 tsp chili crisp without shrimp', 'chili oil'],
  ['80 g peanut butter without xylitol', 'peanut butter'],
  ['1 cup broth without onion or garlic', 'stock'],
])('parseLine() takes what a line is without for no food of it: %s', (text, food) => {
  expect(parseLine(text).food).toBe(food)
})

test.each([
  ['1 chicken raised on corn', 'whole chicken'],
  ['4 eggs laid this week', 'egg'],
  ['2 tuna steaks caught by line', 'fresh tuna'],
  ['1 corn-fed chicken', 'chicken breast'],
])('where a food is from names no other food: %s', (text, food) => {
  expect(parseLine(text)).toMatchObject({ food, isExact: true })
})

test.each(['200 g noodles sold with xyzzy sauce', '200 g fish sold as xyzzy'])(
  'what is sold with or as something unknown is not known for sure: %s',
  (text) => expect(parseLine(text).isExact).toBe(false),
)
