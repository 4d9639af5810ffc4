import type { DishCut, DishFinish, DishForm, DishPicture } from '../recipe/index.ts'
import { formOfDish, formOfKind, formOfVessel, isFoodKind, kindKey, wholeForms } from './served-table.ts'

/** How a dish is served: the fields that a recipe's picture carries beside its kind of dish and its foods. */
export type Served = { readonly form: DishForm; readonly cut?: DishCut; readonly finish?: DishFinish }

/** A named dish as its data describes it. */
export type NamedLook = {
  readonly id: string
  readonly kind: string
  readonly picture: DishPicture
  readonly look: { readonly vessel: string; readonly cut?: string; readonly finish?: DishFinish }
}

/** How a dish that people know by name is served: what is said of the dish itself counts before its kind, its kind before its vessel. */
export function servedAs({ id, kind, picture, look }: NamedLook): Served | undefined {
  const form =
    formOfDish.get(id) ?? formOfKind.get(kindKey(kind)) ?? formOfVessel.get(`${picture} ${look.vessel}`)
  if (form === undefined) return undefined
  const cut = look.cut === undefined ? undefined : cutOfWord[look.cut]
  return {
    form,
    ...(cut === undefined ? {} : { cut }),
    ...(look.finish === undefined ? {} : { finish: look.finish }),
  }
}

/** What the words of the dish data say of a food; 'wedges' of a pie and 'squares' of a cake are cuts of the whole dish and stand for none. */
const cutOfWord: Readonly<Record<string, DishCut>> = {
  diced: 'dice',
  cubes: 'dice',
  chunks: 'chunk',
  shredded: 'shred',
  grated: 'shred',
  shreds: 'shred',
  ribbons: 'strip',
  shaved: 'strip',
  strips: 'strip',
  rounds: 'slice',
  rings: 'ring',
  florets: 'floret',
  leaves: 'leaf',
  sticks: 'stick',
  batons: 'stick',
  spears: 'wedge',
  strands: 'shred',
}

const wholeDishes: ReadonlySet<DishPicture> = new Set(['skillet', 'tray-bake', 'skewers'])

/**
 * How a dish is served by its title, for recipes that no named dish stands behind. The last words of what stands before 'with' decide, those of
 * what it lies on first, if they name a kind of dish: a 'Potato Salad with Bacon Muffins' is a salad, and a 'Squash and Lentil Pot' nothing that squash is. `dish` is what it
 * is cooked as: chicken thighs that are braised are in a pot. Undefined where the title names no form.
 */
export function servedByTitle(title: string, dish: DishPicture): Served | undefined {
  const [food = '', base = ''] = beforeAny(title.toLowerCase(), [' with ', ' over ', ' in ']).split(' on ')
  const form = formAtEnd(base, dish) ?? formAtEnd(food, dish)
  return form && { form }
}

function formAtEnd(text: string, dish: DishPicture): DishForm | undefined {
  const words = text.split(/[^\p{L}]+/u)
  for (let start = Math.max(0, words.length - 3); start < words.length; start++) {
    const kind = kindKey(words.slice(start).join(' '))
    const form = isFoodKind.has(kind) ? undefined : formOfKind.get(kind)
    if (form !== undefined && (wholeDishes.has(dish) || !wholeForms.has(form))) return form
  }
  return undefined
}

function beforeAny(text: string, marks: readonly string[]): string {
  return marks.reduce((before, mark) => before.split(mark)[0] ?? '', text)
}
