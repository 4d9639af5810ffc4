import type { FoodName } from '../foods/index.ts'

/** The share of a bought weight that is eaten, 0 to 1, and the row of USDA SR28 that says it (its refuse, or the yield of a pound with shell). */
export type EdibleShare = { readonly share: number; readonly row: string }

/** Foods that are bought with bones or shell, unless a line says otherwise. */
export const edibleWithBone: ReadonlyMap<FoodName, EdibleShare> = new Map([
  ['whole chicken', { share: 0.68, row: '05006' }],
  ['roasting chicken', { share: 0.73, row: '05109' }],
  ['capon', { share: 0.72, row: '05135' }],
  ['cornish hen', { share: 0.61, row: '05307' }],
  ['whole turkey', { share: 0.71, row: '05165' }],
  ['duck', { share: 0.72, row: '05139' }],
  ['goose', { share: 0.81, row: '05146' }],
  ['chicken wing', { share: 0.62, row: '05100' }],
  ['chicken drumstick', { share: 0.67, row: '05071' }],
  ['chicken leg', { share: 0.73, row: '05075' }],
  ['turkey leg', { share: 0.83, row: '05193' }],
  ['turkey wing', { share: 0.62, row: '05734' }],
  ['turkey drumstick', { share: 0.67, row: '05736' }],
  ['pork spareribs', { share: 0.7, row: '10088' }],
  ['baby back ribs', { share: 0.63, row: '10192' }],
  ['bone-in pork sirloin chop', { share: 0.73, row: '10052' }],
  ['bone-in center-cut pork loin chop', { share: 0.75, row: '10036' }],
  ['bone-in pork rib chop', { share: 0.66, row: '10044' }],
  ['lamb shank', { share: 0.48, row: '17228' }],
  ['lamb rib chop', { share: 0.71, row: '17239' }],
  ['lamb loin chop', { share: 0.78, row: '17236' }],
  ['clam', { share: 68 / 453.6, row: '15157' }],
  ['mussel', { share: 68 / 453.6, row: '15157' }], // SR28 has no yield of mussels
  ['oyster', { share: 68 / 453.6, row: '15157' }], // SR28 has no yield of oysters
])

/** Foods that are bought with and without bones, where the line says that they are on the bone. */
export const edibleOnBone: ReadonlyMap<FoodName, EdibleShare> = new Map([
  ['poultry', { share: 0.68, row: '05006' }],
  ['chicken breast with skin', { share: 0.8, row: '05057' }],
  ['chicken thigh with skin', { share: 0.73, row: '05075' }],
  ['turkey thigh', { share: 0.81, row: '05742' }],
  ['country-style ribs', { share: 0.65, row: '10204' }],
  ['pork chop', { share: 0.75, row: '10036' }],
  ['pork shoulder', { share: 0.75, row: '10070' }],
  ['pork blade steak', { share: 0.76, row: '10080' }],
  ['whole cured ham', { share: 0.82, row: '10150' }],
  ['beef short ribs', { share: 0.73, row: '13147' }],
  ['beef rib large end', { share: 0.84, row: '13838' }],
  ['ribeye steak', { share: 0.86, row: '23192' }],
  ['leg of lamb', { share: 0.78, row: '17230' }],
  ['lamb shoulder', { share: 0.78, row: '17242' }],
])
