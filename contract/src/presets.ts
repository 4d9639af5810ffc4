export const freshnesses = ['peak', 'good', 'aging'] as const
export type Freshness = (typeof freshnesses)[number]

/** A vegetable to tap. `picture` names a file of the picture set; `emoji` is its text form. */
export type PresetIngredient = {
  readonly name: string
  readonly picture: string
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
  { name: 'Tomatoes', picture: 'tomato', emoji: '🍅', freshness: 'peak', season: summer },
  { name: 'Lettuce', picture: 'lettuce', emoji: '🥬', freshness: 'aging', season: springAndFall },
  { name: 'Cucumbers', picture: 'cucumber', emoji: '🥒', freshness: 'peak', season: summer },
  { name: 'Peppers', picture: 'bell-pepper', emoji: '🫑', freshness: 'peak', season: summerAndFall },
  { name: 'Zucchini', picture: 'zucchini', emoji: '🥒', freshness: 'peak', season: summer },
  { name: 'Carrots', picture: 'carrot', emoji: '🥕', freshness: 'good', season: allYear },
  { name: 'Radishes', picture: 'radish', emoji: '🌱', freshness: 'good', season: springAndFall },
  { name: 'Spinach', picture: 'spinach', emoji: '🥬', freshness: 'aging', season: springAndFall },
  { name: 'Kale', picture: 'kale', emoji: '🥬', freshness: 'good', season: fallToSpring },
  { name: 'Basil', picture: 'basil', emoji: '🌿', freshness: 'peak', season: allYear },
  { name: 'Cilantro', picture: 'cilantro', emoji: '🌿', freshness: 'aging', season: allYear },
  { name: 'Parsley', picture: 'parsley', emoji: '🌿', freshness: 'good', season: allYear },
  { name: 'Green Beans', picture: 'green-beans', emoji: '🫛', freshness: 'peak', season: summerAndFall },
  { name: 'Peas', picture: 'peas', emoji: '🫛', freshness: 'good', season: springAndFall },
  { name: 'Broccoli', picture: 'broccoli', emoji: '🥦', freshness: 'good', season: springAndFall },
  { name: 'Cauliflower', picture: 'cauliflower', emoji: '🥦', freshness: 'good', season: fall },
  { name: 'Cabbage', picture: 'cabbage', emoji: '🥬', freshness: 'good', season: fallToSpring },
  { name: 'Squash', picture: 'squash', emoji: '🎃', freshness: 'good', season: fallAndWinter },
  { name: 'Eggplant', picture: 'eggplant', emoji: '🍆', freshness: 'peak', season: summer },
  { name: 'Onions', picture: 'onion', emoji: '🧅', freshness: 'good', season: fallToSpring },
]
