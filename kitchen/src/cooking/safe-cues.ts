/** Safe temperatures: USDA FSIS chart (foodsafety.gov), Fahrenheit first because US thermometers read it. */
export const safeCues = {
  poultry: 'no longer pink inside and 165°F (74°C)',
  groundMeat: 'no longer pink and 160°F (71°C)',
  wholeCut: 'browned and 145°F (63°C) in the middle',
  fish: 'opaque and flaking easily, 145°F (63°C)',
  shellfish: 'pearly and opaque',
  shells: 'all the shells have opened; throw away any that stay shut',
  eggs: 'set all the way through, 160°F (71°C)',
} as const
