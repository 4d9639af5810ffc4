/**
 * Foods for which FoodKeeper has neither an entry nor one that covers them, with the entry of what keeps as they do: an answer says whose time it is.
 * Left out is every food of which nobody here knows a close kin: its time is unknown.
 */
const kin: readonly (readonly [entry: number, like: string, foods: string])[] = [
  [248, 'apples', 'quince|asian pear'],
  [249, 'apricots and other soft fruit', 'fig|persimmon'],
  [253, 'other soft berries', 'elderberry'],
  [405, 'other boxed juice', 'apple juice|pineapple juice'],
  [307, 'turnips and other roots', 'jerusalem artichoke|burdock root|salsify|lotus root|crosne'],
  [302, 'summer squash', 'chayote|bitter melon'],
  [281, 'celery', 'fennel'],
  [291, 'other salad leaves', "lamb's lettuce"],
  [372, 'other canned vegetables', 'canned green chiles|canned grape leaves|pimiento'],
  [373, 'other canned food with acid', 'canned jalapeno pepper|canned chipotle in adobo'],
  [360, 'soy sauce', 'fish sauce'],
  [623, 'creamy dressings', 'tartar sauce|remoulade'],
  [346, 'horseradish from a jar', 'wasabi paste'],
  [183, 'fresh hummus', 'baba ganoush'],
  [572, 'fresh salsa', 'green chutney'],
  [227, 'other oils', 'peanut oil|mustard oil|pumpkin seed oil'],
  [525, 'bacon fat', 'lard|beef tallow'],
  [5, 'other grated or block mozzarella', 'low-moisture part-skim mozzarella'],
  [7, 'other soft cheese', 'queso blanco|halloumi cheese|paneer'],
  [168, 'tofu', 'fried tofu|tofu skin'],
  [334, 'other dried lentils', 'urad dal (black gram)'],
  [386, 'other nuts in jars', 'dry-roasted peanut'],
  [
    223,
    'whole-wheat flour',
    'wheat germ|wheat bran|oat bran|brown rice flour|chickpea flour|peanut flour|chestnut flour',
  ],
  [
    222,
    'white flour',
    'white rice flour|glutinous rice flour|semolina|cassava flour|potato flour|gluten-free flour blend|vital wheat gluten (seitan base)',
  ],
  [220, 'cornstarch', 'arrowroot flour'],
  [654, 'coconut flour', 'coconut flour'],
  [257, 'shredded coconut', 'unsweetened dried coconut|sweetened shredded coconut'],
  [
    335,
    'other dried noodles',
    'rice noodles|cellophane noodles|rice vermicelli|pad thai noodles|sweet potato noodles|rice paper wrapper',
  ],
  [332, 'fresh pasta', 'potato gnocchi'],
  [551, 'puff pastry', 'phyllo dough'],
  [200, 'crisp cookies', 'ladyfinger'],
  [392, 'potato chips', 'tortilla chips|taco shell'],
  [398, 'other syrups', 'caramel topping'],
  [118, 'other chicken parts', 'chicken wing'],
  [57, 'other veal', 'veal cutlet'],
  [74, 'other fresh pork', 'pork belly'],
  [41, 'other beef for stewing', 'beef shank|beef cheek'],
  [97, 'country ham', 'country ham'],
  [192, 'other packed cold cuts', 'mortadella'],
  [103, 'other cooked sausage', 'blood sausage'],
  [144, 'other lean fish', 'northern pike'],
  [146, 'fatty fish', 'swordfish|mahi mahi|eel|opah'],
  [154, 'fresh crab meat', 'blue crab'],
  [463, 'white wine', 'sake'],
  [412, 'loose tea', 'tea leaves'],
  [400, 'coffee beans', 'coffee beans'],
  [233, 'other seasoning blends', "za'atar"],
]

/** The FoodKeeper entry of the kin that a food keeps like, and what that is called, by food. */
export const storageKin: Readonly<Record<string, { readonly entry: number; readonly like: string }>> =
  Object.fromEntries(
    kin.flatMap(([entry, like, foods]) => foods.split('|').map((food) => [food, { entry, like }])),
  )
