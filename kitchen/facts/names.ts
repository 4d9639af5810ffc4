import { cultivarsOf } from './knowledge/cultivars.ts'
import { names } from './knowledge/names.ts'

/** Nouns that have no other plural, and those that are plural already. */
const unchanged =
  /(?:s|rice|milk|cheese|butter|oil|flour|sugar|sauce|salt|corn|bread|water|juice|broth|stock|cream|yogurt|beef|pork|lamb|veal|venison|bacon|ham|tofu|tempeh|tuna|salmon|cod|halibut|tilapia|catfish|bass|mackerel|trout|haddock|shrimp|squid|honey|powder|paste|wine|vinegar|zest|ginger|parsley|dill|mint|thyme|rosemary|basil|cilantro|oregano|sage|spinach|kale|garlic|celery|broccoli|cauliflower|arugula|lettuce|watercress|okra|zucchini|quinoa|bulgur|couscous|millet|polenta|pasta|spaghetti|cumin|cinnamon|turmeric|paprika|saffron|pesto|salsa|ketchup|mustard|hummus|tahini|tamari|mayonnaise|kimchi|chocolate|cocoa|vanilla|yeast|gelatin|meat|steak meat|bran|germ|starch|syrup|molasses|jam|jelly|rhubarb|radicchio|kefir|ghee|lard|fat|tallow|margarine|shortening|gluten|natto|vodka|rum|whiskey|sake|coffee|tea|soda|seasoning|spread|topping|dressing|relish|pimiento|caviar|herring|seaweed|endive chicory|mortadella|pastrami|pepperoni|prosciutto|spam)$/
const irregular: Readonly<Record<string, string>> = {
  leaf: 'leaves',
  loaf: 'loaves',
  half: 'halves',
  radish: 'radishes',
  squash: 'squash',
  fish: 'fish',
  goose: 'geese',
  anchovy: 'anchovies',
  tomato: 'tomatoes',
  potato: 'potatoes',
  mango: 'mangoes',
  tomatillo: 'tomatillos',
  avocado: 'avocados',
  chile: 'chiles',
  taro: 'taros',
}

/** The plural and other names of a food: as written by hand in knowledge/, else by the rules of English. */
export function namesOf(name: string): { readonly plural: string; readonly aliases: readonly string[] } {
  const [plural = '', ...aliases] = (names[name] ?? '').split('|').map((part) => part.trim())
  const written = aliases.flatMap((alias) => alias.split(/,\s*/)).filter((alias) => alias !== '')
  return {
    plural: plural === '' ? pluralOf(name) : plural,
    aliases: [...new Set([...written, ...cultivarsOf(name)])],
  }
}

/** English plural of a food's last word; mass nouns stay as they are. */
export function pluralOf(name: string): string {
  if (unchanged.test(name) || /[\d%)]$/.test(name)) return name
  const lastWord = name.split(' ').at(-1) ?? name
  return name.slice(0, name.length - lastWord.length) + pluralWord(lastWord)
}

function pluralWord(word: string): string {
  const known = irregular[word]
  if (known !== undefined) return known
  if (/(?:ch|sh|x|z)$/.test(word)) return `${word}es`
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`
}
