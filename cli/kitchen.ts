#!/usr/bin/env node
// The kitchen from a terminal: `kitchen suggest tomatoes zucchini --dietary vegan`, or many requests by `--jsonl`.
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { errorAnswer, type Answer, type Fields } from './answer.ts'
import { answerTo, commands } from './commands.ts'
import { printed } from './printed.ts'

const usage = `kitchen COMMAND [WORDS] [--json]      one answer
kitchen COMMAND --jsonl               one JSON request a line in, one JSON answer a line out

commands  ${Object.keys(commands).join(', ')}
suggest   --dietary vegan,gluten-free --cuisine italian --maxTime 30 --difficulty Easy --seed 7 --today 2026-07-15
use-it-first --seed 7 --today 2026-07-15 "500 g spinach" milk
answer    how long does spinach keep [--previous "what goes with spinach"]
nutrition --servings 2 "200 g spaghetti" "1 tbsp olive oil"
review    reads {"recipe": {...}, "request": {...}} with --jsonl`

const options = {
  json: { type: 'boolean' },
  jsonl: { type: 'boolean' },
  help: { type: 'boolean' },
  dietary: { type: 'string', multiple: true },
  cuisine: { type: 'string' },
  maxTime: { type: 'string' },
  difficulty: { type: 'string' },
  seed: { type: 'string' },
  today: { type: 'string' },
  servings: { type: 'string' },
  previous: { type: 'string', multiple: true },
} as const

type Command = (fields: Fields) => Answer

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [name = '', ...words] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined || values.help === true) {
    console.log(usage)
    process.exitCode = values.help === true ? 0 : 2
  } else if (values.jsonl === true) await answerLines(command)
  else answerWords(command, { name, words, values })
}

async function answerLines(command: Command): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity }))
    if (!process.stdout.write(`${JSON.stringify(answerLine(command, line))}\n`))
      await new Promise((resolve) => process.stdout.once('drain', resolve))
}

/** Every line gets its answer, an empty one too: who sends a thousand lines counts on a thousand answers. */
function answerLine(command: Command, line: string): Answer {
  if (line.trim() === '')
    return errorAnswer('invalid-json', 'The line is empty. Send one JSON object a line.')
  try {
    // Some editors begin a file with a mark of its encoding, which belongs to no line.
    return answerTo(command, JSON.parse(line.replace(/^\uFEFF/, '')))
  } catch {
    return errorAnswer('invalid-json', 'The line is not JSON. Send one JSON object a line.')
  }
}

type Typed = {
  readonly name: string
  readonly words: readonly string[]
  readonly values: ReturnType<typeof parseArgs<{ options: typeof options }>>['values']
}

function answerWords(command: Command, typed: Typed): void {
  const answer = isNothing(typed)
    ? errorAnswer('invalid-request', nothing(typed.name))
    : answerTo(command, requestFrom(typed))
  console.log(typed.values.json === true ? JSON.stringify(answer) : printed(answer))
  if ('error' in answer) process.exitCode = 1
}

/** `review` takes no words, and the two that take a list say themselves what belongs into it. */
const isNothing = ({ name, words }: Typed): boolean =>
  !['review', 'suggest', 'use-it-first'].includes(name) && words.every((word) => word.trim() === '')

const nothing = (name: string): string =>
  `Give something after ${name}. "kitchen --help" has an example of each command.`

function requestFrom({ name, words, values }: Typed): Fields {
  const { dietary = [], previous = [], seed, servings, json: _json, ...filters } = values
  const text = words.join(' ')
  if (name === 'nutrition')
    return { lines: words, ...(servings === undefined ? {} : { servings: Number(servings) }) }
  const occasion = {
    ...(values.today === undefined ? {} : { today: values.today }),
    ...(seed === undefined ? {} : { seed: Number(seed) }),
  }
  if (name === 'use-it-first') return { ingredients: words, ...occasion }
  if (name !== 'suggest') return { text, food: text, previous, ...occasion }
  return {
    ingredients: words,
    dietary: dietary.flatMap((list) => list.split(',')),
    ...filters,
    ...occasion,
  }
}

// A reader that has seen enough (head, a closed pager) is no mistake.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

try {
  await main()
} catch (error) {
  console.log(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  process.exitCode = 2
}
