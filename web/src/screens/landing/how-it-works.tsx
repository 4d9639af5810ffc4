import type { ReactNode } from 'react'
import { landingTexts } from '../../messages/index.ts'
import { DrawnPicture } from '../../pictures/drawn-picture.tsx'
import { RecipeImage } from '../../pictures/recipe-image.tsx'
import styles from './how-it-works.module.css'

const { type, get, cook } = landingTexts.steps

export function HowItWorks() {
  return (
    <section className={styles.section} aria-labelledby="how-it-works">
      <h2 id="how-it-works" className={styles.title}>
        {landingTexts.stepsTitle}
      </h2>
      <ol className={styles.steps}>
        <Step number={1} tint="leaf" title={type.title} text={type.text}>
          <Foods />
        </Step>
        <Step number={2} tint="squash" title={get.title} text={get.text}>
          <Dishes />
        </Step>
        <Step number={3} tint="beet" title={cook.title} text={cook.text}>
          <Plate />
        </Step>
      </ol>
    </section>
  )
}

type StepProps = { number: number; tint: string; title: string; text: string; children: ReactNode }

function Step({ number, tint, title, text, children }: StepProps) {
  return (
    <li className={styles.step} data-tint={tint}>
      <div className={styles.picture} aria-hidden>
        {children}
      </div>
      <h3 className={styles.name}>
        <span className={styles.number} aria-hidden>
          {number}
        </span>
        {title}
      </h3>
      <p>{text}</p>
    </li>
  )
}

function Foods() {
  return (
    <div className={styles.foods}>
      {landingTexts.exampleFoods.map(({ name, picture }) => (
        <span key={name} className={styles.food}>
          <DrawnPicture picture={picture} size={28} />
          {name}
        </span>
      ))}
    </div>
  )
}

const dishes = [
  { dish: 'pasta', foods: ['tomato', 'basil', 'zucchini'] },
  { dish: 'gratin', foods: ['zucchini', 'tomato'] },
  { dish: 'salad', foods: ['tomato', 'basil', 'onion'] },
] as const

function Dishes() {
  return (
    <div className={styles.dishes}>
      {dishes.map((picture) => (
        <div key={picture.dish} className={styles.dish}>
          <RecipeImage picture={picture} />
        </div>
      ))}
    </div>
  )
}

function Plate() {
  return (
    <div className={styles.plate}>
      <RecipeImage picture={{ dish: 'stew', foods: ['tomato', 'zucchini', 'eggplant'] }} />
    </div>
  )
}
