import type { Check, CheckedRecipe } from '@plotluck/kitchen'
import type { Box } from '../writer/index.ts'
import { box, text, wholeBox } from './elements.ts'
import { heading } from './page.ts'
import type { PdfTexts } from './texts.ts'
import { colours, type Tint } from './theme.ts'

/** Allergens, diets, and every check with its own sentence. */
export function safety(texts: PdfTexts, { allergens, diets, checks, lines }: CheckedRecipe): Box {
  const { us9, eu14, mayContain } = allergens
  // 'None' may only be said where every food is known.
  const hasUnknown = lines.some(({ food }) => food === null)
  const noAllergens = hasUnknown ? texts.notKnown : texts.noAllergens
  return box(
    styles.section,
    wholeBox(
      styles.top,
      heading(texts.checked),
      box(
        styles.words,
        named(texts.us9, us9, noAllergens, 'tomato'),
        named(texts.eu14, eu14, noAllergens, 'tomato'),
        mayContain.length > 0 ? named(texts.mayContain, mayContain, '', 'squash') : null,
        named(texts.diets, diets, hasUnknown ? texts.notKnown : texts.noDiets, 'leaf'),
      ),
    ),
    box(styles.checks, ...checks.map((check) => outcome(texts, check))),
  )
}

function named(name: string, words: readonly string[], none: string, tint: Tint): Box {
  const { ground, ink } = colours.tints[tint]
  return box(
    styles.named,
    text(styles.name, name),
    words.length === 0
      ? text({}, none)
      : box(
          styles.badges,
          ...words.map((word) => text({ ...styles.badge, backgroundColor: ground, color: ink }, word)),
        ),
  )
}

const tints = { passed: 'leaf', repaired: 'sky', notice: 'squash' } satisfies Record<Check['outcome'], Tint>

function outcome(texts: PdfTexts, { kind, outcome: came, message }: Check): Box {
  const tint = colours.tints[tints[came]]
  return wholeBox(
    styles.check,
    box(
      styles.outcome,
      text(styles.kind, texts.checks[kind]),
      text({ ...styles.came, color: tint.ink, backgroundColor: tint.ground }, texts.outcomes[came]),
    ),
    text(styles.message, message),
  )
}

const styles = {
  section: { paddingTop: 12, borderTop: { width: 1, color: colours.line } },
  top: { marginBottom: 8 },
  words: { flexDirection: 'row', flexWrap: 'wrap', rowGap: 6, columnGap: 18 },
  named: { minWidth: 110, maxWidth: 240 },
  name: { fontSize: 8, lineHeight: 1.4, fontWeight: 600, color: colours.inkSoft },
  badges: { flexDirection: 'row', flexWrap: 'wrap', gap: 3, marginTop: 1 },
  badge: {
    paddingHorizontal: 5,
    paddingVertical: 1,
    borderRadius: 6,
    fontSize: 8.5,
    lineHeight: 1.35,
    fontWeight: 600,
  },
  checks: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 18, rowGap: 5 },
  check: { width: '47%' },
  outcome: { flexDirection: 'row', alignItems: 'center', gap: 5, marginBottom: 1 },
  came: { paddingHorizontal: 4, borderRadius: 4, fontSize: 7, lineHeight: 1.4, fontWeight: 600 },
  kind: { fontSize: 8, lineHeight: 1.4, fontWeight: 600 },
  message: { fontSize: 8, lineHeight: 1.4, color: colours.inkSoft },
} as const
