import { cardsOf } from './card.ts'
import { vocabulary } from './vocabulary.ts'

/** What agencies say of food beside medicines, inborn conditions and reactions; the dose and the plan are the doctor's. */
export const medicineCards = cardsOf('FDA, Avoid Food-Drug Interactions', vocabulary, [
  [
    'may what',
    'elderly|frail|senior|seniors|immunocompromised|chemo|chemotherapy|transplant|grandma|grandmother|grandpa|grandfather / weak immune + raw|runny|rare|sushi|sashimi|oyster|oysters|tartare|carpaccio|undercooked|unpasteurized|brie|sprouts|pate|ceviche|tiramisu|mousse / soft boiled|cheese / deli meat / smoked salmon / raw milk|egg',
    'Better not: from about 65 on, and with a weak immune system, the bacteria of raw or runny eggs, raw fish and shellfish, rare meat, raw milk and its soft cheese, raw sprouts, cold deli meat and cold smoked fish make much sicker. Cooked through they are fine: eggs firm, fish to 145°F (63°C), deli meat steaming hot; pasteurized eggs for mayonnaise and desserts.',
    {
      source:
        'FDA, Food Safety for Older Adults and People with Cancer, Diabetes, HIV/AIDS, Organ Transplants',
      unless: 'recipe|grandma is recipe|canned|canning|how do i',
    },
  ],
  [
    'may what',
    'pregnant|pregnancy|expecting / weeks along + cheese|cheeses + what|which|kinds|types|all',
    "Fine are all hard cheeses (cheddar, parmesan, gouda, Swiss), and cream cheese, cottage cheese, ricotta, mozzarella, feta and halloumi of pasteurized milk. Not cold: soft cheese with a white rind (brie, camembert, rinded goat's cheese), soft blue cheese, queso fresco, and any soft cheese of raw milk. FDA allows pasteurized brie, the NHS does not. Cooked until steaming, 165°F (74°C), every cheese is safe.",
    {
      source:
        'NHS, Foods to avoid in pregnancy; FDA, Food Safety for Moms-to-Be; US CDC, Safer Food Choices for Pregnant Women',
      unless: 'goat|feta|brie|blue|camembert|halloumi',
    },
  ],
  [
    'may what',
    'dog|dogs|puppy|cat|cats|kitten + bone|bones',
    'No: cooked bones splinter and can choke a dog or cat or pierce the gut, poultry and pork bones above all. Ask your vet what to give to chew. If one was swallowed and the animal retches, strains, bleeds or is listless, call the vet now.',
    { source: 'FDA, No Bones About It: Bones are Unsafe for Your Dog' },
  ],
  [
    'may what',
    'dog|dogs|puppy|cat|cats|kitten + xylitol|chocolate|grapes|grape|raisins|raisin|onion|onions|garlic|macadamia|alcohol|dough|gum / sugar free',
    'No: xylitol (in sugar-free gum, sweets and some peanut butter), chocolate, grapes and raisins, onions, garlic, macadamia nuts, alcohol and raw yeast dough can poison dogs, some of them cats too. If any was eaten call your vet or, in the US, ASPCA Animal Poison Control at 1-888-426-4435 now, before signs show.',
    {
      source: 'ASPCA, People Foods to Avoid Feeding Your Pets; FDA, Paws Off Xylitol',
      unless: 'ate|eaten|swallowed|licked|got into|hot dog',
    },
  ],
  [
    'may what how',
    'warfarin|coumadin / blood thinner|thinners / vitamin k + kale|spinach|greens|broccoli|lettuce|salad|cabbage|chard|sprouts|parsley|herbs|eat|food|foods|avoid|vegetables|cook',
    'Greens such as kale, spinach, chard and broccoli are rich in vitamin K, which works against warfarin. They need not be left out: eat about the same amount from week to week, make no sudden change, and tell your doctor or the clinic that checks your blood before you eat much more or much less of them. Newer blood thinners do not hang on vitamin K; ask which one you take.',
    { source: 'US NIH Office of Dietary Supplements, Vitamin K; FDA, Avoid Food-Drug Interactions' },
  ],
  [
    'may what why',
    'grapefruit|pomelo / seville orange + statin|statins|medicine|medication|pill|pills|tablets|atorvastatin|simvastatin|interact|drug|drugs / blood pressure',
    'Grapefruit, and pomelo and Seville orange like it, makes some medicines stronger, hours later too: several statins (simvastatin, atorvastatin), some for blood pressure, after a transplant and against anxiety. Tangelos can do the same. Leave them out until your doctor or pharmacist has looked at yours. Sweet oranges and lemons do not do this, but with the allergy tablet fexofenadine take water and no fruit juice at all.',
    { source: 'FDA, Grapefruit Juice and Some Drugs Don’t Mix' },
  ],
  [
    'may what',
    'maoi|phenelzine|tranylcypromine|tyramine / mao inhibitor + eat|cheese|food|foods|avoid|wine|beer|soy|salami|may|can|have',
    'No aged cheese, cured or fermented sausage, sauerkraut, soy sauce, miso, tap beer, fava pods or anything old: they hold tyramine, which with an MAO inhibitor can drive blood pressure dangerously high. Fresh meat, fresh cheese, milk, eggs and fresh vegetables are fine; your doctor has the full list.',
  ],
  [
    'may what',
    'pku|phenylketonuria|phenylalanine + aspartame|sweetener|diet|eat|soda|protein|food|foods|cook|have',
    'No aspartame with phenylketonuria: it holds phenylalanine, and packages have to say so. Meat, fish, eggs, milk, beans, nuts and soy hold much of it too, fruit and vegetables mostly little. The amount for a day the metabolic clinic sets.',
    { source: 'FDA, Aspartame and Other Sweeteners in Food' },
  ],
  [
    'may how when',
    'thyroid|levothyroxine|thyroxine + coffee|soy|breakfast|eat|food|milk|calcium|fiber|walnuts|take|tofu',
    'The tablet goes down with water on an empty stomach, half an hour to an hour before breakfast and coffee; calcium and iron four hours apart. Soy, walnuts and much fiber hinder it, so keep their amounts even rather than leaving them out, and tell your doctor of a big change.',
    { source: 'MedlinePlus, Levothyroxine' },
  ],
  [
    'may when',
    'antibiotic|antibiotics|tetracycline|doxycycline|ciprofloxacin + milk|dairy|yogurt|cheese|calcium',
    'Some antibiotics (tetracyclines, ciprofloxacin) are bound by the calcium of milk, yogurt and cheese: the leaflet says how many hours to keep between them. With most others, amoxicillin for one, dairy is no trouble. The leaflet or the pharmacist says which yours is.',
  ],
  [
    'may what',
    'g6pd|favism + bean|beans|fava|broad|eat|food|foods|falafel|avoid',
    'No fava (broad) beans at all with G6PD deficiency, fresh, dried or as flour: they can break down red blood cells. Falafel and bean flour may hold them, so read the label. Other beans, chickpeas and lentils are another matter: ask your doctor about yours.',
    { source: 'MedlinePlus, Glucose-6-phosphate dehydrogenase deficiency' },
  ],
  [
    'may what',
    'hemochromatosis|haemochromatosis / too much iron / iron overload + eat|food|foods|avoid|cook|meat|shellfish|iron|spinach|skillet|diet',
    'No raw oysters or other raw shellfish, whose bacteria are dangerous with iron overload; no iron or vitamin C pills; little alcohol. Red meat and liver give the most iron, and a cast-iron pan adds some; tea or coffee with a meal holds iron back. The rest your doctor settles.',
    { source: 'US NIDDK, Hemochromatosis' },
  ],
  [
    'may what',
    'potassium|spironolactone|lisinopril / ace inhibitor / water pill|tablet + banana|bananas|salt|eat|food|foods|avoid|tomato|potato|high|low',
    'Rich in potassium: bananas, oranges, potatoes, tomatoes, beans, spinach, dried fruit and, most of all, salt substitutes. With ACE inhibitors, spironolactone or weak kidneys it can build up: no salt substitute, and ask your doctor how much of the rest. Boiling peeled, cut potatoes in much water takes a part of it out.',
    { unless: 'baking|kombu|low|lower|lowest|little|poor' },
  ],
  [
    'may what',
    'alpha gal|alpha-gal / tick bite + eat|meat|beef|pork|lamb|food|foods|avoid|chicken|fish|milk|gelatin|allergy',
    'No beef, pork, lamb, venison, rabbit or what is made of them: lard, suet, stock, often gelatin; some react to milk too. Chicken, turkey, duck, fish, seafood and eggs hold no alpha-gal. Reactions come 2 to 6 hours later and can be severe: an allergist sets the plan.',
    { source: 'US CDC, Alpha-gal Syndrome' },
  ],
  [
    'why may what',
    'pollen|birch|hay fever / oral allergy / itchy|itches|tingling|tingles|itching * mouth|lips|throat|tongue + apple|apples|carrot|celery|hazelnut|peach|cherry|cherries|kiwi|raw|fruit|nuts|banana|melon',
    'That fits the pollen-food syndrome: raw apples, stone fruit, carrots, celery and hazelnuts hold proteins like those of birch pollen, and the mouth itches. Cooked or baked most people bear the fruit and vegetables; nuts are another matter, roasted ones too. Stop with what itches, and have an allergist look; swelling, hives or short breath is an emergency.',
    { source: 'AAAAI, Oral allergy syndrome' },
  ],
  [
    'may what',
    'latex + banana|avocado|kiwi|chestnut|fruit|food|eat|allergy|allergic',
    'With a latex allergy banana, avocado, kiwi and chestnut are the ones that most often cause a reaction too; not everybody has it. Leave out what ever made the mouth itch, and ask the allergist before you try.',
    { source: 'AAAAI, Latex allergy' },
  ],
  [
    'may what',
    'sulfite|sulfites|sulphite|sulphites + asthma|wine|dried|fruit|eat|avoid|food|foods|which|contain|contains',
    'Most sulfites are in dried apricots and other light dried fruit, wine, bottled lemon and lime juice, dried potatoes, some shrimp and sauerkraut; from 10 parts in a million the label has to say so. With asthma or a known reaction leave them out. On fresh fruit and vegetables that are eaten raw FDA bans them, save that table grapes may be treated.',
    { source: 'FDA, Food Allergies; 21 CFR 101.100' },
  ],
  [
    'amount may how',
    'pregnant|pregnancy|expecting / weeks along + coffee|caffeine|espresso|latte|tea|cola / energy drink + much|many|cups|cup|limit|safe|drink|can|may|ok|okay|allowed',
    'Less than 200 mg of caffeine a day: about one 12-ounce (350 ml) cup of brewed coffee. A single espresso holds about 65 mg, a cup (240 ml) of black tea about 50 mg, a can of cola 35 to 50 mg, and chocolate a little. No energy drinks. For anything about you in particular, ask your doctor or midwife.',
    {
      source: 'ACOG, Moderate Caffeine Consumption During Pregnancy',
      unless: 'decaf|decaffeinated|herbal|chamomile|peppermint|ginger|raspberry|nettle|sage',
    },
  ],
  [
    'when may',
    'baby|babies|infant / month|months old + cow|cows|whole|dairy + milk',
    'As a drink from 12 months on: whole, pasteurized cow’s milk, about 1⅔ to 2 cups (400 to 470 ml) a day up to the second birthday, yogurt and cheese counted in. Before that breast milk or formula; yogurt, cheese and a little milk in cooked food are fine from about 6 months. With eczema or a milk allergy in the child ask the pediatrician first.',
    { source: 'US CDC, Cow’s Milk and Milk Alternatives', unless: 'how long|keep|formula made' },
  ],
  [
    'when may what',
    'when|age|early / how old + baby|babies|infant|toddler / month|months old + juice|water|salt|popcorn|nuts|grapes|fish|yogurt|cheese|meat|bread|solids|solid',
    'From about 6 months soft food of every kind, cut or mashed: meat, fish, beans, yogurt, cheese, bread, fruit, and sips of water. From 12 months honey, cow’s milk as a drink and at most half a cup (120 ml) of juice. Whole nuts, popcorn, whole grapes and hard candy not before 4 years. No added sugar before 2, little salt always.',
    {
      source: 'US CDC, When, What, and How to Introduce Solid Foods; US CDC, Choking Hazards',
      unless: 'keep|store|stored|fridge|frozen|honey',
    },
  ],
  [
    'may when',
    'yogurt|yoghurt|cheese|cheddar + baby|babies|infant / month|months old / month|months',
    'From about 6 months, with other soft food: plain whole-milk yogurt and pasteurized cheese, soft or in thin shreds, with no sugar, salt or honey added. Cow’s milk as a drink only from 12 months. With eczema or a milk allergy in the family ask the pediatrician before the first spoon.',
    {
      source: 'US CDC, When, What, and How to Introduce Solid Foods',
      unless:
        'keep|store|fridge|frozen|brie|blue|camembert|raw|unpasteurized|allergy|allergic|moldy|pregnant',
    },
  ],
  [
    'may what',
    'lactose + butter|cheese|yogurt|cream|ghee|kefir|which|what|eat|milk|chocolate|goat',
    'Least lactose: hard and aged cheese (parmesan, cheddar, gouda), butter and ghee hold next to none; yogurt and kefir with live cultures are borne by many. Milk of cows, goats and sheep, fresh cheese, cream and ice cream hold the most. Lactose-free milk is milk with the sugar split: for a milk allergy it is no help.',
    {
      source: 'US NIDDK, Eating, Diet, and Nutrition for Lactose Intolerance',
      unless: 'instead|substitute|replace|use|bake|baking',
    },
  ],
])
