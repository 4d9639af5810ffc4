import type { CookFacts, CookRow, Tag } from './cook-facts.ts'
import { cookFacts } from './cook-facts.ts'
import type { TextureName } from './textures.ts'
import { textures } from './textures.ts'

type VegetableRow = Omit<CookRow, 'tags'> & { readonly texture: TextureName; readonly tags?: readonly Tag[] }

const easternAndMexican = ['chinese', 'thai', 'japanese', 'korean', 'vietnamese', 'indian', 'mexican']
const eastern = ['chinese', 'thai', 'japanese', 'korean', 'vietnamese', 'indian']
const european = ['italian', 'greek', 'levantine', 'mexican', 'french']

const vegetable = (row: VegetableRow): CookFacts =>
  cookFacts({ ...row, tags: [...textures[row.texture].tags, ...(row.tags ?? [])], cook: { ...textures[row.texture].cook, ...row.cook } })

const halfMoons = { bite: 'slice _ into half-moons', small: 'dice _', thin: 'slice _ thinly', grate: 'grate _ coarsely' }
const strips = { bite: 'cut _ into strips', small: 'dice _', thin: 'slice _ thinly', wedge: 'cut _ into wide strips' }
const cubes = { bite: 'cut _ into 2 cm (3/4 inch) cubes', small: 'cut _ into small dice', thin: 'slice _ thinly', wedge: 'cut _ into wedges', grate: 'grate _ coarsely' }
const peeledCubes = { bite: 'peel _ and cut into 2 cm (3/4 inch) cubes', small: 'peel _ and cut into small dice', thin: 'peel _ and slice thinly', wedge: 'peel _ and cut into wedges', grate: 'peel _ and grate coarsely' }
const batons = { bite: 'slice _ on the diagonal', small: 'dice _', thin: 'cut _ into matchsticks', grate: 'grate _ coarsely', wedge: 'cut _ lengthwise into batons' }
const florets = { bite: 'cut _ into small florets', small: 'chop _ small', wedge: 'cut _ into florets', grate: 'grate _ coarsely', thin: 'cut _ into tiny florets' }
const leaves = { bite: 'strip the stems from _ and tear the leaves', small: 'strip the stems from _ and shred the leaves finely', thin: 'strip the stems from _ and shred the leaves finely' }
const shredded = { bite: 'shred _', small: 'shred _ finely', thin: 'shred _ very finely', wedge: 'cut _ into wedges through the core', grate: 'shred _ finely' }
const onionCuts = { bite: 'slice _', small: 'chop _ finely', thin: 'slice _ very thinly', wedge: 'cut _ into wedges', grate: 'grate _' }

/** Vegetables, mushrooms and what a cook treats as such. Portions are raw weights for one serving on its own. */
export const vegetables: readonly CookFacts[] = [
  vegetable({ food: 'tomato', many: 'tomatoes', texture: 'tomato', portion: 150, tags: ['stuffs', 'crunchy'], cuts: { bite: 'cut _ into chunks', small: 'dice _', thin: 'slice _', wedge: 'cut _ into wedges', grate: 'grate _ and throw away the skins' }, prepMinutes: 1 }),
  vegetable({ food: 'cherry tomato', many: 'cherry tomatoes', texture: 'tomato', portion: 120, tags: ['crunchy'], cuts: { bite: 'halve _', small: 'quarter _', thin: 'halve _' }, prepMinutes: 1 }),
  vegetable({ food: 'roma tomato', many: 'roma tomatoes', texture: 'tomato', portion: 150, tags: ['crunchy'], cuts: { bite: 'cut _ into chunks', small: 'dice _', thin: 'slice _', wedge: 'cut _ lengthwise into wedges' }, prepMinutes: 1 }),
  vegetable({ food: 'green tomato', many: 'green tomatoes', texture: 'soft', portion: 130, cuts: { bite: 'cut _ into chunks', small: 'dice _', thin: 'slice _', wedge: 'cut _ into wedges' }, strangeIn: ['japanese', 'korean', 'chinese'] }),
  vegetable({ food: 'tomatillo', texture: 'soft', portion: 120, cuts: { bite: 'husk, rinse and quarter _', small: 'husk, rinse and chop _' }, strangeIn: [...eastern, 'italian', 'greek', 'levantine', 'french'] }),
  vegetable({ food: 'zucchini', many: 'zucchini', texture: 'soft', portion: 150, tags: ['grates', 'stuffs'], cuts: { ...halfMoons, wedge: 'cut _ into thick half-moons' }, prepMinutes: 1 }),
  vegetable({ food: 'yellow squash', many: 'yellow squash', texture: 'soft', portion: 150, tags: ['grates', 'stuffs'], cuts: { ...halfMoons, wedge: 'cut _ into thick half-moons' }, prepMinutes: 1 }),
  vegetable({ food: 'chayote', texture: 'soft', portion: 150, cuts: cubes, strangeIn: ['italian', 'greek', 'levantine'], cook: { simmer: { minutes: 15, cue: 'tender' }, saute: { minutes: 9, cue: 'just tender' } } }),
  vegetable({ food: 'bitter melon', texture: 'soft', portion: 120, cuts: { bite: 'halve _ lengthwise, scoop out the seeds and slice thinly' }, strangeIn: [...european, 'american'] }),
  vegetable({ food: 'eggplant', texture: 'eggplant', portion: 170, tags: ['stuffs'], cuts: { bite: 'cut _ into 2 cm (3/4 inch) cubes', small: 'cut _ into small dice', thin: 'slice _ into thin rounds', wedge: 'cut _ into thick half-moons' }, prepMinutes: 1.5 }),
  vegetable({ food: 'green bell pepper', texture: 'pepper', portion: 110, tags: ['crunchy', 'stuffs'], cuts: strips }),
  vegetable({ food: 'red bell pepper', texture: 'pepper', portion: 110, tags: ['crunchy', 'stuffs'], cuts: strips }),
  vegetable({ food: 'yellow bell pepper', texture: 'pepper', portion: 110, tags: ['crunchy', 'stuffs'], cuts: strips }),
  vegetable({ food: 'orange bell pepper', texture: 'pepper', portion: 110, tags: ['crunchy', 'stuffs'], cuts: strips }),
  vegetable({ food: 'banana pepper', texture: 'pepper', portion: 70, tags: ['crunchy'], cuts: { bite: 'slice _ into rings', small: 'slice _ into thin rings', thin: 'slice _ into thin rings' } }),
  vegetable({ food: 'poblano pepper', texture: 'pepper', portion: 100, tags: ['stuffs'], cuts: strips, strangeIn: [...eastern, 'italian', 'greek', 'levantine'] }),
  vegetable({ food: 'carrot', texture: 'root', portion: 100, tags: ['crunchy', 'grates'], cuts: batons, cook: { saute: { minutes: 8, cue: 'tender with a little bite' } } }),
  vegetable({ food: 'baby carrot', texture: 'root', portion: 100, tags: ['crunchy'], cuts: { bite: 'halve _ lengthwise', small: 'slice _', thin: 'slice _ thinly lengthwise', wedge: 'halve _ lengthwise' } }),
  vegetable({ food: 'parsnip', texture: 'root', portion: 120, tags: ['grates'], cuts: peeledCubes, prepMinutes: 2, strangeIn: easternAndMexican }),
  vegetable({ food: 'turnip', texture: 'root', portion: 120, tags: ['grates'], cuts: peeledCubes, prepMinutes: 2, strangeIn: ['mexican', 'thai'] }),
  vegetable({ food: 'rutabaga', texture: 'root', portion: 130, tags: ['grates'], cuts: peeledCubes, prepMinutes: 3, strangeIn: easternAndMexican, cook: { simmer: { minutes: 20, cue: 'tender to the point of a knife' } } }),
  vegetable({ food: 'celery root', texture: 'root', portion: 130, isMass: true, tags: ['grates'], cuts: peeledCubes, prepMinutes: 3, strangeIn: easternAndMexican }),
  vegetable({ food: 'kohlrabi', texture: 'root', portion: 120, tags: ['crunchy', 'grates'], cuts: peeledCubes, prepMinutes: 2, strangeIn: ['mexican', 'thai'], many: 'kohlrabi' }),
  vegetable({ food: 'beet', texture: 'beet', portion: 130, tags: ['grates'], cuts: peeledCubes, prepMinutes: 2.5, strangeIn: ['chinese', 'thai', 'japanese', 'korean', 'vietnamese'] }),
  vegetable({ food: 'radish', many: 'radishes', texture: 'root', portion: 60, tags: ['crunchy'], cuts: { bite: 'halve _', small: 'slice _ thinly', thin: 'slice _ very thinly', wedge: 'halve _' }, prepMinutes: 1, cook: { roast: { minutes: 20, cue: 'juicy and golden on the cut side' }, saute: { minutes: 5, cue: 'glossy and just tender' } }, strangeIn: ['indian'] }),
  vegetable({ food: 'daikon radish', one: 'daikon', isMass: true, texture: 'root', portion: 100, tags: ['crunchy', 'grates'], cuts: peeledCubes, strangeIn: ['italian', 'mexican', 'greek', 'levantine', 'french'] }),
  vegetable({ food: 'potato', many: 'potatoes', texture: 'starchy', portion: 200, tags: ['grates'], cuts: { ...peeledCubes, wedge: 'scrub _ and cut into wedges' }, prepMinutes: 3, strangeIn: ['chinese', 'vietnamese'] }),
  vegetable({ food: 'russet potato', one: 'potato', many: 'potatoes', texture: 'starchy', portion: 200, tags: ['grates'], cuts: { ...peeledCubes, wedge: 'scrub _ and cut into wedges' }, prepMinutes: 3, strangeIn: ['chinese', 'vietnamese'] }),
  vegetable({ food: 'red potato', many: 'red potatoes', texture: 'starchy', portion: 200, tags: ['grates'], cuts: { bite: 'scrub _ and cut into 2 cm (3/4 inch) chunks', small: 'scrub _ and cut into small dice', thin: 'scrub _ and slice thinly', wedge: 'scrub and halve _', grate: 'scrub _ and grate coarsely' }, prepMinutes: 2, strangeIn: ['chinese', 'vietnamese'] }),
  vegetable({ food: 'yukon gold potato', one: 'potato', many: 'potatoes', texture: 'starchy', portion: 200, tags: ['grates'], cuts: { ...peeledCubes, wedge: 'scrub _ and cut into wedges' }, prepMinutes: 3, strangeIn: ['chinese', 'vietnamese'] }),
  vegetable({ food: 'new potato', many: 'new potatoes', texture: 'starchy', portion: 200, cuts: { bite: 'scrub and halve _', small: 'scrub and quarter _', thin: 'scrub _ and slice thinly', wedge: 'scrub and halve _' }, prepMinutes: 2, strangeIn: ['chinese', 'vietnamese'] }),
  vegetable({ food: 'sweet potato', many: 'sweet potatoes', texture: 'starchy', portion: 180, tags: ['grates'], cuts: peeledCubes, prepMinutes: 3, strangeIn: ['italian'] }),
  vegetable({ food: 'yam', texture: 'starchy', portion: 180, cuts: peeledCubes, prepMinutes: 3, strangeIn: ['italian'] }),
  vegetable({ food: 'taro', isMass: true, texture: 'starchy', portion: 170, cuts: peeledCubes, prepMinutes: 3, strangeIn: ['italian', 'mexican', 'greek', 'levantine', 'french'], cook: { simmer: { minutes: 20, cue: 'completely soft' }, boil: { minutes: 20, cue: 'completely soft' } } }),
  vegetable({ food: 'jerusalem artichoke', texture: 'starchy', portion: 150, cuts: { bite: 'scrub _ and cut into chunks', small: 'scrub _ and slice', thin: 'scrub _ and slice thinly', wedge: 'scrub and halve _' }, prepMinutes: 2.5, strangeIn: easternAndMexican }),
  vegetable({ food: 'plantain', texture: 'starchy', portion: 150, cuts: { bite: 'peel _ and slice on the diagonal', small: 'peel and dice _', wedge: 'peel _ and slice thickly' }, strangeIn: ['italian', 'chinese', 'japanese', 'korean', 'greek', 'levantine', 'french'] }),
  vegetable({ food: 'lotus root', isMass: true, texture: 'root', portion: 110, cuts: { bite: 'peel _ and slice thinly', small: 'peel _ and slice thinly', thin: 'peel _ and slice thinly' }, strangeIn: [...european, 'american'] }),
  vegetable({ food: 'butternut squash', isMass: true, texture: 'hardSquash', portion: 200, tags: ['grates'], cuts: peeledCubes, prepMinutes: 4 }),
  vegetable({ food: 'acorn squash', isMass: true, texture: 'hardSquash', portion: 200, tags: ['stuffs'], cuts: { ...cubes, wedge: 'scoop out the middle of _ and cut into wedges' }, prepMinutes: 4, strangeIn: ['chinese', 'thai', 'vietnamese'] }),
  vegetable({ food: 'delicata squash', isMass: true, texture: 'hardSquash', portion: 180, cuts: { bite: 'halve _, scoop out the middle and slice into half-rings', small: 'core and dice _', thin: 'core _ and slice thinly', wedge: 'halve _, scoop out the middle and slice into half-rings' }, prepMinutes: 3 }),
  vegetable({ food: 'pumpkin', isMass: true, texture: 'hardSquash', portion: 200, cuts: peeledCubes, prepMinutes: 4 }),
  vegetable({ food: 'kabocha squash', isMass: true, texture: 'hardSquash', portion: 200, cuts: cubes, prepMinutes: 4 }),
  vegetable({ food: 'broccoli', isMass: true, texture: 'floret', portion: 130, cuts: florets }),
  vegetable({ food: 'broccoli rabe', isMass: true, texture: 'sturdyGreens', portion: 110, cuts: { bite: 'trim _ and cut into short lengths' }, strangeIn: easternAndMexican }),
  vegetable({ food: 'broccolini', isMass: true, texture: 'floret', portion: 120, cuts: { bite: 'trim _ and halve any thick stems lengthwise', wedge: 'trim _' } }),
  vegetable({ food: 'chinese broccoli', isMass: true, texture: 'sturdyGreens', portion: 110, cuts: { bite: 'cut _ into short lengths' }, strangeIn: [...european, 'american', 'indian'] }),
  vegetable({ food: 'cauliflower', isMass: true, texture: 'floret', portion: 150, tags: ['grates'], cuts: florets, cook: { roast: { minutes: 28, cue: 'golden and tender' }, simmer: { minutes: 10, cue: 'tender' }, saute: { minutes: 8, cue: 'golden and just tender' }, boil: { minutes: 6, cue: 'tender' } } }),
  vegetable({ food: 'brussels sprout', one: 'Brussels sprout', many: 'Brussels sprouts', texture: 'floret', portion: 120, cuts: { bite: 'trim and halve _', small: 'shred _', thin: 'shred _ finely', wedge: 'trim and halve _' }, prepMinutes: 2.5, strangeIn: ['mexican', 'thai', 'vietnamese'], cook: { simmer: { minutes: 10, cue: 'tender' } } }),
  vegetable({ food: 'cabbage', isMass: true, texture: 'cabbage', portion: 120, tags: ['crunchy', 'grates'], cuts: shredded }),
  vegetable({ food: 'red cabbage', isMass: true, texture: 'cabbage', portion: 110, tags: ['crunchy'], cuts: shredded }),
  vegetable({ food: 'savoy cabbage', isMass: true, texture: 'cabbage', portion: 120, tags: ['crunchy'], cuts: shredded, strangeIn: ['mexican', 'thai'] }),
  vegetable({ food: 'napa cabbage', isMass: true, texture: 'cabbage', portion: 120, tags: ['crunchy'], cuts: shredded, strangeIn: ['italian', 'mexican', 'greek', 'levantine', 'indian'], cook: { saute: { minutes: 4, cue: 'wilted but still juicy' }, simmer: { minutes: 5, cue: 'soft' } } }),
  vegetable({ food: 'bok choy', isMass: true, texture: 'sturdyGreens', portion: 120, cuts: { bite: 'cut _ into wide ribbons', small: 'slice _', wedge: 'halve _ lengthwise' }, strangeIn: [...european, 'indian'], cook: { saute: { minutes: 3, cue: 'wilted, with stems still crisp' }, simmer: { minutes: 3, cue: 'tender' } } }),
  vegetable({ food: 'kale', isMass: true, texture: 'sturdyGreens', portion: 70, tags: ['crunchy'], cuts: leaves, cook: { roast: { minutes: 8, cue: 'crisp at the edges' } } }),
  vegetable({ food: 'collard greens', isMass: true, texture: 'sturdyGreens', portion: 90, cuts: leaves, cook: { saute: { minutes: 8, cue: 'wilted and tender' }, simmer: { minutes: 20, cue: 'silky' } }, strangeIn: ['japanese', 'thai', 'italian'] }),
  vegetable({ food: 'mustard greens', isMass: true, texture: 'sturdyGreens', portion: 80, cuts: leaves, strangeIn: ['italian', 'mexican'] }),
  vegetable({ food: 'turnip greens', isMass: true, texture: 'sturdyGreens', portion: 80, cuts: leaves, strangeIn: ['thai', 'vietnamese'] }),
  vegetable({ food: 'beet greens', isMass: true, texture: 'tenderGreens', portion: 80, cuts: { bite: 'chop _' }, strangeIn: ['chinese', 'thai', 'japanese', 'vietnamese'] }),
  vegetable({ food: 'dandelion greens', isMass: true, texture: 'sturdyGreens', portion: 60, cuts: { bite: 'chop _' }, strangeIn: eastern }),
  vegetable({ food: 'swiss chard', one: 'chard', isMass: true, texture: 'tenderGreens', portion: 100, cuts: { bite: 'slice the stems of _ and shred the leaves', small: 'slice the stems of _ and shred the leaves' }, cook: { saute: { minutes: 4, cue: 'wilted and tender' }, simmer: { minutes: 5, cue: 'tender' } } }),
  vegetable({ food: 'spinach', isMass: true, texture: 'tenderGreens', portion: 90, tags: ['salad-leaf'], cuts: {} }),
  vegetable({ food: 'baby spinach', isMass: true, texture: 'tenderGreens', portion: 80, tags: ['salad-leaf'], cuts: {} }),
  vegetable({ food: 'frozen spinach', isMass: true, texture: 'tenderGreens', portion: 90, cuts: {}, cook: { saute: { minutes: 5, cue: 'hot and its water has cooked away' }, simmer: { minutes: 5, cue: 'hot through' } } }),
  vegetable({ food: 'watercress', isMass: true, texture: 'tenderGreens', portion: 40, tags: ['salad-leaf'], cuts: {}, strangeIn: ['indian', 'mexican'] }),
  cookFacts({ food: 'arugula', isMass: true, tags: ['salad-leaf'], portion: 30, strangeIn: [...eastern, 'mexican'] }),
  cookFacts({ food: 'romaine lettuce', one: 'romaine', isMass: true, tags: ['salad-leaf'], portion: 70, cuts: { bite: 'tear _', small: 'shred _', thin: 'shred _' }, prepMinutes: 1, strangeIn: ['indian'] }),
  cookFacts({ food: 'iceberg lettuce', isMass: true, tags: ['salad-leaf'], portion: 70, cuts: { bite: 'tear _', small: 'shred _', thin: 'shred _' }, prepMinutes: 1, strangeIn: ['indian', 'italian'] }),
  cookFacts({ food: 'green leaf lettuce', one: 'lettuce', isMass: true, tags: ['salad-leaf'], portion: 60, cuts: { bite: 'tear _', small: 'shred _', thin: 'shred _' }, prepMinutes: 1, strangeIn: ['indian'] }),
  cookFacts({ food: 'butter lettuce', isMass: true, tags: ['salad-leaf'], portion: 60, cuts: { bite: 'tear _', small: 'shred _', thin: 'shred _' }, prepMinutes: 1, strangeIn: ['indian'] }),
  cookFacts({ food: 'mixed salad greens', one: 'mixed greens', isMass: true, tags: ['salad-leaf'], portion: 45, strangeIn: ['indian'] }),
  cookFacts({ food: 'endive', isMass: true, tags: ['salad-leaf'], portion: 60, cuts: { bite: 'tear _', small: 'shred _' }, prepMinutes: 1, strangeIn: [...eastern, 'mexican'] }),
  cookFacts({ food: 'belgian endive', one: 'Belgian endive', isMass: true, tags: ['salad-leaf'], portion: 60, cuts: { bite: 'slice _ crosswise', small: 'slice _ crosswise' }, prepMinutes: 1, strangeIn: [...eastern, 'mexican'] }),
  cookFacts({ food: 'radicchio', isMass: true, tags: ['salad-leaf'], portion: 50, cuts: { bite: 'shred _', small: 'shred _ finely' }, prepMinutes: 1, strangeIn: [...eastern, 'mexican'] }),
  cookFacts({ food: 'cucumber', tags: ['crunchy'], portion: 120, cuts: { bite: 'cut _ into chunks', small: 'dice _', thin: 'slice _ thinly', grate: 'grate _ and squeeze it dry' } }),
  cookFacts({ food: 'fennel', isMass: true, tags: [...textures.root.tags, 'crunchy'], portion: 110, cuts: { bite: 'slice _', small: 'dice _', thin: 'shave _ very thinly', wedge: 'cut _ into wedges' }, cook: { saute: { minutes: 9, cue: 'soft and golden' }, roast: { minutes: 30, cue: 'soft and caramelized' }, simmer: { minutes: 14, cue: 'soft' }, grill: { minutes: 8, cue: 'marked and tender' } }, strangeIn: easternAndMexican }),
  vegetable({ food: 'celery', isMass: true, texture: 'root', portion: 60, tags: ['crunchy', 'celery'], cuts: { bite: 'slice _', small: 'dice _', thin: 'slice _ thinly' }, prepMinutes: 1, cook: { saute: { minutes: 6, cue: 'soft' }, simmer: { minutes: 12, cue: 'tender' } }, strangeIn: ['mexican', 'indian', 'thai'] }),
  vegetable({ food: 'green bean', texture: 'pod', portion: 120, cuts: { bite: 'trim _ and cut into short lengths', small: 'trim _ and cut small', wedge: 'trim _', thin: 'trim _ and slice thinly on the diagonal' } }),
  vegetable({ food: 'asparagus', isMass: true, texture: 'pod', portion: 120, cuts: { bite: 'snap the ends off _ and cut into short lengths', small: 'snap the ends off _ and slice', wedge: 'snap the ends off _' }, strangeIn: ['mexican', 'indian'], cook: { saute: { minutes: 5, cue: 'bright and just tender' } } }),
  vegetable({ food: 'snow pea', texture: 'pea', portion: 80, tags: ['crunchy'], cuts: { bite: 'string _', small: 'string _ and slice', thin: 'string _ and slice thinly' }, strangeIn: ['italian', 'mexican', 'indian', 'greek', 'levantine'] }),
  vegetable({ food: 'sugar snap pea', texture: 'pea', portion: 80, tags: ['crunchy'], cuts: { bite: 'string _', small: 'string _ and slice', thin: 'string _ and slice thinly' }, strangeIn: ['mexican', 'indian'] }),
  vegetable({ food: 'green pea', one: 'pea', many: 'peas', texture: 'pea', portion: 80 }),
  vegetable({ food: 'frozen peas', one: 'pea', many: 'peas', texture: 'pea', portion: 80 }),
  vegetable({ food: 'sweet corn', one: 'corn', isMass: true, texture: 'pea', portion: 100, tags: ['crunchy'], cuts: { bite: 'cut _ off the cob', small: 'cut _ off the cob' }, cook: { saute: { minutes: 5, cue: 'charred in spots' }, roast: { minutes: 20, cue: 'golden' }, grill: { minutes: 10, cue: 'charred in spots' } }, strangeIn: ['italian', 'greek', 'levantine', 'vietnamese'] }),
  vegetable({ food: 'frozen corn', one: 'corn', isMass: true, texture: 'pea', portion: 90, strangeIn: ['italian', 'greek', 'levantine', 'vietnamese'], cook: { saute: { minutes: 5, cue: 'hot and browned in spots' } } }),
  vegetable({ food: 'canned corn', one: 'corn', isMass: true, texture: 'pea', portion: 90, strangeIn: ['italian', 'greek', 'levantine', 'vietnamese'] }),
  vegetable({ food: 'edamame', isMass: true, texture: 'pea', portion: 80, cook: { saute: { minutes: 5, cue: 'bright and hot' }, boil: { minutes: 5, cue: 'tender' }, simmer: { minutes: 5, cue: 'tender' } }, strangeIn: [...european, 'indian'] }),
  vegetable({ food: 'fresh fava bean', one: 'fava bean', texture: 'pea', portion: 90, strangeIn: ['thai', 'japanese', 'korean', 'vietnamese', 'indian'] }),
  vegetable({ food: 'okra', isMass: true, texture: 'pod', portion: 110, cuts: { bite: 'trim _ and slice', small: 'trim _ and slice', wedge: 'trim _' }, strangeIn: ['italian', 'chinese', 'korean', 'vietnamese'], cook: { saute: { minutes: 9, cue: 'browned and no longer sticky' }, simmer: { minutes: 12, cue: 'tender' } } }),
  vegetable({ food: 'artichoke', texture: 'root', portion: 150, cuts: { bite: 'pull the tough leaves off _, scrape out the chokes and quarter the hearts', wedge: 'pull the tough leaves off _, scrape out the chokes and quarter the hearts' }, prepMinutes: 6, strangeIn: easternAndMexican, cook: { roast: { minutes: 30, cue: 'tender and crisp at the edges' } } }),
  vegetable({ food: 'nopales', isMass: true, texture: 'soft', portion: 100, cuts: { bite: 'scrape the spines off _ and cut into strips' }, strangeIn: [...eastern, 'italian', 'greek', 'levantine', 'french'] }),
  vegetable({ food: 'white mushroom', one: 'mushroom', texture: 'mushroom', portion: 110, cuts: { bite: 'slice _', small: 'chop _', thin: 'slice _ thinly', wedge: 'halve _' } }),
  vegetable({ food: 'cremini mushroom', texture: 'mushroom', portion: 110, cuts: { bite: 'slice _', small: 'chop _', thin: 'slice _ thinly', wedge: 'halve _' } }),
  vegetable({ food: 'portobello mushroom', texture: 'mushroom', portion: 120, tags: ['stuffs'], cuts: { bite: 'slice _ thickly', small: 'chop _', wedge: 'slice _ thickly' }, strangeIn: eastern }),
  vegetable({ food: 'shiitake mushroom', texture: 'mushroom', portion: 80, cuts: { bite: 'stem and slice _', small: 'stem and chop _', wedge: 'stem _' }, strangeIn: ['mexican', 'indian', 'greek', 'levantine'] }),
  vegetable({ food: 'oyster mushroom', texture: 'mushroom', portion: 100, cuts: { bite: 'tear _ into strips', wedge: 'tear _ into pieces', small: 'tear _ into strips' }, strangeIn: ['indian'] }),
  vegetable({ food: 'enoki mushroom', texture: 'mushroom', portion: 60, cuts: { bite: 'trim and separate _', small: 'trim and separate _' }, cook: { saute: { minutes: 2, cue: 'limp' }, simmer: { minutes: 2, cue: 'limp' } }, strangeIn: [...european, 'indian', 'american'] }),
  vegetable({ food: 'chanterelle mushroom', one: 'chanterelle', texture: 'mushroom', portion: 90, cuts: { bite: 'brush and tear _', small: 'brush and chop _' }, strangeIn: easternAndMexican }),
  vegetable({ food: 'morel mushroom', one: 'morel', texture: 'mushroom', portion: 70, cuts: { bite: 'brush and halve _', small: 'brush and chop _' }, strangeIn: easternAndMexican }),
  cookFacts({ food: 'bean sprouts', one: 'bean sprout', many: 'bean sprouts', tags: ['vegetable', 'podded'], portion: 60, cook: { saute: { minutes: 2, cue: 'hot and still crisp' }, simmer: { minutes: 3, cue: 'hot all the way through' } }, strangeIn: [...european, 'american', 'indian'] }),
  vegetable({ food: 'onion', texture: 'allium', portion: 60, cuts: onionCuts }),
  vegetable({ food: 'yellow onion', one: 'onion', texture: 'allium', portion: 60, cuts: onionCuts }),
  vegetable({ food: 'white onion', texture: 'allium', portion: 60, tags: ['crunchy'], cuts: onionCuts }),
  vegetable({ food: 'red onion', texture: 'allium', portion: 50, tags: ['crunchy'], cuts: onionCuts }),
  vegetable({ food: 'sweet onion', texture: 'allium', portion: 60, tags: ['crunchy'], cuts: onionCuts }),
  vegetable({ food: 'shallot', texture: 'allium', portion: 30, cuts: onionCuts, cook: { saute: { minutes: 4, cue: 'soft and golden' } } }),
  vegetable({ food: 'leek', texture: 'allium', portion: 100, cuts: { bite: 'halve and rinse _, then slice', small: 'halve and rinse _, then slice finely', thin: 'halve and rinse _, then slice finely', wedge: 'halve and rinse _, then cut into chunks' }, prepMinutes: 2, cook: { saute: { minutes: 7, cue: 'soft and sweet' } }, strangeIn: ['mexican', 'indian', 'thai', 'vietnamese'] }),
  cookFacts({ food: 'green onion', tags: ['herb', 'crunchy'], portion: 15, cuts: { bite: 'slice _', small: 'slice _ thinly', thin: 'slice _ thinly' }, prepMinutes: 1 }),
  cookFacts({ food: 'garlic', isMass: true, tags: ['garlic'], portion: 3, cuts: { bite: 'mince _', small: 'mince _', thin: 'slice _ thinly' }, prepMinutes: 1 }),
  cookFacts({ food: 'fresh ginger', one: 'ginger', isMass: true, tags: ['ginger'], portion: 5, cuts: { bite: 'grate _', small: 'grate _', thin: 'cut _ into fine matchsticks' }, prepMinutes: 1, strangeIn: ['italian', 'mexican', 'greek', 'levantine', 'french'] }),
  ...['jalapeno pepper', 'serrano pepper', 'red chili pepper', 'green chili pepper', 'thai chili'].map((food) =>
    cookFacts({ food, one: chiliName(food), tags: ['chili'], portion: 6, cuts: { bite: 'slice _ thinly', small: 'mince _', thin: 'slice _ thinly' }, prepMinutes: 1 }),
  ),
  vegetable({ food: 'frozen mixed vegetables', one: 'mixed vegetables', isMass: true, texture: 'pea', portion: 130, cook: { saute: { minutes: 6, cue: 'hot through' }, simmer: { minutes: 6, cue: 'hot through' }, boil: { minutes: 5, cue: 'hot through' } } }),
  vegetable({ food: 'canned bamboo shoots', one: 'bamboo shoots', isMass: true, texture: 'pea', portion: 60, cuts: { bite: 'drain and rinse _' }, strangeIn: [...european, 'american', 'indian'] }),
  vegetable({ food: 'canned water chestnuts', one: 'water chestnuts', isMass: true, texture: 'pea', portion: 60, cuts: { bite: 'drain and slice _' }, strangeIn: [...european, 'american', 'indian'] }),
  vegetable({ food: 'canned hominy', one: 'hominy', isMass: true, texture: 'pea', portion: 120, cuts: { bite: 'drain and rinse _', small: 'drain and rinse _' }, strangeIn: [...eastern, 'italian', 'greek', 'levantine', 'french'] }),
]

function chiliName(food: string): string {
  return food === 'jalapeno pepper' ? 'jalapeño' : food.replace(' pepper', '')
}
