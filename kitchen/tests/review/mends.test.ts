// Sentences of good recipes that a mend of another matter must leave alone, beside those of the same matter that it must change.
import { describe, expect, test } from 'vitest'
import { reviewed } from './reviewed.ts'

const syrup = (sentence: string) =>
  reviewed({
    lines: ['300 g sugar', '200 ml water'],
    say: ['Boil the sugar and water for 5 minutes.', sentence],
  }).said

describe('two scales of one heat', () => {
  test.each([
    'Let it cool to between 170°F and 190°F (76-88°C).',
    'It is ready between 190F - 205F (87C - 96C).',
    'Keep it at 180°C fan / 200°C / 350°F while you work.',
  ])('a span agrees end by end: %s', (sentence) => {
    expect(syrup(sentence)).toContain(sentence)
  })

  test('a span that disagrees is computed end by end', () => {
    expect(syrup('Let it cool to between 170°F and 190°F (40-50°C).')).toContain(
      'between 170°F and 190°F (77-88°C)',
    )
  })
})

const meatballSoup = (sentence: string) =>
  reviewed({
    lines: ['1 lb ground beef', '1 egg', '6 cups chicken broth', '1 cup orzo'],
    say: [
      'Mix the beef and egg in a bowl and shape 20 meatballs.',
      'Simmer the meatballs in the broth with the orzo for 25 minutes, to 160°F (71°C) in the center.',
      sentence,
    ],
  }).said

test('a clean vessel is asked for by its own name', () => {
  expect(meatballSoup('Ladle the soup into bowls.')).toContain('Ladle the soup into bowls.')
  expect(meatballSoup('Ladle the soup into the bowl.')).not.toContain('clean soup')
})

const stew = (...say: readonly string[]) =>
  reviewed({
    lines: ['2 lb chicken thighs', '2 cups rice', '1 bunch scallions', '3 cups chicken broth'],
    say: [
      ...say,
      'Simmer the chicken in the broth for 50 minutes, to 165°F (74°C) inside, and serve with the scallions.',
    ],
  }).said

describe('washing', () => {
  test.each([
    [['While the stew is cooking, wash your rice until the water runs clear; it takes four washes.']],
    [['Lay the scallions in water. Rinse them under cold running water.']],
  ])('of anything but raw meat stays: %s', (say) => {
    expect(stew(...say)).toContain(say.at(-1))
  })
  test('of raw meat goes', () => {
    expect(stew('Rinse the chicken under cold running water.')).not.toContain('Rinse the chicken')
    expect(stew('Season the chicken. Rinse it under cold running water.')).not.toContain('Rinse it')
  })
})

const bread = (title: string, ...say: readonly string[]) =>
  reviewed({
    title,
    lines: [
      '300 g flour',
      '2 eggs',
      '150 g sugar',
      '100 g butter',
      '1 tsp baking powder',
      '120 g sour cream',
    ],
    say: [
      'Beat the eggs, sugar, butter and sour cream and fold in the flour and baking powder.',
      'Bake in the oven at 350°F (175°C) for 55 minutes until a skewer inserted into the center comes out clean.',
      ...say,
    ],
  })

describe('what thaws', () => {
  test.each([
    'Thaw slices in the microwave about 30 seconds.',
    'Wrap the cooled loaf in foil and place it in a freezer bag.',
  ])('is bread, and no egg: %s', (sentence) => {
    expect(bread('Lemon Loaf', sentence).said).toContain(sentence)
  })
  test('keeps its condition', () => {
    const { said } = reviewed({
      lines: ['1 lb shrimp', '2 tbsp butter'],
      say: [
        'If frozen, thaw the shrimp on the counter.',
        'Fry the shrimp in the butter for 5 minutes until opaque.',
      ],
    })
    expect(said).toContain('If frozen, thaw the shrimp in the fridge overnight.')
  })
  test('is thawed before it is heated, and not by the sentence that heats it', () => {
    const { said } = reviewed({
      lines: ['1 lb pork sausage', '2 cups milk', '3 tbsp flour'],
      say: [
        'Fry the crumbled sausage for 10 minutes to 160°F (71°C) inside, stir in flour and milk and simmer for 5 minutes.',
        'Freeze the gravy for a month. Once thawed, heat the gravy in a pan until steaming.',
      ],
    })
    expect(said).toContain('Once thawed, heat the gravy in a pan')
  })
})

const gravy = (sentence: string) =>
  reviewed({
    lines: ['500 ml chicken broth', '2 tbsp butter', '2 tbsp flour'],
    say: ['Melt the butter, stir in the flour and broth and simmer for 10 minutes.', sentence],
  }).said

describe('keeping', () => {
  test.each([
    ['Blueberry Coffee Cake', 'Store leftovers covered at room temperature for up to 3 days.'],
    ['Chocolate Chip Cookies', 'The cookies stay fresh covered at room temperature for up to 1 week.'],
    ['Pecan Loaf', 'Frozen slices can be kept for several months.'],
    ['Marble Cake', 'Keep it in the fridge for up to 6 days.'],
  ])('%s keeps as long as its kind: %s', (title, sentence) => {
    expect(bread(title, sentence).said).toContain(sentence)
  })
  test.each([
    ['Custard Tart', 'Store leftovers covered at room temperature for up to 3 days.'],
    ['Blueberry Coffee Cake', 'Store leftovers covered at room temperature for up to 3 weeks.'],
  ])('%s does not keep so: %s', (title, sentence) => {
    expect(bread(title, sentence).said).not.toContain(sentence)
  })
  test('a filling of cream cheese goes into the fridge', () => {
    const { said } = reviewed({
      title: 'Carrot Cake',
      lines: ['300 g flour', '2 eggs', '150 g sugar', '2 carrots', '200 g cream cheese'],
      say: [
        'Mix the flour, eggs, sugar and grated carrots and bake at 350°F (175°C) for 45 minutes.',
        'Spread with the cream cheese.',
        'Store at room temperature for 3 days.',
      ],
    })
    expect(said).not.toContain('Store at room temperature')
  })
  test('gravy is kept hot over a low flame, and not on a cold stove', () => {
    const hot = 'Keep the gravy on the stove, on low, until you are ready to serve.'
    expect(gravy(hot)).toContain(hot)
    expect(gravy('Keep the gravy on the stove until bedtime.')).not.toContain('bedtime')
  })
  test('an enriched dough rises overnight, and dry peas soak', () => {
    const { said } = reviewed({
      title: 'Brioche',
      lines: ['500 g flour', '200 ml milk', '100 g sourdough starter', '1 egg', '80 g butter'],
      say: [
        'Knead everything for 10 minutes.',
        'Allow to sit at room temperature overnight.',
        'Shape and bake at 375°F (190°C) for 35 minutes.',
      ],
    })
    expect(said).toContain('Allow to sit at room temperature overnight.')
    const peas = 'Soak the split peas for 2 to 3 hours or overnight.'
    expect(stew(peas)).toContain(peas)
  })
  test('a marinade goes into the fridge, and the rest of its sentence stays', () => {
    expect(
      stew('Rub the chicken with salt. Leave to marinate for at least 4 hours, ideally overnight.'),
    ).toContain('Leave to marinate in the fridge for at least 4 hours, ideally overnight.')
  })
  test('how long the cooking takes is no wait', () => {
    const { said } = reviewed({
      lines: ['3 lb pork ribs', '2 tbsp salt'],
      say: [
        'Rub the ribs with salt and smoke them at 250°F (120°C). This will take 3 to 4 hours.',
        'Serve at 195°F (90°C) inside.',
      ],
    })
    expect(said).toContain('This will take 3 to 4 hours.')
  })
})

const applesauce = (sentence: string) =>
  reviewed({
    lines: ['4 lb apples', '1/3 cup water'],
    say: ['Cook the apples in the water at high pressure for 5 minutes.', sentence],
  }).said

test('a lid that is not to be opened at once forces nothing', () => {
  const careful =
    'When the time is up, do not immediately open the lid and instead let the pressure naturally release.'
  expect(applesauce(careful)).toContain(careful)
  expect(applesauce('No need to wait for the pressure to drop: open the lid.')).not.toContain('No need')
})

const butterChicken = (sentence: string) =>
  reviewed({
    lines: ['600 g chicken thighs', '500 g tomatoes', '50 g butter'],
    say: ['Fry the chicken in the butter for 12 minutes.', sentence],
  }).said

describe('a safe temperature', () => {
  test.each([
    'Add the tomatoes and cook for 8 minutes until the tomatoes are cooked through.',
    'Simmer the tomatoes until they are cooked through.',
  ])('does not join what is said of a plant: %s', (sentence) => {
    expect(butterChicken(sentence)).toContain(sentence)
    expect(butterChicken(sentence)).toContain('165°F (74°C)')
  })

  test('does not join dumplings that simmer on the chicken', () => {
    const { said } = reviewed({
      lines: ['600 g chicken breasts', '1 l chicken broth', '200 g flour', '100 ml milk'],
      say: [
        'Simmer the chicken in the broth for 15 minutes and shred it.',
        'Mix flour and milk, drop spoonfuls onto the soup and cook until the dumplings are cooked through.',
      ],
    })
    expect(said).not.toContain('dumplings are cooked through, 165')
    expect(said).toContain('165°F (74°C)')
  })

  test.each([
    [
      'Slow Cooker Beef',
      ['2 lb beef chuck, cubed', '1 cup beef broth'],
      ['Put the beef and broth into a slow cooker.', 'Cook on low for 8 hours until tender.'],
    ],
    [
      'Beef Soup',
      ['2 lb flank steak', '2 l water'],
      ['Cover the steak with the water and bring to a boil.', 'Lower the heat and cook for 1 hour.'],
    ],
    [
      'Pulled Pork',
      ['3 lb pork shoulder', '1 cup beer'],
      [
        'Put the pork and beer into a pan and cover.',
        'Bake in the oven at 300°F (150°C) for 2 hours or until tender.',
      ],
    ],
    [
      'Smoked Ribs',
      ['3 lb pork ribs', '2 tbsp salt'],
      ['Salt the ribs.', 'Smoke them at 250°F (120°C) for 3 hours.', 'You look for an internal temp of 203.'],
    ],
  ])('is not added where the heat tells enough: %s', (title, lines, say) => {
    const { codes, said } = reviewed({ title, lines, say })
    expect(codes).not.toContain('temperature-added')
    expect(said).not.toContain('145°F')
  })

  test('is added where the slow cooker runs an hour', () => {
    const { said } = reviewed({
      title: 'Slow Cooker Beef',
      lines: ['2 lb beef chuck roast', '1 cup beef broth'],
      say: ['Put the beef and broth into a slow cooker.', 'Cook on low for 1 hour.'],
    })
    expect(said).toContain('145°F (63°C)')
  })

  test('of a short simmer says no rest outside the pot, and calls the meat as its line does', () => {
    const { said } = reviewed({
      lines: ['1 1/2 lb lean beef', '2 cups beef stock', '1 can tomatoes'],
      say: ['Add the beef, stock and tomatoes to a pot. Bring to a simmer, cover and cook for 10 minutes.'],
    })
    expect(said).toContain('Cook until the beef reaches 145°F (63°C) inside, and for 3 minutes more.')
  })

  test('takes the place of a time that is too short in the sentence that has it', () => {
    const { said } = reviewed({
      lines: ['4 salmon fillets', '1 tbsp chili powder'],
      say: ['Rub the salmon with the chili powder.', 'Flip the salmon and grill for another 2 minutes.'],
    })
    expect(said).toContain(
      'Flip the salmon and grill until the salmon is opaque and flakes easily with a fork',
    )
  })

  test('leaves the sign of another animal food', () => {
    const { said } = reviewed({
      lines: ['200 g fresh chorizo', '200 g shrimp'],
      say: [
        'Fry the chorizo for 8 minutes.',
        'Cook shrimp and chorizo together until the shrimp are pink and opaque in the center.',
      ],
    })
    expect(said).toContain('until the shrimp are pink and opaque in the center')
    expect(said).toContain('160°F (71°C)')
  })

  test('a line that only serves to coat or to fry chicken brings none', () => {
    const { said } = reviewed({
      lines: ['500 g chicken breast', '1 tsp salt (to coat chicken)', 'lime wedges to squeeze over chicken'],
      say: ['Salt the chicken and fry for 12 minutes to 165°F (74°C) inside.', 'Serve with the lime wedges.'],
    })
    expect(said.match(/165°F/g)).toHaveLength(1)
  })
})

const shortbread = (title: string, ...say: readonly string[]) =>
  reviewed({
    title,
    lines: ['300 g flour', '200 g butter', '100 g sugar', '2 cloves garlic', '1 tsp salt'],
    say: [...say, 'Mix the flour, butter, sugar, garlic and salt and bake at 350°F (175°C) for 25 minutes.'],
  })

describe('a food that only a step names', () => {
  test.each([
    ['work', 'Cream wet ingredients in a bowl.'],
    ['work', 'Immediately sprinkle salt over the dough.'],
    ['a part of what is listed', 'Chill the dough to allow the gluten to relax.'],
    ['a taste', 'Do not let the garlic burn or it will be bitter.'],
    ['a part of the garlic', 'Squeeze the cloves out of their skins.'],
    ['water', 'Soak the tin in hot tap water.'],
    ['what is mixed here', 'Stir together the seasoning mixture.'],
  ])('is not added where it is %s: %s', (_what, sentence) => {
    expect(shortbread('Garlic Shortbread', sentence).codes).not.toContain('food-added')
  })
  test('is not added where it is the dish itself', () => {
    expect(shortbread('Lemon Fondant', 'Knead until the fondant no longer sticks.').codes).not.toContain(
      'food-added',
    )
  })
  test.each(['Stir in a handful of raisins.', 'Add the rosemary.', 'Serve with rice.'])(
    'is added where it is to be bought: %s',
    (sentence) => {
      expect(shortbread('Garlic Shortbread', sentence).codes).toContain('food-added')
    },
  )
})
