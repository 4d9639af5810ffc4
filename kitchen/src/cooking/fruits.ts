import type { CookFacts, Tag } from './cook-facts.ts'
import { cookFacts } from './cook-facts.ts'

const chunks = { bite: 'peel _ and cut into chunks', small: 'peel and dice _' }
const wedges = {
  bite: 'core _ and cut into chunks',
  small: 'core and dice _',
  thin: 'core _ and slice thinly',
  wedge: 'core _ and cut into wedges',
  grate: 'grate _ coarsely',
}
const stoned = {
  bite: 'stone _ and cut into chunks',
  small: 'stone and dice _',
  thin: 'stone _ and slice',
  wedge: 'stone _ and cut into wedges',
}

/** Beside meat: fruit that holds its shape, and fruit that bursts. Kitchen practice for wedges and halves. */
const hot: CookFacts['cook'] = {
  saute: { minutes: 4, cue: 'golden and just soft' },
  roast: { minutes: 18, cue: 'soft and glossy' },
  simmer: { minutes: 10, cue: 'soft' },
}

const bursting: CookFacts['cook'] = {
  saute: { minutes: 4, cue: 'bursting' },
  roast: { minutes: 15, cue: 'bursting' },
  simmer: { minutes: 8, cue: 'bursting' },
}
/** Oranges fall apart when they cook. */
const barelyHot: CookFacts['cook'] = {
  saute: { minutes: 2, cue: 'hot' },
  roast: { minutes: 8, cue: 'hot and juicy' },
}
const sliced = {
  bite: 'cut the peel off _ and slice the flesh',
  small: 'cut the peel off _ and dice the flesh',
}

const fruit = (
  food: string,
  one: string,
  portion: number,
  kinds: readonly Tag[],
  cuts: CookFacts['cuts'] = {},
  isMass = false,
): CookFacts =>
  cookFacts({
    food,
    one,
    isMass,
    portion,
    tags: ['fruit', ...kinds],
    cuts,
    cook: hot,
    prepMinutes: Object.keys(cuts).length > 0 ? 1.5 : 0,
  })

const citrus = (food: string, one: string, portion: number): CookFacts =>
  cookFacts({ food, one, portion, tags: ['citrus', 'acid'], prepMinutes: 0.5 })

/** Fruit for savoury and sweet dishes. `salad-fruit` goes with leaves and cheese, `baking-fruit` under a crumble. */
export const fruits: readonly CookFacts[] = [
  citrus('lemon', 'lemon', 20),
  citrus('lime', 'lime', 20),
  fruit('apple', 'apple', 120, ['orchard-fruit', 'salad-fruit', 'baking-fruit'], wedges),
  fruit('granny smith apple', 'green apple', 120, ['orchard-fruit', 'salad-fruit', 'baking-fruit'], wedges),
  fruit('pear', 'pear', 120, ['orchard-fruit', 'salad-fruit', 'baking-fruit'], wedges),
  fruit('asian pear', 'Asian pear', 110, ['orchard-fruit', 'salad-fruit'], wedges),
  fruit('quince', 'quince', 110, ['baking-fruit', 'sour-fruit'], wedges),
  { ...fruit('orange', 'orange', 130, ['salad-fruit'], sliced), cook: barelyHot },
  { ...fruit('blood orange', 'blood orange', 120, ['salad-fruit'], sliced), cook: barelyHot },
  fruit('tangerine', 'tangerine', 90, ['salad-fruit'], { bite: 'peel _ and separate the segments' }),
  fruit('clementine', 'clementine', 80, ['salad-fruit'], { bite: 'peel _ and separate the segments' }),
  fruit('grapefruit', 'grapefruit', 130, ['salad-fruit'], { bite: 'cut the peel off _ and slice the flesh' }),
  fruit('peach', 'peach', 140, ['stone-fruit', 'salad-fruit', 'baking-fruit'], stoned),
  fruit('nectarine', 'nectarine', 140, ['stone-fruit', 'salad-fruit', 'baking-fruit'], stoned),
  fruit('apricot', 'apricot', 110, ['stone-fruit', 'salad-fruit', 'baking-fruit'], stoned),
  fruit('plum', 'plum', 130, ['stone-fruit', 'salad-fruit', 'baking-fruit'], stoned),
  fruit('cherry', 'cherry', 110, ['stone-fruit', 'baking-fruit'], { bite: 'pit _' }),
  fruit('sweet cherry', 'cherry', 110, ['stone-fruit', 'baking-fruit'], { bite: 'pit _' }),
  fruit('sour cherry', 'sour cherry', 110, ['baking-fruit'], { bite: 'pit _' }),
  fruit('strawberry', 'strawberry', 110, ['berry', 'salad-fruit', 'baking-fruit'], {
    bite: 'hull and halve _',
    small: 'hull and quarter _',
    thin: 'hull and slice _',
  }),
  fruit('blueberry', 'blueberry', 90, ['berry', 'baking-fruit']),
  fruit('raspberry', 'raspberry', 90, ['berry', 'baking-fruit']),
  fruit('blackberry', 'blackberry', 90, ['berry', 'baking-fruit']),
  fruit('frozen strawberries', 'strawberry', 110, ['berry', 'baking-fruit']),
  fruit('frozen blueberries', 'blueberry', 90, ['berry', 'baking-fruit']),
  fruit('gooseberry', 'gooseberry', 100, ['baking-fruit', 'sour-fruit'], { bite: 'top and tail _' }),
  fruit('black currant', 'black currant', 80, ['berry', 'baking-fruit']),
  { ...fruit('cranberry', 'cranberry', 70, ['baking-fruit', 'sour-fruit']), cook: bursting },
  fruit(
    'rhubarb',
    'rhubarb',
    130,
    ['baking-fruit', 'sour-fruit'],
    { bite: 'trim _ and cut into short lengths' },
    true,
  ),
  fruit('grape', 'grape', 90, ['salad-fruit'], { bite: 'halve _', small: 'halve _' }),
  fruit('banana', 'banana', 110, ['tropical-fruit'], { bite: 'peel and slice _' }),
  fruit('mango', 'mango', 120, ['tropical-fruit'], chunks),
  fruit('papaya', 'papaya', 130, ['tropical-fruit'], chunks),
  fruit('pineapple', 'pineapple', 130, ['tropical-fruit'], chunks, true),
  fruit('canned pineapple in juice', 'pineapple', 120, ['tropical-fruit'], { bite: 'drain _' }, true),
  fruit('kiwi', 'kiwi', 90, ['tropical-fruit'], { bite: 'peel and slice _', small: 'peel and dice _' }),
  fruit('passion fruit', 'passion fruit', 40, ['tropical-fruit'], { bite: 'halve _ and scoop out the pulp' }),
  fruit('guava', 'guava', 100, ['tropical-fruit'], chunks),
  fruit('lychee', 'lychee', 80, ['tropical-fruit'], { bite: 'peel and pit _' }),
  fruit('star fruit', 'star fruit', 80, ['tropical-fruit'], { bite: 'slice _' }),
  fruit(
    'watermelon',
    'watermelon',
    200,
    ['salad-fruit'],
    {
      bite: 'cut the rind off _ and cut the flesh into chunks',
      small: 'cut the rind off _ and dice the flesh',
    },
    true,
  ),
  fruit(
    'cantaloupe',
    'cantaloupe',
    160,
    ['salad-fruit'],
    { bite: 'scoop out the middle of _ and cut the flesh into chunks' },
    true,
  ),
  fruit(
    'honeydew melon',
    'honeydew melon',
    160,
    ['salad-fruit'],
    { bite: 'scoop out the middle of _ and cut the flesh into chunks' },
    true,
  ),
  fruit('fig', 'fig', 80, ['salad-fruit', 'baking-fruit'], { bite: 'quarter _' }),
  fruit('pomegranate', 'pomegranate', 60, ['salad-fruit'], { bite: 'halve _ and knock out the seeds' }),
  fruit('persimmon', 'persimmon', 100, ['salad-fruit'], { bite: 'peel and slice _' }),
  cookFacts({
    food: 'avocado',
    tags: ['avocado'],
    portion: 75,
    cuts: { bite: 'stone _ and slice the flesh', small: 'stone _ and dice the flesh' },
    prepMinutes: 1,
    strangeIn: ['indian', 'chinese', 'thai', 'greek', 'italian', 'korean'],
  }),
  ...[
    'golden raisin',
    'raisin',
    'dried cranberry',
    'dried apricot',
    'medjool date',
    'deglet noor date',
    'prune',
    'dried fig',
  ].map((food) =>
    cookFacts({
      food,
      one: food === 'golden raisin' ? 'golden raisin' : food.replace(/^(?:medjool|deglet noor) /, ''),
      tags: ['dried-fruit'],
      portion: 15,
      cuts: /date|apricot|prune|fig/.test(food) ? { bite: 'chop _', small: 'chop _' } : {},
      strangeIn: ['chinese', 'japanese', 'korean', 'vietnamese', 'thai', 'mexican'],
    }),
  ),
]
