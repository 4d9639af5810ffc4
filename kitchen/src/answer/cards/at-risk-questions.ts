import { cardsOf } from './card.ts'
import { vocabulary } from './vocabulary.ts'

/** What those ask for whom a trace of food is a danger. */
export const allergyCards = cardsOf('FDA, Food Allergies', vocabulary, [
  [
    'may how fix',
    'scrape|scraping|pick|picking|remove|removing|take|wipe|lift|brush + off|out + allergic|allergy|coeliac|celiac',
    'No. What stays behind where it lay is enough for a reaction, and nobody sees it. Make a portion of its own with clean hands, board and knife, before anything else is opened.',
    { source: 'FDA, Food Allergies; FARE, Avoiding Cross-Contact' },
  ],
  [
    'may why',
    'cook|cooking|bake|baked|baking|heat|heating|boil|fry + destroy|destroys|kill|kills|remove|removes|break|breaks|gone + allergen|allergens|allergy|protein|proteins',
    'No, not so that one could rely on it. Some people who react to egg or milk can eat them baked for long, others react badly to a crumb, and only their allergist can try that out. Nuts, fish and shellfish stay allergens however they are cooked. Leave the food out.',
    { source: 'FDA, Food Allergies; AAAAI, Egg and Milk Allergy' },
  ],
  [
    'may what instead',
    'lactose + free + allergy|allergic',
    "No. Lactose-free milk is cow's milk with its sugar split: the proteins that an allergy is about are all there. It is for lactose intolerance. With a milk allergy take a drink of soy, oats, rice or almonds, by its label.",
    { source: 'FDA, Food Allergies; US NIDDK, Lactose Intolerance' },
  ],
  [
    'instead may what',
    'tahini + sesame|allergy|allergic + hummus|houmous|instead|else|sub|replace|without',
    'Leave the tahini out and blend the chickpeas with olive oil and a spoonful of plain yogurt, or take sunflower seed butter in its place, each by its label: seeds are often packed on one line with sesame. Bought hummus is made with sesame.',
    { source: 'FDA, Food Allergies (sesame, FASTER Act)', unless: 'nut butter' },
  ],
  [
    'may what',
    'pregnant|pregnancy|expecting + cheese|cheeses + which|what|avoid|not / no go / off limits',
    'Leave out cheese of raw milk, and soft cheese with a rind or veins such as brie, camembert and blue cheese, also queso fresco, unless it is cooked until it steams. Hard cheese and cream cheese, cottage cheese, ricotta, mozzarella and feta of pasteurized milk are fine: read the label.',
    { source: 'FDA, Food Safety Booklet for Pregnant Women; NHS, foods to avoid in pregnancy' },
  ],
])

/** Signs that deceive, and waits that are too long. */
export const riskCards = cardsOf('USDA FSIS', vocabulary, [
  [
    'when may how',
    'juice|juices + clear + chicken|turkey|poultry|bird|duck|meat|pork',
    'Juices do not tell: they can run clear before the meat is safe and pink after it. Only a thermometer does: {safe:chicken breast} for poultry, in the thickest part and away from the bone.',
    { source: 'USDA FSIS, The Color of Meat and Poultry', unless: 'without' },
  ],
  [
    'may keep how fix what',
    'turkey|turkeys|chicken|meat|roast|bird|beef|pork + sink|bucket|cooler|bathtub / cold water + hours|hrs|hour|morning|night|overnight|yesterday|change|changing|changed / all day',
    'Cold water thaws safely only if it stays cold: changed every 30 minutes, 30 minutes for each pound (450 g), in a tight bag. If the meat stood for hours in water nobody changed, measure its surface: above 40°F (4°C) for more than 2 hours, throw it away; at 40°F or below, cook it now.',
    { source: 'USDA FSIS, The Big Thaw' },
  ],
  [
    'keep may what why',
    'freezer|frozen|freez + year|years|yrs|yr|old|long|forgotten|ages + gray|grey|white|dry|pale|spots|edges|brown|safe|ok',
    'Frozen all the time at 0°F (-18°C) it stays safe however old it is: gray or dry edges are freezer burn, which costs taste and not health. Cut them off, and throw the rest away only if it thawed on the way or smells bad once thawed.',
    {
      source: 'USDA FSIS, Freezing and Food Safety',
      unless: 'cooked|leftover|thawed|how long|bread|milk|ice cream|breast milk|fridge|wedding',
    },
  ],
  [
    'may how',
    'can|canning|waterbath|jar|jars|pantry|shelf + waterbath|pantry|shelf|oven / water bath / boiling water + soup|stew|chili|broth|stock / chicken|turkey|beef|vegetable|lentil|bean|fish soup|stew|broth|stock / meat sauce',
    'No. Soup, stew and meat have too little acid for boiling water: spores of botulism live through it and grow in the jar. They need a pressure canner and a tested recipe, without noodles, rice, flour or cream. Simpler: freeze it.',
    {
      source: 'USDA Complete Guide to Home Canning, guides 1 and 5',
      unless: '=canned|can of|opened|unopened|how long|tin',
    },
  ],
])
