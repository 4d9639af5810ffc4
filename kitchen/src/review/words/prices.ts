import { readLine } from '../../graph/index.ts'
import type { Line } from '../../graph/index.ts'
import { tokensOf } from '../../reading/index.ts'
import { holdsContactDetails } from './contact-details.ts'
import type { Work } from '../work.ts'

/** Prices and addresses beside a food ('($0.56)', '[Challah | https://...]') are left out of the line; what is more than a remark stays and is judged. */
export function withoutPrices(work: Work): Work {
  const lines = work.lines.map((line) =>
    holdsContactDetails(line.text, line.read.tokens) ? remade(line) : line,
  )
  return lines.every((line, at) => line === work.lines[at]) ? work : { ...work, lines }
}

function remade(line: Line): Line {
  const bare = withoutRemarks(line.text)
  return bare === line.text || tokensOf(bare).length === 0 ? line : readLine(bare)
}

const remarkSigns = [
  ['(', ')'],
  ['[', ']'],
] as const

function withoutRemarks(text: string): string {
  return remarkSigns.reduce((said, [open, close]) => withoutRemark(said, open, close, 0), text)
}

/** Without every remark between two signs, from `from` on, that reaches out; of a link its name stays. */
function withoutRemark(text: string, open: string, close: string, from: number): string {
  const start = text.indexOf(open, from)
  const end = text.indexOf(close, start)
  if (start === -1 || end === -1) return text
  const remark = text.slice(start, end + 1)
  if (!holdsContactDetails(remark, tokensOf(remark))) return withoutRemark(text, open, close, start + 1)
  const name = remark.includes('|') ? remark.slice(1, remark.indexOf('|')).trim() : ''
  const rest = `${text.slice(0, start)}${name}${text.slice(end + 1)}`.split(' ').filter(Boolean).join(' ')
  return withoutRemark(rest, open, close, start)
}
