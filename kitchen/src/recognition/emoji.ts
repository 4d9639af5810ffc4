import type { FoodName } from '../foods/index.ts'

const foods: Readonly<Record<string, FoodName>> = {
  '🍅': 'tomato',
  '🥬': 'green leaf lettuce',
  '🥒': 'cucumber',
  '🥕': 'carrot',
  '🌽': 'sweet corn',
  '🥔': 'potato',
  '🧅': 'onion',
  '🧄': 'garlic',
  '🥦': 'broccoli',
  '🍆': 'eggplant',
  '🫑': 'green bell pepper',
  '🌶': 'red chili pepper',
  '🥑': 'avocado',
  '🍄': 'white mushroom',
  '🍎': 'apple',
  '🍐': 'pear',
  '🍊': 'orange',
  '🍋': 'lemon',
  '🍌': 'banana',
  '🍉': 'watermelon',
  '🍇': 'grape',
  '🍓': 'strawberry',
  '🫐': 'blueberry',
  '🍒': 'sweet cherry',
  '🍑': 'peach',
  '🥭': 'mango',
  '🍍': 'pineapple',
  '🥝': 'kiwi',
  '🥚': 'egg',
  '🧀': 'cheddar cheese',
  '🥓': 'bacon',
  '🍤': 'shrimp',
  '🍞': 'white bread',
  '🥜': 'peanut',
  '🌰': 'chestnut',
  '🫛': 'green pea',
  '🫚': 'fresh ginger',
  '🍠': 'sweet potato',
  '🎃': 'pumpkin',
  '🧈': 'butter',
  '🥛': 'whole milk',
  '🍯': 'honey',
  '🥥': 'fresh coconut',
  '🍈': 'cantaloupe',
  '🍗': 'chicken drumstick',
  '🥩': 'sirloin steak',
  '🍚': 'long-grain white rice',
  '🍝': 'spaghetti',
  '🐟': 'fish',
  '🥖': 'baguette',
  '🥐': 'croissant',
  '🫘': 'beans',
  '🦀': 'blue crab',
  '🦞': 'lobster',
  '🦑': 'squid',
  '🦪': 'oyster',
  '🫒': 'green olive',
  '🥨': 'pretzel',
  '🥯': 'bagel',
  '🍫': 'semisweet chocolate',
  '🧂': 'salt',
}

/** The food that an emoji alone shows; undefined for any other text. */
export function foodOfEmoji(text: string): FoodName | undefined {
  return foods[text.trim().replaceAll('\ufe0f', '')]
}

/** A text with the name of the food in place of each emoji that shows one. */
export function withEmojiNamed(text: string): string {
  if (!Object.keys(foods).some((emoji) => text.includes(emoji))) return text
  const plain = text.replaceAll('\ufe0f', '')
  return Object.entries(foods).reduce((named, [emoji, name]) => named.replaceAll(emoji, ` ${name} `), plain)
}
