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
    'Egg hides as albumin, lysozyme, meringue and "binder": in mayonnaise, fresh pasta, batter, glazed bread, nougat, marshmallow, ice cream, meatballs, some wine. Read every label.',
  ],
  [
    'what may',
    'hidden|hide|hides|hiding|watch|unexpected|sources|names / another name / look for + nut|nuts|peanut|peanuts',
    'Nuts hide in pesto, marzipan, nougat, praline, satay, mole, korma, granola, some sauces and cold-pressed oils; peanuts also in lupin-like flours and "mixed nuts". Bakeries and ice cream parlors share tools: ask, and read "may contain".',
  ],
  [
    'what may',
    'hidden|hide|hides|hiding|watch|unexpected|sources|names / another name / look for + soy|sesame|fish|mustard|celery|shellfish|sulphite|sulfite|lupin',
    "Soy: sauces, tofu, miso, lecithin, many meat substitutes. Sesame: tahini, hummus, halva, za'atar, burger buns. Fish: Worcestershire and fish sauce, Caesar dressing. Celery and mustard: stock, spice mixes, dressings. Sulphites: wine, dried fruit. Read every label.",
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
    'Sesame is a seed and an allergen of its own, not a nut. Tahini is often made where nuts are ground: with a nut allergy the label decides.',
    { unless: 'instead|substitute|swap|replace' },
  ],
  [
    'what may',
    'lactose + cheese|cheeses|which|what|butter|yogurt',
    'Aged hard cheese (parmesan, cheddar, gouda, Swiss) holds next to no lactose, butter little, yogurt and kefir less than milk; fresh cheese, ricotta, milk and cream the most. That is for lactose intolerance: with a milk allergy none of them will do.',
    { source: 'US NIDDK, eating and nutrition for lactose intolerance', unless: 'substitute|instead' },
  ],
  [
    'what may',
    'difference|same|versus|vs|or + allergy|intolerance|intolerant|celiac|coeliac',
    'An allergy is the immune system and can be dangerous at a trace; an intolerance is the gut and depends on how much; celiac disease is the immune system reacting to gluten, and crumbs count. A doctor tells which it is.',
    { source: 'FARE; US NIDDK' },
  ],
  [
    'may how',
    'toaster|board|pan|oil|fryer|wooden|spoon|colander|oven|tray|cross + contact|contamination|gluten|coeliac|celiac|allergy|allergen|share|shared',
    'Keep a toaster, colander, wooden spoons and boards apart, fry in fresh oil, cook the free dish first on clean, washed surfaces, and cover it. Heat does not take gluten or an allergen away, and neither does picking it out.',
    {
      source: 'FARE, avoiding cross-contact; Celiac Disease Foundation',
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
    'Beans, lentils, chickpeas, tofu, tempeh, seitan, soy milk, quinoa, nuts and seeds; vegetarians add eggs, yogurt and cheese. Over a day different ones make up a full set.',
    { unless: 'how much protein|grams|instead' },
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
    'Parmesan, pecorino and grana padano are made with calf rennet. Many other cheeses use microbial or vegetable rennet: look for that word, or a vegetarian sign.',
    { unless: 'recipe|dinner|substitute' },
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
    'At about 6 months, once other solids go well: smooth peanut butter thinned with water or milk, well-cooked egg, a little and often. With severe eczema or a known allergy ask the doctor first, who may test. Never whole nuts or spoonfuls of nut butter.',
    { source: 'US NIAID guidelines; Dietary Guidelines for Americans 2020-2025', unless: 'honey' },
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
    'Before about 6 months no: breast milk or formula only. From then on small sips, 4 to 8 ounces (120 to 240 ml) a day, beside the milk. In heat or illness ask the pediatrician.',
    { source: 'US CDC, foods and drinks for 6 to 24 months', unless: 'boil|formula mix' },
  ],
  [
    'may what',
    'breastfeed|breastfeeding|nursing / breast feed|feeding + eat|garlic|spicy|onion|food|avoid|problem|ok|okay|fish|coffee|wine|peanut|cabbage|chocolate|drink',
    'No food has to be left out in general while breastfeeding, garlic, onions and spices included. Limit caffeine to a few cups a day and fish high in mercury, and with alcohol wait about 2 hours a drink. If your baby seems to react to something, ask your doctor or midwife.',
    { source: 'US CDC, maternal diet and breastfeeding' },
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
    'For example a baked potato with cheddar and a well-washed salad, lentil soup with yogurt, chicken or salmon cooked through with rice and vegetables, an omelet set firm. Left out: raw fish, meat and egg, deli meat unless steaming hot, raw milk and soft cheese made from it.',
    { source: 'FDA, Food Safety Booklet for Pregnant Women' },
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
