import { cardsOf } from './card.ts'
import { vocabulary } from './vocabulary.ts'

/** Keeping, freezing and safety as people ask for them, each with the publication that says so. */
export const householdAnswers = cardsOf('National Center for Home Food Preservation', vocabulary, [
  [
    'may how keep',
    'tomato|tomatoes + freez|freezer|freezing|frozen|=freeze + peel|peeling|peeled|unpeeled|skin|skins|whole|raw|blanch',
    'Raw, whole and unpeeled is fine: wash and dry them, cut out the stem, and freeze them whole on a tray, then bagged. Under warm water the skins slip off the frozen fruit. They turn soft, so they are for sauces and soups: {freezer:tomato} at their best.',
    {
      source: 'National Center for Home Food Preservation, freezing tomatoes',
      unless: 'green tomatoes|can i can|canning|refreeze|thaw',
    },
  ],
  [
    'may keep how',
    'cucumber|cucumbers + tomato|tomatoes / banana|bananas|apple|apples|melon + together|next|beside|near|same|with|drawer|separate|apart|bowl',
    'Better apart: ripe tomatoes, apples, bananas and melons give off ethylene, which turns cucumbers yellow and soft within days. Tomatoes stand at room temperature; cucumbers lie in the warmest part of the fridge, wrapped, {fridge:cucumber}.',
    {
      source: 'University of Minnesota Extension; UC Davis Postharvest Technology',
      unless: 'salad|cook|soup|pickle|plant|garden',
    },
  ],
  [
    'keep how',
    'potato|potatoes + winter|garage|cellar|basement|shed|spring|months|harvested|garden / long term / kg|kilo|sack',
    'Cure sound, unwashed potatoes 1 to 2 weeks at 50 to 60°F (10 to 16°C) in the dark, then keep them dark, airy and humid at 40 to 46°F (4 to 8°C) in sacks or slatted boxes for 2 to 5 months and more. A garage does while it never freezes (below 32°F/0°C they turn sweet and black) and no light comes in, which makes them green. Not beside apples; look through them weekly.',
    {
      source: 'University of Minnesota Extension, harvesting and storing home garden vegetables',
      unless: 'sweet potatoes|cooked|mashed|freez|peeled|plant|planting|fries|can potatoes|canning',
    },
  ],
  [
    'may when how',
    'peanut butter / peanut|peanuts + baby|infant|babies|toddler|son|daughter|weaning / month|months old / first time|introduce|introducing|introduction|early',
    'Never whole peanuts or spoonfuls of peanut butter: small children choke on both. Smooth peanut butter thinned with warm water, milk or puree is given from about 6 months, when a baby eats other solids: starting early makes an allergy less likely. With severe eczema or an egg allergy ask the pediatrician first, perhaps for a test at 4 to 6 months. Start with a little on a spoon tip, wait 10 minutes and watch; hives, swelling, vomiting or trouble breathing: call your emergency number.',
    {
      source: 'US NIAID, Addendum Guidelines for the Prevention of Peanut Allergy; US CDC, Choking Hazards',
      unless: 'allergic|has * allergy|swallowed|choking|ate|pregnant|breastfeed|breastfeeding|reaction',
    },
  ],
  [
    'may what',
    'tomato|potato|eggplant + leaf|leaves|plant|plants|stem|stems|foliage + eat|edible|poisonous|toxic|cook|poison|safe|tea',
    'Do not eat them: leaves and stems of potato, tomato and eggplant hold poisons of the nightshade family. Somebody ate some: Poison Help at 1-800-222-1222 in the US, 111 in the UK.',
    {
      source: 'US National Capital Poison Center',
      unless: 'sweet potato|green bean|vine leaves|bay|celery|curry leaves|compost|sprouts|bean sprouts',
    },
  ],
  [
    'may how',
    '=canned|=tinned / a|from|the can|tin of / out of a|the can|tin + kidney|black|white|baked|cannellini|butter beans|bean / chickpeas|chickpea|lentils + boil|cook|cooked|raw|eat|cold|straight|rinse|safe',
    'They are cooked in the can and may be eaten as they are. Drain and rinse them, which takes off about a third of the salt; only dried kidney beans have to be soaked and boiled hard. What is left goes into a closed box in the fridge, {made:cooked quinoa}.',
    {
      source: 'FDA Bad Bug Book; USDA FoodKeeper',
      unless:
        'green bean|dried|home canned|bulging|dent|rust|how long|expired|date|open can|keep|pressure|home|swollen',
    },
  ],
  [
    'may what',
    'egg|eggs + dairy + is|are|count|considered|does|do|product|why|contain|class',
    'No: eggs come from hens, dairy is milk and what is made of it, so somebody who cannot have milk may have eggs. They are separate allergens, and each has to be declared; vegans eat neither.',
    {
      source: 'FDA, Food Allergies',
      unless: 'free|without|instead|allergic|allergy|recipe|cake|mayonnaise|pasta|bread',
    },
  ],
  [
    'may keep',
    'refreeze|refreezing|refrozen / freeze again / freez * again|twice + bread|rolls|bagels|buns|dough|cake|cookies',
    'Yes: bread, rolls and cake may be frozen again if they were thawed wrapped and have no cream or custard in them; each time they get drier, so toast them. Raw dough: bake it first.',
    { source: 'USDA FSIS, Freezing and Food Safety', unless: 'meat|chicken|fish' },
  ],
  [
    'may how keep',
    'rice + cool|cooling|leftover|leftovers|cooked|fried|left|out|safe|poisoning|bacillus|reheat + cool|quickly|out|poisoning|bacillus|reheat|again|next day|safe',
    'Cooked rice can hold Bacillus cereus, whose toxin heat does not destroy: spread it flat, have it in the fridge within an hour or so and never later than {fact:out-hours}, eat it within {made:cooked rice}, heated once to {fact:reheat} all through.',
    {
      source: 'FDA Bad Bug Book; USDA FoodKeeper',
      unless: 'overnight|freez|how long|baby|sushi|days|cooker',
    },
  ],
  [
    'how amount may what',
    'fill|full|filled / max line + instant pot / pressure cooker / multicooker',
    'Two thirds full at most, half for beans, grains, pasta and whatever foams or swells: more can block the valve. At least a cup (240 ml) of thin liquid, or what its manual says.',
    { source: 'National Presto Industries, Pressure Cooker Instructions', unless: 'oil|jars' },
  ],
  [
    'may how',
    'warm setting|mode / keep warm + to cook / cooking|raw',
    'No: warm only holds what is hot and cooked already, above 140°F (60°C). Raw food on it stays too long where bacteria grow: cook on low or high, and turn to warm when it is done.',
    {
      source: 'USDA FSIS, Slow Cookers and Food Safety',
      unless: 'left|leftover|sat|stood|rice|finished|done|cooked',
    },
  ],
  [
    'may how keep',
    'mashed potato|potatoes + day|night|evening before / ahead / advance / reheat|reheating',
    'Yes: made the day before, cooled within 2 hours in a shallow covered dish and kept in the fridge, 3 to 4 days at most. Reheat covered with a splash of milk and butter at 350°F (175°C) for half an hour, or in the microwave with stirring, to 165°F (74°C) all through.',
    { source: 'USDA FSIS, Leftovers and Food Safety', unless: 'instead|gluey|freez|lumpy|thin|thicken' },
  ],
])
