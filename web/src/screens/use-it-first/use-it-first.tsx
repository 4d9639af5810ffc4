import { premiumFeatures } from '@plotluck/contract/premium'
import { useState } from 'react'
import { requireSession, useSession } from '../../api/session.ts'
import { useBasket } from '../../ingredient-parts/use-basket.ts'
import { layoutTexts, menuTexts } from '../../messages/index.ts'
import { PremiumRedirect } from '../../billing/premium-redirect.tsx'
import { Failed } from '../../ui/failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useIntoView } from '../../ui/use-into-view.ts'
import { BasketForm } from './basket-form.tsx'
import { MadeFrom } from './made-from.tsx'
import { Menu } from './menu.tsx'
import { MenuSkeleton } from './menu-skeleton.tsx'
import { NothingYet } from './nothing-yet.tsx'
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

/** Once there is a menu it stands first, and what it was made from folds into a line above it. */
function MenuBuilder() {
  const basket = useBasket()
  const { menu, isPlanning, failure, plan } = useMenu()
  const [isChanging, setIsChanging] = useState(false)
  const { place, heading } = useIntoView(isPlanning)
  const hasMenu = isPlanning || menu !== undefined
  const start = async () => {
    setIsChanging(false)
    await plan(await basket.settled())
  }
  return (
    <div className={styles.page} data-folded={hasMenu && !isChanging}>
      <header className={styles.head}>
        <h1 className={styles.title}>{menuTexts.title}</h1>
        {!hasMenu && <p className={styles.lead}>{menuTexts.lead}</p>}
      </header>
      {hasMenu && !isPlanning && (
        <MadeFrom menu={menu} isOpen={isChanging} onToggle={() => setIsChanging(!isChanging)} />
      )}
      <div className={styles.columns}>
        {(!hasMenu || isChanging) && (
          <BasketForm basket={basket} failure={failure} onStart={() => void start()} />
        )}
        <section
          ref={place}
          className={styles.result}
          data-results={hasMenu}
          data-reading={hasMenu && !isChanging}
          aria-busy={isPlanning}
          aria-labelledby="menu-title"
        >
          <h2
            ref={heading}
            id="menu-title"
            tabIndex={-1}
            className={hasMenu ? styles.resultTitle : 'visually-hidden'}
          >
            {menuTexts.resultTitle}
          </h2>
          {failure && hasMenu && !isChanging && (
            <Failed retryLabel={layoutTexts.retry} onRetry={() => void start()}>
              {failure}
            </Failed>
          )}
          {isPlanning && <MenuSkeleton />}
          {!isPlanning && menu && <Menu menu={menu} />}
          {!hasMenu && <NothingYet chosen={basket.names.length} />}
        </section>
      </div>
    </div>
  )
}
