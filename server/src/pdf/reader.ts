import type { Paper } from '@plotluck/contract'
import type { Reader } from './pdf-request.ts'

/**
 * Where paper is US Letter; everywhere else it is A4.
 * Source: Unicode CLDR 46, supplemental/measurementData, paperSize US-Letter (read 2026-11).
 */
const letterRegions = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '))

/**
 * The reader by their browser's first language: 'en-GB,en;q=0.8' prints on A4. A language without a region counts for where most
 * of its speakers live, so that 'en' is Letter. Without a language that can be read: English dates, A4.
 */
export function readerOf(acceptLanguage: string | undefined, asked: Paper | undefined): Reader {
  const locale = localeOf(acceptLanguage)
  return { paper: asked ?? paperIn(locale?.maximize().region), locale: locale?.baseName ?? 'en' }
}

const paperIn = (region: string | undefined): Paper => (letterRegions.has(region ?? '') ? 'letter' : 'a4')

function localeOf(acceptLanguage = ''): Intl.Locale | undefined {
  const tag = acceptLanguage.split(/[,;]/)[0]?.trim() ?? ''
  try {
    return new Intl.Locale(tag)
  } catch {
    return undefined
  }
}
