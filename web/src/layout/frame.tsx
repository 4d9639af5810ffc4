import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { PageViews } from '../analytics/page-views.tsx'
import { layoutTexts } from '../messages/index.ts'
import styles from './frame.module.css'

type FrameProps = { header: ReactNode; footer?: ReactNode; children: ReactNode }

/** The frame of every screen: skip link, header, the screen's content, and a footer where people come to look around. */
export function Frame({ header, footer, children }: FrameProps) {
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        {layoutTexts.skip}
      </a>
      {header}
      <Main>{children}</Main>
      {footer}
      <PageViews />
    </div>
  )
}

/** Takes the focus when another page opens, so that a screen reader begins there and not where the old page was left. */
function Main({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current !== pathname) main.current?.focus({ preventScroll: true })
    shown.current = pathname
  }, [pathname])
  return (
    <main ref={main} id="main" className={styles.main} tabIndex={-1}>
      {children}
    </main>
  )
}
