/**
 * Sorts that gardens and markets sell a food under. `withNoun` are said before it ('cox apple'), `alone` without it too
 * ('jonagold'). A sort cooks as its food does; one that does not is a food of its own.
 */
type Cultivars = { readonly noun: string; readonly withNoun: string; readonly alone: string }

const cultivars: Readonly<Record<string, Cultivars>> = {
  apple: {
    noun: 'apple',
    withNoun:
      'cox, empire, cortland, discovery, envy, jazz, rome, winesap, russet, gravenstein, northern spy, cripps, crimson crisp, worcester, yellow, cosmic crisp',
    alone: 'jonagold, mcintosh, braeburn, honeycrisp, egremont russet, pink lady, golden delicious, elstar',
  },
  pear: {
    noun: 'pear',
    withNoun: 'comice, williams, forelle, seckel, concorde, red anjou, green anjou, abate fetel',
    alone: 'doyenne du comice',
  },
  plum: {
    noun: 'plum',
    withNoun: 'victoria, santa rosa, italian, damson, greengage, mirabelle, black, red, yellow, opal, czar',
    alone: 'zwetschge, zwetschgen, italian prune plum, prune plum',
  },
  potato: {
    noun: 'potato',
    withNoun:
      'desiree, rooster, kennebec, purple, blue, la ratte, ratte, vitelotte, marabel, pink fir apple, estima, vivaldi, agria, bintje, german butterball, adirondack blue, nicola, all purpose, maris piper, king edward, marfona',
    alone: 'russets, maris piper, king edward, pink fir apple',
  },
  'new potato': {
    noun: 'potato',
    withNoun: 'jersey royal, anya, salad, cornish new, first early, creamer, charlotte',
    alone: 'jersey royal',
  },
  tomato: {
    noun: 'tomato',
    withNoun:
      'moneymaker, early girl, big boy, better boy, celebrity, ailsa craig, marmande, oxheart, beef, yellow, orange, salad, slicing, hothouse, greenhouse, cluster',
    alone: '',
  },
  'cherry tomato': {
    noun: 'tomato',
    withNoun:
      'sungold, sweet 100, gardeners delight, tumbling tom, piccolo, santa, yellow cherry, red cherry',
    alone: '',
  },
  'heirloom tomato': {
    noun: 'tomato',
    withNoun: 'black krim, cherokee purple, green zebra, heritage, purple, striped, mortgage lifter',
    alone: '',
  },
  carrot: {
    noun: 'carrot',
    withNoun: 'nantes, chantenay, purple, yellow, white, danvers, imperator, bunched, heritage, tricolor',
    alone: '',
  },
  beet: {
    noun: 'beet',
    withNoun: 'chioggia, candy cane, striped, detroit, bulls blood, cylindra, baby, purple',
    alone: '',
  },
  'golden beet': { noun: 'beet', withNoun: 'yellow, orange', alone: 'golden beetroot, yellow beetroot' },
  radish: {
    noun: 'radish',
    withNoun: 'french breakfast, easter egg, cherry belle, white icicle, pink',
    alone: '',
  },
  cucumber: {
    noun: 'cucumber',
    withNoun: 'lemon, armenian, marketmore, ridge, japanese, snack, baby',
    alone: '',
  },
  'green bean': {
    noun: 'bean',
    withNoun:
      'blue lake, kentucky wonder, romano, flat green, italian flat, climbing, pole, bush, purple, filet',
    alone: '',
  },
  'runner bean': { noun: 'bean', withNoun: 'scarlet runner, painted lady', alone: '' },
  pumpkin: { noun: 'pumpkin', withNoun: 'jack be little, cinderella, cheese, muscade', alone: '' },
  'kabocha squash': { noun: 'squash', withNoun: 'buttercup, crown prince', alone: 'crown prince pumpkin' },
  garlic: { noun: 'garlic', withNoun: 'elephant, hardneck, softneck, purple, rocambole', alone: '' },
  'pearl onion': { noun: 'onion', withNoun: 'borettane', alone: 'cipollini, cipolline' },
  'yellow onion': { noun: 'onion', withNoun: 'sturon, stuttgarter', alone: '' },
  cauliflower: { noun: 'cauliflower', withNoun: 'purple, orange, green, white, cheddar', alone: '' },
  kale: { noun: 'kale', withNoun: 'curly, red russian, scotch, purple, red, winterbor', alone: 'borecole' },
  cabbage: { noun: 'cabbage', withNoun: 'january king, conehead, drumhead, cannonball', alone: '' },
  'savoy cabbage': { noun: 'cabbage', withNoun: '', alone: 'savoy' },
  'napa cabbage': { noun: 'cabbage', withNoun: '', alone: 'napa' },
  turnip: { noun: 'turnip', withNoun: 'hakurei, tokyo, purple top, salad, japanese', alone: '' },
  'red grape': { noun: 'grape', withNoun: 'concord, black, crimson, flame, purple', alone: '' },
  'green grape': { noun: 'grape', withNoun: 'thompson, thompson seedless, cotton candy, white', alone: '' },
  strawberry: { noun: 'strawberry', withNoun: 'alpine, wild, elsanta, albion', alone: '' },
  'sweet cherry': { noun: 'cherry', withNoun: 'rainier, bing, black, lapins', alone: '' },
  'sour cherry': { noun: 'cherry', withNoun: 'morello, montmorency', alone: '' },
  mango: { noun: 'mango', withNoun: 'alphonso, ataulfo, honey, kent, tommy atkins', alone: '' },
  orange: { noun: 'orange', withNoun: 'valencia, cara cara, seville, jaffa', alone: '' },
  avocado: { noun: 'avocado', withNoun: 'hass, fuerte', alone: '' },
  'sweet potato': {
    noun: 'sweet potato',
    withNoun: 'garnet, jewel, japanese, white, purple, beauregard',
    alone: '',
  },
  'fresh basil': { noun: 'basil', withNoun: 'genovese, purple, lemon, cinnamon, greek', alone: '' },
  'fresh parsley': { noun: 'parsley', withNoun: 'curly, moss curled', alone: '' },
  'fresh mint': {
    noun: 'mint',
    withNoun: 'garden, apple, moroccan, chocolate',
    alone: 'spearmint, peppermint',
  },
  'fresh thyme': { noun: 'thyme', withNoun: 'lemon, creeping, orange', alone: '' },
  'garden cress': { noun: 'cress', withNoun: 'land', alone: 'cress, mustard and cress' },
  'water spinach': {
    noun: 'spinach',
    withNoun: '',
    alone: 'ong choy, kangkong, kangkung, rau muong, chinese morning glory',
  },
}

/** The names of a food's sorts. */
export function cultivarsOf(name: string): readonly string[] {
  const found = cultivars[name]
  if (found === undefined) return []
  return [...listed(found.withNoun).map((sort) => `${sort} ${found.noun}`), ...listed(found.alone)]
}

function listed(text: string): readonly string[] {
  return text.split(', ').filter((sort) => sort !== '')
}
