/**
 * Tips written by hand, by food: for the vegetables of the harvest picker, and for what was cooked yesterday. Tomatoes, carrots and onions have the periods of the
 * product's specification; the others have FoodKeeper's. FoodKeeper gives a bulb onion one month in the pantry and two in the fridge.
 */
export const storageTips: Readonly<Record<string, string>> = {
  tomato:
    'Keep on the counter, stem side down, out of the sun; chill only when fully ripe. Use within 5-7 days.',
  'green leaf lettuce':
    'Wrap the unwashed leaves in a paper towel and keep in a bag in the crisper drawer. Use within 3-7 days.',
  'romaine lettuce':
    'Keep the head whole in a bag in the crisper drawer, with a paper towel to catch the damp. Use within 1-2 weeks.',
  'iceberg lettuce': 'Keep the head whole and wrapped in the crisper drawer. Use within 1-2 weeks.',
  cucumber: 'Wrap in a towel and keep in the warmest part of the fridge, near the door. Use within 4-6 days.',
  'red bell pepper': 'Keep dry and unwashed in the crisper drawer of the fridge. Use within 4-14 days.',
  'green bell pepper': 'Keep dry and unwashed in the crisper drawer of the fridge. Use within 4-14 days.',
  zucchini: 'Keep whole and unwashed in an open bag in the fridge. Use within 1 week.',
  carrot: 'Cut off the tops and keep in a bag in the crisper drawer of the fridge. Use within 2-3 weeks.',
  spinach:
    'Keep dry in a box lined with a paper towel in the fridge, and wash just before use. Use within 3-7 days.',
  kale: 'Wrap the unwashed leaves in a damp towel and keep in a bag in the fridge. Use within 3-5 days.',
  'fresh basil':
    'Stand the stems in a glass of water on the counter, away from the cold, which blackens it. Use within 5 days.',
  'green bean': 'Keep dry and unwashed in a bag in the crisper drawer of the fridge. Use within 3-5 days.',
  broccoli: 'Keep unwashed in an open bag in the fridge, so that it can breathe. Use within 3-5 days.',
  cauliflower: 'Keep stem side up in an open bag in the fridge. Use within 3-5 days.',
  cabbage: 'Keep the head whole and wrapped in the crisper drawer of the fridge. Use within 1-2 weeks.',
  eggplant:
    'Keep whole in the crisper drawer, away from apples and bananas, which age it. Use within 4-7 days.',
  'cooked rice':
    'Cool on a tray and chill within an hour in a closed box; heat it only once, until it steams. Use within 4-6 days.',
  'cooked pasta': 'Chill within two hours in a closed box, with a little oil. Use within 3-5 days.',
  'boiled potato': 'Chill within two hours in a closed box. Use within 3-4 days.',
  'mashed potatoes': 'Chill within two hours in a closed box. Use within 3-4 days.',
  onion: 'Keep in a dark, airy place at room temperature, away from potatoes. Use within 2-3 months.',
}
