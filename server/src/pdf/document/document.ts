import { Document, type DocumentProps } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import type { PdfContent, PdfRequest } from '../pdf-request.ts'
import { isLossy, printed } from './clean-text.ts'
import { collectionPages } from './collection-pages.ts'
import { listPage } from './list-page.ts'
import type { Sheet } from './page.ts'
import { recipePages } from './recipe-pages.ts'
import { pdfTexts, type PdfTexts } from './texts.ts'
import { weekPage, weeksBetween } from './week-pages.ts'

/** The document that was asked for, ready to be written. */
export function pdfDocument({ content, reader }: PdfRequest): ReactElement<DocumentProps> {
  const texts = pdfTexts(reader.locale)
  const { product } = texts
  return createElement(
    Document,
    { title: printed(titleOf(texts, content)), creator: product, producer: product, language: 'en' },
    ...pagesOf({ texts, paper: reader.paper, isLossy: isLossy(wordsOf(content)) }, content),
  )
}

const wordsOf = (content: PdfContent): string => JSON.stringify(content)

function titleOf(texts: PdfTexts, content: PdfContent): string {
  if (content.kind === 'recipe') return content.recipe.title
  return { collection: texts.collection, weeks: texts.week, 'shopping-list': texts.shoppingList }[
    content.kind
  ]
}

function pagesOf(sheet: Sheet, content: PdfContent): readonly ReactElement[] {
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
