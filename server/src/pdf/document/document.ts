import type { PdfContent, PdfRequest } from '../pdf-request.ts'
import type { Section, Writing } from '../writer/index.ts'
import { isLossy, printed } from './clean-text.ts'
import { collectionPages } from './collection-pages.ts'
import { listPage } from './list-page.ts'
import { margins, type Sheet, sizes } from './page.ts'
import { recipePages } from './recipe-pages.ts'
import { pdfTexts, type PdfTexts } from './texts.ts'
import { weekPage, weeksBetween } from './week-pages.ts'

/** The document that was asked for, ready to be written. */
export function pdfDocument({ content, reader }: PdfRequest): Writing {
  const texts = pdfTexts(reader.locale)
  const sheet = { texts, isLossy: isLossy(wordsOf(content)) }
  return {
    title: printed(titleOf(texts, content)),
    creator: texts.product,
    size: sizes[reader.paper],
    margins,
    sections: pagesOf(sheet, content),
  }
}

const wordsOf = (content: PdfContent): string => JSON.stringify(content)

function titleOf(texts: PdfTexts, content: PdfContent): string {
  if (content.kind === 'recipe') return content.recipe.title
  return { collection: texts.collection, weeks: texts.week, 'shopping-list': texts.shoppingList }[
    content.kind
  ]
}

function pagesOf(sheet: Sheet, content: PdfContent): readonly Section[] {
  switch (content.kind) {
    case 'recipe':
      return [recipePages(sheet, content.recipe)]
    case 'collection':
      return collectionPages(sheet, content.recipes, content.words)
    case 'weeks':
      return [
        ...weeksBetween(content.from, content.to).map((week) => weekPage(sheet, week, content.meals)),
        listPage(sheet, content.list),
      ]
    case 'shopping-list':
      return [listPage(sheet, content.list)]
  }
}
