import type { CheckedRecipe } from '@plotluck/kitchen'
import type { Box, Section } from '../writer/index.ts'
import { box, text } from './elements.ts'
import { page, type Sheet, titleBlock } from './page.ts'
import { recipePages } from './recipe-pages.ts'
import { colours } from './theme.ts'

/** A list of contents that leads to its recipes, and each recipe from a new page on. */
export function collectionPages(
  sheet: Sheet,
  recipes: readonly CheckedRecipe[],
  words: string,
): readonly Section[] {
  const { texts } = sheet
  const lead = [texts.recipes(recipes.length), ...(words ? [texts.matching(words)] : [])].join(' · ')
  return [
    page(
      { sheet, bookmark: texts.collection, id: 'contents' },
      titleBlock(texts.collection, lead),
      box(
        styles.contents,
        ...recipes.map((recipe, index) => entry(texts.count(index + 1), recipe, idAt(index))),
      ),
    ),
    ...recipes.map((recipe, index) => recipePages(sheet, recipe, idAt(index))),
  ]
}

const idAt = (index: number): string => `recipe-${index + 1}`

function entry(number: string, { title }: CheckedRecipe, id: string): Box {
  const link = { ...box(styles.link, text(styles.title, title)), linkTo: id }
  return box(styles.entry, text(styles.number, number), link)
}

const styles = {
  contents: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 20, rowGap: 3 },
  entry: { width: '48%', flexDirection: 'row', gap: 6 },
  number: { width: 22, textAlign: 'right', fontSize: 9, lineHeight: 1.4, color: colours.inkSoft },
  link: { flex: 1 },
  title: { fontSize: 9.5, lineHeight: 1.35 },
} as const
