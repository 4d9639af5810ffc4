import { Navigate } from 'react-router'
import { useSignedInHint } from '../../api/signed-in-hint.ts'
import { publicPageMeta } from '../../layout/page-meta.ts'
import { landingTexts } from '../../messages/index.ts'
import { Closing } from './closing.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import styles from './landing.module.css'
import { Story } from './story.tsx'

export const meta = () =>
  publicPageMeta({ title: landingTexts.pageTitle, description: landingTexts.pageDescription, path: '/' })

export default function Landing() {
  // Who comes back wants the kitchen, not the story.
  if (useSignedInHint()) return <Navigate to="/dashboard" replace />
  return (
    <div className={styles.page}>
      <Hero />
      <HowItWorks />
      <Story />
      <Closing />
    </div>
  )
}
