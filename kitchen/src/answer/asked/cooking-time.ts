import { wording } from './wording.ts'

const ways =
  '=roast|=bake|=boil|=fry|=grill|=steam|=simmer|=braise|=saute|oven|=pan|hob|stove|barbecue|bbq|griddle'

/** 'Carrots roast how long', 'drumsticks in the oven how long at 400': a way to cook stands before the time that is asked for, and nothing is said of keeping. */
export const asksCookingTime = wording(
  `${ways} * how long|minutes|time / air fryer * how long|minutes|time / how long|minutes * ${ways}`,
  'keep|last|lasts|store|stored|fridge|refrigerator|freezer|frozen|freeze|leftover|leftovers|left|cooked|roasted|baked|boiled|fried|grilled|steamed|shelf|good|safe|day|days|week|weeks|month|months|hours ago|soak|rest|marinate|preheat|clean|cleaning',
)
