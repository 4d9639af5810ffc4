import { wording } from '../asked/wording.ts'

/** A temperature at which something is cooked for hours or overnight is the oven's and not that of the middle. */
const isOfOven = wording(
  'cook|cooking|cooked|roast|roasting|roasted|bake|baking|baked|braise|oven + overnight|oven|hours|hour|hrs|slow|slowly|night',
  'inside / internal / inner / middle / center / centre / thermometer / reads|reading / core / smoke|smoked|smoker|smoking / grill|barbecue|bbq / sous vide / slow cooker / crockpot / instant pot / warm|hold / reheat|leftover / jerky / dehydrate|dry|drying / leave|left|forgot / keep|keeps|last',
)

/** True where a temperature of the question is the heat of an oven. */
export const isOvenHeat = (text: string): boolean => isOfOven.test(text)
