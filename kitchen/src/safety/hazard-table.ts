import type { Hazard } from './hazard.ts'

/** The hazards of a home kitchen, each with what a person should know and where it stands. Which recipes show them, review finds. */
export const hazards: readonly Hazard[] = [
  {
    key: 'slow-cooked-dry-beans',
    message:
      'Dry kidney beans must be soaked and boiled before they go into a slow cooker; it never gets hot enough to destroy their toxin.',
    foods: ['kidney bean'],
    source: 'FDA Bad Bug Book, phytohaemagglutinin',
  },
  {
    key: 'raw-kidney-beans',
    message: 'Dry kidney beans are toxic until soaked for 5 hours and boiled in fresh water for 30 minutes.',
    foods: ['kidney bean'],
    source: 'FDA Bad Bug Book, phytohaemagglutinin',
  },
  {
    key: 'raw-lima-bean',
    message: 'Lima beans release cyanide when eaten raw: boil them until tender.',
    foods: ['lima bean'],
    source: 'FDA Bad Bug Book, natural toxins',
  },
  {
    key: 'green-potato',
    message:
      'Green or sprouted potatoes hold solanine, which cooking does not destroy: throw the green parts and sprouts away.',
    foods: ['potato'],
    source: 'USDA FSIS, natural toxins in food',
  },
  {
    key: 'rhubarb-leaves',
    message: 'Rhubarb leaves are poisonous (oxalic acid): only the stalks are eaten.',
    foods: ['rhubarb'],
    source: 'FDA, natural toxins in food',
  },
  {
    key: 'elderberry',
    message:
      'Raw elderberries, their leaves and stems make people ill: cook the ripe berries and leave the rest.',
    foods: ['elderberry'],
    source: 'CDC, MMWR 33(13), 1984: poisoning from elderberry juice',
  },
  {
    key: 'raw-cassava',
    message:
      'Cassava releases cyanide when raw: peel it and boil it until tender; bitter cassava is not for home kitchens.',
    foods: ['cassava'],
    source: 'FDA Bad Bug Book, natural toxins',
  },
  {
    key: 'taro-raw',
    message: 'Raw taro root and leaves burn the mouth and throat: boil them until soft.',
    foods: ['taro'],
    source: 'FDA poisonous plant database, Colocasia esculenta',
  },
  {
    key: 'undercooked-wild-greens',
    message: 'Fiddleheads, morels and fresh bamboo shoots are toxic raw: boil them first.',
    foods: ['fiddlehead', 'morel', 'bamboo shoot'],
    source: 'CDC, MMWR 43(37), 1994 (fiddleheads); FDA (morels)',
  },
  {
    key: 'bitter-squash',
    message:
      'A zucchini, squash or cucumber that tastes bitter holds cucurbitacins and must be thrown away; ornamental gourds are not food.',
    foods: ['zucchini', 'pumpkin', 'cucumber'],
    source: 'German Federal Institute for Risk Assessment (BfR), cucurbitacins in zucchini',
  },
  {
    key: 'bitter-almond',
    message: 'Bitter almonds and the kernels of apricots, peaches and cherries release cyanide.',
    foods: ['bitter almond'],
    source: 'EFSA Journal 2016;14(4):4424, cyanogenic glycosides in apricot kernels',
  },
  {
    key: 'foraged-mushrooms',
    message: 'Mushrooms that somebody picked can kill, cooked or not. Use mushrooms from a shop.',
    foods: ['mushroom'],
    source: 'FDA Bad Bug Book, mushroom toxins',
  },
  {
    key: 'wild-mushroom',
    message:
      'Buy wild mushrooms from a shop and cook them through; never eat ones that nobody has identified.',
    foods: ['mushroom'],
    source: 'FDA Bad Bug Book, mushroom toxins',
  },
  {
    key: 'puffer-fish',
    message: 'Puffer fish holds a deadly poison that cooking does not destroy.',
    foods: ['puffer fish'],
    source: 'FDA, tetrodotoxin advisory',
  },
  {
    key: 'garlic-in-oil',
    message:
      'Garlic or herbs under oil grow botulism at room temperature. Make a little, keep it in the refrigerator and use it within days.',
    foods: ['garlic'],
    source: 'CDC, botulism prevention; National Center for Home Food Preservation, garlic in oil',
  },
  {
    key: 'home-canning',
    message:
      'Canning needs a tested recipe (National Center for Home Food Preservation); low-acid food canned otherwise can carry botulism. Keep it in the refrigerator or freezer.',
    foods: [],
    source: 'USDA Complete Guide to Home Canning; CDC, botulism prevention',
  },
  {
    key: 'food-for-infants',
    message:
      'Honey, raw milk, added salt, sugar and syrup, juice, and milk instead of breast milk or formula are not for children under one year.',
    foods: ['honey'],
    source: 'CDC, foods and drinks to avoid or limit; FDA, raw milk and homemade infant formula',
  },
  {
    key: 'listeria',
    message:
      'Soft and blue cheese, pâté, cold cuts, smoked fish and raw milk can carry Listeria: heated until steaming in pregnancy and for people with a weak immune system, or left out.',
    foods: [],
    source: 'CDC and FDA, Listeria, people at higher risk',
  },
  {
    key: 'under-salted-ferment',
    message:
      'Vegetables ferment safely with 2 to 2.5 % of their weight in salt; with less, what makes ill may grow before the acid comes.',
    foods: [],
    source: 'National Center for Home Food Preservation, sauerkraut and kimchi',
  },
  {
    key: 'mercury',
    message:
      'Swordfish, shark, marlin, king mackerel and tilefish hold too much mercury for children and in pregnancy.',
    foods: [],
    source: 'FDA and EPA, advice about eating fish',
  },
  {
    key: 'choking',
    message:
      'Whole grapes, whole nuts, popcorn and hard sweets can choke children under four: not for them, or cut small.',
    foods: [],
    source: 'CDC, choking hazards',
  },
  {
    key: 'alcohol',
    message: 'Alcohol that is not cooked off is not for children, nor in pregnancy.',
    foods: [],
    source: 'Dietary Guidelines for Americans 2020-2025',
  },
  {
    key: 'honey-infant',
    message: 'Honey is not for children under one year.',
    foods: ['honey'],
    source: 'CDC, botulism prevention',
  },
  {
    key: 'raw-milk',
    message:
      'Raw milk and cheese of raw milk can carry Listeria, Salmonella and E. coli: the recipe now asks for pasteurized.',
    foods: ['milk'],
    source: 'FDA, the dangers of raw milk',
  },
  {
    key: 'raw-sprouts',
    message:
      'Raw sprouts can carry Salmonella and E. coli: children, pregnant, older and ill people should have them cooked through.',
    foods: ['bean sprout', 'alfalfa sprout'],
    source: 'FDA, raw sprouts',
  },
  {
    key: 'raw-flour',
    message:
      'Raw flour, dough and batter can carry E. coli and Salmonella: bake or cook them before anybody tastes.',
    foods: ['all-purpose flour'],
    source: 'FDA, raw flour',
  },
  {
    key: 'cooling-rice',
    message:
      'Cooked rice left at room temperature grows Bacillus cereus, whose toxin survives reheating: cool it fast and refrigerate it.',
    foods: ['white rice'],
    source: 'FDA Bad Bug Book, Bacillus cereus',
  },
  {
    key: 'washed-raw-meat',
    message:
      'Washing raw meat or poultry spreads bacteria over the kitchen; cooking kills them. The recipe no longer asks for it.',
    foods: ['chicken'],
    source: 'USDA FSIS, washing raw poultry',
  },
  {
    key: 'thawed-on-the-counter',
    message:
      'Meat and other frozen food must not thaw on the counter; the recipe now thaws it in the refrigerator.',
    foods: [],
    source: 'USDA FSIS, the big thaw',
  },
  {
    key: 'left-out',
    message:
      'Perishable food must not stand at room temperature for more than 2 hours; the recipe now keeps it in the refrigerator.',
    foods: [],
    source: 'USDA FSIS, two-hour rule',
  },
  {
    key: 'part-cooked-meat',
    message:
      'Meat that is partly cooked and kept for later lets bacteria survive: cook it through in one go.',
    foods: [],
    source: 'USDA FSIS, partial cooking',
  },
  {
    key: 'slow-cooked-from-frozen',
    message:
      'Meat that goes frozen into a slow cooker stays warm for hours before it is hot: thaw it in the refrigerator first.',
    foods: [],
    source: 'USDA FSIS, slow cookers and food safety',
  },
  {
    key: 'reused-marinade',
    message: 'A marinade that held raw meat must boil before it touches cooked food; the recipe now says so.',
    foods: [],
    source: 'USDA FSIS, marinades and food safety',
  },
  {
    key: 'stuffed-bird',
    message: 'The center of a stuffing must reach 165°F (74°C) as well.',
    foods: [],
    source: 'USDA FSIS, stuffing and food safety',
  },
  {
    key: 'dirty-plate',
    message:
      'Cooked food must not go back on a plate or board that held it raw; the recipe now takes a clean one.',
    foods: [],
    source: 'USDA FSIS, cross-contamination',
  },
  {
    key: 'spoiled-food',
    message: 'Food that is moldy, rotten or smells off is not safe after cooking either: throw it away.',
    foods: [],
    source: 'USDA FSIS, molds on food',
  },
  {
    key: 'heated-sealed-can',
    message: 'A sealed can bursts when it is heated.',
    foods: [],
    source: 'USDA FSIS, shelf-stable food safety',
  },
  {
    key: 'microwaved-egg-in-shell',
    message: 'An egg in its shell explodes in the microwave.',
    foods: ['egg'],
    source: 'USDA FSIS, microwave ovens and food safety',
  },
  {
    key: 'oil-fire',
    message: 'Water or ice in hot oil, or a frozen bird in a fryer, throws burning oil out of the pot.',
    foods: [],
    source: 'US Fire Administration, cooking fire safety',
  },
  {
    key: 'raw-poultry',
    message: 'Raw or undercooked poultry carries Salmonella and Campylobacter: cook it to 165°F (74°C).',
    foods: ['whole chicken'],
    source: 'USDA FSIS / foodsafety.gov "Safe Minimum Internal Temperatures"',
  },
  {
    key: 'raw-meat',
    message:
      'Raw or undercooked meat can carry E. coli, Salmonella and parasites: whole cuts to 145°F (63°C) with a 3-minute rest, ground meat to 160°F (71°C).',
    foods: ['sirloin steak'],
    source: 'USDA FSIS / foodsafety.gov "Safe Minimum Internal Temperatures"',
  },
  {
    key: 'raw-fish',
    message:
      'Raw fish can carry parasites and bacteria, whatever its grade: cook it to 145°F (63°C) or until it flakes.',
    foods: ['tilapia'],
    source: 'USDA FSIS / foodsafety.gov "Safe Minimum Internal Temperatures"',
  },
  {
    key: 'raw-shellfish',
    message:
      'Raw shellfish can carry Vibrio and norovirus: cook it until opaque, and clams, mussels and oysters until they open.',
    foods: ['shrimp'],
    source: 'USDA FSIS / foodsafety.gov "Safe Minimum Internal Temperatures"',
  },
  {
    key: 'raw-egg',
    message:
      'Raw and runny eggs can carry Salmonella: cook them until yolk and white are firm, or use pasteurized eggs.',
    foods: ['egg'],
    source: 'USDA FSIS / foodsafety.gov "Safe Minimum Internal Temperatures"',
  },
  {
    key: 'nutmeg-excess',
    message: 'Nutmeg by the spoonful is poisonous (myristicin): a pinch is enough.',
    foods: ['nutmeg'],
    source: 'US National Capital Poison Center, nutmeg',
  },
  {
    key: 'tomato-leaves',
    message: 'Leaves of tomato and eggplant hold alkaloids that make ill: only the fruit is eaten.',
    foods: ['tomato'],
    source: 'FDA Bad Bug Book, natural toxins',
  },
  {
    key: 'shut-shells',
    message: 'Clams, mussels and oysters that stay shut were dead before they were cooked: throw them away.',
    foods: [],
    source: 'FDA, selecting and serving seafood safely',
  },
  {
    key: 'burning-oil',
    message: 'Water on burning oil spreads the fire: turn off the heat and put a lid on the pan.',
    foods: [],
    source: 'US Fire Administration, cooking fire safety',
  },
]
