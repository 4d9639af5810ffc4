import { expect, test } from 'vitest'
import { parseLine } from './parse-line.ts'

test.each([
  '2 1/2 cups finely chopped ripe tomatoes',
  '1 tbsp ginger-garlic paste',
  'salt and pepper, to taste',
  'butter for the tin',
  '1 (14.5 oz) can diced tomatoes, drained',
  'juice of 1 lemon',
  '300g stale ciabatta, torn',
  'boneless, skinless chicken breast, cut into bite-size pieces',
  '50 g malted milk powder',
  '1 lb breaded chicken tenders',
  '100 g yogurt-covered raisins',
  '1 bag prawn crackers',
  '1 can cream of chicken soup',
  '2 cups Rice Krispies',
  '1 cup cream of wheat',
  '400 g smelts',
  '300 g orange roughy',
  '2 ostrich steaks',
  '6 skate wings',
  '300 g Quorn mince',
])('parseLine() knows the food of %j for sure', (line) => {
  expect(parseLine(line)).toMatchObject({ food: expect.any(String), isExact: true })
})

test.each([
  '1 cup peanut butter cups',
  '2 walnut whips',
  '1 bag beef crackers',
  '300 g milk fish paste balls',
  '100 g cheese popcorn brittle',
  '1 tin egg balls in batter',
  '400 g snakehead in butter',
])('parseLine() says that the food of %j is a guess at best', (line) => {
  expect(parseLine(line).isExact).toBe(false)
})
