import { cardsOf } from './card.ts'
import { vocabulary } from './vocabulary.ts'

/** When a crop is ready, and what to do with much of it. */
export const ripeningCards = cardsOf(
  'University of Minnesota and Clemson Extension, harvesting vegetables; UC Davis Postharvest',
  vocabulary,
  [
    [
      'when how own',
      'harvest|pick|dig|ready|lift + garlic',
      'When the lower third to half of the leaves has turned brown, and before all have: then the heads are full and their wrappers whole. Dry them two to three weeks in an airy, shaded place.',
      { unless: 'powder|bread' },
    ],
    [
      'when how own',
      'ripe|ready|pick|harvest + corn|sweetcorn',
      'About three weeks after the silks show: they are brown and dry, the ear feels full to its tip, and a kernel pressed with a nail gives milky juice. Clear juice is too early, dough too late.',
      { unless: 'popcorn' },
    ],
    [
      'when how own why',
      'ripe|ripen|ready|pick|harvest|hard + quince|quinces',
      'A ripe quince stays hard: it is yellow all over, its down rubs off and it smells strongly. Pick before hard frost, keep it cool and away from apples, and cook it; no kind gets soft enough to bite.',
      { unless: 'jelly|paste|set' },
    ],
    [
      'when how own',
      'ripe|ripen|ready|pick|harvest + mango|mangoes|mangos',
      'On the tree: the shoulders beside the stem have filled out and the green has begun to turn yellow. It then ripens at room temperature until it gives a little and smells sweet at the stem; only then the fridge.',
      { unless: 'season|chutney|pickle' },
    ],
    [
      'when how own',
      'ripe|ready|pick|harvest + watermelon',
      'The tendril next to it is dry, the spot it lies on is cream to yellow, the skin is dull and hard to dent, and it sounds low when tapped.',
      { unless: 'cut' },
    ],
    [
      'when how own',
      'ripe|ready|pick|harvest + cantaloupe|muskmelon|melon|honeydew',
      'Cantaloupe slips from its stem at a light pull, smells sweet and has turned from green to tan under the net. Honeydew turns creamy and gives a little at the blossom end.',
    ],
    [
      'when how own',
      'ripe|ready|pick|harvest + pumpkin|squash|butternut',
      'Winter squash: full color, a skin your nail does not mark, a stem that turns corky; cut it with a few inches of stem before frost. Summer squash and zucchini: young, 6 to 8 inches (15 to 20 cm).',
    ],
    [
      'when how own',
      'harvest|pick|dig|ready|lift + potato|potatoes',
      'New potatoes when the plants flower; for storing, two weeks after the vines have died, when a thumb does not rub the skin off. Keep them dark at once, so that they do not turn green.',
      { unless: 'cooked|salad' },
    ],
    [
      'when how own',
      'harvest|pick|ready|pull + onion|onions|shallot',
      'When half of the tops have fallen over and begin to dry. Let them dry two to three weeks, airy and out of the rain, until the necks are tight.',
    ],
    [
      'when how own',
      'harvest|pick|ready|cut + broccoli|cauliflower|cabbage|brussels|kale',
      'Broccoli with tight dark buds before any yellow; cauliflower white and firm; cabbage when the head is hard; Brussels sprouts from below at an inch (2.5 cm), best after frost; kale leaf by leaf from outside.',
    ],
    [
      'when how own',
      'harvest|pick|ready + bean|beans|pea|peas|okra|cucumber',
      'Often and young: green beans before the seeds bulge, peas when the pods are full and bright, okra at 2 to 4 inches (5 to 10 cm), cucumbers before they yellow. Picking keeps them coming.',
      { unless: 'dried|coffee' },
    ],
    [
      'when how own',
      'harvest|pick|ready + beet|carrot|radish|turnip|parsnip|rhubarb|asparagus',
      'Carrots and beets from thumb to tennis ball size, radishes as soon as they are round, parsnips after frost, asparagus at 6 to 8 inches (15 to 20 cm), rhubarb stalks pulled and never the leaves eaten.',
      { unless: 'roast|cook' },
    ],
    [
      'when how own',
      'harvest|pick|ready|ripe + tomato|tomatoes|pepper|eggplant',
      'Tomatoes at full color, or from the first blush to ripen indoors; peppers green or when they have colored, which is sweeter; eggplants while they shine, dull ones are seedy.',
      { unless: 'green tomato|leaves|sauce|leaf|store|place|keep|cook' },
    ],
    [
      'when how own',
      'harvest|pick|ready|ripe + apple|pear|apples|pears',
      'Apples part from the twig at a twist and a lift, and their pips are brown. Pears are picked firm, when they snap off as you tilt them up, and ripen indoors.',
    ],
    [
      'when how own',
      'harvest|pick|ready|ripe + berry|strawberry|raspberry|blueberry|blackberry|gooseberry|currant|fig|grape',
      'Ripe berries come off at a touch: raspberries leave the plug, blueberries are blue to the stem for some days, strawberries red to the cap. Figs droop and grapes are judged by taste: neither they nor berries ripen after picking.',
      { unless: 'jam|pie' },
    ],
    [
      'when how own',
      'harvest|pick|cut|ready + herb|basil|mint|lettuce|chard|spinach|parsley|cilantro',
      'Herbs in the morning, before they flower, a third of the plant at a time; basil above a pair of leaves. Lettuce, chard and spinach leaf by leaf from outside, before they bolt.',
      { unless: 'dry|freez' },
    ],
    [
      'how what',
      'does|do|will|which|keep + ripen|ripening + picking|picked|off|after|fruit',
      'Bananas, avocados, pears, peaches, plums, apricots, kiwis, mangoes, melons and tomatoes ripen after picking. Berries, cherries, grapes, citrus, pineapple and figs do not.',
    ],
    [
      'why',
      'paper|brown bag + ripen|ripening|ripe|speed',
      'Fruit gives off ethylene, the gas that ripens it: a paper bag holds it around the fruit and lets moisture out, and an apple or banana inside adds more.',
    ],
    [
      'how',
      'slow|stop|delay + ripen|ripening|ripe + banana|avocado|pear|fruit|tomato',
      'Into the fridge as soon as it is ripe: the cold all but stops avocados, pears, peaches, plums, mangoes, kiwis, melons and bananas (the skin blackens, the flesh stays good). Unripe fruit stays out until it gives. Keep it apart from apples and ripe bananas, whose gas hastens it, in one layer and out of the sun. Too ripe already: freeze it in pieces.',
      { source: 'UC Davis Postharvest, Fruits and vegetables: best storage for flavor' },
    ],
    [
      'how what',
      'unripe|hard|underripe / not ripe + mango|pear|peach|avocado|papaya|melon|plum + do|use|make|cook|ripen',
      'Give it days at room temperature in a paper bag with an apple. If it has to be today: grate green mango or papaya into a salad, poach or roast hard pears and peaches, pickle plums.',
      { unless: 'cut' },
    ],
    [
      'how what',
      'overripe|mushy|soft / too ripe + banana|avocado|peach|berry|berries|tomato|pear|strawberry|mango + do|use|make|with',
      'Soft but clean is the best there is for bread, smoothies, sauce, compote, jam and ice: freeze it peeled in pieces if there is no time today. Mold, a winy smell or leaking means the compost.',
    ],
    [
      'how what',
      '@glut + bean|beans|pea|peas',
      'Blanch them, beans 3 minutes, peas 1½, chill and freeze on a tray; pickle the straightest beans in the fridge; cook the rest long with tomato and garlic, or let pods dry on the plant for beans to store. Fresh ones keep 3 to 5 days in the fridge. For the shelf plain ones only in a pressure canner, or as dilly beans by a tested recipe.',
      {
        source:
          'National Center for Home Food Preservation, Freezing green beans; USDA Complete Guide to Home Canning',
        unless: 'coffee|dried|baked',
      },
    ],
    [
      'how what',
      '@glut + cucumber|cucumbers|radish|radishes',
      'Fridge pickles first: equal vinegar and water, salt, sugar, dill. Then cold soup with yogurt, smashed salad with sesame, tzatziki with the squeezed rest; they do not freeze.',
    ],
    [
      'how what',
      '@glut + cabbage|carrot|beet|turnip|kohlrabi',
      'Most of it simply keeps: tops off, cold and humid, for months. Else sauerkraut, slaw, soup in portions for the freezer, roasted trays, pickled beets in the fridge.',
    ],
    [
      'how what',
      '@glut + pepper|chili|chilli|chile|jalapeno|eggplant|aubergine',
      'Roast, peel and freeze peppers and eggplant in strips; freeze chilies whole; dry them on a string; make ajvar, harissa or a fermented hot sauce, kept in the fridge.',
    ],
    [
      'how what',
      '@glut + berry|berries|strawberry|raspberry|rhubarb|cherry|currant|gooseberry',
      'Freeze them loose on a tray today. Then jam by a tested recipe, compote, syrup, a crumble for the freezer, or fruit vinegar.',
    ],
    [
      'how what',
      'much|lots|glut|surplus|dozen|heaps / too many + egg|eggs',
      'In the shell they keep {fridge:egg} in the fridge, whites or yolks alone 2 to 4 days. Frittata, custard, curd, pasta dough; beaten with a pinch of salt they freeze in portions, whites alone in an ice tray.',
      { unless: 'salad' },
    ],
    [
      'how what',
      'many|lots|glut|surplus|leftover|extra / too much + milk|cream|yogurt|buttermilk',
      'Milk: ricotta, pudding, béchamel, or freeze it with room to swell. Cream: caramel, ganache, soup, frozen in cubes for cooking. Yogurt: strain it, marinate in it, bake with it. Buttermilk: pancakes, and it freezes in cups.',
      { unless: 'instead|substitute|pan' },
    ],
    [
      'how what',
      'egg white|whites + leftover|left|use|extra / too many / do with',
      'Meringue, macaroons, friands, an omelet of whites, a glaze for nuts or bread; they keep {made:separated eggs} in the fridge and {freeze:separated eggs} frozen, counted on the box.',
      { unless: 'whip|stiff|beat' },
    ],
    [
      'how what',
      'egg yolk|yolks + leftover|left|extra / too many / do with / use up',
      'Custard, curd, ice cream base, carbonara, hollandaise, a richer dough, a wash for bread; under a film of water they keep {made:separated eggs} in the fridge. Beat in a pinch of salt or sugar before freezing.',
    ],
    [
      'how what',
      'leftover / left over / use up / do with + rice|pasta|bread|potato|potatoes|mash|chicken|turkey|roast|wine|pickle|whey|aquafaba|sourdough',
      'Rice: fried rice, within {made:cooked rice}. Pasta: frittata or bake. Bread: crumbs, croutons, pudding. Potatoes: hash, cakes. Roast meat: hash, soup, tacos. Wine: sauces, frozen in cubes. Whey and bean water: bread, soup, meringue.',
      { unless: 'freez|long|safe|last|reheat|days|fridge|overnight|discard|too much|mashed' },
    ],
    [
      'when how',
      'harvest|pick|ready|pull|dig|lift + leek|leeks',
      'Leeks are ready from the thickness of a finger, best at 1 to 2 inches (2.5 to 5 cm); loosen them with a fork and pull. They stand through frost, so take them as you need them until spring.',
    ],
    [
      'when how',
      'harvest|pick|ready|cut|dig + sweet potato',
      'Sweet potatoes: 90 to 120 days after planting, when leaves yellow and before the soil is cold. Cure them a week or two warm and humid, then store them at 55 to 60°F (13 to 16°C).',
    ],
    [
      'when how',
      'harvest|pick|ready|ripe + chili|chilli|chile|jalapeno',
      'Chilies as soon as they are full size and firm; left on the plant they turn red, sweeter and hotter. Cut them off with a bit of stalk.',
    ],
    [
      'when how',
      'harvest|pick|ready|ripe + fig|figs|plum|plums|peach|peaches|cherry|cherries|grape|grapes|apricot',
      'When they have their full color, give a little to a soft press and come off with a slight twist: figs droop, plums and peaches smell sweet. Cherries, grapes and figs do not ripen once picked; taste one first.',
    ],
  ],
)
