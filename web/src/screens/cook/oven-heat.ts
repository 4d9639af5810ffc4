const heat = String.raw`(\d+°[CF](?: \(\d+°[CF]\))?)`
/** 'Heat the oven to', 'Turn the oven down to', 'Bake at'; not the heat a food has in its middle. */
const ovenIsSet = new RegExp(String.raw`\boven(?: \w+)? to ${heat}|\b(?:bake|roast) at ${heat}`, 'gi')
const usesOven =
  /(?:^|[.;:,] |\b(?:and|then|or|Meanwhile) )(?:bake|roast)\b|\b(?:in|into|to) the (?:hot )?oven\b/i

/**
 * The heat of the oven, as written, for a step that cooks in it and does not say how hot it is: what a step before it has set last.
 * @example ovenHeat([{ text: 'Heat the oven to 400°F (200°C).' }, { text: 'Bake for 20 minutes.' }], 1) // '400°F (200°C)'
 */
export function ovenHeat(steps: readonly { readonly text: string }[], step: number): string | undefined {
  const text = steps[step]?.text ?? ''
  if (!usesOven.test(text) || heatsIn(text).length > 0) return undefined
  return steps
    .slice(0, step)
    .flatMap((earlier) => heatsIn(earlier.text))
    .at(-1)
}

const heatsIn = (text: string): readonly string[] =>
  [...text.matchAll(ovenIsSet)].flatMap(([, set, at]) => set ?? at ?? [])
