import { Mail } from 'lucide-react'
import { supportEmail, supportLink } from '../../layout/contact.ts'
import { publicPageMeta } from '../../layout/page-meta.ts'
import { helpTexts } from '../../messages/index.ts'
import { ButtonLink, ExternalButtonLink } from '../../ui/button.tsx'
import { Answers } from './answers.tsx'
import styles from './help.module.css'

export const meta = () =>
  publicPageMeta({ title: helpTexts.pageTitle, description: helpTexts.pageDescription, path: '/help' })

export default function Help() {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{helpTexts.title}</h1>
        <p className={styles.lead}>{helpTexts.lead}</p>
      </header>
      <Answers />
      <QuickStart />
      <Contact />
    </div>
  )
}

const tints = ['leaf', 'squash', 'beet'] as const

function QuickStart() {
  return (
    <section className={styles.section} aria-labelledby="quick-start">
      <h2 id="quick-start" className={styles.sectionTitle}>
        {helpTexts.startTitle}
      </h2>
      <ol className={styles.steps}>
        {helpTexts.start.map(({ title, text }, index) => (
          <li key={title} className={styles.step} data-tint={tints[index]}>
            <span className={styles.number} aria-hidden>
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div>
        <ButtonLink to="/dashboard">{helpTexts.toKitchen}</ButtonLink>
      </div>
    </section>
  )
}

function Contact() {
  return (
    <section className={styles.contact} aria-labelledby="contact">
      <div>
        <h2 id="contact" className={styles.sectionTitle}>
          {helpTexts.contactTitle}
        </h2>
        <p>{helpTexts.contactText}</p>
      </div>
      <ExternalButtonLink href={supportLink} icon={<Mail size={20} aria-hidden />}>
        {supportEmail}
      </ExternalButtonLink>
    </section>
  )
}
