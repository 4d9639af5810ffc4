import { describe, expect, test } from 'vitest'
import { review } from '@plotluck/kitchen'
import type { HouseholdMember } from '@plotluck/kitchen'

type Dish = { readonly title?: string; readonly lines: readonly string[]; readonly say: readonly string[] }
type Asked = {
  readonly dietary?: readonly ('vegan' | 'gluten-free' | 'vegetarian' | 'keto' | 'paleo')[]
  readonly people?: readonly HouseholdMember[]
}

const reviewed = ({ title = 'Dinner', lines, say }: Dish, { dietary = [], people = [] }: Asked = {}) =>
  review(
    { title, servings: 4, ingredients: lines, steps: say.map((text) => ({ text })), writtenBy: 'model' },
    { ingredients: [], dietary, household: { people } },
  )
const textOf = (dish: Dish, asked?: Asked): string => {
  const result = reviewed(dish, asked)
  return result.verdict === 'refused' ? 'refused' : result.recipe.instructions
}

const soup: Dish = {
  title: 'Zucchini Soup',
  lines: ['30 g butter', '1 onion, chopped', '1 kg zucchini, sliced', '900 ml vegetable stock', '1 tsp salt'],
  say: [
    'Melt the butter, add the onion and salt and cook for 8 minutes.',
    'Add the zucchini and stock and simmer for 15 minutes until tender.',
  ],
}
const sam: HouseholdMember = { name: 'Sam', allergens: ['sesame'], diets: [], dislikes: [] }

const stew = (broth: string): Dish => ({
  lines: ['1 kg beef chuck', '200 g celery', broth],
  say: ['Simmer everything for 2 hours until tender.'],
})

const schnitzel = (leftover: string): Dish => ({
  title: 'Pork Schnitzel',
  lines: ['4 pork loin steaks', '60 g flour', '2 eggs', '150 g dry breadcrumbs', '200 ml oil', '1 cucumber'],
  say: [
    'Coat each pork steak in flour, then egg, then breadcrumbs. Wash your hands.',
    'Fry in hot oil, 4 minutes a side, until no pink is left and 145°F (63°C) inside.',
    leftover,
  ],
})

const risotto = (line: string): Dish => ({
  lines: ['320 g rice', line],
  say: ['Fry the mushrooms for 10 minutes, add the rice and simmer for 18 minutes.'],
})

describe('of the words that would refuse a recipe as few go as can', () => {
  test.each([
    ['Nibble a sliver of each one: a bitter zucchini belongs on the compost, not in the pan.', 'bitter'],
    ['Only use herbs you know, never something from a hedgerow.', 'nothing'],
    ['A mouldy zucchini goes, and what was touching it goes too.', 'nothing'],
  ])('a warning refuses nothing: %s', (sentence, gone) => {
    const text = textOf({ ...soup, say: [...soup.say, sentence] })
    expect(text).toContain('simmer for 15 minutes')
    expect(text).not.toContain(gone)
  })

  test.each([
    'No basil, so pick something green from a hedgerow.',
    'No basil? Pick something green from a hedgerow.',
    'Never mind the shop, pick something from a hedgerow.',
  ])('what is denied is another thing than the picking: %s', (sentence) => {
    expect(textOf({ ...soup, say: [...soup.say, sentence] })).not.toContain('hedgerow')
  })

  test('what stands in brackets goes alone', () => {
    const braise = 'Cook on LOW for 8 hours until it falls apart (way past its safe minimum of 145°F).'
    const text = textOf({
      lines: ['1 kg beef chuck', '500 ml beef stock'],
      say: ['Put all in the slow cooker.', braise],
    })
    expect(text).toContain('Cook on LOW for 8 hours until it falls apart.')
  })

  test.each([
    'Never mind a bit of mould, stir it in.',
    'No need to wash the board: slice the tomatoes on it with the raw chicken juices.',
  ])('what denies the danger is no warning: %s', (sentence) => {
    expect(textOf({ ...soup, say: [...soup.say, sentence] })).not.toContain(sentence)
  })

  test('a sentence that another goes on with is not taken from it', () => {
    const kraut: Dish = {
      title: 'Sauerkraut',
      lines: ['2 kg white cabbage, shredded', '40 g salt'],
      say: [
        'Massage the salt in, pack tightly and weigh it down. Keep at 18 to 20°C for four weeks.',
        "Should a furry layer spread across the top, no tears: that's just the crock telling you it's alive. Push it under and carry on.",
      ],
    }
    expect(textOf(kraut)).not.toContain('Push it under')
  })

  test('work in a sentence that is not about cooking stays', () => {
    const sentence =
      'Boil hard for 10 minutes, no slacking, because these carry a toxin that the ancestors of my cousin dreaded.'
    const beans: Dish = {
      title: 'White Beans',
      lines: ['300 g dried cannellini beans', 'water', '1 tsp salt'],
      say: [
        'The evening before, cover the beans with plenty of cold water and leave them in the fridge overnight.',
        `Drain, cover with fresh water and bring to a boil. ${sentence} Simmer for 50 minutes until creamy.`,
      ],
    }
    expect(textOf(beans)).toContain('Boil hard for 10 minutes')
  })
})

const withLine = (line: string): Dish => ({ lines: ['200 g rice', line], say: ['Stir it all.'] })

describe('what a label promises', () => {
  test('buns labelled without sesame are given to who reacts to it', () => {
    const burgers: Dish = {
      lines: ['4 burger buns labeled sesame-free', '2 tomatoes', '4 lettuce leaves'],
      say: ['Toast the buns, slice the tomatoes and stack it all up.'],
    }
    expect(reviewed(burgers, { people: [sam] }).verdict).not.toBe('refused')
    const plain = { ...burgers, lines: ['4 sesame buns', '2 tomatoes', '4 lettuce leaves'] }
    expect(reviewed(plain, { people: [sam] }).verdict).toBe('refused')
  })

  test('a label that denies two allergens at once denies both', () => {
    const people: readonly HouseholdMember[] = [{ ...sam, allergens: ['tree nuts', 'peanuts'] }]
    expect(
      reviewed(withLine('1 tsp cumin (label checked: peanut- and tree-nut-free)'), { people }).verdict,
    ).not.toBe('refused')
    expect(reviewed(withLine('1 tsp peanuts and nut-free granola'), { people }).verdict).toBe('refused')
  })

  test('only a label without the allergen answers a remark that names it', () => {
    const people: readonly HouseholdMember[] = [{ ...sam, allergens: ['tree nuts'] }]
    const remark = 'Most brands of dark chocolate are made beside hazelnuts.'
    const withLabel = (label: string): Dish => ({
      lines: ['200 g rice', `100 g ${label} dark chocolate`],
      say: ['Simmer the rice for 18 minutes and stir in the dark chocolate.', remark],
    })
    expect(textOf(withLabel('nut-free'), { people })).toContain('stir in the dark chocolate')
    expect(textOf(withLabel('gluten-free'), { people })).toBe('refused')
  })

  test.each([
    ['200 g sesame-free sesame paste', 'sesame'],
    ['100 g sesame-free tahini', 'sesame'],
    ['100 g nut-free almond butter', 'tree nuts'],
    ['100 g nut-free almond brittle', 'tree nuts'],
    ['200 g soy-free tofu', 'soy'],
    ['200 g wheat-free seitan', 'wheat'],
    ['50 g fish-free anchovies', 'fish'],
  ])('no label takes away what a food is: %s', (line, allergen) => {
    const people = [{ ...sam, allergens: [allergen] }] as readonly HouseholdMember[]
    expect(reviewed(withLine(line), { people }).verdict).toBe('refused')
  })

  test.each(['200 ml milk free of hormones', '100 g butter from milk free from additives'])(
    'what a food is free of otherwise is no label: %s',
    (line) => {
      const people: readonly HouseholdMember[] = [{ ...sam, allergens: ['milk'] }]
      const dish: Dish = { lines: ['200 g rice', line], say: ['Simmer the rice in it for 18 minutes.'] }
      expect(reviewed(dish, { people }).verdict).toBe('refused')
    },
  )

  test('broth made for a diet keeps it', () => {
    expect(reviewed(stew('500 ml paleo beef broth'), { dietary: ['paleo'] }).verdict).not.toBe('refused')
    expect(reviewed(stew('500 ml chicken stock'), { dietary: ['keto'] }).verdict).not.toBe('refused')
  })
})

describe('bowls that nothing joins', () => {
  test('what is divided between marinade and sauce brings no raw meat into the sauce', () => {
    const bowls: Dish = {
      title: 'Chicken Noodle Bowls',
      lines: [
        '600 g chicken thighs',
        '5 tbsp fish sauce, divided',
        '3 tbsp sugar, divided',
        '80 ml lime juice',
        '2 tbsp oil',
      ],
      say: [
        'Mix 2 tbsp fish sauce and 1 tbsp sugar. Coat the chicken and leave in the fridge for 30 minutes.',
        'Stir the remaining sugar, the lime juice and the remaining fish sauce for the sauce. Taste it.',
        'Heat the oil. Lift the chicken from its marinade, throw what is left of the marinade away, and cook 6 minutes each side until 74°C (165°F) in the thickest part.',
      ],
    }
    const text = textOf(bowls)
    expect(text).toContain('Taste it.')
    expect(text).toContain('cook 6 minutes each side')
  })
})

describe('faults in other words', () => {
  test('crumbs that raw meat was dipped in are thrown away', () => {
    const text = textOf(
      schnitzel('There will be a good few crumbs on the plate. Shower these over the cucumber as they are.'),
    )
    expect(text).not.toContain('Shower')
    expect(text).toContain('Throw away')
  })

  test('a sealed can on the shelf of a hot oven refuses the recipe', () => {
    const pie: Dish = {
      lines: ['397 g tin condensed milk', '250 g biscuits', '110 g butter'],
      say: ['Heat the oven to 190°C.', 'Stand the tin, still sealed, on the middle shelf for two hours.'],
    }
    expect(textOf(pie)).toBe('refused')
  })

  test('mushrooms that somebody picked and nobody named refuse the recipe', () => {
    expect(textOf(risotto('400 g mushrooms, picked on your walk'))).toBe('refused')
    expect(textOf(risotto('400 g mushrooms, sliced'))).not.toBe('refused')
  })

  test('leftovers that only keep warm are heated through', () => {
    const sliders: Dish = {
      lines: ['700 g leftover pulled pork', '200 ml barbecue sauce', '12 rolls'],
      say: [
        'Put the cold pork in the slow cooker with the sauce.',
        'Switch to KEEP WARM and leave for eight hours.',
        'Fill the rolls.',
      ],
    }
    expect(textOf(sliders)).toContain('until steaming hot throughout, 165°F (74°C)')
  })
})
