#!/usr/bin/env node
// The kitchen from a terminal: `kitchen suggest tomatoes zucchini --dietary vegan`, or many requests by `--jsonl`.
import { enableCompileCache } from 'node:module'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { answerTo, errorAnswer, type Answer, type Command, type Fields } from './answer.ts'
import { isCommandName, loadCommand, optionsOf, type CommandName } from './load-command.ts'
import { printed } from './printed.ts'

// What node made of the sources is kept from one start to the next.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)))

const usage = `kitchen COMMAND [WORDS] [--json]      one answer
kitchen COMMAND --jsonl               one JSON request a line in, one JSON answer a line out

commands  ${Object.keys(optionsOf).join(', ')}
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

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [name = '', ...words] = positionals
  if (values.help === true) return console.log(usage)
  if (!isCommandName(name))
    throw new Error(name === '' ? 'Say what the kitchen is to do.' : `There is no command "${name}".`)
  refuseUnread({ name, words, values })
  const command = await loadCommand(name)
  if (values.jsonl === true) await answerLines(command)
  else answerWords(command, { name, words, values })
}

/** What a command does not read is a mistake: whoever typed it counts on it. */
function refuseUnread({ name, words, values }: Typed): void {
  const { json: _json, jsonl, ...rest } = values
  const known: readonly string[] = jsonl === true ? [] : optionsOf[name]
  const unread = Object.keys(rest).find((option) => !known.includes(option))
  const where = jsonl === true ? '--jsonl' : name
  if (unread !== undefined) throw new Error(`${where} takes no --${unread}.`)
  if (jsonl === true && words.length > 0)
    throw new Error('--jsonl reads its requests from standard input and takes no words.')
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
  const request = requestIn(line)
  return request === undefined
    ? errorAnswer('invalid-json', 'The line is not JSON. Send one JSON object a line.')
    : answerTo(command, request)
}

function requestIn(line: string): unknown {
  try {
    // Some editors begin a file with a mark of its encoding, which belongs to no line.
    return JSON.parse(line.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

type Typed = {
  readonly name: CommandName
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

const nothing = (name: CommandName): string =>
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
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  process.exitCode = 2
}
