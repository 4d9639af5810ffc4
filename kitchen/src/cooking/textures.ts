import type { CookFacts, Doneness, Method, Tag } from './cook-facts.ts'

/** How a group of vegetables behaves in the pan, the oven and the pot. */
export type Texture = {
  readonly tags: readonly Tag[]
  readonly cook: CookFacts['cook']
}

const at = (minutes: number, cue: string): Doneness => ({ minutes, cue })

type Times = { readonly [M in Method]?: readonly [minutes: number, cue: string] }

function texture(tags: readonly Tag[], times: Times): Texture {
  const cook: Partial<Record<Method, Doneness>> = {}
  for (const [method, [minutes, cue]] of Object.entries(times)) cook[method as Method] = at(minutes, cue)
  return { tags: ['vegetable', ...tags], cook }
}

/**
 * Minutes are for bite-size pieces: a medium-high pan, a 220°C (425°F) oven, a rolling boil, a lively steam, a gentle
 * simmer, a hot grill. Source: kitchen practice; every figure comes with the cue that overrules it.
 */
export const textures = {
  soft: texture(['soft'], {
    saute: [6, 'golden at the edges'],
    roast: [20, 'soft and golden at the edges'],
    boil: [4, 'just tender'],
    steam: [5, 'just tender'],
    simmer: [8, 'tender'],
    grill: [6, 'marked and tender'],
  }),
  pepper: texture(['soft', 'pepper'], {
    saute: [7, 'soft and browned in places'],
    roast: [25, 'soft and charred at the edges'],
    boil: [5, 'tender'],
    simmer: [10, 'soft'],
    grill: [8, 'blistered and soft'],
  }),
  eggplant: texture(['soft', 'eggplant'], {
    saute: [10, 'soft and golden'],
    roast: [30, 'collapsing and deep golden'],
    steam: [12, 'silky'],
    simmer: [15, 'silky all the way through'],
    grill: [8, 'soft in the middle'],
  }),
  root: texture(['root'], {
    saute: [10, 'tender with a little bite'],
    roast: [35, 'tender and caramelized at the edges'],
    boil: [12, 'tender to the point of a knife'],
    steam: [12, 'tender to the point of a knife'],
    simmer: [15, 'tender to the point of a knife'],
    grill: [12, 'tender and marked'],
  }),
  beet: texture(['root'], {
    roast: [40, 'tender to the point of a knife'],
    boil: [35, 'tender to the point of a knife'],
    steam: [35, 'tender to the point of a knife'],
    simmer: [35, 'tender to the point of a knife'],
  }),
  starchy: texture(['root', 'starchy'], {
    saute: [15, 'golden and tender inside'],
    roast: [35, 'crisp and golden'],
    boil: [15, 'tender to the point of a knife'],
    steam: [15, 'tender to the point of a knife'],
    simmer: [15, 'tender to the point of a knife'],
  }),
  hardSquash: texture(['hard-squash'], {
    saute: [12, 'tender and golden'],
    roast: [30, 'tender and caramelized'],
    boil: [12, 'tender'],
    steam: [12, 'tender'],
    simmer: [15, 'tender'],
  }),
  floret: texture(['brassica'], {
    saute: [6, 'bright and just tender'],
    roast: [22, 'charred at the tips'],
    boil: [4, 'just tender'],
    steam: [5, 'just tender'],
    simmer: [7, 'tender'],
    grill: [8, 'charred at the tips'],
  }),
  cabbage: texture(['brassica'], {
    saute: [7, 'soft with some brown edges'],
    roast: [25, 'tender with crisp edges'],
    boil: [6, 'tender'],
    steam: [7, 'tender'],
    simmer: [12, 'tender'],
  }),
  sturdyGreens: texture(['leafy'], {
    saute: [4, 'wilted and tender'],
    boil: [5, 'tender'],
    steam: [5, 'tender'],
    simmer: [8, 'tender'],
  }),
  tenderGreens: texture(['leafy'], {
    saute: [2, 'just wilted'],
    boil: [1, 'wilted'],
    steam: [2, 'wilted'],
    simmer: [2, 'wilted'],
  }),
  pod: texture(['podded'], {
    saute: [6, 'bright and just tender'],
    roast: [15, 'blistered and tender'],
    boil: [5, 'just tender'],
    steam: [6, 'just tender'],
    simmer: [7, 'tender'],
    grill: [6, 'charred in places'],
  }),
  pea: texture(['podded'], {
    saute: [3, 'bright and hot'],
    boil: [2, 'bright and tender'],
    steam: [3, 'bright and tender'],
    simmer: [3, 'bright and tender'],
  }),
  mushroom: texture(['mushroom'], {
    saute: [7, 'brown and their liquid has cooked away'],
    roast: [20, 'brown and shrunken'],
    simmer: [10, 'tender'],
    grill: [8, 'brown and juicy'],
  }),
  tomato: texture(['tomato', 'soft'], {
    saute: [4, 'slumping and juicy'],
    roast: [20, 'wrinkled and bursting'],
    simmer: [10, 'broken down'],
    grill: [4, 'blistered'],
  }),
  allium: texture(['allium'], {
    saute: [6, 'soft and golden'],
    roast: [25, 'soft and brown at the edges'],
    boil: [10, 'soft'],
    simmer: [12, 'soft'],
    grill: [8, 'soft and marked'],
  }),
} as const satisfies Record<string, Texture>

export type TextureName = keyof typeof textures
