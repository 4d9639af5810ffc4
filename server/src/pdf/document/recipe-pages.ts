import type { CheckedRecipe, RecipeLine } from '@plotluck/kitchen'
import type { Box, Picture, Section } from '../writer/index.ts'
import { box, text, wholeBox } from './elements.ts'
import { heading, page, type Sheet, tickBox } from './page.ts'
import { pictureOf } from './picture.ts'
import { safety } from './safety.ts'
import type { PdfTexts } from './texts.ts'
import { colours, displayFont } from './theme.ts'

/** A recipe on as many pages as it takes: its picture and title, ingredients beside the steps, and what was checked. */
export function recipePages(sheet: Sheet, recipe: CheckedRecipe, id = recipe.id): Section {
  const { texts } = sheet
  return page(
    { sheet, bookmark: recipe.title, id },
    head(sheet, recipe),
    box(
      styles.body,
      box(styles.side, ingredients(texts, recipe), nutrition(texts, recipe)),
      box(styles.main, instructions(texts, recipe)),
    ),
    safety(texts, recipe),
  )
}

function head({ texts }: Sheet, recipe: CheckedRecipe): Box {
  const { title, prep_time, servings, difficulty, season } = recipe
  const facts = [texts.minutes(prep_time), texts.servings(servings), difficulty, season].filter(Boolean)
  return wholeBox(
    styles.head,
    picture(recipe, 208),
    box(
      styles.intro,
      text({ ...styles.title, fontSize: titleSize(title) }, title),
      text(styles.facts, facts.join('  ·  ')),
      box(
        styles.warning,
        text(styles.warningTitle, texts.warning),
        text(styles.warningText, texts.warningText),
      ),
    ),
  )
}

// A long title takes smaller letters, so that the page keeps its shape.
const titleSize = (title: string): number => (title.length < 45 ? 22 : title.length < 90 ? 18 : 14)

/** The recipe's picture so many points wide, 8 to 5. */
export function picture(recipe: Pick<CheckedRecipe, 'picture'>, width: number): Picture {
  const style = { width, height: (width * 5) / 8, borderRadius: width / 16 }
  return { kind: 'picture', style, svg: pictureOf(recipe.picture) }
}

function ingredients(texts: PdfTexts, { lines }: CheckedRecipe): Box {
  return box(
    styles.section,
    heading(texts.ingredients),
    ...lines.map((line) =>
      wholeBox(styles.ingredient, tickBox(), text(styles.ingredientText, ingredientText(texts, line))),
    ),
  )
}

const ingredientText = (texts: PdfTexts, { text: words, optional }: RecipeLine): string =>
  optional && !/optional/i.test(words) ? `${words} (${texts.optional})` : words

function nutrition(texts: PdfTexts, { nutrition: serving, nutritionCoverage }: CheckedRecipe): Box {
  const { calories, protein, carbs, fat } = serving
  const figures = [
    [texts.nutrients.calories, texts.count(calories)],
    [texts.nutrients.protein, texts.grams(protein)],
    [texts.nutrients.carbs, texts.grams(carbs)],
    [texts.nutrients.fat, texts.grams(fat)],
  ] as const
  const { counted, total, notCounted } = nutritionCoverage
  return wholeBox(
    styles.nutrition,
    heading(texts.nutrition),
    ...figures.map(([name, amount]) => box(styles.figure, text({}, name), text(styles.amount, amount))),
    text(
      styles.coverage,
      [texts.coverage(counted, total), ...(notCounted.length > 0 ? [texts.notCounted(notCounted)] : [])].join(
        '. ',
      ),
    ),
  )
}

function instructions(texts: PdfTexts, { steps, leftovers }: CheckedRecipe): Box {
  return box(
    styles.section,
    heading(texts.instructions),
    ...steps.map((step, index) =>
      box(
        styles.step,
        text(styles.stepNumber, texts.count(index + 1)),
        box(
          styles.stepWords,
          text({}, step.text),
          step.minutes > 0 ? text(styles.minutes, texts.minutes(step.minutes)) : null,
        ),
      ),
    ),
    leftovers
      ? wholeBox(styles.leftovers, text({}, text(styles.strong, `${texts.leftovers}: `), leftovers))
      : null,
  )
}

const styles = {
  head: { flexDirection: 'row', gap: 18, marginBottom: 18 },
  intro: { flex: 1, justifyContent: 'center' },
  title: { fontFamily: displayFont, fontWeight: 700, lineHeight: 1.1, color: colours.cover },
  facts: { marginTop: 6, fontSize: 10.5, lineHeight: 1.3, color: colours.inkSoft },
  warning: {
    marginTop: 9,
    paddingVertical: 5,
    paddingHorizontal: 8,
    borderRadius: 6,
    backgroundColor: colours.tints.squash.ground,
    color: colours.tints.squash.ink,
  },
  warningTitle: { fontWeight: 600, fontSize: 8.5, lineHeight: 1.3 },
  warningText: { fontSize: 8, lineHeight: 1.3 },
  body: { flexDirection: 'row', gap: 24 },
  side: { width: 176 },
  main: { flex: 1 },
  section: { marginBottom: 14 },
  ingredient: { flexDirection: 'row', gap: 6, marginBottom: 3 },
  ingredientText: { flex: 1 },
  nutrition: {
    padding: 10,
    borderRadius: 8,
    backgroundColor: colours.quiet,
    marginBottom: 14,
  },
  figure: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    paddingVertical: 2,
    borderBottom: { width: 0.75, color: colours.line },
  },
  amount: { fontWeight: 600 },
  coverage: { marginTop: 5, fontSize: 8, lineHeight: 1.35, color: colours.inkSoft },
  step: { flexDirection: 'row', gap: 9, marginBottom: 7 },
  stepNumber: {
    width: 18,
    height: 18,
    borderRadius: 9,
    paddingTop: 2.6,
    textAlign: 'center',
    fontSize: 9,
    lineHeight: 1.4,
    fontWeight: 600,
    color: colours.tints.leaf.ink,
    backgroundColor: colours.tints.leaf.ground,
  },
  stepWords: { flex: 1, paddingTop: 1.5 },
  minutes: { fontSize: 8.5, lineHeight: 1.35, color: colours.inkSoft },
  leftovers: {
    marginTop: 4,
    paddingVertical: 6,
    paddingHorizontal: 9,
    borderRadius: 6,
    backgroundColor: colours.tints.sky.ground,
    color: colours.tints.sky.ink,
    fontSize: 9,
    lineHeight: 1.4,
  },
  strong: { fontWeight: 600 },
} as const
