import { cultivarsOf } from './knowledge/cultivars.ts'
import type { SourcedFood } from './compile-foods.ts'
import { readTable } from './csv.ts'
import { listOf } from './sr28-foods.ts'
import { names } from './knowledge/names.ts'

/** Nouns that have no other plural, and those that are plural already. */
const unchanged =
  /(?:s|rice|milk|cheese|butter|oil|flour|sugar|sauce|salt|corn|bread|water|juice|broth|stock|cream|yogurt|beef|pork|lamb|veal|venison|bacon|ham|tofu|tempeh|tuna|salmon|cod|halibut|tilapia|catfish|bass|mackerel|trout|haddock|shrimp|squid|honey|powder|paste|wine|vinegar|zest|ginger|parsley|dill|mint|thyme|rosemary|basil|cilantro|oregano|sage|spinach|kale|garlic|celery|broccoli|cauliflower|arugula|lettuce|watercress|okra|zucchini|quinoa|bulgur|couscous|millet|polenta|pasta|spaghetti|cumin|cinnamon|turmeric|paprika|saffron|pesto|salsa|ketchup|mustard|hummus|tahini|tamari|mayonnaise|kimchi|chocolate|cocoa|vanilla|yeast|gelatin|meat|steak meat|bran|germ|starch|syrup|molasses|jam|jelly|rhubarb|radicchio|kefir|ghee|lard|fat|tallow|margarine|shortening|gluten|natto|vodka|rum|whiskey|sake|coffee|tea|soda|seasoning|spread|topping|dressing|relish|pimiento|caviar|leche|feet|roe|smokie|glaze|mousse|orache|sloe|huitlacoche|herring|seaweed|endive chicory|mortadella|pastrami|pepperoni|prosciutto|spam)$/
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

type Names = { readonly plural: string; readonly aliases: readonly string[] }

/**
 * The plural and other names of a food: as written by hand in knowledge/ or in its table, else by the rules of English. A garden sort that is
 * a food of its own is no other name. Throws a RangeError where two foods lay claim to one name.
 */
export function namesByFood(foods: readonly SourcedFood[]): (food: SourcedFood) => Names {
  const owners = new Map(foods.map(({ name }) => [asRead(name), name]))
  const isSort = (alias: string) => !owners.has(asRead(alias))
  const more = new Map(
    readTable('more_names.csv').map((row) => [row['name'] ?? '', listOf(row['aliases'], ';')]),
  )
  const aliasesOf = ({ name, aliases }: SourcedFood) => [
    ...writtenNames(name).aliases,
    ...(more.get(name) ?? []),
    ...(aliases ?? []),
    ...cultivarsOf(name).filter(isSort),
  ]
  const all = new Map(foods.map((food) => [food.name, [...new Set(aliasesOf(food))]]))
  const strange: string[] = []
  for (const [name, aliases] of all)
    for (const alias of aliases) {
      const owner = owners.get(asRead(alias))
      if (owner !== undefined && owner !== name) strange.push(`${alias}: ${owner}, ${name}`)
      owners.set(asRead(alias), name)
    }
  if (strange.length > 0) throw new RangeError(`Foods share names:\n${strange.join('\n')}`)
  const otherSpellings = ({ name }: SourcedFood) =>
    [name, ...(all.get(name) ?? [])].flatMap(spellingsOf).filter((spelling) => !owners.has(asRead(spelling)))
  const respelled = new Map(foods.map((food) => [food.name, [...new Set(otherSpellings(food))]]))
  return ({ name }) => ({
    plural: writtenNames(name).plural,
    aliases: [...(all.get(name) ?? []), ...(respelled.get(name) ?? [])],
  })
}

const sameFat: readonly (readonly string[])[] = [
  ['nonfat', 'non-fat', 'fat-free', 'no-fat', '0% fat'],
  ['low-fat', 'lowfat'],
  ['reduced-fat', 'half-fat'],
]

/** 'Nonfat', 'non-fat' and 'fat-free' are one word to a cook: the name with each of the others in its place. */
function spellingsOf(name: string): readonly string[] {
  return sameFat.flatMap((words) => {
    const found = words.find((word) => ` ${name} `.includes(` ${word} `))
    return found === undefined
      ? []
      : words.filter((word) => word !== found).map((word) => name.replace(found, word))
  })
}

/** Hyphens part words as spaces do. */
function asRead(name: string): string {
  return name.replaceAll('-', ' ')
}

function writtenNames(name: string): Names {
  const [plural = '', ...aliases] = (names[name] ?? '').split('|').map((part) => part.trim())
  const written = aliases.flatMap((alias) => alias.split(/,\s*/)).filter((alias) => alias !== '')
  return {
    plural: plural === '' ? pluralOf(name) : plural,
    aliases: written,
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
