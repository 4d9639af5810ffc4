import { cardsOf } from './card.ts'
import { vocabulary } from './vocabulary.ts'

const rawSource = 'FDA, Selecting and Serving Produce Safely; German BfR, cucurbitacins in squash'

/** Which vegetables are eaten raw or in their skins, and how each is cut. */
export const produceCutCards = cardsOf(
  'kitchen practice; FDA, Selecting and Serving Produce Safely',
  vocabulary,
  [
    [
      'may',
      'raw|uncooked + zucchini|zucchinis|courgette|courgettes|asparagus|beet|beets|beetroot|corn|sweetcorn|kale|cauliflower|broccoli|turnip|turnips|rutabaga|peas|spinach|cabbage|kohlrabi|fennel|celeriac|parsnip|parsnips|okra|radish|radishes|leek|leeks|chard|carrot|carrots|celery|peppers',
      'Yes, washed and cut thin: zucchini, asparagus, beets, corn, kale, cauliflower, broccoli, cabbage, turnips, peas, spinach, fennel, kohlrabi, carrots and peppers are all eaten raw. Spit out any squash that tastes really bitter, and throw it away.',
      {
        source: rawSource,
        unless:
          'wild|freez|blanch|frozen|juice|baby|toddler|pregnant|board|chicken|meat|pickle|canning|green beans|eggplant|potato|mushroom|keep|last|store|=ate|how long|dehydrat|dry',
      },
    ],
    [
      'may',
      'raw|uncooked + mushroom|mushrooms|champignon|champignons|shiitake|portobello|cremini / oyster mushrooms',
      'Better cooked: button and cremini mushrooms are eaten raw in thin slices by many, but hold a little agaritine, which heat lessens. Shiitake only cooked through, since raw ones can give a whipped-looking rash; wild mushrooms never raw.',
      {
        source: 'German BfR, shiitake dermatitis; Danish National Food Institute, agaritine in mushrooms',
        unless: 'freez|dry|dried|foraged|=ate|keep|store|how long|wash',
      },
    ],
    [
      'may',
      'raw|uncooked + green beans / green bean / runner beans / french beans / string beans / haricots verts / wax beans / lima beans / fava beans / broad beans',
      'No: green, runner and lima beans hold lectins and lima beans cyanide as well, which upset stomach and gut until they are boiled. Boil green beans 10 minutes, until no longer squeaky, and pour the water away.',
      {
        source: 'German BfR, lectins in raw beans; FDA, Bad Bug Book (phytohaemagglutinin)',
        unless: 'freez|blanch|pickle|canning|=ate|keep|store|how long|sprout|salad with cooked',
      },
    ],
    [
      'may',
      'raw|uncooked + potato|potatoes|cassava|yuca|taro|eggplant|eggplants|aubergine|aubergines|nettles|fiddleheads|elderberries|bamboo / rhubarb leaves',
      'No: potatoes hold starch that nobody digests raw and, where green, solanine; eggplant is bitter and spongy; cassava, taro, fiddleheads, elderberries and bamboo shoots are poisonous until they are boiled. Rhubarb stalks may be eaten raw, its leaves never.',
      {
        source:
          'FAO, cassava and taro; Health Canada, Food Safety Tips for Fiddleheads; German BfR, glycoalkaloids in potatoes',
        unless:
          'freez|frozen|sprout|green|=ate|roast|cook from|grate|hash|gratin|slow cooker|keep|store|how long',
      },
    ],
    [
      'may what how',
      'peel|peeling|peeled|skin|skins + have|need|should|must|necessary|better|worth|remove|leave|off|on / do i / do you + zucchini|courgette|courgettes|cucumber|cucumbers|carrot|carrots|eggplant|aubergine|parsnip|parsnips|beet|beets|beetroot|ginger|daikon|asparagus|apple|apples|pear|pears|peach|peaches|plum|plums|delicata|hokkaido|radish|turnip|turnips / sweet potato / sweet potatoes / new potatoes / acorn squash / red kuri / beet greens',
      'No need, scrub them under running water: zucchini, cucumbers, carrots, parsnips, young turnips, eggplant, new and sweet potatoes, apples, pears, peaches and the thin-skinned squashes (delicata, acorn, red kuri) are eaten in their skins. So are green asparagus, daikon and young ginger; beets slip out of theirs once cooked. Peel what is thick, waxed, bitter, green or old, and white asparagus always.',
      {
        unless:
          'how to peel|easiest|easy way|boiled|blanch|freez|canning|compost|crisps|make with|do with|itch|itchy|rash|baby|toddler|egg|eggs|white haze|slimy|frozen|crack|slips',
      },
    ],
    [
      'may what how',
      'peel|peeling|peeled|skin|rind + have|need|should|must|necessary|remove|leave|off|on|eat / do i / do you + butternut|pumpkin|kabocha|celeriac|kohlrabi|rutabaga|swede|jicama|mango|pineapple|melon|watermelon|papaya / spaghetti squash / celery root / white asparagus',
      'Yes, the skin is tough: butternut, pumpkin, celeriac, rutabaga, jicama, kohlrabi, mango, pineapple, papaya and melon. Butternut and pumpkin may be roasted in halves and scooped out of it; the skin of kabocha and red kuri is eaten.',
      {
        unless:
          'how to peel|easiest|easy way|soften|freez|canning|candied|pickled|compost|make with|do with|stew|seeds|keep|store',
      },
    ],
    [
      'how',
      'avocado|avocados + cut|slice|dice|cube|pit|open|halve|peel|destone / stone out',
      'Cut it lengthwise round the stone and twist the halves apart. Lay it on the board, tap the heel of the knife into the stone and turn it out; never hold it in your hand for that. Slice or cross-cut the flesh in the skin and spoon it out. Lemon juice slows the browning.',
      { unless: 'keep|store|freez|ripe|ripen|brown|eat|edible|seed|plant|grow|toast|last|how long' },
    ],
    [
      'how',
      'leek|leeks + cut|slice|chop|clean|wash|trim|prepare|sand|grit',
      'Cut off the roots and the tough dark leaves, halve it lengthwise up to the root end, and fan the layers under running water, where the sand sits. Then slice it across, thin for soup, thick for braising. The dark leaves go into stock.',
      { unless: 'keep|store|freez|grow|plant|pickle|long|wild' },
    ],
    [
      'how',
      'celery + chop|cut|slice|dice|string|trim|prepare|peel',
      'Break the stalks off, cut away the root end, wash out the grooves, and pull the strings off thick outer stalks with a peeler. For dice, cut each stalk lengthwise in strips and then across; for a salad, slice it slanting. Keep the leaves for salad and stock.',
      { unless: 'keep|store|freez|limp|instead|root|salt|too much|use up|leftover' },
    ],
    [
      'how',
      'melon|melons|cantaloupe|honeydew|watermelon|papaya|papayas + cut|slice|cube|dice|peel|open|ball|prepare',
      'Wash and brush the rind first, since the knife carries what is on it inside. Cut off both ends so that it stands, halve it, spoon out the seeds, and either slice wedges off the rind or shave the rind off from top to bottom and cube the flesh. Within 2 hours into the fridge.',
      { unless: 'keep|store|last|freez|ripe|how long|leave|left|tell|seeds roast' },
    ],
    [
      'how',
      'fennel + cut|slice|chop|trim|shave|core|prepare',
      'Cut off the stalks (for stock) and the root end, take off a brown or stringy outer layer, halve the bulb from top to root, and cut the core out as a wedge. Shave it across paper-thin for salad, or cut it in wedges that the core holds together for roasting. The fronds are an herb.',
      { unless: 'keep|store|freez|seed|seeds|instead|grow|how long' },
    ],
    [
      'how',
      'pepper|peppers|capsicum|jalapeno|jalapenos|chili|chilies / bell pepper / bell peppers / red pepper + cut|slice|chop|dice|core|seed|deseed|julienne',
      'Cut the four sides off along the core, with the pepper on its end, so that seeds and stem stay together; trim the white ribs and cut strips or dice, skin side down. With chilies wear gloves or oil your hands, and keep them from your eyes.',
      {
        unless:
          'keep|store|freez|burn|burning|hands|black pepper|roast|skin|peel|plant|grow|save seeds|how long|sow',
      },
    ],
    [
      'how',
      'kiwi|kiwis|kiwifruit + peel|cut|slice|eat',
      'Cut off both ends, push a spoon in under the skin, turn it once round, and the fruit comes out whole; then slice it. Or halve it and spoon it out. The skin may be eaten, washed and rubbed.',
      { unless: 'keep|store|ripe|freez|gelatin|baby|allergic|allergy|how long' },
    ],
    [
      'how',
      'artichoke|artichokes + cut|trim|clean|prepare|eat|cook|steam|boil',
      'Snap off the tough outer leaves, cut off the top third and the stem, and rub cuts with lemon. Steam or boil it 25 to 45 minutes, until an inner leaf pulls out easily; scrape out the hairy choke with a spoon. Pull the leaves through your teeth with a dip, and eat the heart.',
      { unless: 'jerusalem|keep|store|freez|canned|jar|marinated|dip|how long|pasta' },
    ],
    [
      'how',
      'pomegranate|pomegranates + cut|open|peel|seed|deseed|eat / seeds out',
      'Cut a shallow cone off the top, score the skin along its white ribs, and break it apart over a bowl of water; push the seeds out with your thumbs under water, where they sink and the white skin floats. Drain them. It stains: wear an apron.',
      { unless: 'keep|store|ripe|freez|juice|molasses|how long' },
    ],
    [
      'how',
      'corn|sweetcorn|cob + cut|cutting|slice|strip|remove|take|get + off|kernels|from',
      'Stand the shucked ear in a wide bowl, on its flat end, and cut down along the cob with a sharp knife, three or four rows at a time, not deeper than two thirds of the kernels. Scrape the cob with the back of the knife for its milk.',
      { unless: 'freez|canning|keep|silk|how long|microwave' },
    ],
    [
      'how',
      'rosemary|thyme|parsley|cilantro|coriander|basil|mint|dill|herbs|chives|sage + chop|cut|mince|strip|chiffonade|slice',
      'Wash and dry them well, since wet herbs bruise. Pull the leaves of rosemary and thyme backward off the stem; gather soft leaves in a tight heap, roll basil and mint up, and cut across with a sharp knife, rocking it over rosemary and parsley until fine. Snip chives with scissors.',
      { unless: 'keep|store|freez|dry|dried|grow|instead|much|back|plant|prune|how long|onion' },
    ],
    [
      'how',
      'chicken|duck|bird / whole chicken + joint|jointing|quarter|butcher / cut up / break down / cut into pieces / cut into parts',
      'Raw: cut the skin between leg and body, bend the leg back until its joint pops, and cut through there; part thigh and drumstick at the line of fat. Cut the wings off at their joint, cut along both sides of the backbone with shears, and split the breast down its middle. Back and wing tips make stock. Wash hands, board and knife with hot soapy water.',
      {
        source: 'USDA FSIS, Chicken from Farm to Table; kitchen practice',
        unless: 'roasted|cooked|carve|carving|keep|store|freez|temp|temperature|how long|recipe|curry|soup',
      },
    ],
    [
      'how',
      'garlic|clove|cloves + chop|mince|crush|slice|cut',
      'Crush each clove under the flat of a knife, and the skin comes off; cut away the hard root end, slice the clove thin and rock the knife over the slices, with a pinch of salt for a paste. The finer, the sharper it tastes; sliced it burns later than minced. What is chopped goes into the fridge, and never under oil at room temperature.',
      {
        source: 'National Center for Home Food Preservation, garlic; kitchen practice',
        unless: 'keep|store|freez|how long|powder|instead|peel|plant|ginger|roast',
      },
    ],
    [
      'how',
      'broccoli|cauliflower|romanesco + cut|chop|prepare|trim|florets|slice',
      'Turn it over and cut the florets off the stem one by one, then halve big ones from the stalk upward so that the heads do not crumble. Peel the thick stem and slice it: it is as good as the rest. For steaks cut slabs of ¾ inch (2 cm) down through the middle.',
      { unless: 'keep|store|freez|harvest|yellow|when to cut|garden|plant|grow|rice|how long|mash' },
    ],
    [
      'how',
      'apple|apples|pear|pears + core|cut|slice|dice|quarter|peel',
      'Quarter it from stem to base, lay each quarter on a flat side and cut the core out at a slant; then slice or dice. Or cut the four cheeks off around the core. Lemon water keeps it from browning.',
      {
        unless:
          'keep|store|freez|eat the core|seeds|pips|canning|sauce|dry|brown|instead|have to|need to|do i',
      },
    ],
    [
      'how',
      'tomato|tomatoes + dice|slice|chop|cut|seed|deseed',
      'With a serrated or very sharp knife: cut out the stem end, slice the tomato across, and for dice cut the stacked slices in strips and across. To seed it halve it at its equator and squeeze or scoop the seeds out. Eat what is cut the same day, or chill it within 2 hours.',
      {
        source: 'FDA, Selecting and Serving Produce Safely; kitchen practice',
        unless:
          'keep|store|freez|peel|skin|canning|dry|half|leftover|plant|save seed|save seeds|how long|last',
      },
    ],
    [
      'how',
      'squid|calamari + clean|prepare|cut|gut',
      'Pull the head out of the body with the insides, draw out the clear quill, cut the tentacles off below the eyes and press out the hard beak; rub off the purple skin, rinse the tube and cut it in rings. Wash board and knife, and keep it cold until it is cooked: opaque and firm.',
      {
        source: 'FDA, Selecting and Serving Fresh and Frozen Seafood Safely; kitchen practice',
        unless: 'keep|freez|long|ink',
      },
    ],
    [
      'how',
      'cabbage|lettuce|sprouts / brussels sprouts + shred|slice|cut|chop|core',
      'Take off limp outer leaves, quarter it through the stem, and cut the core out at a slant. Lay a flat side down and slice across as thin as you like; lettuce is torn or cut just before it is eaten. Brussels sprouts: trim the end, halve them, and shave them across.',
      { unless: 'time|oven|roast|keep|store|freez|ferment|sauerkraut|kimchi|how long|brown|canning|wash' },
    ],
    [
      'how',
      'toast|toasting|roast|roasting + hazelnuts|hazelnut|almonds|almond|walnuts|walnut|pecans|pecan|cashews|pistachios|sesame / pine nuts / pumpkin seeds / sunflower seeds',
      'In one layer at 350°F (180°C) for 8 to 12 minutes, shaken once, or in a dry pan over medium heat, moved all the time: pine nuts and sesame 3 to 5 minutes. Take them out when they smell toasted, since they darken on. Hazelnuts rubbed in a towel while warm lose their skins.',
      { unless: 'keep|store|allergy|allergic|crack|soak|coffee|chestnut|marshmallow' },
    ],
  ],
)
