import { cardsOf } from './card.ts'
import { vocabulary } from './vocabulary.ts'

/** Where allergens hide, what a diet leaves out, and what small children and pregnant people are told. */
export const carrierCards = cardsOf('FDA, Food Allergies; Regulation (EU) 1169/2011 Annex II', vocabulary, [
  [
    'what may',
    'hidden|hide|hides|hiding|watch|unexpected|sources|names|avoid|careful / another name / look for / look out + gluten|wheat',
    'Gluten hides in soy sauce, malt, beer, seitan, couscous, bulgur, spelt, many stock cubes, gravies, sausages, batters, spice mixes and sauces thickened with flour, and in oats milled beside wheat. Read every label, "may contain" too.',
  ],
  [
    'what may',
    'hidden|hide|hides|hiding|watch|unexpected|sources|names / another name / look for + milk|dairy',
    'Milk hides as whey, casein, ghee, curds, lactose and milk solids: in bread, sausages, crisps, chocolate, mashed potatoes, batter, margarine, stock cubes. "Lactose-free" still holds milk protein.',
  ],
  [
    'what may',
    'hidden|hide|hides|hiding|watch|unexpected|sources|names / another name / look for + egg|eggs',
    "Egg hides as albumin, globulin, lysozyme (E1105), ovo-, meringue and 'binder': in mayonnaise, fresh pasta, batter, breaded food, glazed bread, nougat, marshmallow, ice cream, custard, meatballs, surimi, some wine, foamed coffee and cocktails. Dry pasta is mostly without, but read it. 'Egg substitute' is often egg white, and duck or quail egg is no way out. Read every label, also of what you always buy.",
    { source: 'FARE, Egg allergy; FDA, Food Allergies' },
  ],
  [
    'what may',
    'hidden|hide|hides|hiding|watch|unexpected|sources|names / another name / look for + nut|nuts|peanut|peanuts',
    "Nuts hide in pesto, marzipan, nougat, praline, baklava, mole, korma, granola, muesli, vegan cheese and cream, some sauces, ice cream, nut oils and liqueurs such as amaretto; peanuts in satay, pad thai, kung pao, some chili and mole, egg rolls, candy and 'mixed nuts', and as arachis or groundnut oil. Lupin flour is another danger with peanut allergy. Bakeries and ice cream parlors share tools: ask, and read 'may contain'.",
    { source: 'FARE, Peanut allergy and Tree nut allergy; FDA, Food Allergies' },
  ],
  [
    'what may',
    'hidden|hide|hides|hiding|watch|unexpected|sources|names / another name / look for + soy|sesame|fish|mustard|celery|shellfish|sulphite|sulfite|lupin',
    "Soy: sauces, tofu, miso, edamame, lecithin, many meat substitutes, canned tuna in broth. Sesame: tahini, hummus, halva, za'atar, burger buns, dukkah. Fish: Worcestershire and fish sauce, Caesar dressing, dashi. Celery and mustard: stock, spice mixes, dressings. Sulfites: wine, light dried fruit. In the US celery, mustard and mollusks need no allergen line, so ask the maker. Read every label, each time.",
    { source: 'FDA, Food Allergies; UK Food Standards Agency, Allergen guidance' },
  ],
  [
    'what may',
    'coconut + nuts|nut|allergy / tree nut',
    'Coconut is the fruit of a palm and no tree nut; since 2025 FDA no longer lists it as one. Most people with a nut allergy eat it, some react to it: ask the allergist before the first bite, and read the label.',
    { source: 'FDA, Guidance on food allergen labeling, January 2025' },
  ],
  [
    'what may',
    'tahini|sesame + nut|nuts|tree|count / nut free',
    'Sesame is a seed and an allergen of its own, not a nut, so a nut allergy alone does not rule it out. But tahini, halva and sesame snacks are often made where nuts are ground, and some people have both allergies: the label decides, and the allergist if you never ate it. US labels must name sesame since 2023. Sesame oil holds the protein as well.',
    {
      source: 'FDA, The FASTER Act: Sesame Is the Ninth Major Food Allergen; FARE, Sesame allergy',
      unless: 'instead|substitute|swap|replace',
    },
  ],
  [
    'what may',
    'lactose + cheese|cheeses|which|what|butter|yogurt',
    'Aged hard cheese (parmesan, cheddar, gouda, Swiss, gruyère) holds next to no lactose, less than 1 g in 100 g, butter little, feta and brie a little, yogurt and kefir less than milk (about 5 g in 100 ml); fresh cheese, ricotta, mascarpone and processed spreads the most. Start with an ounce (30 g) at a meal. That is for lactose intolerance: with a milk allergy none of them will do.',
    { source: 'US NIDDK, Lactose Intolerance; USDA FoodData Central', unless: 'substitute|instead' },
  ],
  [
    'what may',
    'difference|same|versus|vs|or + allergy|intolerance|intolerant|celiac|coeliac',
    'An allergy is the immune system: hives, swelling, vomiting or short breath within minutes to two hours, dangerous at a trace. An intolerance, as of lactose, is the gut: bloating and diarrhea, and depends on how much. Celiac disease is the immune system damaging the gut at gluten, slowly, and crumbs count. Tests tell them apart, celiac ones while you still eat gluten: see a doctor before you cut food out.',
    { source: 'NHS, Food intolerance; NHS, Food allergy; US NIDDK, Celiac Disease' },
  ],
  [
    'may how',
    'toaster|board|pan|oil|fryer|wooden|spoon|colander|oven|tray|cross + contact|contamination|gluten|coeliac|celiac|allergy|allergen|share|shared',
    'Cook the gluten-free dish first, on surfaces and pans washed with soap, and cover it before flour comes out, which hangs in the air. Keep a toaster, colander, wooden spoons, boards, sponge, butter and jam of its own, marked; fry in fresh oil, boil in fresh water. Store its food on the top shelf. Heat does not take gluten or an allergen away, and neither does picking it out.',
    {
      source: 'Coeliac UK, cross contamination; Celiac Disease Foundation, cross-contact',
      unless: 'meat|raw chicken|bacteria',
    },
  ],
  [
    'what',
    'which|what + grain|grains|flour|flours + gluten free / without gluten',
    'Without gluten: rice, corn, buckwheat, millet, sorghum, quinoa, amaranth, teff, potato and chickpea flour, and oats only when certified. With gluten: wheat, spelt, kamut, durum, semolina, couscous, bulgur, barley, rye, triticale.',
    { source: 'Celiac Disease Foundation', unless: 'substitute|instead|replace|bread' },
  ],
  [
    'what',
    'vegan|vegetarian|plant|meatless + protein|source|sources|enough',
    'Beans, lentils, chickpeas, tofu, tempeh, seitan, soy drink, nuts and seeds bring the protein: a cup of cooked lentils has 18 g, chickpeas 15, 100 g (3½ oz) of firm tofu 10 to 17, two tablespoons of peanut butter 7, a cup of soy milk 7. Vegetarians add eggs (6 g each), yogurt and cheese. Over a day different ones make up a full set; no need to combine them in one meal.',
    { source: 'USDA FoodData Central; NHS, The vegetarian diet', unless: 'how much protein|grams|instead' },
  ],
  [
    'what may',
    'not|hidden|surprising|which|what + vegan + food|foods|ingredients|things|wine|honey|gelatin',
    'Not vegan though it may look so: gelatin, honey, Worcestershire sauce, many Asian sauces (fish), parmesan, pesto, egg pasta, naan with yogurt, refried beans with lard, red sweets with carmine, some wine and beer fined with fish or egg.',
    { unless: 'recipe|cook|dinner|substitute|instead' },
  ],
  [
    'may what',
    'honey + vegan|vegans',
    'No: bees make it, so vegans leave it out. Maple syrup, agave or date syrup sweeten the same way.',
    { source: 'The Vegan Society' },
  ],
  [
    'may what',
    'quorn|mycoprotein + vegan|vegetarian|egg',
    'Most Quorn products are bound with egg white and so are vegetarian; some are made vegan and say so. It is fungus protein, which a few people react to: the package decides.',
    { source: 'Quorn Foods, product labels' },
  ],
  [
    'may what',
    'naan|pita|bread|brioche|focaccia|bagel + vegan|dairy',
    'Naan is mostly made with yogurt, milk or ghee, brioche with butter and egg; pita, focaccia, baguette and bagels are mostly without. The label of your package decides.',
    { unless: 'make|recipe|instead|gluten' },
  ],
  [
    'may what',
    'cheese|parmesan|rennet + vegetarian|vegetarians',
    "No, real parmesan is not vegetarian: parmesan, pecorino romano, grana padano, gruyère and manchego are made with animal rennet by rule or custom. Many cheddars, goudas, mozzarellas and feta use microbial or vegetable rennet: look for that word, or a vegetarian sign. 'Italian-style hard cheese' so marked takes parmesan's place. Strict vegetarians ask at restaurants for pesto and risotto too.",
    {
      source: 'The Vegetarian Society, Cheese and rennet',
      unless: 'recipe|dinner|substitute',
    },
  ],
  [
    'may what',
    'alcohol|wine|beer|rum|vanilla + cook|cooked|cooking|burn|evaporate + off|away|out|kids|children|alcohol|remain|remains',
    'Not all of it: after 15 minutes of simmering about 40 percent of the alcohol is left, after an hour 25, after two and a half hours 5. For children, in pregnancy or where none may be taken, leave it out and use stock and a little vinegar.',
    { source: 'USDA Table of Nutrient Retention Factors, alcohol', unless: 'how much wine' },
  ],
  [
    'when how',
    'baby|babies|infant|child|months + peanut|egg|allergen|allergens + introduce|first|start|when|give',
    'At about 6 months, once other solids go well, not before 4: smooth peanut butter, 2 teaspoons thinned with warm water or milk, and well-cooked egg, mashed. First a little on the tip of a spoon, wait 10 minutes, then the rest; later about three times a week. Severe eczema or a known allergy: doctor first. No whole nuts or spoonfuls of nut butter. Hives, vomiting: stop, call the doctor; trouble breathing: emergency number.',
    {
      source:
        "US NIAID, Addendum Guidelines for the Prevention of Peanut Allergy; NHS, Your baby's first solid foods",
      unless: 'honey',
    },
  ],
  [
    'how may',
    'grape|grapes|blueberries|popcorn|nuts|carrot / cherry tomato / hot dog + toddler|child|kid|baby|choking / year old',
    'Grapes and cherry tomatoes in quarters lengthwise, hot dogs in thin strips, apple and carrot grated or cooked soft, nuts ground or spread thin, no popcorn, hard sweets or marshmallows before four. Seated, and never alone while eating.',
    { source: 'US CDC, choking hazards' },
  ],
  [
    'may what',
    'pregnant|pregnancy + avoid|list|foods|what|which / not eat',
    'FDA: no raw milk or cheese of it, no raw or undercooked meat, fish, shellfish, eggs or sprouts, no refrigerated smoked fish or pâté, deli meat only steaming hot, no alcohol, no shark, swordfish, king mackerel or tilefish. Ask your doctor or midwife about you.',
    { source: 'FDA, Food Safety Booklet for Pregnant Women' },
  ],
  [
    'what may',
    'keto / low carb + which|what|vegetable|vegetables|fruit|avoid',
    'Few carbohydrates: leaves, zucchini, cauliflower, broccoli, cucumber, mushrooms, avocado, berries, eggs, meat, fish, cheese, nuts. Many: bread, pasta, rice, potatoes, corn, beans, bananas, sugar. Ask me for the figure of any food.',
    { source: 'USDA SR28, carbohydrate by difference', unless: 'recipe|dinner' },
  ],
  [
    'may when',
    'baby|infant|newborn / month|months old|olds + water|drink water',
    'Before about 6 months no: breast milk or formula only, since water fills the belly and can upset the salts. From then on small sips from an open or straw cup at meals, 4 to 8 ounces (120 to 240 ml) a day, beside the milk; from 12 months as thirst asks. Tap water is fine where it is safe. Heat, fever or diarrhea under 6 months: more milk feeds, and ask the pediatrician.',
    {
      source:
        'US CDC, Foods and Drinks for 6 to 24 Month Olds; AAP, HealthyChildren, Recommended drinks for young children',
      unless: 'boil|formula mix',
    },
  ],
  [
    'may what',
    'breastfeed|breastfeeding|nursing / breast feed|feeding + eat|garlic|spicy|onion|food|avoid|problem|ok|okay|fish|coffee|wine|peanut|cabbage|chocolate|drink',
    'No food has to be left out in general while breastfeeding, garlic, onions, cabbage and spices included. Limit caffeine to 200 mg a day (NHS; CDC allows about 300), some 2 cups of coffee, eat fish low in mercury, and with alcohol wait at least 2 hours for each drink. Very fussy, eczema or blood in the stool after milk in your diet: ask the doctor before you leave things out. Peanuts are fine.',
    { source: 'US CDC, Maternal Diet and Breastfeeding; NHS, Breastfeeding and diet' },
  ],
  [
    'may',
    'mayonnaise|mayo|aioli|dressing + jar|jarred|bottled|bought|shop|store|supermarket + pregnant|pregnancy|expecting',
    'Yes: mayonnaise and dressings from the shop are made with pasteurized egg; keep them cold once open. Made at home with raw egg: no.',
    { source: 'FDA, Food Safety Booklet for Pregnant Women' },
  ],
  [
    'what',
    'pregnant|pregnancy + lunch|dinner|breakfast|snack|meal|dish|cook + good|what|idea|ideas|which',
    'Baked potato with cheddar and a washed salad, lentil soup with yogurt, chicken or salmon cooked through with rice and vegetables, bean chili, pasta with tomato and white beans, an omelet set firm, stir-fried tofu, oatmeal with fruit and nuts. They bring folate, iron, calcium and fiber. Left out: raw fish, meat and egg, liver, deli meat unless steaming hot, raw milk and soft mold-ripened cheese. Take folic acid too: ask your midwife.',
    { source: 'NHS, Have a healthy diet in pregnancy; FDA, Food Safety for Moms-to-Be' },
  ],
  [
    'what',
    'baby|infant|toddler / month|months old + snack|snacks|lunch|breakfast|meal|finger|idea|ideas',
    'From about 6 months soft pieces the child can hold: ripe banana or avocado, steamed carrot or sweet potato sticks, well-cooked egg in strips, toast with thin nut butter, shreds of meat, yogurt. No honey before 12 months, and nothing round, hard or sticky.',
    {
      source: 'US CDC, foods and drinks for 6 to 24 months; US CDC, choking hazards',
      unless: 'year old bread',
    },
  ],
  [
    'what when how may',
    'first food|foods|puree|purees|purée|purées|solid|solids|taste|tastes / start solids|weaning|solids / weaning',
    'At about 6 months, when the child sits with support and holds the head up: smooth sweet potato, carrot, pea, pear, apple or banana, iron-rich meat, lentils or cereal, one new food at a time. No honey before 12 months, no added salt or sugar. Ask the pediatrician about the child.',
    { source: 'US CDC, when, what and how to introduce solid foods' },
  ],
  [
    'may what',
    'sushi|sashimi|poke|ceviche + safe|ok|risk|dangerous',
    'For healthy adults the risk is small where fish was frozen to kill parasites and kept cold; it is never none. Not for small children, in pregnancy, or for anybody old or ill: cooked or vegetable kinds are. It stands out for 2 hours at most.',
    {
      source: 'FDA, Selecting and Serving Fresh and Frozen Seafood Safely',
      unless: 'pregnant|pregnancy|expecting|old|baby|rice',
    },
  ],
  [
    'may what',
    'crisps|chips|crackers|popcorn + vegan|vegetarian|dairy',
    'Not all: plain salted ones mostly are; cheese, sour cream, bacon-flavored and many others hold milk powder, and some flavors meat or fish. Read the label.',
    { source: 'The Vegan Society', unless: 'recipe|make' },
  ],
  [
    'instead what how',
    'satay / satay|peanut sauce / pad thai / peanut|peanuts + allergy|allergic|without|free / not have|eat / can|may not have',
    'Tahini or sunflower seed butter in place of the peanut butter, with soy sauce, lime, a little sugar and coconut milk: the same amount. Read the labels; tahini is sesame, an allergen of its own.',
    { source: 'FDA, Food Allergies', unless: 'safe|contain|trace' },
  ],
])
