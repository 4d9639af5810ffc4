/** Who tells how foods are frozen. */
export const fruits = 'National Center for Home Food Preservation, Freezing Fruits'
export const vegetables = 'National Center for Home Food Preservation, Freezing Vegetables'
export const herbs = 'National Center for Home Food Preservation, Freezing Herbs'
export const nuts = 'National Center for Home Food Preservation, Freezing Nuts'
export const general =
  'National Center for Home Food Preservation, General Freezing Information; Foods That Do Not Freeze Well'
export const fsis = 'USDA FSIS, Freezing and Food Safety'
/** How long fruit and vegetables are at their best. */
export const best = 'At 0°F (-18°C) it is at its best for 8 to 12 months.'
