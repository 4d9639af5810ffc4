import { cardsOf } from './card.ts'
import { vocabulary } from './vocabulary.ts'

/** How single vegetables and fruits are kept, and what their signs mean. */
export const produceCards = cardsOf(
  'USDA FoodKeeper; UC Davis Postharvest, home storage of produce',
  vocabulary,
  [
    [
      'keep how',
      'asparagus + keep|store|storing|fresh|longer',
      'Trim the ends and stand the spears in an inch of water in the fridge, loosely covered, like flowers: {fridge:asparagus}.',
    ],
    [
      'keep how',
      'avocado + keep|store|storing|fresh|fridge|refrigerator|ripe|longer',
      'Hard ones ripen at room temperature in 2 to 5 days; once they give to a soft press they keep {fridge:avocado} in the fridge, which slows them. A cut one wants lemon juice and a tight wrap.',
      { unless: 'freez|instead|half|cut|brown|open|opened|seed|pit' },
    ],
    [
      'keep how',
      'avocado|guacamole + brown|browning|green',
      'Air browns it. Press wrap onto the surface, or cover it with a film of water or lemon juice and close it; a brown top alone is safe and scrapes off. It keeps {made:guacamole} in the fridge.',
    ],
    [
      'keep how',
      'banana + keep|store|storing|fresh|fridge|brown|longer|last',
      'At room temperature, apart from other fruit. Once ripe they may go in the fridge: the skin turns black, the flesh stays good {fridge:banana}. Overripe ones freeze peeled.',
      { unless: 'bread|freez|instead' },
    ],
    [
      'keep how',
      'basil + keep|store|storing|fresh|black|turn|going',
      'Basil blackens in the cold. Stand the stems in a glass of water at room temperature, under a loose bag, out of the sun, and change the water every other day; cut leaves go in a damp towel for a day.',
      { unless: 'freez|dry|dried|pesto|instead' },
    ],
    [
      'keep how',
      'broccoli|cauliflower + keep|store|storing|fresh|yellow|longer|wash',
      'Unwashed in an open bag in the fridge, away from apples and tomatoes, whose gas yellows it: broccoli {fridge:broccoli}, cauliflower {fridge:cauliflower}. Yellow buds are only age, safe and more bitter: cook them soon. Cut brown specks off cauliflower. Slime, wet black spots or a rotten smell: throw it away. Limp stems revive in cold water. Too much: blanch it 3 minutes and freeze it.',
      {
        source: 'USDA FoodKeeper; National Center for Home Food Preservation, Freezing broccoli',
      },
    ],
    [
      'keep how',
      'cabbage + keep|store|storing|fresh|longer|winter',
      'Whole and unwashed in the fridge drawer {fridge:cabbage}; for winter, heads with roots on just above freezing, humid and dark. Cut it: wrap the face and cut off what dries.',
      { unless: 'sauerkraut|freez|cook' },
    ],
    [
      'keep how',
      'celery + keep|store|crisp|limp|longer|fresh',
      'Wrapped in foil in the fridge it stays crisp for weeks, since foil lets its ripening gas out; sticks stand in a box of water, changed every other day. Limp stalks crisp up in ice water.',
      { unless: 'freez|soup' },
    ],
    [
      'keep how',
      'carrot|carrots|beet|parsnip|turnip|root + winter|month|months|sand|cellar|crunchy|long',
      'Twist off the tops, do not wash, and lay whole sound roots in damp sand or sawdust just above freezing (32 to 40°F, 0 to 4°C): carrots and beets last the winter so. Carrots keep {fridge:carrot} in the fridge, in a bag.',
      {
        unless: 'freez|cook|boil|roast',
        source: 'University of Minnesota Extension, harvesting and storing home garden vegetables',
      },
    ],
    [
      'keep how',
      'corn|sweetcorn|cob + keep|store|fresh|last|long|fridge',
      'In the husk in the fridge, {fridge:sweet corn}: its sugar turns to starch from the hour it is picked, so eat it soon or blanch and freeze it.',
      { unless: 'boil|cook|grill|freez|popcorn' },
    ],
    [
      'keep how',
      'cucumber + keep|store|fresh|long|fridge|last',
      'Wrapped in paper in the warmest part of the fridge, away from tomatoes and bananas: {fridge:cucumber}. Much colder makes it watery and pitted.',
      { unless: 'pickl|half|cut|sliced|freez' },
    ],
    [
      'keep how',
      'garlic + store|keep|storing|bulb|head|long',
      'Whole heads dry, dark and airy at room temperature, not in the fridge, where they sprout: {pantry:garlic}. Once broken the cloves keep some weeks.',
      { unless: 'oil|peeled|chopped|freez|honey|instead|harvest|cure' },
    ],
    [
      'keep how',
      'ginger + keep|store|storing|fresh|last|long|fridge',
      'Unpeeled in the fridge in a closed bag {fridge:fresh ginger}; frozen whole it grates from hard and keeps for months. A wrinkled end is cut off; soft, wet or moldy ginger goes.',
      { unless: 'syrup|bug|beer|instead|ground|candied' },
    ],
    [
      'keep how',
      'grape|cherry|grapes|cherries + keep|store|wash|fresh|last|long|fridge',
      'Unwashed in their vented bag at the back of the fridge: grapes {fridge:grape}, cherries {fridge:cherry}. Wash them just before you eat; soft or split ones first.',
      { unless: 'freez|toddler|baby|tomato|year' },
    ],
    [
      'keep how',
      'onion|shallot|onions + store|keep|winter|storing|long|where|last',
      'Onions keep {kept:onion} at room temperature, dry, dark and airy in a net or a basket, and cured ones from the garden all winter. Not beside potatoes, and in the fridge only once cut.',
      {
        unless:
          'cut|chopped|half|freez|green|spring|pickl|cooked|caramelized|sliced|diced|sanitize|germs|flu|smell',
      },
    ],
    [
      'how',
      'cure|curing + onion|garlic|pumpkin|squash|potato|sweet',
      'Onions and garlic: two to four weeks, warm (75 to 90°F, 24 to 32°C), dry, airy and shaded, until necks are tight and skins rustle. Winter squash: 10 days at 80 to 85°F (27 to 29°C), acorn squash not at all. Potatoes: two weeks dark and humid at 50 to 60°F (10 to 16°C). Sweet potatoes: a week or two warm and humid, about 85°F (29°C). All unwashed; then store them cooler.',
      {
        unless: 'sick|cold|disease',
        source:
          'University of Minnesota Extension, Harvesting and storing home garden vegetables; Oregon State University Extension, Storing pumpkins and winter squash',
      },
    ],
    [
      'keep how',
      'pumpkin|squash|butternut + keep|store|winter|long|last|storing|whole',
      'Whole winter squash with its stem, dry and cool (50 to 55°F, 10 to 13°C): {pantry:butternut squash}, some kinds all winter. Cut: wrapped in the fridge, {made:cut vegetables}.',
      { unless: 'freez|puree|canning|pie|soup|peel|cut|summer' },
    ],
    [
      'keep how',
      'sweet potato|potatoes + keep|store|storing|fridge|last|long',
      'Dark, airy and never cold, best at 55 to 60°F (13 to 16°C), where cured ones last for months; at room temperature {pantry:sweet potato}. Not in the fridge: below 50°F (10°C) the core turns hard and the taste off. Wash them only before cooking. Sprouts break off and are harmless; soft, moldy, black or bitter ones are thrown away whole.',
      {
        source: 'University of Minnesota Extension, Harvesting and storing home garden vegetables',
        unless: 'cooked|mashed|cut|peeled|freez|baked',
      },
    ],
    [
      'keep how',
      'pepper|peppers|eggplant|aubergine + keep|store|fresh|last|fridge',
      'Unwashed in the fridge drawer: peppers {fridge:red bell pepper}, eggplant {fridge:eggplant}. Eggplant dislikes cold: a cool room for a day or two is as good.',
      { unless: 'black pepper|freez|jar|roasted|stuffed|ground|peppercorn|oil|pickl' },
    ],
    [
      'keep how',
      'peach|plum|nectarine|mango|apricot|kiwi|pear + keep|store|ripe|ripen|fridge|storing|last',
      'Let them ripen at room temperature in one layer, then chill them: ripe peaches {fridge:peach}, plums {fridge:plum}, mangoes {fridge:mango}. In the cold before that they turn mealy and never ripen.',
      { unless: 'freez|jam|canning|pie|unripe|cut|know|tell|sign|choose|pick' },
    ],
    [
      'keep how',
      'lemon|lime|orange|citrus + keep|store|storing|last|longer|fresh',
      'A week or so on the counter; in a bag in the fridge {fridge:lemon}. Juice and zest freeze well in an ice tray.',
      { unless: 'juice|curd|preserved|water|instead|zest|half|cut|sugar|freez' },
    ],
    [
      'keep how',
      'green|spring onion|onions / scallion|leek|chives + keep|store|fresh|last|storing',
      'Green onions stand in a glass with an inch of water on the windowsill or in the fridge under a bag, {fridge:green onion}; leeks unwashed in the fridge {fridge:leek}.',
      { unless: 'freez|cook|instead' },
    ],
    [
      'keep how',
      'rhubarb + keep|store|fresh|last',
      'Leaves off (they are poisonous), stalks unwashed and wrapped in the fridge {fridge:rhubarb}; it freezes raw in pieces.',
      { unless: 'leaf|leaves|eat|jam|pie|freez' },
    ],
    [
      'keep how',
      'tomato|tomatoes + keep|store|storing|fridge|refrigerator|counter|mealy|fresh|where',
      'At room temperature, stem side down, out of the sun: the cold stops ripening and makes them mealy. Tomatoes keep {kept:tomato} at room temperature. Dead ripe ones may wait a few days in the fridge; let them warm up before you eat them.',
      {
        unless:
          'cut|half|sauce|paste|freez|canning|canned|juice|dried|plant|green|unripe|cooked|leaf|leaves|curling|soup|how long',
      },
    ],
    [
      'may what',
      'black|soot|sooty|powder|stuff|dark + onion|onions|garlic',
      'Black powder under the dry skin is a mold, Aspergillus: a little on the outer skin peels and rinses off, and the clean flesh is fine. Much of it, soft or wet layers: throw the onion away; with asthma or a mold allergy do so at the first sign.',
      { source: 'University of Illinois Extension, black mold of onion', unless: 'instead|fermented' },
    ],
    [
      'may what why',
      'yellow|yellowing|flower|flowering|bolted|bolt + broccoli|lettuce|cilantro|arugula|spinach|kale',
      'Yellow buds and bolted leaves are old or stressed, not harmful: bitter and tougher. Cook broccoli soon, use leaves small or cooked, and leave what smells or is slimy.',
    ],
    [
      'may why what',
      'split|splitting|crack|cracked + tomato|carrot|cherry|cabbage|potato',
      'Too much water after a dry spell splits the skin: safe if fresh and clean, but it does not keep, so cook or eat it first and throw away what is moldy, sour or leaking.',
      { unless: 'egg|pepper|nut' },
    ],
    [
      'may why what',
      'hollow|spongy|woody|pithy / brown heart + broccoli|radish|potato|turnip|kohlrabi|beet|carrot|celery|stem',
      'Hollow, woody or spongy is growth that was too quick, too hot or too long: safe to eat, poor to bite. Cook it, grate it, or peel it deep.',
    ],
    [
      'may what',
      'white|film|coating|bloom|dust|waxy + grape|plum|blueberry|cabbage|cucumber|apple',
      "That is bloom or wax: the plant's own coat or one put on against drying, harmless; rinse it before you eat. Fuzzy or smelly is mold.",
      { unless: 'pickle|ferment|kraut|chocolate|mold' },
    ],
    [
      'may what',
      'brown|black|spots|speckles|grey|gray + cauliflower|avocado|banana|apple|lettuce|cabbage|mushroom|ginger',
      'Brown spots are mostly bruises, age or light: cut them off, and eat the rest soon. Wet, slimy, fuzzy or smelly means throw it away.',
      { unless: 'mold|mould|prevent|stop|keep|butter|rice|sugar|instead' },
    ],
    [
      'may what',
      'blue|green + garlic',
      'Garlic turns blue or green from its own sulfur compounds meeting acid or cold: harmless, taste unchanged.',
      { unless: 'shoot|sprout|green beans|germ' },
    ],
    [
      'may',
      'sprout|sprouted|sprouting|shoot|shoots + onion|onions|garlic|carrot|beet|ginger|turnip / sweet potato',
      'Yes: sprouts on onions, garlic, carrots, beets, ginger and sweet potatoes are not poisonous, only bitter, and the bulb is softer. Cut the shoot out. Only potatoes are different: their sprouts are.',
      { unless: 'bean|alfalfa|brussels|green potato' },
    ],
    [
      'may',
      'eat|edible|safe|use + skin|peel|rind + kiwi|potato|sweet|carrot|squash|mango|banana|orange|cucumber|watermelon|ginger|butternut|peach|pumpkin',
      'Skins of potato (not green), sweet potato, carrot, cucumber, peach, kiwi and thin-skinned squash are edible, well washed. Citrus peel as zest or candied, watermelon rind pickled; mango skin can give a rash, banana skin needs cooking.',
      {
        source: 'University extension pages on produce; NCHFP, watermelon rind pickles',
        unless: 'remove|easiest|how to peel|sharp',
      },
    ],
    [
      'may',
      'avocado + seed|seeds|pit|pits|stone + eat|edible|safe|use',
      "Better not: nobody has shown that avocado pits are safe to eat, and the growers' own commission advises against it.",
      { source: 'California Avocado Commission, is the avocado seed edible' },
    ],
    [
      'may',
      'apple|pear|cherry|apricot|peach|plum + seed|seeds|pit|pits|kernel|kernels|stone + eat|edible|safe|poison|poisonous|cyanide|grind|blend',
      'Not the kernels: chewed or ground they release cyanide. A swallowed whole apple pip passes through, but do not blend cores with pips or crack stones for their kernels.',
      { source: 'US National Capital Poison Center, cyanide in fruit pits', unless: 'ate|swallowed|remove' },
    ],
    [
      'may how',
      'carrot|beet|beetroot|radish|turnip + top|tops|leaf|leaves|green|greens + eat|edible|use|do',
      'Yes: beet leaves cook like chard, radish and turnip leaves like spinach, young carrot tops make pesto or soup, a little bitter. Wash them well and use them within a day or two.',
      { source: 'University extension pages on root vegetables' },
    ],
    [
      'may',
      'zucchini|courgette|squash|pumpkin|nasturtium|rose|violet|pansy|chive|borage|calendula|lavender|dandelion|elderflower + flower|flowers|blossom|petals + eat|edible|safe',
      'Squash blossoms, nasturtium, calendula, borage, chive, violet, rose and dandelion flowers are edible, if they were not sprayed and you are sure what they are. Flowers from a florist are not for eating.',
      { source: 'North Carolina State Extension, edible flowers' },
    ],
    [
      'may',
      'nightshade|foxglove|daffodil|oleander|lily|hydrangea|wisteria / sweet pea + eat|edible|cake|decorate|garnish|salad|poisonous|toxic',
      'No: daffodil, foxglove, lily of the valley, oleander, hydrangea, wisteria and ornamental sweet pea are poisonous; nothing of them belongs on a plate. Somebody ate some: Poison Help, 1-800-222-1222 in the US.',
      { source: 'US National Capital Poison Center, poisonous plants' },
    ],
    [
      'may how',
      'wash|washing|clean|rinse + fruit|vegetables|produce|lettuce|berries|strawberry|apple|salad|vinegar|soap|bagged|prewashed / baking soda',
      'Cold running water and your hands, a brush for firm skins, just before you use them; no soap. Bagged salad marked washed needs no second wash. Vinegar or soda is not needed; what you peel is washed first too.',
      {
        source: 'FDA, 7 Tips for Cleaning Fruits, Vegetables',
        unless:
          'dressing|vinaigrette|chicken|meat|rice|cast|dish|pan|mushroom|slimy|slime|bleach|mold|moldy|bug|aphid|aphids|slugs|plant',
      },
    ],
    [
      'how may',
      'wash|washing|clean|rinse + mushroom|mushrooms',
      'Wipe them or rinse them quickly and dry them right away; they take up little water. Do not soak them, and wash just before cooking.',
    ],
    [
      'how may',
      'wash|clean|grit|sand|dirt|soil + leek|spinach|leafy|kale|clam|mussel|root|carrot|potato',
      'Leeks: slit them and rinse between the layers. Leaves: swish in a bowl of cold water, lift them out so that the sand stays, twice. Roots: brush under running water. Store roots unwashed, dirt brushed off.',
      { unless: 'slimy|slime|mold|how long|cook' },
    ],
    [
      'how may',
      'bug|bugs|aphid|aphids|worm|worms|caterpillar|caterpillars|insect|insects|slug|slugs + broccoli|cauliflower|kale|cabbage|lettuce|salad|corn|cherry|berry|berries|raspberry',
      'Harmless: soak it 10 minutes in cold salted water (a tablespoon a quart or liter), swish and rinse; cut off what is eaten. Cooked in by accident they do no harm either.',
      { unless: 'flour|rice|pantry|garden|plant|grow|eat all|my lettuce' },
    ],
  ],
)
