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

test('more curing salt than the weight of the meat may take is refused', () => {
  const { codes } = reviewed({
    lines: ['1 kg pork belly', '4 tbsp Prague powder #1', '2 tbsp maple syrup'],
    say: [
      'Rub the belly with the curing salt and maple. Bag it in the fridge for 7 days.',
      'Rinse and bake at 225°F for 90 min to an internal 150°F.',
    ],
  })
  expect(codes).toContain('too-much-cure')
})

test('a spoon of sugar keeps no vegetables that ferment in too little salt', () => {
  const { codes } = reviewed({
    lines: ['1 kg red Fresno chilies', '2 g salt', '30 g sugar'],
    say: [
      'Blitz chilies, salt and sugar to a mash.',
      'Screw into a jar and let it stand near the boiler for 10 days.',
    ],
  })
  expect(codes).toContain('under-salted-ferment')
})
