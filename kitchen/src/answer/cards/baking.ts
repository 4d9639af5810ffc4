import { cardsOf } from './card.ts'
import { vocabulary } from './vocabulary.ts'

/** Baking, bread and sweets. */
export const bakingCards = cardsOf('King Arthur Baking, guides; H. McGee, On Food and Cooking', vocabulary, [
  [
    'what may instead',
    'salted|unsalted + butter',
    'Unsalted, so that you decide how much salt goes in. With salted butter leave out a quarter teaspoon of salt for each stick (113 g).',
    { unless: 'old|year|sick|keep|expired|freez' },
  ],
  [
    'how',
    'fruit|berry|raisin|chocolate|blueberry + coat|coating|sink|sinks|sinking|flour|bottom + @cake',
    'Toss them with a spoonful of the flour and fold them in last; a thick batter and small pieces hold them up better than any coating. Keep some for the top.',
  ],
  [
    'how amount',
    'muffin + create|make|ratio|basic|formula|recipe',
    'By weight 2 parts flour, 2 parts liquid (milk or yogurt), 1 part egg, 1 part fat, 1 part sugar; 2 teaspoons of baking powder and half a teaspoon of salt to 250 g of flour. Stir wet into dry just until no flour shows, bake at 400°F (200°C) for 18 to 20 minutes.',
  ],
  [
    'how when',
    '@cake + done|ready|tell|know',
    'A skewer in the middle comes out clean or with a few moist crumbs, it springs back when touched, and the edge leaves the tin.',
  ],
  [
    'how when',
    '@bread + done|ready|tell|know',
    'It sounds hollow when you knock on its base, and a thermometer in the middle reads about 200°F (93°C), enriched doughs 190°F (88°C).',
    { unless: 'keep|rise|risen|proof' },
  ],
  [
    'how when',
    'proof|proofed|rise|risen|rising|prove|proving|double + dough|bread|long|ready|enough',
    'Until it has doubled: an hour or two in a warm place, a night in the fridge. Press a floured finger in: if the dent comes back slowly and not all the way, bake it; if it stays, hurry.',
    { unless: 'not|yeast' },
  ],
  [
    'how may',
    'dough|rise|rising|proof + fridge|overnight|refrigerate|refrigerated',
    'Yes, a slow rise in the fridge gives more flavor: use a third less yeast, cover it, and bake it within {fact:dough}. Let it stand an hour before you shape it.',
    { unless: 'left|forgot|freeze' },
  ],
  [
    'how when',
    'knead|kneading + long|dough|enough|much',
    'About 10 minutes by hand, 6 by machine: it is done when it is smooth and a thin piece stretches to a film you can see light through. Or fold it four times, half an hour apart.',
  ],
  [
    'how',
    'starter|levain + make|create|begin|start',
    'Stir 50 g of whole wheat or rye flour with 50 g of water in a jar and leave it loosely covered at room temperature. From the second day keep 50 g and feed it 50 g each of flour and water daily; after 7 to 14 days, when it doubles within 6 hours two days running, it lifts bread.',
  ],
  [
    'how when',
    '@starter + maintain|maintaining|feed|feeding|keep|store|fridge',
    'At room temperature feed it daily, one part starter, one flour, one water by weight; in the fridge once a week, after an hour out to wake up. Use it when it has doubled and is full of bubbles. Grey liquid on top only means it is hungry: stir it in or pour it off.',
  ],
  [
    'fix may',
    '@starter + @mold',
    'Throw it away and scald the jar: pink, orange or fuzzy growth goes through all of it. A spoonful dried or frozen before is a good insurance.',
  ],
  [
    'fix why may',
    '@starter + not * rise|active / not|rising|active / slow rise / dead|bubbles|bubble|smell|acetone|hooch|liquid|weak|early / too soon',
    'It is hungry, cold or young. Keep it at 75 to 80°F (24 to 27°C) and feed it twice a day with part whole wheat or rye until it doubles in 6 hours. Used too soon it raises bread slowly and leaves it dense and sour; nothing worse happens.',
  ],
  [
    'may what',
    '@starter + allergy|allergies|allergic|gluten|celiac',
    'A wheat or rye starter keeps its gluten: fermenting does not make it safe for celiac disease or a wheat allergy. One kept from the beginning on certified gluten-free flour is another matter. Air-borne yeast is no food allergen, but ask the allergist about your own.',
  ],
  [
    'how',
    'discard + @starter || starter discard',
    'Pancakes, waffles, crackers, pizza base or banana bread: swap it for equal weights of the flour and water. It keeps a week in the fridge, and it is raw flour: bake it before you eat it.',
  ],
  [
    'how why',
    'crust|crusty|crisp|crispy + @bread',
    'Steam in the first 15 minutes (a closed pot does it best), a very hot oven, a full bake to deep brown, and cooling on a rack. For a soft crust brush it with milk or butter.',
    { unless: 'soggy|pie' },
  ],
  [
    'how amount',
    'pizza + dough|crust|base',
    'Per pizza 160 g bread flour, 105 g water, 3 g salt, a pinch of yeast; a night in the fridge, then the hottest oven you have, on stone or steel, for 6 to 10 minutes.',
    { unless: 'keep|freeze|soggy|left' },
  ],
  [
    'how',
    'convection|fan + oven',
    'Set it 25°F (15 to 20°C) lower than a recipe for a plain oven, and look a quarter of the time earlier. Fan dries and browns; turn it off for custards and soufflés.',
  ],
  [
    'amount how',
    'altitude|elevation',
    'Above 3,500 ft (1,000 m): a quarter less baking powder, 1 to 2 tablespoons less sugar a cup, 1 to 4 tablespoons more liquid, oven 15 to 25°F (10 to 15°C) hotter. Boiling takes longer, and canning times change: use the table of your tested recipe.',
    { source: 'Colorado State University Extension, high altitude food preparation' },
  ],
  [
    'how amount',
    'tin|pan|mold + size|bigger|smaller|convert|adjust|round|square|inch|9x13|13x9|8x8|9x9',
    'Compare areas: a round 8 inch (20 cm) is 50 square inches, 9 inch (23 cm) 64, a square 8 inch 64, 9 by 13 inches (23 by 33 cm) 117. Fill it two thirds at most; in a smaller, deeper one bake longer and a little cooler.',
  ],
  [
    'how',
    'egg|eggs|butter / cream cheese + soften|softened|quickly / room temperature',
    'Eggs: 5 minutes in warm water. Butter: cut it small, 15 minutes, or press it between paper; it should give and still be cool. Neither needs longer than an hour out.',
    { unless: 'left|keep|store|safe|days' },
  ],
  [
    'how',
    'flaky|flaky + pie|crust|pastry|biscuit',
    'Cold fat, little water, little handling: for a 9 inch (23 cm) single crust 1¼ cups (155 g) of flour, a pinch of salt and 8 tablespoons (115 g) of cold butter, rubbed in until the size of peas, 3 to 4 tablespoons of ice water, just until it holds. Rest it 30 minutes in the fridge, roll, chill again, start at 425°F (220°C).',
    { source: 'kitchen practice' },
  ],
  [
    'how',
    'blind bake / blind baking / par bake',
    'Line the chilled crust with paper, fill it with beans or rice up to the rim, bake at 400°F (200°C) for 15 minutes, lift the paper out and bake 5 to 10 more until dry and pale gold.',
  ],
  [
    'how what',
    'chewy|soft + @cookies',
    'More brown sugar, an extra yolk, melted butter, and out of the oven while the middle looks underdone. For crisp: white sugar, a longer bake, thinner dough.',
    { unless: 'tough' },
  ],
  [
    'how',
    'frosting|icing|buttercream + make|basic|runny|thick',
    'Beat 115 g of soft butter with 250 g of powdered sugar, a pinch of salt and 1 to 2 tablespoons of milk until pale. Too soft: chill it and beat again; too stiff: a teaspoon of milk.',
    { unless: 'keep|freeze' },
  ],
  [
    'how amount',
    'caramel + make|how',
    'Melt 200 g of sugar alone in a dry pan over medium heat, swirl and do not stir; at amber take it off, whisk in 120 ml of warm cream (it boils up) and 50 g of butter. Sugar burns are deep: no children near.',
    { unless: 'onion|onions|grainy|keep' },
  ],
  [
    'how',
    'toast|toasting|pasteurize|raw / heat treat + flour + safe|heat|home|pasteurize',
    'No way at home is shown to make raw flour safe: heat works badly in something so dry. For edible dough buy flour sold as heat-treated; all else is for baking.',
    { source: 'FDA, Handling Flour Safely; Purdue University, heat-treating flour at home' },
  ],
  [
    'when how',
    'pastry / cookie dough / pie dough + chill|chilling|rest',
    'Half an hour to an hour lets flour drink and fat firm up: cookies spread less, pastry shrinks less. Longer than {fact:dough} in the fridge, freeze it.',
  ],
  [
    'what',
    'baking powder|soda + difference|versus|vs',
    'Baking soda is only alkali and needs an acid in the batter (buttermilk, honey, cocoa); baking powder brings its own acid. A teaspoon of powder lifts a cup (120 g) of flour, a quarter teaspoon of soda does the same.',
  ],
  [
    'what',
    'flour + difference|types|strong|plain|00|bread|cake',
    'They differ in protein: cake about 8 percent, plain 10 to 11, bread 12 to 13. More protein, more chew. 00 is milled fine, mostly for pizza and pasta.',
    { unless: 'both|instead|smell|keep' },
  ],
  [
    'why',
    'salt|sugar|egg|eggs|butter|milk + purpose|why|need|do + bread|cake|cookie|baking|dough',
    'Salt brings taste and tightens gluten; sugar keeps things moist and browns; eggs bind, lift and color; fat makes tender; milk softens and browns. Leave one out and the crumb shows it.',
  ],
  [
    'how',
    'bread|loaf + crumb|holes|airy|open',
    'Wetter dough (75 percent water), long slow rise, gentle shaping and a very hot oven give open holes. Big tunnels come from too much flour when shaping or too short a rise.',
  ],
  [
    'how',
    'souffle',
    'Butter the dish upward, fold firm glossy whites into a warm base, fill it to the rim, run a thumb round the edge, bake at 375°F (190°C) without opening the door, and serve it at once; the middle of an egg dish is safe at {fact:egg-dish}.',
  ],
  [
    'why',
    'caraway + rye',
    'For the taste: caraway softens the earthiness of rye, and tradition holds that it makes the heavy loaf easier to digest. Leave it out if you like; rye itself does not taste of it.',
  ],
  [
    'how',
    'pavlova|meringue + make|bake|dry',
    'Four whites to 200 to 240 g of sugar, beaten in slowly until stiff and smooth between the fingers; 1 teaspoon of vinegar and of cornstarch for a soft heart. Bake at 250°F (120°C) for 75 minutes and leave it in the closed oven to cool.',
    { unless: 'deflated|weep' },
  ],
])
