import { cardsOf } from './card.ts'
import { vocabulary } from './vocabulary.ts'

/** The one bird a year that most people cook without practice. */
export const turkeyCards = cardsOf('USDA FSIS, Turkey Basics and Let’s Talk Turkey', vocabulary, [
  [
    'may how fix why what when keep own',
    'turkey|bird + still|partly|partially|half frozen|thawed / frozen|icy * middle|inside|center|centre / frozen solid / not thawed|thaw|defrosted / forgot|forgotten * thaw|defrost|fridge|freezer',
    'Cook it as it is: at 325°F (165°C) a frozen turkey takes about half as long again, a partly frozen one a quarter to a half. Take the bag of giblets out as soon as it comes loose. Or finish it in cold water, still wrapped, changed every 30 minutes, 30 minutes a pound, and cook it at once. Not in a fryer, smoker or microwave. Either way: {safe:chicken breast} in the thigh and the thickest breast.',
    { unless: 'burger|ground|mince|sausage|bacon|deep|fry|fryer' },
  ],
  [
    'how when amount keep',
    '@thaw + turkey|bird + long|time|days|hours|when|start|pound|lb|kg|fridge|refrigerator / cold water',
    'In the fridge 24 hours for every 4 to 5 pounds (2 kg), a 16 pound (7 kg) bird 4 days; thawed it keeps 1 to 2 days more there. In cold water, wrapped tight, 30 minutes a pound, the water changed every half hour, and cooked at once. Never on the counter.',
    { unless: 'ground|mince|burger|leftover|no time|from frozen' },
  ],
  [
    'may how when why',
    'stuff|stuffed|stuffing|prestuff + turkey|bird|chicken + night|day|evening|ahead|before|advance|overnight|hours|morning',
    'No, not ahead: in a stuffed bird bacteria grow before the fridge or the oven reaches the middle. Mix wet and dry parts the day before, chilled apart, and fill the bird loosely just before it goes in. Bird and middle of the stuffing both have to read {safe:chicken breast}. A dish of its own is safer and crisper.',
  ],
  [
    'how when amount',
    'turkey + long|time|hours|minutes|timing + roast|cook|bake|take|oven + pound|pounds|lb|lbs|kg|325|165|oven|whole|big|size|the|my|a',
    'At 325°F (165°C), thawed and unstuffed: 8 to 12 lb (3.6 to 5.4 kg) 2¾ to 3 hours, 12 to 14 lb (to 6.4 kg) 3 to 3¾, 14 to 18 lb (to 8.2 kg) 3¾ to 4¼, 18 to 20 lb (to 9.1 kg) 4¼ to 4½, 20 to 24 lb (to 10.9 kg) 4½ to 5. Stuffed a quarter to half an hour longer. It is done at {safe:chicken breast} in the innermost thigh and the thickest breast, whatever the clock says.',
    {
      unless:
        'ground|breast|leg|thigh|keep|leftover|thaw|thawed|defrost|fry|frying|brine|rest|resting|carve|freez|frozen',
    },
  ],
  [
    'how amount what',
    'turkey + person|people|guest|guests|each|feed|serve|serves|=for + much|many|big|size|pound|lb|kg',
    'A pound (450 g) of whole bird a person, 1½ pounds (680 g) with leftovers: for 10 people 10 to 15 pounds (4.5 to 6.8 kg). Of a boneless breast half a pound (230 g) a person.',
    { unless: 'cook|roast|thaw|bake|minutes|hours|ground|leftover|fry|brine|salt' },
  ],
  [
    'may what fix why',
    'giblet|giblets|neck|bag + turkey|bird|chicken + left|forgot|forgotten|inside|in|cooked|plastic|paper|bag',
    'A paper or cloth bag left in does no harm: take it out, and if the giblets read {safe:chicken breast} they can be eaten. If it is plastic and has melted or changed shape, throw away bird and giblets: what came out of it may have gone into the meat. If it is whole, the bird is fine.',
    { unless: 'gravy|stock|soup|freez|keep' },
  ],
  [
    'may how why',
    'pop|popped up|pop-up|popup|timer|thermometer + turkey|bird|timer|done|trust|enough|where',
    'Not by a pop-up timer alone: check with a thermometer in three places, the innermost thigh, the wing and the thickest part of the breast, without touching bone. Each has to read {safe:chicken breast}.',
    { unless: 'lid|jar|can|calibrate|accurate|candy|oil|sugar|beef|pork|steak|fish|app|phone' },
  ],
  [
    'how may',
    'deep|oil|fryer|fry|frying|fried + turkey',
    'Only outdoors, and only fully thawed, dry and unstuffed: on level ground, away from walls, at most 12 pounds (5.4 kg). Measure the oil with water first, heat it to 350°F (177°C), lower the bird slowly with the flame off, 3 to 5 minutes a pound. Then {safe:chicken breast} in thigh and breast. A frozen or wet bird makes the oil boil over and burn. Never leave it alone.',
    { unless: 'leftover|bacon|burger|ground|stir' },
  ],
  [
    'why may what',
    'turkey|bird + pink|red|bloody|blood|rosy|undercooked|raw + meat|inside|juice|juices|bone|thigh|leg|still|joint',
    'Color does not tell: young or smoked turkey may be pink at the bone though done. If thigh and thickest breast read {safe:chicken breast}, it is safe; if not, back into the oven it goes.',
    { unless: 'ground|burger|mince|bacon|ate|eaten' },
  ],
  [
    'how keep may when',
    'turkey + leftover|leftovers|carcass + long|keep|last|fridge|good|days',
    'Off the bone and into the fridge within 2 hours of the oven, in shallow boxes: turkey and gravy 3 to 4 days, stuffing the same, kept apart; the meat 4 months in the freezer at its best. Reheat all of it to {safe:chicken breast}, gravy to a boil.',
    { unless: 'thaw|thawed|raw|recipe|recipes|idea|ideas|make|deli|sliced' },
  ],
  [
    'may how',
    'keep|hold|keeping + warm|hot + oven|turkey|roast|dinner|food|meat|chicken|ham|guests|serve|serving|200',
    'Yes, once it is cooked through: carved and covered, with a little broth, in an oven at 200 to 250°F (93 to 120°C), as long as the food itself stays above 140°F (60°C). An hour is fine; much longer dries it.',
    {
      source: 'USDA FSIS, Turkey Basics and Let’s Talk Turkey',
      unless:
        'fridge|room|counter|drink|coffee|bread|dough|rise|proof|overnight|night|crockpot|slow|stayed|left|stood|rice',
    },
  ],
])
