import type { PdfContent } from './pdf-request.ts'

/** What the file is called, without its ending: lower-case ASCII words, so that every system can keep it. */
export function fileName(content: PdfContent): string {
  switch (content.kind) {
    case 'recipe':
      return slug(content.recipe.title) || 'recipe'
    case 'collection':
      return ['saved-recipes', slug(content.words)].filter(Boolean).join('-')
    case 'weeks':
      return `week-${content.from}`
    case 'shopping-list':
      return `shopping-list-${content.list.from}`
  }
}

const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
