import type { CookFacts } from './cook-facts.ts'
import { cookFacts } from './cook-facts.ts'

const eastern = ['chinese', 'thai', 'japanese', 'korean', 'vietnamese']

const tender = (food: string, one: string, strangeIn: readonly string[], portion = 6): CookFacts =>
  cookFacts({
    food,
    one,
    isMass: true,
    tags: ['herb'],
    portion,
    cuts: { bite: 'chop _', small: 'chop _' },
    prepMinutes: 1,
    strangeIn,
  })

const woody = (food: string, one: string, portion = 1): CookFacts =>
  cookFacts({
    food,
    one,
    isMass: true,
    tags: ['woody-herb'],
    portion,
    cuts: { bite: 'strip and chop _', small: 'strip and chop _' },
    prepMinutes: 1,
    strangeIn: [...eastern, 'indian'],
  })

/** Fresh herbs: tender ones finish a dish, woody ones cook along. Portions are leaves for one serving. */
export const herbs: readonly CookFacts[] = [
  cookFacts({
    food: 'fresh basil',
    one: 'basil',
    isMass: true,
    tags: ['herb'],
    portion: 6,
    cuts: { bite: 'tear _' },
    prepMinutes: 0.5,
    strangeIn: ['mexican', 'japanese', 'korean', 'chinese', 'indian', 'levantine'],
  }),
  cookFacts({
    food: 'thai basil',
    one: 'Thai basil',
    isMass: true,
    tags: ['herb'],
    portion: 6,
    prepMinutes: 0.5,
    strangeIn: [
      'italian',
      'mexican',
      'greek',
      'levantine',
      'indian',
      'american',
      'french',
      'japanese',
      'korean',
    ],
  }),
  tender('cilantro', 'cilantro', ['italian', 'greek', 'french', 'japanese', 'korean']),
  tender('fresh parsley', 'parsley', [...eastern, 'indian', 'mexican']),
  tender('fresh dill', 'dill', [...eastern, 'italian', 'mexican', 'indian'], 4),
  tender('fresh mint', 'mint', ['mexican', 'chinese', 'japanese', 'korean', 'american'], 5),
  tender('chives', 'chives', ['mexican', 'indian', 'thai', 'vietnamese', 'italian', 'levantine'], 4),
  tender('fresh tarragon', 'tarragon', [...eastern, 'indian', 'mexican', 'italian', 'levantine'], 3),
  tender('chervil', 'chervil', [...eastern, 'indian', 'mexican', 'italian', 'levantine'], 4),
  woody('fresh thyme', 'thyme'),
  woody('fresh rosemary', 'rosemary'),
  woody('fresh sage', 'sage', 2),
  woody('fresh oregano', 'oregano', 2),
  woody('fresh marjoram', 'marjoram', 2),
  cookFacts({
    food: 'lemongrass',
    isMass: true,
    tags: ['ginger'],
    portion: 8,
    cuts: { bite: 'bruise _', small: 'trim _ and mince the tender core' },
    prepMinutes: 1,
    strangeIn: [
      'italian',
      'mexican',
      'greek',
      'levantine',
      'french',
      'indian',
      'american',
      'japanese',
      'korean',
    ],
  }),
]
