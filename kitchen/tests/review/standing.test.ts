import { expect, test } from 'vitest'
import { reviewed } from './reviewed.ts'

const biryani = {
  lines: ['1 kg lamb shoulder, cubed', '600 g basmati rice', '4 tbsp oil'],
  say: ['Simmer the lamb in the oil for 90 minutes, until fork tender.', 'Boil the rice for 12 minutes.'],
}

test.each([
  ['a place nobody knows', 'Wrap the pot in a quilt and drive it to the village hall.', 'quilt'],
  ['the car', 'Leave it in the trunk while you drive to the coast.', 'trunk'],
  ['beside a thing', 'Keep it next to the kettle.', 'kettle'],
  ['a cabinet', 'Tuck the tubs in the top drawer of your filing cabinet.', 'cabinet'],
  ['an end that nobody can tell', 'Leave it until somebody fancies a second plate.', 'fancies'],
  ['cold that is denied', 'No need to chill it.', 'No need'],
  ['a day between two meals', 'Set it out at breakfast and clear it away after supper.', 'breakfast'],
])('cooked food that nothing proves cold or hot goes into the fridge: %s', (_what, sentence, words) => {
  const { said, codes } = reviewed({ ...biryani, say: [...biryani.say, sentence] })
  expect(said).not.toContain(words)
  expect(said).toContain('in the fridge')
  expect(codes).toContain('left-out')
})

test('what is still raw waits in the fridge for the pan, and the work before it stays', () => {
  const { said } = reviewed({
    lines: ['1 kg pork shoulder', '2 tbsp salt'],
    say: [
      'Rub the pork with the salt and let it ride in the trunk for fourteen hours.',
      'Roast for 4 hours at 300°F, until it reads 195°F inside.',
    ],
  })
  expect(said).toContain('Rub the pork with the salt')
  expect(said).toContain('until you cook it')
  expect(said).not.toContain('trunk')
})

test('a large frozen bird thaws for days in the fridge', () => {
  const { said } = reviewed({
    lines: ['1 frozen turkey (6 kg)'],
    say: [
      'Hang the frozen turkey on the porch from Monday to Thursday.',
      'Roast for 4 hours, until 165°F inside.',
    ],
  })
  expect(said).toContain('in the fridge for 3 days')
})

test('meat in warm smoke that never gets hot is refused', () => {
  expect(
    reviewed({
      lines: ['4 trout fillets'],
      say: ['Keep the cabinet around 25°C.', 'Lay in the fillets and smoke for 3 hours.'],
    }).verdict,
  ).toBe('refused')
})

test.each([
  'Let it stand for 10 minutes before serving.',
  'Set aside until ready to serve.',
  'Spread over a large platter and serve with lemon.',
  'Chill overnight in the fridge.',
])('what is known to be safe stays to the letter: %s', (sentence) => {
  expect(reviewed({ ...biryani, say: [...biryani.say, sentence] }).said).toContain(sentence)
})

test.each([
  [
    'bread in egg and milk from a meal to the next',
    ['6 eggs', '500 ml milk', '1 loaf bread, sliced'],
    [
      'Whisk eggs and milk and pour over the bread.',
      'Let it soak where it stands, from supper to breakfast: cold would stop the bread from drinking.',
      'Bake at 180°C for 40 minutes, until the center is set and reads 160°F.',
    ],
    'drinking',
  ],
  [
    'beans in a cooker that is off',
    ['500 g dried black-eyed peas', '1 ham hock'],
    [
      'Cook everything with water in the slow cooker on high for 5 hours.',
      'When you go to bed, switch the cooker off and leave everything inside; it can go into the fridge in the morning.',
    ],
    'switch the cooker off',
  ],
  [
    'custard from lunch to the evening',
    ['500 ml milk', '4 egg yolks', '30 g cornstarch'],
    [
      'Whisk yolks and cornstarch, add the milk and cook until it bubbles thickly. Pour into cups and let stand from lunch until the evening guests.',
    ],
    'evening guests',
  ],
  [
    'a pocket that nobody knows',
    ['300 g salmon', '200 g sushi rice', '1 tbsp oil'],
    [
      'Fry the salmon in the oil 4 min each side till it flakes (145°F); cook the rice in water 18 min.',
      'Into the top pocket of the rucksack with them. One at the first hut, and the last pair make a lovely breakfast when the sun comes up on day two.',
    ],
    'hut',
  ],
])('food that spoils is kept cold from one time of the day to another: %s', (_what, lines, say, wrong) => {
  const { said } = reviewed({ lines, say })
  expect(said).toContain('in the fridge')
  expect(said).not.toContain(wrong)
})

test('frozen meat that is put in the sun thaws in the fridge', () => {
  const { said } = reviewed({
    lines: ['1 lb frozen ground beef', '1 onion'],
    say: [
      'Put the beef on the dashboard in the sun when you arrive at work; it will be soft by knocking-off time.',
      'Brown the beef with the onion until 160°F inside.',
    ],
  })
  expect(said).toContain('Thaw the ground beef in the fridge overnight.')
  expect(said).not.toContain('sun')
})

test('the cold takes the place of what stands, and never of the work beside it', () => {
  const { said } = reviewed({
    lines: ['3 eggs', '100 g ham', '1 tbsp oil'],
    say: [
      'Make the bento the night before: roll the eggs into a firm omelette in the oil, cook until set and pack with the ham.',
    ],
  })
  expect(said).toContain('omelette')
})

test('meat that goes into the pot behind all heat is cooked there', () => {
  const { said } = reviewed({
    lines: ['500 g chicken breast, sliced', '200 g snow peas', '2 tbsp soy sauce', '200 ml chicken stock'],
    say: [
      'Coat the chicken with soy.',
      'Toss the snow peas 2 minutes, pour in the stock, let it bubble, then kill the flame.',
      'Only now scatter in the chicken. Sixty seconds of tumbling in the dying heat is all it gets; the outside goes white and the inside stays like silk.',
    ],
  })
  expect(said).toContain(
    'Only now scatter in the chicken. Cook until the thickest part of the chicken breast',
  )
  expect(said).not.toContain('Sixty seconds')
})

test('a few minutes in a place that nobody knows are no standing, and the cooking stays', () => {
  const { said, codes } = reviewed({
    lines: ['1 kg mussels', '200 ml white wine'],
    say: ['Add wine, then mussels; lid on, 4 minutes over a fierce flame, until the shells open.'],
  })
  expect(said).toContain('4 minutes over a fierce flame')
  expect(codes).not.toContain('left-out')
})
