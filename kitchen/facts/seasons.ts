import { readTable, type Row } from './csv.ts'

/** Months of the US seasons of the produce guide. */
const monthsBySeason = {
  winter: [1, 2, 12],
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  fall: [9, 10, 11],
} as const

/** Foods that the guide lists under a collective or shorter name. */
const guideNames: Readonly<Record<string, readonly string[]>> = {
  'bell pepper': [
    'green bell pepper',
    'red bell pepper',
    'yellow bell pepper',
    'orange bell pepper',
    'bell pepper',
  ],
  cherry: ['sweet cherry', 'sour cherry'],
  corn: ['sweet corn'],
  ginger: ['fresh ginger'],
  'fresh herbs': [
    'fresh parsley',
    'fresh dill',
    'fresh mint',
    'fresh thyme',
    'fresh rosemary',
    'chives',
    'fresh basil',
    'cilantro',
    'fresh sage',
    'fresh oregano',
    'fresh tarragon',
  ],
  lettuce: [
    'lettuce',
    'romaine lettuce',
    'iceberg lettuce',
    'green leaf lettuce',
    'red leaf lettuce',
    'butter lettuce',
  ],
  'lima bean': ['fresh lima bean'],
  mushroom: ['white mushroom', 'cremini mushroom', 'portobello mushroom'],
  onion: ['onion', 'red onion', 'white onion', 'yellow onion', 'sweet onion'],
  pea: ['green pea', 'snow pea', 'sugar snap pea'],
  potato: ['potato', 'russet potato', 'red potato', 'new potato', 'yukon gold potato', 'fingerling potato'],
  'summer squash': ['yellow squash', 'pattypan squash'],
  'sweet potato': ['sweet potato', 'yam'],
  tomato: ['tomato', 'cherry tomato', 'roma tomato', 'green tomato'],
  'winter squash': [
    'butternut squash',
    'acorn squash',
    'spaghetti squash',
    'kabocha squash',
    'delicata squash',
  ],
  apple: ['apple', 'granny smith apple'],
  beet: ['beet'],
  cabbage: ['cabbage', 'red cabbage', 'savoy cabbage'],
}

/** Months 1 to 12 by food name, from seasonal_produce.csv. */
export function seasonsByFood(): ReadonlyMap<string, readonly number[]> {
  return new Map(
    readTable('seasonal_produce.csv').flatMap((row) => {
      const produce = row['produce'] ?? ''
      return (guideNames[produce] ?? [produce]).map((name) => [name, monthsOf(row)] as const)
    }),
  )
}

function monthsOf(row: Row): readonly number[] {
  const months = Object.entries(monthsBySeason).flatMap(([season, numbers]) =>
    row[season] === '1' ? numbers : [],
  )
  return months.toSorted((a, b) => a - b)
}
