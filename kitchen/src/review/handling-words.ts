import { rootOf } from './cooking-words.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))
const roots = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/).map(rootOf))

/** Where food keeps: without one of these a long wait is a warm one. */
export const coldWords = set(
  'fridge refrigerator refrigerate refrigerated refrigerates refrigerating chill chilled chilling freezer freeze cold ice iced microwave cooler',
)
/** Where food does not keep. */
export const warmWords = set(
  `counter countertop worktop side bench table windowsill sill sink stove hob radiator cupboard pantry larder shelf cellar sun sunny room warm
  ambient lukewarm tepid heater out outside outdoors`,
)
/** Where jars stand that nobody cools. */
export const storeWords = set('cupboard pantry larder shelf cellar basement room')
export const jarRoots = roots('jar bottle can seal')
/** What a cook does to food and then leaves it alone. */
export const waitRoots = roots(
  'leave let stand rest keep sit marinate steep soak infuse hold store cure brine cool set put place marinade cover',
)
/** What keeps food hot enough while it takes its time. */
export const heatRoots = roots(
  'oven simmer roast bake braise stew boil poach slow-cooker cooker smoke smoker dehydrator dehydrate confit sous bath steam burner heat',
)
/** A dough rises warm; its time is not a wait of meat or fish. */
export const doughRoots = roots('dough rise prove proof starter sponge levain poolish biga bread loaf')
export const thawWords = set('thaw thaws thawing defrost defrosts defrosting defrosted')
export const frozenWords = set('frozen freezer')
export const shutWords = set('shut closed unopened')
export const discardRoots = roots('discard throw bin toss remove reject chuck ditch')
export const rawTools = set('board boards knife knives plate platter tongs chopping')
export const cleaningRoots = roots('wash clean rinse scrub')
export const otherWords = set('separate another different fresh second')
export const marinatingRoots = roots('marinate marinade soak steep coat brine')
export const leftRoots = roots('leftover remain rest left unused reserve excess extra same used use soaking')
export const burningWords = set('fire flame flames alight ablaze burn burns burning ignites ignite')
export const dousingWords = set('water tap sink douse')
