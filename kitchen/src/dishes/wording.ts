export { listed as list } from '../reading/index.ts'

/** The sentence with its first letter raised. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const small = new Set(['and', 'with', 'in', 'on', 'of', 'the', 'a', 'for', 'to', 'over', 'under'])

/** Title case as cookbooks set it: 'Warm Potato Salad with Dill and Mustard'. */
export function titleCase(text: string): string {
  return text
    .split(' ')
    .map((word, index) => (index > 0 && small.has(word) ? word : raised(word)))
    .join(' ')
}

function raised(word: string): string {
  return word
    .split('-')
    .map((part, index) =>
      index > 0 && small.has(part) ? part : part.charAt(0).toUpperCase() + part.slice(1),
    )
    .join('-')
}

/** '1 minute', '12 minutes'. */
export function minutesText(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

/** Removes doubled spaces and an empty clause's leftovers from a sentence put together of parts. */
export function tidy(text: string): string {
  return andOnce(
    text
      .replace(/\s+/g, ' ')
      .replace(/ ([,.;])/g, '$1')
      .replace(/,([.;])/g, '$1')
      .replace('-Fried Fried', '-Fried')
      .trim(),
  )
}

const twiceSaid = [' over the ', '. Serve with the ', '. Finish with the ']

/** 'With the garlic and cumin and salt and pepper' has one 'and' in 'with the garlic, cumin, salt and pepper'. */
function andOnce(text: string): string {
  const told = twiceSaid.some((words) => text.includes(words)) ? saidOnce(text) : text
  const end = told.indexOf(seasoned)
  const start = told.lastIndexOf(opening, end)
  const foods = told.slice(start + opening.length, end)
  if (end < 0 || start < 0 || ['.', ';'].some((mark) => foods.includes(mark))) return told
  const rest = andOnce(told.slice(end + seasoned.length))
  return `${told.slice(0, start)}${opening}${foods.replaceAll(' and ', ', ')}, salt and pepper${rest}`
}
const seasoned = ' and salt and pepper'
const opening = ' with the '

/** 'Chop the dill. Scatter over the dill.' in one breath: 'Chop the dill and scatter over.' */
function saidOnce(text: string): string {
  return text
    .replace(
      / the ([^.,]+)(?:\.| and) ([Ss]catter|[Ss]prinkle) over the \1\./g,
      (_, foods: string, verb: string) => ` the ${foods} and ${verb.toLowerCase()} over.`,
    )
    .replace(/ the ([^.,]+)\. (?:Serve|Finish) with the \1\./g, ' the $1 and scatter over.')
}
