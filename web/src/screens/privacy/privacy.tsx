import { ConsentChoice } from '../../analytics/consent-choice.tsx'
import { DocumentPage } from '../../layout/document-page.tsx'
import { publicPageMeta } from '../../layout/page-meta.ts'
import { privacyTexts } from '../../messages/index.ts'

export const meta = () =>
  publicPageMeta({
    title: privacyTexts.pageTitle,
    description: privacyTexts.pageDescription,
    path: '/privacy',
  })

export default function Privacy() {
  return (
    <DocumentPage texts={privacyTexts}>
      <ConsentChoice />
    </DocumentPage>
  )
}
