import { cardsOf } from './card.ts'
import { vocabulary } from './vocabulary.ts'

/** Pots, machines and cleaning. */
export const toolCards = cardsOf('makers’ manuals; kitchen practice', vocabulary, [
  [
    'how fix',
    'burnt|burned|scorched|black|crust|stuck|residue|marks|stains + pan|pot|saucepan|pots|pans|casserole|dutch|skillet + clean|remove|get|off|rid|scrub|how|save',
    'Cover the burnt layer with water and 2 spoonfuls of baking soda, simmer 10 minutes, let it stand, and lift it off with a wooden spoon; steel bears a splash of vinegar or steel wool after that. No soda on bare aluminum; cast iron: hot water and coarse salt, then dry and oil it; nonstick only soak and sponge.',
    { unless: 'fire|soup|stew|rice|taste' },
  ],
  [
    'what may',
    'induction + pan|pans|pot|pots|cookware|flat|work|works|wok|iron|need|require|which',
    'Pots for induction are magnetic, cast iron or steel that a magnet clings to, and flat below: without contact they get no heat. Round woks need a special bowl; copper, aluminum and glass work only with a steel base.',
  ],
  [
    'what',
    'difference|versus|vs|between|besides|better|which + dutch|stockpot|saucepan|casserole|skillet|wok|pan + oven|pot|pan|stock|sauce|skillet|wok',
    'A saucepan is small with one handle, for sauces and grains; a stock pot tall and thin, for water and soup; a Dutch oven heavy, with a tight lid, goes into the oven, for braises and bread; a skillet flat for searing; a wok round for quick stirring over strong heat.',
    { unless: 'clean|season' },
  ],
  [
    'may',
    'slow cooker / crockpot|crock-pot / oven / multicooker + unattended|leave|away|overnight|work|alone|sleep|leaving / out of the house + ok|safe|on|may|can|should',
    'A slow cooker is made to run by itself: on a bare, dry counter, away from the wall, at least half full, with thawed meat, and on low or high, not on warm. Afterwards the food is chilled within 2 hours. An oven or a stove is not left alone.',
    {
      source: 'USDA FSIS, Slow Cookers and Food Safety; NFPA, Cooking safety',
      unless: 'off|power|food out|warm|rice|frozen',
    },
  ],
  [
    'may how',
    'mold|mould|moldy|mouldy + blender|coffee|machine|bottle|lid|seal|gasket|board|container|lunchbox|dishwasher|cooker',
    'Take it apart, wash every part with hot water and dish soap, then soak what may get wet for 5 minutes in a tablespoon of unscented bleach to a gallon (4 liters) of water, rinse, and dry it all before you put it together. Rubber seals and wood that stay black or smell: replace them.',
    { source: 'USDA FSIS, Cleanliness Helps Prevent Foodborne Illness' },
  ],
  [
    'how',
    'descale|limescale|scale|calcium + kettle|pot|coffee|machine|pan|dishwasher|how|remove',
    'Fill it with equal parts of white vinegar and water, or 2 spoonfuls of citric acid in a liter, let it stand half an hour (boil a kettle up first), pour it away and boil fresh water twice. Never together with bleach.',
  ],
  [
    'how',
    'clean|cleaning|degrease|dirty|greasy|grease + oven|stove|hood|microwave|grill|burners|rack|racks|toaster / air fryer',
    'Oven: spread a paste of baking soda and water, leave it overnight, wipe, spray with vinegar, wipe again; racks soak in hot soapy water. Microwave: boil a cup of water with lemon for 3 minutes and wipe. Grill: burn it hot, brush it, oil it. Unplug what has a plug, and never mix cleaners.',
    { unless: 'fire|smoke|season' },
  ],
  [
    'what may',
    'silicone|wood|wooden|plastic|bamboo|glass|marble + board|boards|spatula|spoon|cutting|bakeware|mold|mat + good|best|work|well|better|safe|which|really|ok',
    'Wood and plastic are both good cutting boards: one for raw meat, one for the rest, washed hot, dried standing, replaced when deeply cut. Glass and marble dull knives. Silicone bears heat to about 450°F (230°C), suits baking and spatulas, and is soft for cutting.',
    {
      source: 'USDA FSIS, Cutting Boards and Food Safety; kitchen practice',
      unless: 'clean|smell|stain|dishwasher',
    },
  ],
  [
    'what how may',
    'clay|terracotta|tagine|romertopf|unglazed|stone + pot|pots|baker|tagine|season|soak|crack|heal|cure|use',
    'Soak an unglazed clay pot in water before each use, put it into a cold oven and heat it slowly; no direct flame without a diffuser, nothing cold into the hot pot. A new one is soaked, rubbed with oil and warmed empty at low heat. Only food-safe, lead-free glaze.',
    { source: 'FDA, food contact substances and leachable lead; kitchen practice', unless: 'pizza stone' },
  ],
  [
    'why fix how',
    'stick|sticks|sticking|stuck + stainless|steel|pan|skillet|wok|grill + food|egg|eggs|meat|fish|chicken|stainless|everything|why',
    'Heat the empty steel pan until a drop of water rolls, then the oil, then food that is dry and not fridge-cold, and wait until it lets go by itself. Eggs want medium heat and butter, or nonstick. A grill: hot, brushed, oiled.',
    { unless: 'clean|pasta|rice|gnocchi|cake|tin' },
  ],
  [
    'may how',
    'metal|fork|foil|spoon|tin + microwave',
    'No metal in the microwave: forks, foil, twist ties and gold rims spark and can start a fire. Use glass, ceramic or plastic marked for it, a vented cover, stir halfway and let it stand: 165°F (74°C) for leftovers. If it sparks, switch it off.',
    { source: 'USDA FSIS, Cooking with Microwave Ovens' },
  ],
  [
    'why may',
    'microwave|turntable + rotate|turn|stir|uneven|why|stand|cover / cold spots',
    'Its waves heat in spots: turning, stirring halfway, a cover and 2 to 3 minutes of standing even that out, and so cold spots where germs live are heated too. Check leftovers for 165°F (74°C).',
    { source: 'USDA FSIS, Cooking with Microwave Ovens', unless: 'metal|clean|foil' },
  ],
  [
    'why fix how',
    'smoke|smoking|smokes|smoky + oven|kitchen|alarm|stove|broiler|grill + why|coming|stop|from|clean|fix',
    'Mostly fat or sugar on the floor of the oven or on the element: turn it off, keep the door shut, let it cool, wipe it out. Use a deeper pan, foil on the shelf below, a little water in the roasting tin. Flames, or smoke that does not stop: keep it shut, pull the plug, get out and call 911 (112, 999).',
    {
      source: 'National Fire Protection Association, Cooking safety; kitchen practice',
      unless: 'smoked|salmon|wood chips|meat',
    },
  ],
  [
    'how may',
    'charcoal|grill|bbq|barbecue|propane + taste|flavor|rust|rusting|indoor|inside|start|light|temperature|clean',
    'Never charcoal or gas grills indoors or in a garage: carbon monoxide. Outside: light it 20 to 30 minutes ahead, brush and oil the grate, and keep it dry under a cover against rust. Smoke flavor on gas: a foil pouch of soaked wood chips over a burner.',
    {
      source: 'US CDC, Carbon Monoxide Poisoning; kitchen practice',
      unless: 'temperature inside|fish|burger|chicken|corn|vegetables|long',
    },
  ],
  [
    'how',
    'dispose|pour|drain / get rid / throw away + oil|grease|fat|fryer',
    'Never down the drain. Let it cool, pour it into a bottle or can with a lid and put it in the trash, or bring it to a collection point; a little is wiped out with paper towel.',
    { unless: 'reuse|fire|eye|burn' },
  ],
])
