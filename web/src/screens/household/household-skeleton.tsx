import { householdTexts as texts } from '../../messages/index.ts'
import { PageIntro } from '../../ui/page-intro.tsx'
import { ReadingPage } from '../../ui/reading-page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** The page's shape while it is not known who eats along. */
export function HouseholdSkeleton() {
  return (
    <ReadingPage isBusy>
      <PageIntro title={texts.title} lead={texts.lead}>
        <output className="visually-hidden">{texts.loading}</output>
      </PageIntro>
      <Skeleton height="7rem" shape="block" />
      <Skeleton height="7rem" shape="block" />
      <Skeleton height="10rem" shape="block" />
    </ReadingPage>
  )
}
