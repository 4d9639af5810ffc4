import { expect, test } from 'vitest'
import { reviewed } from './reviewed.ts'

const kraut = (salt: string) =>
  reviewed({
    title: 'Sauerkraut',
    lines: ['2 kg cabbage, shredded', salt],
    say: [
      'Rub the cabbage with the salt and press into a crock.',
      'Ferment at room temperature for 3 weeks.',
    ],
  })

test('vegetables that ferment in too little salt are refused, in enough they are not', () => {
  expect(kraut('1/2 tsp salt').codes).toContain('under-salted-ferment')
  expect(kraut('45 g salt').codes).not.toContain('under-salted-ferment')
})
