import { supportEmail, supportLink } from '../../layout/contact.ts'
import { publicPageMeta } from '../../layout/page-meta.ts'
import { privacyTexts } from '../../messages/index.ts'
import styles from './privacy.module.css'

export const meta = () =>
  publicPageMeta({
    title: privacyTexts.pageTitle,
    description: privacyTexts.pageDescription,
    path: '/privacy',
  })

export default function Privacy() {
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{privacyTexts.title}</h1>
      <p className={styles.lead}>{privacyTexts.lead}</p>
      {privacyTexts.sections.map(({ title, paragraphs }) => (
        <section key={title} className={styles.section}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <section className={styles.section}>
        <h2>{privacyTexts.contactTitle}</h2>
        <p>
          {privacyTexts.contactText} <a href={supportLink}>{supportEmail}</a>
        </p>
      </section>
    </article>
  )
}
