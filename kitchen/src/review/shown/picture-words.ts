import type { DishPicture } from '../../recipe/index.ts'

/** Words that say which picture a dish gets; the first that a text holds counts. */
export const pictureWords: readonly { readonly dish: DishPicture; readonly words: string }[] = [
  { dish: 'soup', words: 'soup|chowder|broth|gazpacho|minestrone|bisque' },
  { dish: 'salad', words: 'salad|slaw|coleslaw' },
  { dish: 'stir-fry', words: 'stir fry|stir fried|stir frying|stirfry' },
  { dish: 'curry', words: 'curry|curried|masala|dal' },
  { dish: 'risotto', words: 'risotto' },
  { dish: 'rice', words: 'rice|pilaf|paella|biryani' },
  { dish: 'noodles', words: 'noodle|ramen|udon|pad thai' },
  { dish: 'pasta', words: 'pasta|spaghetti|penne|lasagna|lasagne|linguine|orzo' },
  { dish: 'eggs', words: 'egg|frittata|omelet|omelette|shakshuka' },
  { dish: 'fritters', words: 'fritter|patty|pancake|latke|burger' },
  { dish: 'tacos', words: 'taco|burrito|quesadilla|enchilada|fajita' },
  { dish: 'flatbread', words: 'flatbread|pizza|naan' },
  { dish: 'sandwich', words: 'sandwich|toast|wrap|bruschetta' },
  { dish: 'stuffed', words: 'stuffed' },
  { dish: 'gratin', words: 'gratin|casserole' },
  { dish: 'tray-bake', words: 'roast|roasted|tray|sheet pan|tray bake|traybake' },
  { dish: 'stew', words: 'stew|braise|braised|chili' },
  { dish: 'pie', words: 'pie|quiche|tart' },
  { dish: 'dip', words: 'dip|hummus|pesto|spread' },
  { dish: 'jar', words: 'chutney|pickle|jam|relish' },
  { dish: 'smoothie', words: 'smoothie|shake|milkshake' },
  { dish: 'bake', words: 'cake|muffin|bread|crumble|cookie|bake|baked' },
  { dish: 'skewers', words: 'skewer|kebab' },
  { dish: 'bowl', words: 'bowl' },
]
