import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generatedFiles, generatedUrl } from './compile.ts'
import { fileDigest, learnedPlaces, lessonsDigest, recordedDigests } from './learned-from.ts'

const textIn = (place: string): string => readFileSync(generatedUrl(place), 'utf8')
const isLearned = (place: string): boolean => learnedPlaces.includes(place)

test.each(Object.entries(generatedFiles).filter(([place]) => !isLearned(place)))(
  '%s is what the facts compile to (else run: node kitchen/facts/compile.ts)',
  async (place, text) => {
    expect(`${await text()}\n` === textIn(place)).toBe(true)
  },
)

test.each(learnedPlaces)(
  '%s was learned from the messages and words that there are, and not changed since (else run: node kitchen/facts/compile.ts)',
  (place) => {
    expect(recordedDigests()[place]).toEqual({
      lessons: lessonsDigest(place),
      file: fileDigest(textIn(place)),
    })
  },
)
