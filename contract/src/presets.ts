export const freshnesses = ['peak', 'good', 'aging'] as const
export type Freshness = (typeof freshnesses)[number]

/** A vegetable to tap. `picture` names a file of the picture set; `emoji` is its text form. */
export type PresetIngredient = {
  readonly name: string
  readonly emoji: string
  readonly freshness: Freshness
}

/** 'Quick Add From Your Harvest', in the order shown. Freshness follows how fast each loses quality after picking. */
export const presetIngredients: readonly PresetIngredient[] = [
  { name: 'Tomatoes', emoji: '🍅', freshness: 'peak' },
  { name: 'Lettuce', emoji: '🥬', freshness: 'aging' },
  { name: 'Cucumbers', emoji: '🥒', freshness: 'peak' },
  { name: 'Peppers', emoji: '🫑', freshness: 'peak' },
  { name: 'Zucchini', emoji: '🥒', freshness: 'peak' },
  { name: 'Carrots', emoji: '🥕', freshness: 'good' },
  { name: 'Radishes', emoji: '🌱', freshness: 'good' },
  { name: 'Spinach', emoji: '🥬', freshness: 'aging' },
  { name: 'Kale', emoji: '🥬', freshness: 'good' },
  { name: 'Basil', emoji: '🌿', freshness: 'peak' },
  { name: 'Cilantro', emoji: '🌿', freshness: 'aging' },
  { name: 'Parsley', emoji: '🌿', freshness: 'good' },
  { name: 'Green Beans', emoji: '🫛', freshness: 'peak' },
  { name: 'Peas', emoji: '🫛', freshness: 'good' },
  { name: 'Broccoli', emoji: '🥦', freshness: 'good' },
  { name: 'Cauliflower', emoji: '🥦', freshness: 'good' },
  { name: 'Cabbage', emoji: '🥬', freshness: 'good' },
  { name: 'Squash', emoji: '🎃', freshness: 'good' },
  { name: 'Eggplant', emoji: '🍆', freshness: 'peak' },
  { name: 'Onions', emoji: '🧅', freshness: 'good' },
]
