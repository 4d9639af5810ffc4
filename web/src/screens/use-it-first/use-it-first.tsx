import { premiumFeatures } from '@plotluck/contract/premium'
import { Leaf } from 'lucide-react'
import { requireSession, useSession } from '../../api/session.ts'
import { IngredientPicker } from '../../ingredient-parts/ingredient-picker.tsx'
import { useBasket } from '../../ingredient-parts/use-basket.ts'
import { layoutTexts, menuTexts } from '../../messages/index.ts'
import { PremiumRedirect } from '../../billing/premium-redirect.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Failed } from '../../ui/failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useIntoView } from '../../ui/use-into-view.ts'
import { Menu } from './menu.tsx'
import styles from './use-it-first.module.css'
import { useMenu } from './use-menu.ts'

export const meta = () => [{ title: menuTexts.pageTitle }]

export const clientLoader = requireSession

export function HydrateFallback() {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{menuTexts.title}</h1>
      <Skeleton height="30rem" shape="block" />
    </div>
  )
}

/** For premium people; a free one is led to the plans. */
export default function UseItFirst() {
  const session = useSession()
  if (session.kind === 'failed')
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>{menuTexts.title}</h1>
        <Failed retryLabel={layoutTexts.retry} onRetry={session.retry}>
          {session.failure.message}
        </Failed>
      </div>
    )
  if (session.kind !== 'signed-in') return <HydrateFallback />
  if (!session.profile.is_premium) return <PremiumRedirect text={premiumFeatures['use-it-first']} />
  return <MenuBuilder />
}

function MenuBuilder() {
  const basket = useBasket()
  const { menu, isPlanning, failure, plan } = useMenu()
  const { place, heading } = useIntoView(isPlanning)
  const start = async () => plan(await basket.settled())
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>{menuTexts.title}</h1>
        <p className={styles.lead}>{menuTexts.lead}</p>
      </header>
      <div className={styles.columns}>
        <div className={styles.picker}>
          <IngredientPicker basket={basket} />
          <div className={styles.generate} data-stays={basket.names.length > 0}>
            <Button
              size="large"
              icon={<Leaf size={20} aria-hidden />}
              isBusy={isPlanning}
              onClick={() => void start()}
            >
              {isPlanning ? menuTexts.generating : menuTexts.generate}
            </Button>
          </div>
        </div>
        <section
          ref={place}
          className={styles.result}
          data-results={menu !== undefined}
          data-reading={menu !== undefined}
          aria-busy={isPlanning}
          aria-labelledby="menu-title"
        >
          <h2
            ref={heading}
            id="menu-title"
            tabIndex={-1}
            className={isPlanning || menu ? styles.resultTitle : 'visually-hidden'}
          >
            {menuTexts.resultTitle}
          </h2>
          {failure && (
            <Failed retryLabel={layoutTexts.retry} onRetry={() => void start()}>
              {failure}
            </Failed>
          )}
          {isPlanning && <MenuSkeleton />}
          {!isPlanning && menu && <Menu menu={menu} />}
          {!isPlanning && !menu && !failure && <NothingYet chosen={basket.names.length} />}
        </section>
      </div>
    </div>
  )
}

/** Says how to begin, or with foods in the basket what comes next. */
function NothingYet({ chosen }: { chosen: number }) {
  return chosen === 0 ? (
    <EmptyState title={menuTexts.emptyTitle}>{menuTexts.emptyText}</EmptyState>
  ) : (
    <EmptyState title={menuTexts.readyTitle}>{menuTexts.readyText(chosen)}</EmptyState>
  )
}

/** The menu's shape while it is planned: the two figures and three days. */
function MenuSkeleton() {
  return (
    <>
      <p className={styles.lead}>{menuTexts.planning}</p>
      <div className={styles.summary}>
        <Skeleton height="9rem" shape="block" />
        <Skeleton height="9rem" shape="block" />
      </div>
      {[1, 2, 3].map((day) => (
        <Card key={day}>
          <h3 className={styles.cardTitle}>{menuTexts.day(day)}</h3>
          <div className={styles.meal}>
            <Skeleton height="9rem" shape="block" />
            <div className={styles.words}>
              <Skeleton height="1.5rem" width="70%" />
              <Skeleton height="1rem" width="40%" />
              <Skeleton height="4rem" />
            </div>
          </div>
        </Card>
      ))}
    </>
  )
}
