import type { ReactNode } from 'react'
import { supportEmail, supportLink } from './contact.ts'
import styles from './document-page.module.css'

type DocumentTexts = {
  title: string
  lead: string
  sections: readonly { title: string; paragraphs: readonly string[] }[]
  contactTitle: string
  contactText: string
}

/** A page to read from top to bottom, ending with whom to ask: the terms, the privacy notice. Children stand before the last. */
export function DocumentPage({ texts, children }: { texts: DocumentTexts; children?: ReactNode }) {
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{texts.title}</h1>
      <p className={styles.lead}>{texts.lead}</p>
      {texts.sections.map(({ title, paragraphs }) => (
        <section key={title} className={styles.section}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      {children}
      <section className={styles.section}>
        <h2>{texts.contactTitle}</h2>
        <p>
          {texts.contactText} <a href={supportLink}>{supportEmail}</a>
        </p>
      </section>
    </article>
  )
}
