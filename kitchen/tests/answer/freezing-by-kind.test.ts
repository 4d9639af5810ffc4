import { expect, test } from 'vitest'
import { withDisplayName } from '../../src/answer/display-name.ts'
import { storageReply } from '../../src/answer/replies/storage.ts'
import { allFoods, findFood } from '../../src/foods/index.ts'
import { answer } from '../../src/answer/index.ts'

const context = { today: '2026-07-15', seed: 1, previous: [], basket: [] }
const inTheCan = /^Yes, but not in the can, which bursts/
const fizzy = /^No: bottles and cans burst/
const noNeed = /^No need/

/** What the table of foods and kinds answers, before any card. */
function replyOf(name: string): string {
  const food = findFood(name)
  if (!food) throw new Error(`no food ${name}`)
  const foods = [withDisplayName(food, food.name)]
  const text = `can i freeze ${food.plural}`
  return storageReply({ text, topic: 'storage', place: 'freezer', foods, after: null, context })?.text ?? ''
}

test.each<[food: string, says: RegExp]>([
  ['chicken fat', /^Yes: strained.*12 months/],
  ['duck fat', /^Yes: strained.*12 months/],
  ['meat drippings', /^Yes: strained.*1 to 2 days in the fridge/],
  ['tartar sauce', /^No: it separates/],
  ['hollandaise sauce', /^No: it splits/],
  ['taramasalata', /^No: it splits/],
  ['tzatziki', /^No: the yogurt splits/],
  ['boston cream pie', /^No: custard and cream fillings/],
  ['eclair', /^Yes, up to 3 months/],
  ['cream puff shell', /^Yes, baked and cooled/],
  ['apple strudel', /^Yes, baked and cooled/],
  ['dry breadcrumbs', /^Yes, airtight.*no thawing/],
  ['graham cracker', /^Yes, airtight/],
  ['wheat germ', /^Yes, airtight.*rancid/],
  ['chickpea flour', /^Yes, airtight.*rancid/],
  ['polenta', /^Yes, airtight.*rancid/],
  ['dried fig', /^Yes, airtight.*a year/],
  ['dried currant', /^Yes, airtight/],
  ['tomato juice', /^Yes, with an inch \(2\.5 cm\) of room/],
  ['pear nectar', /^Yes, with half an inch \(1 cm\) of room/],
  ['apple cider', /^Yes, with half an inch \(1 cm\) of room/],
  ['apple cider vinegar', noNeed],
  ['pastrami', /^Yes, sliced and airtight/],
  ['canned peaches', inTheCan],
  ['canned tuna in water', inTheCan],
  ['canned diced tomatoes', inTheCan],
  ['canned yellow hominy', inTheCan],
  ['canned whipped cream', /^No: the can may burst/],
  ['frozen chopped onion', /^Yes: it is sold frozen/],
  ['sweet potato', /^Yes, cooked/],
  ['cooked chickpeas', /^Yes.*1 to 2 months/],
  ['egg wash', /^Yes, in an ice tray, 12 months/],
  ['hard-boiled egg', /^No: the white/],
  ['dried pinto bean', /^Yes, once cooked.*Dry they need no freezer/],
  ['mung bean', /^(?:Yes, once cooked|Yes)/],
  ['refried beans', /^Yes, but not in its jar or can/],
  ['long-grain white rice', /^Yes, once cooked: cooled within an hour/],
  ['curry powder', noNeed],
  ['curry leaf', /^Yes: washed and dry, in a bag.*no blanching/],
  ['pandan leaf', /no blanching/],
  ['makrut lime leaf', /no blanching/],
  ['lemon balm', /^Yes: chop it/],
  ['horseradish sauce', /^No: the cream splits/],
  ['chicken bouillon cube', noNeed],
  ['tortilla chips', noNeed],
  ['green olive', /^No need: pickles keep in their brine/],
  ['pickled beet', /^No need: pickles/],
  ['thai green curry paste', /^Yes: by the spoonful in an ice tray/],
  ['harissa paste', /^Yes: by the spoonful/],
  ['green chutney', /^Yes: by the spoonful/],
  ['chimichurri', /^Yes, in an ice tray.*2 to 3 months/],
  ['cranberry-orange relish', /^Yes, in a box/],
  ['nori seaweed', noNeed],
  ['celery flakes', noNeed],
  ['kimchi', /^Yes, without blanching/],
  ['roasted red pepper', /^Yes, as they are/],
  ['romaine heart', /^No: it is mostly water/],
  ['microgreens', /^No: it is mostly water/],
  ['brussels sprout', /^(?!No).*Blanch/],
  ['jelly bean', noNeed],
  ['cream cheese frosting', /^Yes, airtight: 2 to 3 months/],
  ['prepared gelatin dessert', /^No: it weeps/],
  ['coffee cream liqueur', /^No: the cream splits/],
  ['prepared instant coffee', /^Yes, in an ice tray/],
  ['cola', fizzy],
  ['light beer', fizzy],
  ['kombucha', fizzy],
  ['vodka', /^No need.*stays liquid/],
  ['merlot', /^Yes, but not the closed bottle/],
  ['tap water', /^Yes, in a bottle with an inch/],
  ['clam', /^Yes, shucked/],
  ['pistachio cream', noNeed],
  ['black pepper', noNeed],
  ['sugar', noNeed],
])('%s is frozen as its kind and its form allow', (food, says) => {
  expect(replyOf(food)).toMatch(says)
})

test('no food is told not to freeze it raw, and few that there is no figure', () => {
  const single = allFoods().filter(({ members }) => members.length === 0)
  const told = single.map(({ name }) => [name, replyOf(name)] as const)
  expect(told.filter(([, text]) => text.includes('would not freeze'))).toEqual([])
  expect(told.filter(([, text]) => /\{\w+\}|undefined/.test(text))).toEqual([])
  const unknown = told.filter(([, text]) => text.startsWith('I have no figure for freezing'))
  expect(unknown.length).toBeLessThan(single.length / 50)
})

test.each<[question: string, says: RegExp]>([
  ['can i freeze duck fat', /^Yes/],
  ['can i freeze tzatziki', /^No: the yogurt splits/],
  ['can i freeze wheat germ', /^Yes, airtight/],
  ['can i freeze vodka', /stays liquid/],
  ['can i freeze cola', /burst/],
  ['can i freeze canned peas', /not in the can/],
  ['can i freeze tomato juice', /^Yes, with an inch/],
])('answer() to %j tells how that kind is frozen', (question, says) => {
  expect(answer(question, context).text).toMatch(says)
})
