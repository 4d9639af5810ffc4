export const freshnesses = ['peak', 'good', 'aging'] as const
export type Freshness = (typeof freshnesses)[number]

/** A vegetable to tap. `picture` names a file of the picture set; `emoji` is its text form. */
export type PresetIngredient = {
  readonly name: string
  readonly emoji: string
  readonly freshness: Freshness
  /** Months 1 to 12 in which it is in season in the US, as the kitchen has them (a test compares). */
  readonly season: readonly number[]
}

const summer = [6, 7, 8]
const fall = [9, 10, 11]
const springAndFall = [3, 4, 5, ...fall]
const summerAndFall = [...summer, ...fall]
const fallAndWinter = [1, 2, ...fall, 12]
const fallToSpring = [1, 2, 3, 4, 5, ...fall, 12]
const allYear = [1, 2, 3, 4, 5, ...summer, ...fall, 12]

/** 'Quick Add From Your Harvest', in the order shown. Freshness follows how fast each loses quality after picking. */
export const presetIngredients: readonly PresetIngredient[] = [
  { name: 'Tomatoes', emoji: '🍅', freshness: 'peak', season: summer },
  { name: 'Lettuce', emoji: '🥬', freshness: 'aging', season: springAndFall },
  { name: 'Cucumbers', emoji: '🥒', freshness: 'peak', season: summer },
  { name: 'Peppers', emoji: '🫑', freshness: 'peak', season: summerAndFall },
  { name: 'Zucchini', emoji: '🥒', freshness: 'peak', season: summer },
  { name: 'Carrots', emoji: '🥕', freshness: 'good', season: allYear },
  { name: 'Radishes', emoji: '🌱', freshness: 'good', season: springAndFall },
  { name: 'Spinach', emoji: '🥬', freshness: 'aging', season: springAndFall },
  { name: 'Kale', emoji: '🥬', freshness: 'good', season: fallToSpring },
  { name: 'Basil', emoji: '🌿', freshness: 'peak', season: allYear },
  { name: 'Cilantro', emoji: '🌿', freshness: 'aging', season: allYear },
  { name: 'Parsley', emoji: '🌿', freshness: 'good', season: allYear },
  { name: 'Green Beans', emoji: '🫛', freshness: 'peak', season: summerAndFall },
  { name: 'Peas', emoji: '🫛', freshness: 'good', season: springAndFall },
  { name: 'Broccoli', emoji: '🥦', freshness: 'good', season: springAndFall },
  { name: 'Cauliflower', emoji: '🥦', freshness: 'good', season: fall },
  { name: 'Cabbage', emoji: '🥬', freshness: 'good', season: fallToSpring },
  { name: 'Squash', emoji: '🎃', freshness: 'good', season: fallAndWinter },
  { name: 'Eggplant', emoji: '🍆', freshness: 'peak', season: summer },
  { name: 'Onions', emoji: '🧅', freshness: 'good', season: fallToSpring },
]
