import { landingTexts } from '../../messages/index.ts'
import { ButtonLink } from '../../ui/button.tsx'
import styles from './landing.module.css'

export const meta = () => [
  { title: landingTexts.pageTitle },
  { name: 'description', content: landingTexts.pageDescription },
]

export default function Landing() {
  return (
    <div className={styles.page}>
      <Hero />
      <HowItWorks />
      <Story />
      <Closing />
    </div>
  )
}

function Hero() {
  return (
    <section className={styles.hero}>
      <p className={styles.badge}>{landingTexts.badge}</p>
      <h1 className={styles.title}>{landingTexts.title}</h1>
      <p className={styles.lead}>{landingTexts.text}</p>
      <ButtonLink size="large" to="/auth">
        {landingTexts.start}
      </ButtonLink>
      <p className={styles.note}>{landingTexts.startNote}</p>
    </section>
  )
}

function HowItWorks() {
  return (
    <section className={styles.steps}>
      <h2>{landingTexts.stepsTitle}</h2>
      <ol className={styles.list}>
        {landingTexts.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Story() {
  return (
    <section className={styles.story}>
      <h2>{landingTexts.storyTitle}</h2>
      {landingTexts.story.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className={styles.sign}>{landingTexts.storySign}</p>
    </section>
  )
}

function Closing() {
  return (
    <section className={styles.closing}>
      <h2>{landingTexts.closingTitle}</h2>
      <p>{landingTexts.closingText}</p>
      <ButtonLink size="large" to="/auth">
        {landingTexts.closingAction}
      </ButtonLink>
    </section>
  )
}
