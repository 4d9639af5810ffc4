import { DocumentPage } from '../../layout/document-page.tsx'
import { publicPageMeta } from '../../layout/page-meta.ts'
import { termsTexts } from '../../messages/index.ts'

export const meta = () =>
  publicPageMeta({
    title: termsTexts.pageTitle,
    description: termsTexts.pageDescription,
    path: '/terms',
  })

export default function Terms() {
  return <DocumentPage texts={termsTexts} />
}
