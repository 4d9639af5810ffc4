import { cardsOf } from './card.ts'
import { vocabulary } from './vocabulary.ts'

/** What health agencies say in general of food for small children, old and ill people; what is for one body only a doctor says. */
export const personCards = cardsOf('US CDC, Foods and Drinks to Encourage', vocabulary, [
  [
    'what how',
    'iron + food|foods|source|sources|eat|vegetarian|vegan|vegetables|rich|high|best',
    'Lentils (a cup cooked 6.6 mg), tofu, beans, chickpeas, fortified cereal, pumpkin seeds, cashews, spinach, dark chocolate and dried apricots hold iron; women before menopause need about 18 mg a day in US tables, men 8. Something with vitamin C beside them (peppers, citrus, tomato) helps to take it up, tea and coffee hinder: drink them an hour apart. Tired all the time wants a blood test, and pills only on advice.',
    {
      source: 'US NIH Office of Dietary Supplements, Iron; USDA FoodData Central',
      unless: 'cast|pan|skillet|griddle|wok|press',
    },
  ],
  [
    'what how when',
    'first|finger|chew|start|starting|begin|wean|weaning|solids|teething + baby|infant|weaning|solids / month|months old / month|months',
    'From about 6 months: soft food that squashes between two fingers, in strips as long as a finger or mashed: well-steamed broccoli, carrot or squash, ripe banana and avocado, well-cooked egg, beans, tender shredded meat, oatmeal. Sitting upright, never alone. No honey before 12 months, no added salt or sugar, nothing hard, round or sticky; what fits your child the pediatrician knows.',
    {
      source: 'US CDC, When, What, and How to Introduce Solid Foods; US CDC, Choking Hazards',
      unless: 'honey|peanut|allergy|allergic|milk|formula|swallowed|choking|fever|cold|cough',
    },
  ],
  [
    'what may how',
    'cold|cough|fever|sick|ill|flu|throat + baby|infant|toddler|newborn / month|months old / month|months',
    'No honey before 12 months, not even for a cough: it can give infant botulism. A baby with a cold drinks as usual, breast milk or formula, a little and often; no cough medicine without asking. Trouble breathing, few wet diapers, a fever under 3 months, or no drinking: a doctor at once.',
    {
      source: 'US CDC, Botulism Prevention; American Academy of Pediatrics, Coughs and Colds',
      unless: 'cold milk|cold food|fridge',
    },
  ],
  [
    'keep may',
    'breast milk / breastmilk / expressed milk / pumped milk + long|keep|last|store|fridge|freezer|room|thawed|reuse|temperature|good',
    'Freshly pumped: up to 4 hours at room temperature (77°F/25°C), up to 4 days in the fridge, about 6 months in the freezer at its best and up to 12. Thawed: 24 hours in the fridge, never frozen again. What a baby left in the bottle goes within 2 hours.',
    { source: 'US CDC, Breast Milk Storage and Preparation' },
  ],
  [
    'keep may',
    'formula + bottle|baby|made|mixed|prepared|powder|opened|leftover + long|keep|last|store|fridge|reuse|reheat|room|good|ok|safe',
    'Throw it away when it is older than 24 hours in the fridge, more than 2 hours out of it, or 1 hour after a feed began; what a baby left in the bottle is never kept. Mixed formula goes into the fridge at once. An opened can of powder is good for a month.',
    { source: 'US CDC, Infant Formula Preparation and Storage', unless: 'recipe' },
  ],
  [
    'what may how',
    'immune|immunocompromised|chemo|chemotherapy|transplant|elderly|frail|senior|grandma|grandpa / old people|person|lady|man + eat|have|raw|runny|cook|food|starter|soup|avoid|safe|dinner|lunch|serve|make|meal|what',
    'Hot and cooked through is the rule with a weak immune system: soups, stews, meat to its safe temperature, firm eggs, well-washed or cooked vegetables, pasteurized dairy. Leave out raw or smoked fish, oysters, soft eggs, raw sprouts, raw milk, soft mold-ripened cheese, cold deli meat, salad bars, soft serve and unwashed berries. Leftovers within two days, heated to 165°F (74°C). Your care team adds what your illness needs.',
    {
      source:
        'US CDC, Safer Food Choices for People With Weakened Immune Systems; USDA FSIS, Food Safety for Older Adults and People with Weakened Immune Systems; UK Food Standards Agency, leftovers within 48 hours',
      unless: 'baby|grapefruit|year old bottle|tin|can of',
    },
  ],
  [
    'what how may amount',
    'blood pressure / hypertension / heart|low salt|sodium diet + good|eat|cook|food|foods|lower|reduce|salt|what|help|against|diet|meal',
    'What health agencies advise in general: little salt, under 2,300 mg of sodium a day, plenty of vegetables, fruit, beans and whole grains, low-fat dairy, fish and nuts, few ready meals (the DASH way of eating). Food does not replace medicine: leave your tablets to your doctor, and ask before you take salt substitutes, which hold potassium.',
    { source: 'US NHLBI, DASH Eating Plan; FDA, Sodium in Your Diet', unless: 'grapefruit' },
  ],
  [
    'what how may amount',
    'cholesterol + good|eat|cook|food|foods|lower|reduce|egg|eggs|what|help|diet|avoid',
    'Cook with oil instead of butter, beans and fish instead of fatty meat: oatmeal with fruit, lentil soup, baked salmon with vegetables, chicken without skin, chickpea curry with a little oil and no cream, bean chili, whole-grain pasta with tomato; a handful of nuts. Go easy on sausages, cheese, cream, pastry, coconut and palm oil. How far food alone goes for you, and whether you need medicine, your doctor says.',
    {
      source: 'American Heart Association, cooking to lower cholesterol; NHS, How to lower your cholesterol',
    },
  ],
  [
    'what how may amount',
    'diabetic|diabetes / blood sugar + eat|cook|food|foods|meal|dinner|good|dessert|avoid|what|snack|fruit|diet',
    'Serve half the plate vegetables, a quarter chicken, fish, eggs, tofu or beans, a quarter rice, potato or bread, and water: roast chicken with green beans and a few potatoes, chili with salad, salmon with broccoli. Sauces with little sugar. For dessert berries with plain yogurt, or a small piece of what all have: sugar-free still holds carbohydrate. How much suits a guest tells you; for yourself ask your doctor or dietitian. I can tell you the carbohydrate of a food.',
    {
      source: 'US CDC, Diabetes Meal Planning; American Diabetes Association, Diabetes Plate',
      unless: 'dog|cat',
    },
  ],
  [
    'what how may amount',
    'swallow|swallowing|dysphagia|chew|chewing|toothless|dentures / no teeth / jaw surgery / wisdom teeth + soft|food|eat|cook|cannot|thickened|thickener|puree|problem|problems|stroke|trouble|hard|difficulty|well|what|make|meal|soup',
    'Soft, moist and even food, where only chewing is hard: thick smooth soup, mashed potato or vegetables with gravy, scrambled eggs, flaked fish in sauce, minced meat in gravy, custard, yogurt, stewed fruit. With trouble swallowing a speech therapist or doctor first sets how thick drinks and how fine food must be; coughing, a wet voice or food stuck means ask at once. No dry crumbs, stringy bits, mixed textures or thin liquid with lumps.',
    {
      source: 'NHS, Dysphagia; International Dysphagia Diet Standardisation Initiative',
      unless: 'baby|toddler|battery|magnet|bone|swallowed',
    },
  ],
  [
    'what may',
    'diarrhea|diarrhoea|vomiting|stomach / upset stomach / food poisoning / stomach bug|flu + eat|food|drink|cook|after|recover|what',
    'Drink first: small sips of water, broth or oral rehydration solution. When hunger comes back, plain food: rice, toast, bananas, potatoes, broth. Nothing fatty, no alcohol, little milk for a few days. Blood, high fever, signs of drying out, or a baby or an old person ill: a doctor.',
    {
      source: 'US NIDDK, Viral Gastroenteritis: Eating, Diet, and Nutrition',
      unless: 'smell|chicken|keep|can i still|expired',
    },
  ],
  [
    'what may',
    'gout|uric + eat|food|foods|avoid|cook|what|good|meat|fish',
    'Leave out or keep rare what is rich in purines or feeds uric acid: liver and other organ meat, game, much red meat, anchovies, sardines, herring, mackerel, mussels, gravy, meat extract, beer and spirits, sweet drinks. Vegetables, also spinach and beans, low-fat dairy, eggs, bread, cherries and coffee are the better choice. Drink water, never fast or crash-diet, and keep taking your medicine. The plan for you your doctor makes.',
    { source: 'American College of Rheumatology, 2020 gout guideline; NHS, Gout' },
  ],
  [
    'what may',
    'kidney + stone|stones|disease|failure|dialysis + eat|food|foods|avoid|cook|what|salt|potassium',
    'Little salt, moderate protein, fresh food instead of packaged is the start for nearly all sick kidneys: chicken, fish or egg in palm-size portions, rice, pasta, bread, cabbage, cauliflower, peppers, green beans, apples, berries, lemon and herbs. Limits for potassium and phosphorus differ: blood tests decide, so ask the renal dietitian or doctor, and take no salt substitute, which is potassium. I can tell you what is in a food.',
    { source: 'US NIDDK, Healthy Eating for Adults with Chronic Kidney Disease; National Kidney Foundation' },
  ],
  [
    'what may',
    'low fodmap / fodmap / ibs / irritable bowel + eat|food|foods|avoid|cook|what|garlic|onion|instead|recipe',
    'Low in FODMAPs: rice, oats, potatoes, carrots, zucchini, spinach, cucumber, bananas that are not overripe, strawberries, blueberries, raspberries, eggs, meat, fish, hard cheese, the green of scallions and garlic-flavored oil without garlic in it. High: onion, garlic, wheat, beans, apples, pears, blackberries, mushrooms, milk, honey. It is for some weeks and with a dietitian.',
    {
      source: 'US NIDDK, Irritable Bowel Syndrome: Eating, Diet, and Nutrition',
    },
  ],
  [
    'what may',
    'pregnant|pregnancy|expecting / weeks along + tuna|fish|salmon|mercury|seafood + much|often|week|safe|eat|which|can|twice',
    'Two to three portions (4 oz/113 g) a week of fish low in mercury: salmon, sardines, cod, pollock, tilapia, trout, canned light tuna, cooked shrimp; or one portion of albacore tuna in their place. The NHS allows four cans of tuna or two tuna steaks a week, and oily fish twice. None of shark, swordfish, king mackerel, marlin, orange roughy, bigeye tuna and tilefish, and nothing raw or cold-smoked.',
    {
      source: 'FDA and EPA, Advice about Eating Fish; NHS, Foods to avoid in pregnancy',
      unless: 'smoked|sushi|raw|cat',
    },
  ],
  [
    'what may',
    'pregnant|pregnancy|expecting / weeks along + snack|snacks|lunch|eat|safe|foods|what|breakfast',
    'Good and safe: washed fruit and vegetables, nuts, bread with hummus or hard cheese, pasteurized yogurt, well-cooked eggs, meat and fish low in mercury. Leave out raw milk and its soft cheese, raw or soft eggs, raw or rare meat and fish, cold smoked fish, raw sprouts, and deli meat unless steaming hot. Your doctor or midwife knows the rest.',
    {
      source: 'FDA, Food Safety Booklet for Pregnant Women',
      unless:
        'cheese|brie|sushi|tuna|salmon|egg|eggs|coffee|wine|alcohol|liver|ham|salami|meat|steak|shrimp|tea|sprouts|honey|craving',
    },
  ],
  [
    'what may how',
    'sweeten|sweetener|sugar|syrup|sweet|sweeter + baby|infant|toddler|porridge|oatmeal|cereal + baby|infant|toddler|month|months',
    'Mashed ripe banana, or pear or apple puree makes porridge sweet enough, also mashed dates cooked soft, a pinch of cinnamon or vanilla, or breast milk or formula in it. No honey before 12 months, because of infant botulism, and no sugar, syrup or sweetened puree before 24 months. A baby that never had it sweet does not miss it.',
    {
      source: 'Dietary Guidelines for Americans 2020-2025; US CDC, Foods and Drinks to Avoid or Limit',
      unless: 'potato',
    },
  ],
  [
    'may how',
    'tartare|carpaccio|sashimi|ceviche|sushi|oysters / raw|rare|runny|undercooked|pink meat|beef|fish|egg|eggs|burger|chicken|steak|mince + kid|kids|child|children|toddler|toddlers|grandchildren|pupils / year old|olds',
    'No raw or undercooked meat, fish, shellfish or eggs for small children: cook ground meat to 160°F (71°C), poultry to 165°F (74°C), whole cuts and fish to 145°F (63°C), eggs until firm. Sushi with vegetables or cooked fish is fine for them.',
    {
      source:
        'US CDC, Foods and Drinks to Avoid or Limit; FoodSafety.gov, Cook to a Safe Minimum Internal Temperature',
    },
  ],
])
