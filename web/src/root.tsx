import displayFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import textFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { analyticsSetting } from './analytics/setting.ts'
import { supportEmail } from './layout/contact.ts'
import { LostScript, lostScriptScript } from './layout/lost-script.tsx'
import { textSizeScript } from './layout/text-size.ts'
import { themeScript } from './layout/theme.ts'
import { layoutTexts } from './messages/index.ts'
import { ErrorScreen } from './screens/error/error-screen.tsx'
import './styles/index.css'
import { ToastPlace } from './ui/toast.tsx'

const fontLink = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const

export const links = () => [
  fontLink(textFont),
  fontLink(displayFont),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export const meta = () => [{ title: layoutTexts.product }]

/** The document. Styles come first in <head>: nothing is painted before them, so nothing may stand in their way. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <Links />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fffdf5" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#101812" />
        <meta name="support-email" content={supportEmail} />
        <meta name="analytics" content={analyticsSetting} />
        <meta name="sign-in-provider" content="provider-as-the-server-has-it" suppressHydrationWarning />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <script dangerouslySetInnerHTML={{ __html: textSizeScript }} />
        <script dangerouslySetInnerHTML={{ __html: lostScriptScript }} />
        <Meta />
      </head>
      <body>
        {children}
        <LostScript />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Shell>
      <ErrorScreen error={error} />
    </Shell>
  )
}

/** Shown while the first page of an address with an id is on its way. */
export function HydrateFallback() {
  return <p className="visually-hidden">{layoutTexts.loading}</p>
}

function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <ToastPlace label={layoutTexts.notifications} closeLabel={layoutTexts.dismiss} />
    </>
  )
}
