import { expect, test } from 'vitest'
import { reviewed } from './reviewed.ts'

const soup = {
  lines: ['500 g carrots', '1 onion', '1 tsp mustard', '1 pinch nutmeg', '1 l vegetable broth'],
  say: ['Simmer the carrots and onion in the broth for 20 minutes.'],
}

test.each([
  ['work that begins with making sure', 'Blend it, making sure no lumps are left.'],
  ['seasonings without a verb', 'Mustard to wake it up; a scrape of nutmeg.'],
  ['a pan without a verb', 'Warm bowls, a slick of the broth on top, in they go.'],
  ['an opinion about a food', 'Mustard is compulsory.'],
  ['one word', 'Heaven.'],
  ['what a food does, in a word nobody knows', 'The broth will slosh and gurgle a little.'],
  ['work done in several goes', 'You may need to do this in two batches.'],
  ['what is not to be done, in a word that harms nobody', 'Do not bamboozle it.'],
  ['words of no dish, where no animal food is', 'Anything fancier is vanity.'],
  ['a time of day, where nothing spoils that was raw', 'It is even fancier tomorrow.'],
])('words that touch no matter of safety stay, though some are unknown: %s', (_what, sentence) => {
  const { said, codes } = reviewed({ ...soup, say: [...soup.say, sentence] })
  expect(said).toContain(sentence)
  expect(codes).not.toContain('foreign-words-removed')
})

test.each([
  ['a place', 'Mustard tastes best beside the woodshed.'],
  ['a person', 'Mustard is lovely for your convalescents.'],
  ['something to swallow', 'Have the soup with your levothyroxine.'],
  ['what it does to the body', 'It is easily digested.'],
  ['what is not to be done', 'Do not frobnicate it.'],
  ['keeping', 'The soup keeps wonderfully in a cubbyhole.'],
])('unknown words fall where they may stand for %s', (_what, sentence) => {
  const { said } = reviewed({ ...soup, say: [...soup.say, sentence] })
  expect(said).not.toContain(sentence)
})

test('what raw meat is like, in a word nobody knows, falls', () => {
  const { said } = reviewed({
    lines: ['4 pork chops', '1 tbsp oil'],
    say: ['Fry the pork chops in the oil for 5 minutes a side, to 145°F. They are just zonked.'],
  })
  expect(said).not.toContain('zonked')
})

test.each([
  'Flip when the bubbles pop, about 2 minutes, then 1-2 minutes more until the middles spring back.',
  "Don't fry in a fridge-cold pan because the butter will seize.",
  'Pour the batter into the pan in a circular pattern.',
])('nothing is put in the fridge where food is cooked: %s', (sentence) => {
  const { said } = reviewed({
    lines: ['200 g flour', '300 ml milk', '2 eggs', '2 tbsp butter', '4 spring onions'],
    say: [
      'Whisk the flour, milk and eggs.',
      'Melt the butter in a pan.',
      sentence,
      'Fry for 3 minutes a side until golden and set through.',
      'Scatter over the spring onions.',
    ],
  })
  expect(said).toContain(sentence)
  expect(said).not.toContain('in the fridge')
})

test.each([
  [
    'rhubarb leaves',
    '500 g rhubarb',
    'Use only the stalks; rhubarb leaves are poisonous and belong on the heap.',
  ],
  [
    'a remedy that is too weak',
    '400 g dried red kidney beans, soaked overnight',
    'Never skip it: the pot alone never gets hot enough to knock out the toxin in the beans.',
  ],
])('a warning of harm stays beside the work it belongs to: %s', (_what, line, warning) => {
  const { said } = reviewed({
    lines: [line, '1 onion', '500 ml water'],
    say: [`Drain the beans, cover with the water and boil hard for 30 minutes. ${warning}`],
  })
  expect(said).toContain(warning)
})

test('dry beans that the list has soaked and a step boils are not soaked again', () => {
  const { said, codes } = reviewed({
    lines: ['400 g dried red kidney beans, soaked overnight', '1 litre water', '1 onion'],
    say: [
      'Drain the beans, cover with the water and boil hard for 30 minutes.',
      'Add the onion and simmer for 1 hour.',
    ],
  })
  expect(codes).not.toContain('raw-kidney-beans')
  expect(said).not.toContain('Soak the dried beans')
})

test('a time alone bakes what waits for a hot oven', () => {
  const { verdict } = reviewed({
    lines: ['400 g flour', '300 ml buttermilk', '1 tsp baking soda'],
    say: [
      'Oven to 200°C. Mix the flour, soda and buttermilk.',
      'Shape a round.',
      '35 minutes; it sounds hollow underneath.',
    ],
  })
  expect(verdict).not.toBe('refused')
})

test('flour that no oven waits for is raw, whatever time stands alone', () => {
  const { verdict } = reviewed({
    lines: ['400 g flour', '300 ml buttermilk', '1 tsp vanilla'],
    say: ['Mix the flour, buttermilk and vanilla.', '35 minutes; then roll into balls.'],
  })
  expect(verdict).toBe('refused')
})

test('egg that trickles into simmering broth and sets is cooked', () => {
  const { verdict, said } = reviewed({
    lines: ['500 ml chicken broth', '2 eggs, beaten'],
    say: ['Boil the broth.', 'Keep it simmering, swirl, and trickle in the egg: it sets in ribbons.'],
  })
  expect(verdict).not.toBe('refused')
  expect(said).not.toContain('160°F')
})

test('what a dish is whisked into is no food of another list', () => {
  const { verdict, lines } = reviewed(
    {
      lines: ['250 g red lentils', '1 litre water'],
      say: ['Simmer the lentils in the water for 25 minutes, then whisk into porridge.'],
    },
    ['gluten-free'],
  )
  expect(verdict).toBe('passed')
  expect(lines).toEqual(['250 g red lentils', '1 litre water'])
})

test.each([
  ['grated apple and mashed pear', ['1 apple, finely grated', '1 pear, mashed'], 'passed'],
  ['apple in wedges', ['1 apple, in wedges', '1 pear, sliced'], 'refused'],
])('hard fruit for toddlers is fine once it is grated or mashed: %s', (_what, fruit, outcome) => {
  const { verdict } = reviewed({
    title: 'Toddler Bircher',
    lines: [...fruit, '60 g fine oats', '150 g plain yogurt'],
    say: ['Stir everything together and chill for an hour.'],
  })
  expect(verdict === 'refused').toBe(outcome === 'refused')
})

test.each(['Plenty of white pepper', 'A few grinds of black pepper', 'A fistful of Thai basil'])(
  'how much of a seasoning is said in any words: %s',
  (line) => {
    const { verdict, codes } = reviewed(
      { lines: ['500 g carrots', line], say: ['Roast it all for 40 minutes.'] },
      ['vegan'],
    )
    expect(verdict).not.toBe('refused')
    expect(codes).not.toContain('unknown-food')
  },
)

test('how long a dish keeps or gets better is no work', () => {
  const { minutes } = reviewed({
    lines: ['1 kg carrots', '1 l water'],
    say: [
      'Simmer the carrots in the water for 30 minutes. 3-4 days in the fridge, or freeze it.',
      "It's a soup that gets better overnight in the fridge.",
    ],
  })
  expect(minutes).toBeLessThan(60)
})

test('a title may round the hours', () => {
  const { title } = reviewed({
    title: 'Lamb Shoulder, Seven Hours',
    lines: ['2 kg lamb shoulder', '300 ml white wine'],
    say: [
      'Salt the lamb and pour over the wine.',
      'Cover and roast at 285°F for 7 hours.',
      'Skim off the fat.',
    ],
  })
  expect(title).toBe('Lamb Shoulder, Seven Hours')
})

const roast = (hours: number) =>
  reviewed({ lines: ['2 kg lamb shoulder'], say: [`Roast the lamb at 300°F for ${hours} hours.`] }).said

test('a joint that roasts for hours needs no thermometer, and one that roasts for one does', () => {
  expect(roast(6)).not.toContain('145°F')
  expect(roast(1)).toContain('145°F')
})

test('the foods of a variation stay off the list', () => {
  const { lines } = reviewed({
    lines: ['50 g rolled oats', '120 ml milk', '1 handful berries'],
    say: [
      'Stir the oats into the milk and chill overnight. Berries on top.',
      'Swap in: grated apple and cinnamon; or banana.',
    ],
  })
  expect(lines).toHaveLength(3)
})

test('what went into the slow cooker cooks by the clock', () => {
  const { said, verdict } = reviewed({
    lines: ['1.5 kg beef chuck', '2 bay leaves', '200 ml beef broth'],
    say: [
      'Beef into the slow cooker, broth over, bay tucked in. Low, 8 hours, and go live your life.',
      'Shred it.',
    ],
  })
  expect(verdict).not.toBe('refused')
  expect(said).toContain('Low, 8 hours')
  expect(said).not.toContain('in the fridge')
})

test('a pudding in simmering water is cooked, whatever else the sentence does', () => {
  const { verdict } = reviewed({
    lines: ['120 g butter', '2 eggs', '150 g self-raising flour'],
    say: [
      'Beat the butter and eggs, fold in the flour.',
      'Foil hat, string, and 2 hours in a lidded pan of simmering water, topping up now and then.',
    ],
  })
  expect(verdict).not.toBe('refused')
})

test.each([
  ['frozen', 'Freeze for 6 hours. It keeps a month.', 'It keeps a month.'],
  ['set among other words', 'Beat until smooth - a joy - and chill.', 'Beat until smooth'],
])('what stands in the cold already is put nowhere else: %s', (_what, step, kept) => {
  const { said } = reviewed({
    lines: ['300 ml heavy cream', '200 g sweetened condensed milk', '200 g strawberries'],
    say: ['Whip the cream, fold in the condensed milk and strawberries.', step],
  })
  expect(said).toContain(kept)
  expect(said).not.toContain('in the fridge')
})

test('an oven that was heated bakes by the clock', () => {
  const { verdict, said } = reviewed({
    lines: ['300 g self-raising flour', '75 g butter', '150 ml milk'],
    say: [
      'Heat oven to 220C/200C fan. Rub the butter into the flour, stir in the milk.',
      'Stamp out rounds.',
      '12-15 mins till risen and golden. Best warm.',
    ],
  })
  expect(verdict).not.toBe('refused')
  expect(said).toContain('12-15 mins till risen and golden.')
})

test('what is washed after raw meat stays washed', () => {
  const { said } = reviewed({
    lines: ['600 g ground beef', '4 burger buns'],
    say: [
      'Smash the beef on a griddle, 3 minutes a side, to 160°F inside.',
      'Wash the spatula that handled raw beef before you plate up.',
    ],
  })
  expect(said).toContain('Wash the spatula that handled raw beef')
  expect(said).not.toContain('Pat the')
})

test('raw meat that goes into cold water stays in the pot', () => {
  const { said } = reviewed({
    lines: ['1 whole chicken', '3 litres cold water'],
    say: ['Chicken into the pot, cold water over.', 'Simmer for 2 hours, until the thigh reads 165°F.'],
  })
  expect(said).toContain('Chicken into the pot, cold water over.')
})

test('a figure that is safe decides what the eggs are like', () => {
  const { said } = reviewed({
    lines: ['5 eggs', '1 tbsp butter'],
    say: [
      "Melt the butter, add the eggs and stir 4 minutes, until no liquid egg remains but they're still creamy (160°F).",
    ],
  })
  expect(said).toContain('still creamy (160°F)')
})

test('skewers and planks on the list are no food that nobody knows', () => {
  const { verdict, codes, lines } = reviewed(
    {
      lines: [
        '300 g zucchini',
        '1 tbsp olive oil',
        '8 metal skewers',
        '1 untreated cedar plank, soaked in water 1 hour',
      ],
      say: ['Thread the zucchini, brush with oil and grill for 10 minutes on the plank.'],
    },
    ['vegan'],
  )
  expect(verdict).not.toBe('refused')
  expect(codes).not.toContain('unknown-food')
  expect(lines).toHaveLength(4)
})

test('sausage that one maker binds with flour or milk is asked for by its label', () => {
  const { lines } = reviewed(
    {
      lines: ['200 g linguica, sliced', '1 kg potatoes'],
      say: ['Fry the linguica for 5 minutes to 160°F, boil the potatoes for 20 minutes.'],
    },
    ['gluten-free'],
  )
  expect(lines[0]).toBe('200 g gluten-free linguica, sliced')
})

test('a mend takes the whole remark in brackets', () => {
  const { said } = reviewed({
    lines: ['600 g sirloin steak', '1 tbsp oil'],
    say: [
      'Sear in the oil for 4 minutes a side until a crust forms (we pull ours at 130°F for medium-rare).',
    ],
  })
  expect(said).toContain('until a crust forms.')
  expect(said).not.toContain('(we')
})

test.each([
  'Drain and rinse under cold water for 30 seconds to stop the cooking.',
  'Add the eggs and beat until just combined, about 20 seconds.',
  'Tint the frosting a pale pink shade.',
])('what no heat does to eggs in a batter is no doneness: %s', (sentence) => {
  const { said } = reviewed({
    title: 'Cupcakes',
    lines: ['200 g flour', '3 eggs', '150 g sugar', '150 g butter'],
    say: [
      'Beat the butter and sugar.',
      sentence,
      'Fold in the flour and bake at 180°C for 20 minutes, until a skewer comes out clean.',
    ],
  })
  expect(said).toContain(sentence)
})

test('a denial stays with its verb where a mend goes on behind it', () => {
  const { said } = reviewed({
    lines: ['600 g frozen chicken breast', '2 tbsp oil'],
    say: [
      "Don't cook it yet, just thaw it on the counter.",
      'Fry in the oil for 6 minutes a side, to 165°F inside.',
    ],
  })
  expect(said).not.toContain('Cook it yet')
})

test("an oven's figure and a time cook without a verb", () => {
  const { verdict, said } = reviewed({
    title: 'Crumble',
    lines: ['1 kg apples', '150 g flour', '100 g butter', '80 g sugar'],
    say: [
      'Apples in the dish.',
      'Rub the butter into the flour and sugar. Over it goes.',
      '180°C, 40 minutes, until golden.',
    ],
  })
  expect(verdict).not.toBe('refused')
  expect(said).toContain('180°C, 40 minutes')
})

test('the inside of meat and a time are no oven', () => {
  const { verdict } = reviewed({
    lines: ['400 g flour', '200 ml milk', '100 g sugar'],
    say: ['Mix the flour, milk and sugar.', '60°C, 40 minutes, then roll into balls.'],
  })
  expect(verdict).toBe('refused')
})

test('washing hands and boards stays told beside raw meat', () => {
  const { said } = reviewed({
    lines: ['500 g ground lamb', '1 tsp salt'],
    say: [
      'Mould the lamb and salt around skewers. Hands washed, board washed, job done.',
      'Grill for 10 minutes, to 160°F inside.',
    ],
  })
  expect(said).toContain('Hands washed, board washed')
})

test('what was done the night before is no part of the time', () => {
  const { minutes } = reviewed({
    lines: ['2.5 kg pork shoulder', '1 tbsp salt'],
    say: [
      'Rub the pork with the salt the night before and leave it in the fridge.',
      'Roast at 300°F for 5 hours, to 195°F inside.',
    ],
  })
  expect(minutes).toBeLessThan(360)
})

test('an order behind a mark is the work of who reads, whatever was let happen before it', () => {
  const { verdict } = reviewed({
    lines: ['60 g butter', '60 g flour', '330 ml milk'],
    say: ['Butter and flour, 2 minutes. Milk, whisk, let it settle; then the rest, simmer 5 minutes.'],
  })
  expect(verdict).not.toBe('refused')
})

test('whom a movement is likened to is not whom the dish is for', () => {
  const { codes } = reviewed({
    lines: ['250 g ricotta', '3 eggs', '1 tbsp sugar'],
    say: ["Fold in the whites like you're tucking up a baby.", 'Bake at 180°C for 25 minutes, until set.'],
  })
  expect(codes).not.toContain('food-for-infants')
})

test('a pâté that its title names is made of what is listed', () => {
  const { verdict } = reviewed(
    {
      title: 'Smoked Mackerel Pâté',
      lines: ['300 g hot-smoked mackerel', '150 g cream cheese'],
      say: ['Flake the fish and mash with the cheese.', 'Chill for an hour.'],
    },
    ['gluten-free'],
  )
  expect(verdict).not.toBe('refused')
})
