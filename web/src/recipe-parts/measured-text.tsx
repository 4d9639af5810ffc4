import styles from './measured-text.module.css'

const measures =
  /((?:\d[\d.,/–-]*|[½⅓⅔¼¾⅛])(?: \d\/\d)? (?:g|kg|ml|l|oz|lb|fl oz|tsp|tbsp|cups?|cm|inch|min)\b)/

/** A text whose amounts stay on one line with their units. */
export function MeasuredText({ children }: { children: string }) {
  return children.split(measures).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles.measure}>
        {part}
      </span>
    ),
  )
}
