import { cardsOf } from './card.ts'
import { vocabulary } from './vocabulary.ts'

/** Canning, pickling, jam, drying, fermenting: only what tested guidance says. */
export const preservingCards = cardsOf(
  'USDA Complete Guide to Home Canning; National Center for Home Food Preservation, how do I can',
  vocabulary,
  [
    [
      'may how',
      'canning|jar|bottle|bottling + pesto|garlic|oil|butter|milk|cream|bread|cake|puree|rice|pasta|egg|eggs / pumpkin puree',
      'No: there is no tested way to can pesto, oil with garlic or herbs, milk, cream, butter, eggs, pumpkin purée, pasta or bread at home; botulism grows in such jars. Freeze it instead, in small portions.',
      { unless: 'can i|can we|can you|opened|jarred' },
    ],
    [
      'may how',
      'canning|pressure + stock|broth|meat|bean|beans|soup|vegetable|corn|chicken|fish',
      'Only in a pressure canner, by a tested recipe: stock, meat, fish, beans and plain vegetables have too little acid for boiling water. Meat stock: 20 minutes for pints, 25 for quarts at 10 or 11 pounds of pressure at sea level. A pressure cooker is no canner.',
      { unless: 'overnight|gelatin' },
    ],
    [
      'may',
      'pressure + cooker|cooked + stock|broth + overnight|out',
      'Throw it away if it stood warm for more than {fact:out-hours}. A pressure cooker is not sterile once it cools and air comes in, and spores survive it.',
    ],
    [
      'may fix',
      'forgot|skip|skipped|forget / did not / not boil + jar|jars|cans|boil|process / water bath',
      'Sealed without processing is not safe on the shelf: the lid tells nothing about what lives inside. Within 24 hours you may open, reheat and process them with new lids by the recipe; else put them in the fridge now and eat them soon, or freeze them.',
    ],
    [
      'may fix',
      'unsealed|popped|lid|lids / not seal + jar|jars|seal|lid',
      'Jars that did not seal within 24 hours go into the fridge and are eaten within days, or are processed again with a new lid. A lid that came loose later on the shelf: throw the food away untasted.',
    ],
    [
      'may',
      'reduced|less|halved|forgot|cut|accidentally|without + salt + @pickles',
      'In vinegar pickles salt is for taste and crispness: with all the vinegar of a tested recipe they are safe with less of it. In fermented pickles and sauerkraut salt is what keeps them safe: too little means throw them away.',
    ],
    [
      'may',
      'reduced|less|halved|forgot|cut|dilute|diluted|weak + vinegar + @pickles',
      'Never less vinegar, and never weaker than 5 percent: the acid keeps botulism out. Jars made so belong in the fridge, eaten soon, or away.',
    ],
    [
      'how',
      '@pickles + make|quick|fridge|refrigerator|easy|cucumber|onion|onions|radish|carrot + make|quick|fridge|refrigerator|easy|how',
      'For the fridge: heat equal parts of 5 percent vinegar and water with a tablespoon of salt and of sugar to each 2 cups (480 ml), pour it over sliced vegetables in a clean jar, cool, cover, chill. Good the next day. For jars on the shelf only a tested recipe.',
      { unless: 'long|keep|last|sour|store|egg|less|reduced' },
    ],
    [
      'keep',
      'refrigerator|fridge|quick|homemade + pickle|pickles|pickled',
      'There is no tested time for each, so keep them under the brine in the fridge and judge soft, cloudy, moldy or fizzy ones as gone; as a guide, an opened jar from the shop keeps {fact:fridge-pickles}.',
      { unless: 'egg|make|how do' },
    ],
    [
      'fix why',
      '@pickles + soft|mushy|cloudy|soggy|hollow|shriveled',
      'Soft or slimy pickles are spoiled: throw them away. Soft but clear: blossom ends left on, brine too weak or too hot. Cloudy vinegar pickles may be only table salt or hard water; cloudy from gas is spoiled, cloudy in a ferment is normal.',
    ],
    [
      'fix may why',
      'blue|green|white + garlic|pepper|peppers|floaters|sediment|specks|jar|pickled',
      'Garlic that turns blue or green in vinegar is its sulfur meeting traces of copper: harmless. White powder on the bottom of a ferment is yeast. Fuzzy, floating growth in a jar of peppers or anything home canned is mold: throw it away untasted, and so any jar that hisses or bulges.',
    ],
    [
      'how',
      '@jam + make|how|recipe|strawberry',
      'Crush the fruit, boil it hard with sugar (by a tested recipe, about equal weights, and lemon juice where fruit has little acid) to 220°F (104°C) or the wrinkle test, fill hot jars to a quarter inch, and process them in boiling water for the minutes of your recipe and altitude. No paraffin, no turning jars upside down.',
      { unless: 'sugar free|less|keep|mold|set|grainy|thin|separate' },
    ],
    [
      'may how',
      '@jam + less|without|no|reduce|low + sugar',
      'Not by cutting sugar in a regular recipe: it will not set and keeps badly. Take a pectin for low or no sugar and its leaflet; such jam keeps a few weeks in the fridge once open.',
    ],
    [
      'keep may',
      '@jam + keep|last|open|opened|long|old',
      'Sealed and processed by a tested recipe it keeps a year at its best, dark and cool; opened {opened:jam} in the fridge when bought, home-made about a month, with little sugar less. Jam that was never processed stays in the fridge or freezer. Take a clean spoon. Mold, fizz or a smell of alcohol: the whole jar goes, no scooping it off.',
      {
        source:
          'National Center for Home Food Preservation, Jams and jellies FAQs; USDA FSIS, Molds on Food: Are They Dangerous?',
      },
    ],
    [
      'may how',
      'canning|canned + tomato|tomatoes|salsa|sauce',
      'Tomatoes need added acid in every jar: 2 tablespoons of bottled lemon juice or half a teaspoon of citric acid to a quart (liter), half that to a pint, then the minutes of a tested recipe. Salsa and sauces with onions, peppers or herbs only exactly by a tested recipe; else freeze them.',
      { unless: 'expired|date|ago|old|open|opened|can i|can you|can we|half|store|leftover' },
    ],
    [
      'may',
      'oven|dishwasher|inversion / water bath / boiling water / open kettle / upside down + canning|jar|jars|seal|canned',
      'Boiling water only for high-acid food: fruit, jam, pickles by recipe, tomatoes with added acid. Beans, vegetables, meat and soup need a pressure canner. Oven, dishwasher and upside-down jars are not safe for anything.',
    ],
    [
      'may',
      'peri|hot|chili|chilli|barbecue + sauce + bottle|bottling|store|keep|preserve|shelf',
      'At home keep it in the fridge in clean bottles filled hot: it holds for weeks if it is mostly vinegar (a meter should read below pH 4), days if it is mostly oil, garlic or fruit. For the shelf follow a tested hot-sauce recipe to the letter.',
    ],
    [
      'how',
      'sterilize|sterilise|sterile|sanitize + jar|jars|bottle',
      'Boil clean jars for 10 minutes (and a minute more for each 1,000 ft of altitude) if the recipe processes for less than 10; else clean and hot is enough. Lids only need washing.',
    ],
    [
      'what',
      'botulism + what|sign|signs|tell|risk',
      'A toxin from bacteria that grow without air, acid or cold: home-canned vegetables, garlic in oil, foil-wrapped potatoes left out. You cannot see, smell or taste it. Blurred sight, slurred speech, weak muscles after eating are an emergency: call 911 or 112.',
    ],
    [
      'may how',
      '@ferment + safe|danger|dangerous|risk|dangers|possible|mold|white|scum|film',
      'Fermenting is safe when salt is right (2 to 2.5 percent of the weight of vegetables), all stays under brine and at 60 to 70°F (15 to 21°C). A white flat film is yeast: skim it. Fuzzy, pink or black growth, slime, or a rotten smell: throw it away. People who are pregnant or with weak immunity should ask a doctor about raw ferments.',
    ],
    [
      'how amount',
      'sauerkraut|kraut + make|how|salt|ratio|cabbage || cabbage + ferment|fermented',
      'Sauerkraut: shred 5 pounds (2.3 kg) of cabbage, rub in 3 tablespoons of canning salt (about 2.25 percent), press it under its own juice in a clean jar or crock, weigh it down and keep it at 70 to 75°F (21 to 24°C) for 3 to 4 weeks. Less salt is not safe.',
    ],
    [
      'keep',
      '@ferment + keep|last|long|store',
      'Once it tastes right, in the fridge under its brine: kimchi {fridge:kimchi}, sauerkraut several months. Mold, slime or a rotten smell end it.',
    ],
    [
      'how may',
      'kombucha|kefir / ginger beer + make|safe|ferment|brew|explode',
      "Clean glass, a live starter from someone you trust, and cold storage once it tastes right. Bottles build pressure: open them daily, leave room, never in thin glass. Kombucha has to turn clearly sour within a week (pH 4 or below); mold on the culture means throw all of it away. Not for children, in pregnancy or with weak immunity without a doctor's word.",
      { source: 'US CDC; Colorado State University Extension, kombucha' },
    ],
    [
      'how',
      'dry|drying|dehydrate|dehydrating + fruit|apple|tomato|tomatoes|vegetable|mushroom|chili|pepper|peppers|banana',
      'Slice it a quarter inch (6 mm) thin, treat light fruit with lemon water, blanch vegetables, and dry at 135 to 140°F (57 to 60°C): fruit until leathery, 6 to 12 hours, vegetables until they snap. Cool it, jar it, and shake it daily for a week: if moisture shows, dry it again.',
    ],
    [
      'how may',
      'jerky|biltong',
      'Heat the strips to 160°F (71°C), poultry 165°F (74°C), before they go into the dryer, then dry them at 130 to 140°F (54 to 60°C) until they crack and do not break. Drying alone does not kill what is in raw meat.',
      { source: 'USDA FSIS, Jerky and Food Safety' },
    ],
    [
      'how',
      'cure|curing|corned|bacon|gravlax|salami / corned beef + make|cure|scratch|home|curing',
      'Corned beef and bacon take pink curing salt no. 1, which holds 6.25 percent nitrite: too much is poison, too little does not protect, so weigh it by a tested recipe for your weight of meat and water, and cure in the fridge. Dry-cured sausage and ham are no first project.',
      { unless: 'cook|reheat|leftover' },
    ],
    [
      'keep when how',
      'mincemeat + mature|keep|long|mince',
      'Without meat, with sugar, fruit and alcohol, it ripens for two weeks or more in a cool place in sealed jars; with suet or meat only in the fridge or freezer, or canned by a tested recipe.',
    ],
    [
      'may keep',
      'home canned|canned + old|years|expired|still|last|long',
      'Home canned: best within a year. Bought cans keep 12 to 18 months for acid food and 2 to 5 years for the rest, dry and cool. Bulging, leaking, rusted through or spurting: throw it away unopened.',
      { unless: 'open|opened' },
    ],
    [
      'what',
      'altitude + canning|jar|process',
      'More minutes in boiling water, more pounds under pressure, from 1,000 ft (300 m) on. Boiling water recipes of 10 minutes: 5 more up to 6,000 ft (1,830 m), 10 above; longer ones have their own table. Weighted gauge: 15 pounds instead of 10. Dial gauge: 11 pounds to 2,000 ft (610 m), 12 to 4,000, 13 to 6,000, 14 to 8,000, the minutes unchanged. The table of your recipe decides.',
      { source: 'USDA Complete Guide to Home Canning' },
    ],
  ],
)
