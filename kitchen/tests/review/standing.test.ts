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
