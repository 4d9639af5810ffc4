import type { Technique } from '../../dishes/index.ts'
import type { DishPicture } from '../../recipe/index.ts'
import type { Course, Family } from '../../repertoire/index.ts'

/** A kind of dish that people ask for: its words, and what dishes of that kind are, where their names do not say it. */
export type DishKind = {
  readonly words: string
  readonly pictures?: readonly DishPicture[]
  readonly families?: readonly Family[]
  readonly courses?: readonly Course[]
  readonly techniques?: readonly Technique[]
  /** What such a dish is never. */
  readonly notPictures?: readonly DishPicture[]
  readonly notCourses?: readonly Course[]
  /** Any dish of the time of day: gives way to a narrower kind beside it. */
  readonly isMeal?: true
  /** Its word names a food as well, and means that unless the dish is denied. */
  readonly isFoodToo?: true
  /** Needs no chewing: its foods are looked at as well. */
  readonly isSoft?: true
  /** What such a dish is called where the words of a wish are no name of a dish; '' for nothing. */
  readonly called?: string
  /** Foods to begin with where none are named. */
  readonly usual?: readonly string[]
}

const light: readonly Family[] = ['salads', 'soups', 'sandwiches and wraps', 'small plates', 'vegetables']
const sweet: readonly Family[] = ['desserts', 'cakes', 'cookies and bars', 'pies and crumbles']
const besideMeals: readonly Course[] = ['dessert', 'snack', 'drink', 'staple', 'side']

/** What people call meals and sorts of dishes; any other dish is known by its own name. */
export const dishKinds: readonly DishKind[] = [
  { words: 'soup|broth|chowder|bisque', pictures: ['soup'] },
  { words: 'salad', pictures: ['salad'], families: ['salads'], notCourses: ['dessert'] },
  { words: 'curry|sabzi|masala', pictures: ['curry'] },
  { words: 'chili|chilli|chili con carne|chilli con carne', isFoodToo: true },
  { words: 'parmigiana|melanzane|eggplant parmesan|aubergine parmigiana' },
  { words: 'sauce', families: ['sauces and dips'], isFoodToo: true },
  { words: 'stew|tagine|hotpot|hot pot', pictures: ['stew'] },
  { words: 'stir fry|stirfry', pictures: ['stir-fry'] },
  { words: 'pasta dish|pasta bake|spaghetti dish', pictures: ['pasta'] },
  { words: 'noodle dish', pictures: ['noodles'] },
  { words: 'risotto', pictures: ['risotto'] },
  { words: 'taco', pictures: ['tacos'] },
  { words: 'skewer|kebab', pictures: ['skewers'] },
  {
    words: 'a bake|casserole|gratin|tray bake|traybake|vegetable bake',
    pictures: ['bake', 'gratin', 'tray-bake'],
    families: ['bakes and pot pies'],
    notCourses: besideMeals.filter((course) => course !== 'side'),
  },
  { words: 'sandwich|wrap|toastie|sarnie', pictures: ['sandwich'] },
  { words: 'pie', pictures: ['pie'] },
  { words: 'cake', families: ['cakes'] },
  { words: 'cookie|biscuit', families: ['cookies and bars'] },
  { words: 'dip|spread', pictures: ['dip'] },
  { words: 'smoothie|shake', pictures: ['smoothie'] },
  {
    words: 'breakfast|brekkie|brekky|brekkers|brunch',
    courses: ['breakfast'],
    families: ['breakfast'],
    usual: ['eggs', 'rolled oats', 'bread', 'banana', 'milk', 'yogurt', 'tomatoes', 'mushrooms'],
  },
  {
    words: 'dessert|pudding|for afters|something sweet|sweet treat|sweet dish|ice lolly|icecream|ice cream',
    courses: ['dessert'],
    families: sweet,
    notCourses: ['main'],
    usual: [
      'apples',
      'banana',
      'strawberries',
      'lemon',
      'eggs',
      'milk',
      'sugar',
      'flour',
      'yogurt',
      'rolled oats',
    ],
  },
  {
    words: 'snack|nibble|finger food|bite|elevenses|after school',
    courses: ['snack', 'starter'],
    families: [
      'small plates',
      'sauces and dips',
      'cookies and bars',
      'muffins and scones',
      'sandwiches and wraps',
    ],
    usual: ['chickpeas', 'cheddar', 'tortilla', 'apples', 'rolled oats', 'peanut butter', 'carrots', 'bread'],
  },
  {
    words: 'drink|beverage|juice|cordial|lemonade|something to drink|to drink|cocktail|mocktail',
    courses: ['drink'],
    families: ['drinks'],
    usual: ['lemon', 'mint', 'strawberries', 'cucumber', 'ginger', 'banana', 'yogurt', 'orange'],
  },
  { words: 'hot drink|warm drink|hot chocolate|warm to drink|hot to drink|warming drink' },
  {
    words: 'starter|appetizer|appetiser',
    courses: ['starter'],
    families: ['small plates', 'soups', 'salads'],
  },
  { words: 'side|side dish', courses: ['side'] },
  {
    words: 'light lunch|light dinner|light supper|light meal|light tea|something light|light bite',
    families: light,
    notCourses: ['dessert', 'drink', 'staple'],
  },
  {
    words:
      'picnic|lunchbox|lunch box|packed lunch|tiffin|packed lunches|at my desk|to take to work|on the go',
    families: ['sandwiches and wraps', 'salads', 'small plates', 'muffins and scones'],
    notPictures: ['soup'],
    notCourses: ['dessert', 'drink'],
    usual: [
      'bread',
      'tortilla',
      'eggs',
      'cheddar',
      'cucumber',
      'tomatoes',
      'chickpeas',
      'chicken breast',
      'pasta',
    ],
  },
  {
    words:
      'one hand|one handed|onehanded|in the car|handheld|hand held|while driving|while nursing|while breastfeeding|without cutlery|no cutlery|no fork|standing up',
    pictures: ['sandwich', 'tacos'],
    families: ['sandwiches and wraps', 'muffins and scones', 'cookies and bars'],
    notPictures: ['soup', 'salad', 'bowl'],
    notCourses: ['dessert', 'drink'],
    called: 'dish for one hand',
    usual: ['tortilla', 'eggs', 'cheddar', 'bread', 'rolled oats', 'banana', 'apples', 'black beans'],
  },
  {
    words:
      'cant chew|cannot chew|can not chew|not chew|no chewing|without chewing|trouble chewing|hard to chew|hurts to chew|easy to chew|soft food|something soft|soft meal|soft dinner|soft dish|soft things|no teeth|toothache|wisdom teeth|wisdom tooth|dentures|new braces|jaw surgery|sore jaw|teeth out|tooth out|teeth pulled|tooth pulled',
    pictures: ['soup', 'risotto', 'dip', 'smoothie', 'eggs', 'gratin', 'curry'],
    families: ['soups'],
    notPictures: ['salad', 'skewers', 'tacos', 'sandwich', 'tray-bake', 'fritters'],
    notCourses: ['staple', 'drink'],
    isSoft: true,
    called: 'soft dish',
    usual: ['potatoes', 'eggs', 'salmon', 'carrots', 'spinach', 'rice', 'sweet potato', 'red lentil'],
  },
  {
    words:
      'cosy|cozy|comforting|comfort food|warming|rainy day|rainy evening|rainy night|snow day|snowy day|cold day|cold night|cold evening|freezing outside|winter evening',
    pictures: ['soup', 'stew', 'curry', 'gratin', 'bake', 'pie', 'risotto', 'pasta'],
    notCourses: ['drink', 'dessert', 'staple'],
    called: 'warming dish',
  },
  {
    words:
      'something cold|cold dish|cold lunch|cold dinner|lunch cold|cold meal|served cold|in this heat|this heat|heatwave|heat wave|scorching|sweltering|boiling outside|hot outside|hot day|degrees outside|degrees out',
    called: 'cold dish',
    techniques: ['raw', 'dressed'],
  },
  { words: 'lunch', notCourses: ['dessert', 'drink', 'staple', 'snack'], isMeal: true },
  {
    words:
      'dinner|supper|tea|something filling|something hearty|filling|hearty|main|main course|main dish|tonight|tonite|evening meal|meal|roast for sunday',
    courses: ['main'],
    isMeal: true,
  },
]

/** What is at home in most kitchens: where nobody names a food, dishes of these are proposed. */
export const usualFoods: readonly string[] = [
  'eggs',
  'potatoes',
  'rice',
  'pasta',
  'tomatoes',
  'onions',
  'carrots',
  'spinach',
  'bell pepper',
  'chickpeas',
  'chicken breast',
  'ground beef',
  'cheddar',
  'black beans',
  'broccoli',
  'lemon',
]
