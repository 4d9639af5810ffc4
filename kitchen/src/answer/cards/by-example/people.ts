import { answersOf } from '../card.ts'

/** Safety in cooking, and people who must not eat everything: answers that are found by their example questions. */
export const peopleAnswers = answersOf([
  [
    'how may',
    'USDA tells cooks 145°F (63°C) and 3 minutes of rest, poultry 165°F (74°C); for anyone at risk nothing less. Its tables for plants also pass whole beef, pork or lamb after 112 minutes at 130°F (54.4°C), 12 at 140°F (60°C), chicken after 35 at 140°F, counted once the middle is that hot: thick pieces need hours more. Never lower. Eat at once or chill in ice water.',
    'USDA FSIS, Cooking Guideline for Meat and Poultry Products (Revised Appendix A); USDA FSIS, Safe Minimum Internal Temperature Chart',
  ],
  [
    'may how',
    'Cook all wild game to 165°F (74°C) inside, as CDC says, birds, bear and wild boar without exception; USDA accepts 160°F (71°C) for venison and rabbit. Neither freezing, smoking nor curing kills the Trichinella of bear and boar for certain. Color does not tell, bear stays dark. Cut a wide piece away round the shot; game shot with lead is not for children or in pregnancy.',
    'US CDC, Trichinellosis prevention; USDA FSIS, Game from Farm to Table; UK Food Standards Agency, Lead-shot game',
  ],
  [
    'how may',
    "Fresh, uncooked ham: 145°F (63°C) and 3 minutes of rest. Fully cooked ham from a plant may be eaten cold; to serve it hot, 140°F (60°C) is enough in its original package, 165°F (74°C) if it was repackaged, sliced elsewhere or is a leftover. 'Cook before eating' on the label means it is raw. Oven no lower than 325°F (165°C).",
    'USDA FSIS, Hams and Food Safety',
  ],
  [
    'may',
    'Cook chicken livers to 165°F (74°C) in the middle, by thermometer and not by color, since Campylobacter sits inside the liver and not only on it, and a quick sear leaves it alive. For pâté cook them through in butter, check one with the thermometer, then blend; it keeps cold 3 to 4 days. Beef and pork liver 160°F (71°C).',
    "USDA FSIS, Chicken Liver: Why It's Important to Cook It Thoroughly; FoodSafety.gov, Cold Food Storage Chart",
  ],
  [
    'may what',
    "Not below 145°F (63°C): a steak that was needled, bladed or injected has had the surface pushed into its middle, bacteria with it, so rare is a risk that a plain steak does not carry. US labels say 'mechanically tenderized', 'blade tenderized' or 'injected'. Give it 145°F and 3 minutes of rest; jaccarded by yourself counts the same.",
    'USDA FSIS, Mechanically Tenderized Beef',
  ],
  [
    'may',
    'A risk: USDA wants all poultry, duck and goose breast too, at 165°F (74°C), and rosy breast as restaurants serve it at 130 to 140°F (54 to 60°C) can carry Salmonella and Campylobacter. For children, anyone pregnant, old or ill cook it through. Healthy adults who choose it pink take that risk; legs are better well done anyway.',
    'USDA FSIS, Duck and Goose from Farm to Table',
  ],
  [
    'how may',
    'Cut the pack open before you thaw it: without air botulism germs of fish can grow even in the fridge, and no smell warns. Take fish out of the vacuum bag, put it on a plate, cover it loosely and thaw it overnight in the fridge, or pierce the bag first. For cold water use another bag with air. Thawed through while sealed, even in the fridge: throw it away.',
    'Michigan State University Extension, Thawing vacuum packaged fish; US FDA, Fish and Fishery Products Hazards and Controls, Clostridium botulinum',
  ],
  [
    'may',
    'No: brown grocery bags are not made for ovens. They are not clean, can catch fire, and glue, ink and recycled paper give off fumes. Take an oven cooking bag by its instructions, a covered roaster, or foil or parchment over the dish. Microwave popcorn only in bags sold for it.',
    'USDA FSIS, Turkey: Alternate Routes to the Table',
  ],
  [
    'how what',
    'No, gloves do not replace washing: a glove that touched raw chicken carries it on just as a hand does. Wash with soap for 20 seconds before cooking, after raw meat, eggs or flour, nose, toilet, trash, phone and pets, rings off, under the nails, and dry on a clean towel. Gloves make sense over a bandage; change them with each task.',
    'US CDC, About Handwashing; USDA FSIS, Food Safety Basics',
  ],
  [
    'may how',
    'Yes, if it is hot all through: pieces of even size in a ring, covered, some liquid, turned and rearranged halfway, then 3 minutes of standing, and 165°F (74°C) in several spots. No whole stuffed bird, and nothing breaded and raw. Started in the microwave and finished on grill or stove: without a pause, the heat ready.',
    'USDA FSIS, Cooking with Microwave Ovens',
  ],
  [
    'may',
    "No: boxed cake mix holds raw flour, and E. coli or Salmonella from it have made people ill in dips, shakes, batter balls and 'edible' ice cream. Heating the dry mix at home does not make it surely safe. Take cake flavoring, crushed baked cake or cookies, or a product whose label says it may be eaten raw.",
    'US CDC, Raw Flour and Dough',
  ],
  [
    'may how',
    'No: a safe way to pasteurize eggs in the shell does not exist for home kitchens; too warm and they cook, too cool and Salmonella lives. Buy pasteurized shell eggs or carton eggs for mousse, tiramisu, aioli or royal icing, or heat the yolks with sugar and liquid over hot water, stirring, to 160°F (71°C).',
    'USDA FSIS, Shell Eggs from Farm to Table',
  ],
  [
    'how may',
    'Cook the base: whisk eggs with half the milk, heat it gently, stirring, to 160°F (71°C), until it coats a spoon, chill it at once, then add the cold rest and the cream. Rum or brandy does not make raw eggs safe. Bought eggnog is pasteurized. In the fridge cooked eggnog keeps 2 to 3 days.',
    'US FDA, Homemade Eggnog: Make It Safely; US FDA, Enjoying Homemade Ice Cream without the Risk of Salmonella Infection',
  ],
  [
    'may how',
    'Only while it stays at 140°F (60°C) or more all the time, measured, and with somebody there: a stove is not left on overnight. A pot that goes off in the evening and on in the morning is the classic way to get ill, and boiling again does not destroy every toxin. Cool it in shallow dishes within 2 hours, reheat to 165°F (74°C).',
    'USDA FSIS, Danger Zone; USDA FSIS, Leftovers and Food Safety',
  ],
  [
    'how may',
    'You need not: in half an hour on the counter a thick steak warms by only a few degrees, so it cooks hardly more evenly. Straight from the fridge, patted dry, salted, it browns as well. If you do, keep to 2 hours at most, 1 hour above 90°F (32°C), and never so with ground meat, poultry or fish.',
    'USDA FSIS, Danger Zone; kitchen practice',
  ],
  [
    'may what',
    'A peppery, metallic or burning taste in tuna, mackerel, mahi-mahi, sardines or bluefish means histamine: spit it out and throw it away, cooking, freezing or canning does not destroy it. It comes from fish that was once kept too warm. Flushing, headache, rash, racing heart or cramps within minutes to hours: call a doctor; trouble breathing or swelling: emergency number at once.',
    'FDA, Fish and Fishery Products Hazards and Controls, Scombrotoxin (Histamine) Formation',
  ],
  [
    'may why',
    'No: lemon, vinegar, wine, chili, garlic or spirits slow some bacteria on the surface but do not make raw meat, fish or eggs safe, not in ceviche, tartare, drunken shrimp or eggnog. Only heat to the safe temperature does: fish 145°F (63°C), eggs and ground meat 160°F (71°C), poultry 165°F (74°C). Sour from a tested recipe protects pickles, which is another matter.',
    'FDA, Selecting and Serving Fresh and Frozen Seafood Safely; USDA FSIS, Safe Minimum Internal Temperature Chart',
  ],
  [
    'how may',
    'With a fresh spoon each time, or put a little from the pot on your own spoon and never dip it back: mouths carry germs that grow in food kept warm or stored. A spoon that stirred raw meat, egg or batter is washed before you taste or stir on. Taste dishes with raw meat or egg only when they are cooked.',
    'FDA, Food Code (utensil used for tasting); USDA FSIS, Food Safety Basics',
  ],
  [
    'how may',
    'A digital instant-read thermometer with a thin tip is what meat needs: it reads in seconds, also in burgers from the side. Infrared guns see only the surface, fever thermometers stop too low, candy ones are too slow and thick, pop-up timers unsure. Leave-in probes suit roasts. Wash the tip after each check, and test it in ice water: 32°F (0°C).',
    'USDA FSIS, Kitchen Thermometers',
  ],
  [
    'how may',
    'Thawed meat only, hard vegetables at the bottom, the pot half to two thirds full, enough liquid, and the lid on: each look costs heat. Start on high for the first hour if you can. Done is 165°F (74°C) for poultry, 145°F (63°C) for roasts, 160°F (71°C) for ground meat. Dried kidney beans are boiled first; leftovers go out of the pot into the fridge within 2 hours.',
    'USDA FSIS, Slow Cookers and Food Safety',
  ],
  [
    'may how',
    'Stuffed meat counts as unsafe until the middle of the stuffing reads 165°F (74°C), in chicken breasts, chops, rolled roasts and birds alike, however done the meat is. Stuff just before cooking, loosely, with moist filling, never the night before; no stuffed whole bird in the microwave, grill or slow cooker. Still too cool: scoop it out and bake it on.',
    'USDA FSIS, Stuffing and Food Safety',
  ],
  [
    'how may',
    'Warm only the portion the baby will eat, in a bowl in hot water or on the stove; in the microwave (not in its jar, no meat or egg) stir well and let it stand 30 seconds. Lukewarm is right: test a drop on your wrist. No bottles in the microwave, whose hot spots scald. Frozen or chilled purees heat through until steaming, then cool; reheat once, and what the spoon touched is thrown away.',
    'USDA FSIS, Baby food and microwave safety; NHS, Preparing food for babies safely',
  ],
  [
    'may when',
    'No, not at three months: the gut, the tongue and the neck are not ready, it chokes easily, and milk is what it needs; solids begin at about 6 months, never before 4. Hungry more often, waking at night or watching you eat is normal and not a sign. Feed milk more often, and talk to the pediatrician; nothing in the bottle.',
    'American Academy of Pediatrics, Starting Solid Foods; US CDC, When, What, and How to Introduce Solid Foods',
  ],
  [
    'may',
    'Never put cereal in a bottle unless the doctor ordered it for reflux: the baby may choke and eats more than it needs, and it does not sleep longer for it. Cereal goes on a spoon from about 6 months, iron-fortified, oat, barley and others besides rice. Spitting up with poor weight gain, pain or green vomit is for the doctor.',
    'American Academy of Pediatrics, Cereal in a bottle; US CDC, Infant nutrition',
  ],
  [
    'how what',
    'Loud is gagging, silent is choking. A baby that coughs, sputters, goes red and sticks its tongue out is clearing itself: stay close, calm, no fingers in the mouth. No sound, weak or no cough, blue or gray: 5 back blows head down on your arm, then 5 chest thrusts (over 1 year: above the navel), again and again, and your emergency number; limp: CPR. Learn it in a course.',
    'American Red Cross, Infant choking first aid; NHS, How to stop a child from choking',
  ],
  [
    'may',
    'No honey in any form before 12 months, also baked into bread, cereal bars, crackers or sauce, or on a pacifier: the heat of an oven does not kill the spores of infant botulism. Maple syrup and sugar are not for under-twos either. From 12 months honey is fine. Already eaten: constipation, weak cry, poor feeding or floppiness in the next weeks means the doctor at once.',
    'US CDC, Botulism prevention; USDA, Feeding Infants in the Child and Adult Care Food Program',
  ],
  [
    'how',
    'At about 6 months, sitting upright with a steady head, the baby feeds itself from soft pieces the size of an adult finger that squash between two of yours: avocado, steamed carrot, ripe pear, omelet strips, flaked fish, shreds of meat. Iron each day, milk goes on. Nothing hard, round, sticky or coin-shaped, no salt, no honey, never alone. Spoon and fingers mix well.',
    'NHS Start for Life, Weaning; American Academy of Pediatrics, Starting Solid Foods',
  ],
  [
    'may when',
    "No juice before 12 months unless the doctor says so; after that at most half a cup (120 ml) a day of pure juice, in an open cup with a meal, up to 3 years. Water and milk are the drinks of small children. No tea, coffee, soda, sweetened or plant 'toddler' drinks, and no juice in bottles or at bedtime: it ruins teeth.",
    'American Academy of Pediatrics, Fruit Juice in Infants, Children, and Adolescents',
  ],
  [
    'may how',
    'Rice takes up more arsenic than other grains, so give a baby oat, barley and wheat cereals too and not rice at every meal, few rice cakes, and no rice drink before 5 years. Boiling rice in 6 to 10 parts of water and draining it takes out a good part. Rice now and then is fine; celiac families vary with corn, millet, quinoa.',
    'FDA, Arsenic in Food; NHS, Foods to avoid giving babies and young children',
  ],
  [
    'may',
    "From 6 months yes: fresh spinach, beets and carrots cooked and frozen or eaten the same day are fine in a mix of vegetables. Their nitrate is a danger to babies under 3 months, and rises in puree that stands, so none from yesterday's warm pot, and little while a baby has diarrhea. Test private well water before it goes in formula; boiling does not help. Blue-gray lips: emergency number.",
    'American Academy of Pediatrics, Infant methemoglobinemia; EFSA, Nitrate in vegetables: infants and young children',
  ],
  [
    'amount',
    'About a tablespoon of each food for each year of age is a start, three meals and two snacks; some days a child eats almost nothing, and over a week it evens out. You decide what, when and where, the child how much: no bribes, no last bite. Growing and lively is the sign. Losing weight, few wet diapers, choking or pain: the pediatrician.',
    'American Academy of Pediatrics, HealthyChildren.org, Serving sizes for toddlers; E. Satter, Division of Responsibility in Feeding',
  ],
  [
    'how',
    'Let the child help: children eat more readily what they washed, tore, stirred or picked. Eat the same food yourself, put one thing they like beside a spoonful of the new one, and expect ten to fifteen calm tries; touching and licking count. No bribe, no fight, milk and snacks not in the hour before. Few foods left, gagging, weight loss: the pediatrician.',
    'American Academy of Pediatrics, HealthyChildren.org, Picky eaters; NHS, Fussy eaters',
  ],
  [
    'how what',
    'At 2 to 3: wash fruit, tear lettuce, stir cold batter, put toppings on. 4 to 5: mash, knead, cut soft food with a child-safe knife, measure, shape. 6 to 8: peel, grate with a guard, crack eggs, use a small knife beside you. 9 to 12: stove and oven with an adult in the room. Hands washed, no raw dough licked, pot handles turned in.',
    'kitchen practice; USDA FSIS, Food Safety Basics',
  ],
  [
    'how what',
    'Begin from what is accepted and change one small thing: another shape of the same pasta, the same nugget home-made, the sauce beside it, no foods touching, same plate, same time. A new food may just lie there; never hide things in a safe food, trust is worth more. A list that shrinks, weight loss or fear of eating: pediatrician, dietitian or feeding therapist.',
    'National Autistic Society (UK), Eating: a guide for all audiences; NHS, Fussy eaters and ARFID information',
  ],
  [
    'what how',
    "Build it as a box of parts he likes: one bread or pasta thing, one protein (cheese, egg, chicken, bean dip, yogurt), one fruit, one crunchy vegetable, in bite size; cold leftovers such as pasta, pancakes or pizza count. Let him choose between two. An ice pack or a frozen drink keeps it below 40°F (4°C). Grapes cut for the small, and heed the school's nut rule.",
    'USDA FSIS, Keeping Bag Lunches Safe; kitchen practice',
  ],
  [
    'may amount',
    'Milk alone is not enough: 2 to 3 cups (480 to 720 ml) a day at age 1, 2 cups from age 2, is plenty, since more fills a child up, leaves no hunger for food and makes iron run short. Give it in a cup with or after meals, none in bed, and meat, lentils, egg or fortified cereal with fruit. Pale, tired, chewing ice or earth: a blood test at the doctor.',
    'Healthy Eating Research with the American Academy of Pediatrics, Recommended Drinks for Children Age 5 and Younger',
  ],
  [
    'amount may',
    "Two small portions a week of low-mercury fish: salmon, sardines, trout, cod, pollock, shrimp, canned light tuna rather than albacore; a child's portion is about 1 ounce (28 g) at 1 to 3 years, 2 at 4 to 7. No shark, swordfish, king mackerel, marlin, orange roughy, tilefish or bigeye tuna. Cook it to 145°F (63°C), feel for bones with your fingers.",
    'FDA and EPA, Advice about Eating Fish',
  ],
  [
    'what how',
    'No diet, and no plan from me: you are still growing, and skipping meals mostly ends in hunger and binges. What helps is three real meals with protein, bread or rice, vegetables and something you like, plus sleep and moving for fun. Tell a parent, school nurse or doctor how you feel about your body. Fainting, throwing up on purpose or fear of eating: get help today.',
    'American Academy of Pediatrics, Preventing Obesity and Eating Disorders in Adolescents; NHS, Advice for young people worried about weight',
  ],
  [
    'what',
    'Keep ready what fills: overnight oats with nut butter, egg or bean burritos from the freezer, cheese toast, yogurt with granola, hummus and pita, leftover rice fried with eggs, milk or smoothies, soup in a thermos. A growing or training teenager really may need four or five meals. Cook double of one thing on Sunday. Weight falling in spite of it: a doctor.',
    'kitchen practice; NHS, Healthy eating for teens',
  ],
  [
    'how what',
    'Begin with real replacements, not only leaving meat off: beans, lentils, tofu, eggs or fortified soy drink at each meal, iron foods with fruit or peppers, nuts or seeds daily. Cook one base for all, chili, curry, pasta, with meat apart. Without eggs and milk B12 must come from fortified food or a supplement. Eating less and less under that name: talk, and see the doctor.',
    'Academy of Nutrition and Dietetics, Vegetarian diets; NHS, The vegan diet',
  ],
  [
    'how what',
    'Little, often and by hand: soft finger food such as sandwiches in quarters, egg muffins, fish sticks, banana, cheese cubes and cake can be eaten on the walk. One course at a time on a plain colored plate, no pattern, radio off, eat along. Sweet or strong flavors often still please. Losing weight, coughing at meals or food held in the cheek: doctor or speech therapist.',
    "Alzheimer's Society, Eating and drinking; NHS, Dementia and eating",
  ],
  [
    'how',
    'Let tools and shops do the grip: a damp cloth or rubber mat under bowl and board, a rocker knife or food processor, thick handles, an electric can opener, frozen chopped onions and vegetables, a spiked board that holds what you cut. Lift pasta out in a basket instead of tipping the pot, slide pans, sit while you work. An occupational therapist has the rest.',
    'Arthritis Foundation, kitchen tips; kitchen practice',
  ],
  [
    'how what',
    'Build on what is still there: sour (lemon, pickles), umami (tomato, soy, mushrooms, parmesan), chili or mint tingle, crunch, and hot beside cold. More salt and sugar is not the way. Without smell go by dates and a thermometer, never by nose, and have working smoke and gas alarms. Loss that is new or stays for weeks: the doctor looks at it.',
    'AbScent / NHS, Lost or changed sense of smell; kitchen practice',
  ],
  [
    'how',
    "Ask loudly 'are you choking?' If the person can cough or talk, let them cough. If not: call your emergency number, 5 firm blows between the shoulder blades, then 5 quick thrusts inward and up above the navel, and repeat; on the chest in pregnancy or a very large person. Unconscious: CPR. Alone: thrust yourself over a chair back. See a doctor after thrusts.",
    'American Red Cross, Adult/Child Choking; NHS, What should I do if someone is choking?',
  ],
  [
    'how',
    'Stir the thickener in as its can and your therapist say, and let it stand: it goes on thickening for minutes, more in milk or juice than water. Do not mix starch and gum kinds, or thicken fizzy or hot drinks by guess. Gelatin (jelly), ice cream, ice and soup with bits turn thin or mixed in the mouth, so they count as thin. Coughing or wet voice: stop, and call the therapist.',
    'IDDSI, Framework and testing methods; NHS, Dysphagia',
  ],
  [
    'what how',
    'Plastic forks and a cold meal help when metal and smells turn the stomach: homemade chicken or egg salad, yogurt, smoothies, cold pasta, ginger, lemon, mint, marinades sweet and sour. Six small plates, dry toast first thing, somebody else cooks, the window open. During chemotherapy all meat, fish and eggs are well done, fruit washed. Cannot keep fluid down, fever, or losing weight: call the team.',
    'National Cancer Institute, Eating Hints; American Cancer Society, Taste and Smell Changes',
  ],
  [
    'what',
    'Cool, soft and mild: yogurt, custard, oatmeal, mashed potato with gravy, scrambled eggs cooked firm, banana, melon, soft pasta, blended soup lukewarm, smoothies through a straw, ice pops. No citrus, tomato, vinegar, chili, salt crust, chips, toast or alcohol, nothing hot. Rinse after meals as the team says. Cannot drink, bleeding, white patches or fever: call doctor or dentist.',
    'National Cancer Institute, Eating Hints (sore mouth)',
  ],
  [
    'what',
    'For the first days soft and lukewarm to cool: yogurt, mashed potato, scrambled egg, blended soup, smoothie by spoon, soft pasta, banana, flaked fish, custard. After an extraction no straw, no seeds, rice, chips or alcohol, and no heat: the clot must stay. With braces later on no sticky caramel, popcorn or whole hard apples; cut small. Bleeding, fever or worse pain after day three: the dentist.',
    'American Association of Oral and Maxillofacial Surgeons, After wisdom tooth removal; American Association of Orthodontists, Foods with braces',
  ],
  [
    'what',
    'Warm and soft things soothe: broth, noodle soup, oatmeal, mashed potato, eggs cooked firm, tea with lemon, and honey for all over 12 months; cold ice pops and yogurt do as well. Milk does not make more mucus. Drink a lot. Small breaths, drooling, no swallowing, rash, or fever beyond three days: the doctor; a cold alone passes in a week or so.',
    'NHS, Sore throat; US CDC, Manage Common Cold',
  ],
  [
    'what how',
    'Fiber with water, a little more each day: prunes, pears, kiwis, oats, beans, lentils, whole grains, ground flax, vegetables with the skin on, soup and drinks beside them, and a walk. A big breakfast at a fixed hour helps. For babies offer pureed prune or pear from six months. Blood, strong pain, vomiting, weight loss or weeks of it: the doctor before any laxative.',
    'US NIDDK, Eating, Diet, & Nutrition for Constipation; NHS, Constipation',
  ],
  [
    'how what',
    "Offer a small glass at each meal and one between, in reach and light to hold, and count what is wet: soup, melon, cucumber, yogurt, gelatin, ice pops, milky drinks, tea; thirst fades with age. In heat more. Dark little urine, dry mouth, new confusion or dizziness: doctor today. With heart or kidney disease or thickened drinks, the doctor's amount rules.",
    'NHS, Dehydration; British Dietetic Association, Hydration in older adults',
  ],
  [
    'may what',
    "Probably not: cashew and pistachio are so alike that an allergy to one mostly means both, and walnut and pecan are the second such pair. Leave out the partner too, and mixed nuts, pesto, baklava, vegan 'cheese' and 'cream', until the allergist has tested. Pink peppercorn, sumac and mango are of the cashew family: ask before you use them.",
    'American College of Allergy, Asthma & Immunology, Tree Nut Allergy',
  ],
  [
    'may what',
    "No: spelt, kamut, einkorn, emmer, farro, durum, semolina, freekeh, bulgur and triticale are all wheat, with gluten, and no good with a wheat allergy or celiac disease, however 'ancient', sprouted or long fermented. Buckwheat, in spite of its name, is no wheat. Take rice, corn, millet, quinoa, buckwheat or sorghum marked gluten-free.",
    'FDA, Gluten and Food Labeling; Celiac Disease Foundation, Sources of Gluten',
  ],
  [
    'may what',
    "Oyster sauce is shellfish: it is made with oyster extract, a mollusk, so no with a shellfish allergy unless the allergist clears mollusks. Vegetarian 'mushroom oyster sauce' is made without, by its label. It hides in stir-fries, fried rice, lo mein and glazed greens; XO sauce, shrimp paste, belacan, bonito stock and kimchi bring shrimp or fish too. Most hold wheat and soy.",
    'Food Allergy Research & Education (FARE), Shellfish Allergy; Allergy UK, Shellfish',
  ],
  [
    'what may',
    'Nutmeg, water chestnut, butternut squash, tiger nut and coconut are not tree nuts, though a few react to coconut. US labels do count pine nuts: leave them out unless the allergist clears them. Peanut is a legume and an allergy of its own, though one in some has both. Chestnut is a nut too, though US labels need not warn, and hazelnut spread, marzipan, praline, nougat and amaretto are nuts.',
    'American College of Allergy, Asthma & Immunology, Tree Nut Allergy; FARE, Tree Nut Allergy; US FDA, Questions and Answers Regarding Food Allergens (Edition 5, 2025)',
  ],
  [
    'what',
    "Celery, with celeriac and seed, hides in stock cubes, bouillon, soups, spice mixes, celery salt, sausages, ready sauces, Bloody Mary mix and salads; mustard in mayonnaise, dressings, marinades, curry powder, pickles, burgers, cold cuts and pretzels. In the EU and UK both must stand on labels, in the US they may hide under 'spices' or 'natural flavor': ask the maker.",
    'UK Food Standards Agency, Allergen guidance; Regulation (EU) No 1169/2011',
  ],
  [
    'what',
    'Corn hides as cornstarch, modified starch, dextrose, maltodextrin, glucose or corn syrup, caramel color, baking powder, powdered sugar, vanilla and vinegar of grain alcohol, iodized salt, xanthan gum and many medicines. US labels need not name corn as an allergen: ask makers. Potato starch or arrowroot thickens; baking powder: one part baking soda, two parts cream of tartar.',
    'American College of Allergy, Asthma & Immunology, Corn Allergy',
  ],
  [
    'may',
    "No: goat's, sheep's and buffalo milk hold proteins so like those of cow's milk that nearly everyone with a milk allergy reacts to them, cheese of them too. With lactose intolerance they are no help either, the lactose is about the same. Fortified soy, oat or pea drink stands in; for a baby only a formula the doctor chose.",
    "ACAAI, Milk & Dairy allergy; NHS, Cows' milk allergy",
  ],
  [
    'how',
    'Chocolate cake without egg, in one bowl: 1½ cups (190 g) of flour, 1 cup (200 g) of sugar, ¼ cup (25 g) of cocoa, 1 teaspoon of baking soda, ½ of salt; stir in 1 cup (240 ml) of water, 1/3 cup (80 ml) of oil and 1 tablespoon of vinegar, into the oven at once, 8-inch (20 cm) pan, 350°F (175°C), 30 to 35 minutes. No milk in it either.',
    'kitchen practice',
  ],
  [
    'may what',
    "Vegan does not mean safe for an allergy: the word says that no animal product was put in on purpose, not that no traces of milk, egg or fish got in from shared lines, and UK food law sets no limit for it. Look for 'free from milk' as such and for 'may contain'. Vegan food is rich in nuts, soy, sesame and gluten besides.",
    'UK Food Standards Agency, Vegan and free-from: know the difference',
  ],
  [
    'may',
    'Keep away while it steams: the vapor of boiling or frying fish and shellfish carries protein and can set off wheeze, hives or, rarely, worse in people with that allergy, asthmatics above all. Cook it when the person is out, or outside, air the room, wash pans and surfaces hot. The smell of peanut butter alone hardly does it; eaten or rubbed in it does.',
    'American College of Allergy, Asthma & Immunology, Shellfish and fish allergy; Anaphylaxis UK, Fish allergy',
  ],
  [
    'may',
    'Better not: scoops, slicers and tongs go from one bin, loaf or cheese to the next, so bulk nuts and grains, deli slices, bakery counters, salad bars and ice cream scoops carry traces of everything, and no label warns. With an allergy or celiac disease buy closed packages. Ice cream from a fresh tub with a washed scoop, at a quiet hour, is the nearest to safe.',
    'FARE, Avoiding cross-contact; Celiac Disease Foundation, Shopping',
  ],
  [
    'may',
    'Only oats labeled gluten-free, since others are grown and milled with wheat and barley; most people with celiac disease tolerate a modest bowl of those, some react to oats themselves. Many doctors say to begin when the gut has healed and blood tests are good, slowly. In Australia and New Zealand oats may not be sold as gluten-free. Symptoms: stop and ask.',
    'Celiac Disease Foundation, Oats; Coeliac UK, Oats; Coeliac Australia, Oats',
  ],
  [
    'may what',
    "Barley malt, malt extract, malt vinegar and ordinary beer have gluten: leave them out unless the label says gluten-free. Distilled (white), wine, cider and rice vinegar and distilled spirits, even of grain, are fine unless something was added. Malt hides in cornflakes, chocolate, chips, yeast spreads and milkshakes. Maltodextrin is not malt. 'Gluten-removed' beer is no sure thing.",
    'FDA, Gluten and Food Labeling; Celiac Disease Foundation, Sources of Gluten',
  ],
  [
    'may when',
    'Do not start yet: blood tests and the biopsy for celiac disease show it only while you eat gluten, in more than one meal a day for at least six weeks before, by UK advice. Keep eating as usual, see the doctor, and cut it out when told. Already off it: tell the doctor, who plans what to eat before the test. Weight loss, blood or a child not growing: soon.',
    'NICE guideline NG20, Coeliac disease; Coeliac UK, Getting diagnosed',
  ],
  [
    'may what',
    "Gluten-free and wheat-free are two things: wheat starch washed of its gluten (Codex) may stand in gluten-free food for celiac disease, but is not for a wheat allergy, while rye and barley may suit the allergy, if the allergist agrees, and never celiac disease. Glucose syrup and dextrose of wheat are fine for celiacs; with the allergy ask. In the US such food says 'wheat'.",
    'FDA, Gluten and Food Labeling; Coeliac UK, Gluten-free wheat starch',
  ],
  [
    'what',
    'Plenty is gluten-free by itself: rice, potatoes, polenta, corn tortillas, eggs, fish, meat, beans, vegetables, fruit, cheese, nuts. So: roast chicken and potatoes, risotto, chili with rice, omelet, tacos, dal, stir-fry with tamari, soup thickened with potato. Stock, sauces and spice mixes by their labels. New at it: own toaster, butter and colander, and a dietitian once.',
    'Celiac Disease Foundation, What Can I Eat?; Coeliac UK, Gluten free diet',
  ],
  [
    'amount may',
    'Most people with lactose intolerance tolerate about a cup of milk (240 ml, 12 g of lactose) when it is taken with a meal or spread over the day, says NIDDK; find your own line by small steps. Aged cheese, butter and live yogurt hold little. Lactase drops or tablets split the sugar, by their package. A milk allergy is something else, and a baby is for the doctor.',
    'US NIDDK, Eating, Diet, & Nutrition for Lactose Intolerance',
  ],
  [
    'may',
    "Only if your allergist says so: highly refined peanut oil is so pure that FDA does not label it as an allergen and most people tolerate it, but cold-pressed, 'gourmet', aromatic or used frying oil holds peanut protein, and nobody sees the difference at a fair or takeout. Fry at home in canola or sunflower oil. Arachis or groundnut oil is peanut oil.",
    'FDA, Food Allergies; FARE, Peanut Allergy',
  ],
  [
    'how amount',
    'Add up the carbohydrate of every ingredient, weight in grams times the grams per 100 g on its label or in a table, then divide by the cooked weight and multiply by your portion. Example: 400 g of dry pasta at 75 g per 100 g is 300 g, in 6 equal plates 50 g each, plus sauce. Weigh raw with raw figures. Insulin for it: your diabetes team.',
    'American Diabetes Association, Carb Counting; US CDC, Carb Counting',
  ],
  [
    'may what',
    'Yes, whole fruit fits: about 15 g of carbohydrate is in a small apple, half a large banana, ¾ to 1 cup (about 150 g) of berries or melon, half a small mango or 2 tablespoons of raisins. Eat it whole, with nuts, yogurt or after a meal; juice, smoothies and dried fruit go in much faster and by more. Your meter and dietitian say which portion suits you.',
    'American Diabetes Association, Fruit; US CDC, Carbohydrate lists for diabetes',
  ],
  [
    'may what',
    "Yes, a small piece counted as carbohydrate, best after a meal; no cake has to be labeled diabetic. Bake it with less: a third less sugar, ground almonds for part of the flour, fruit and cream or yogurt in place of frosting, a thin layer, small slices. 'Sugar-free' cake still has flour. Ask the guest or parent; insulin is theirs to decide. Water or unsweetened drinks beside it.",
    'American Diabetes Association, Desserts and carbohydrate; kitchen practice',
  ],
  [
    'may how',
    'Rice, pasta or potatoes cooked and chilled form some resistant starch, which raises blood sugar a little less, also when reheated; the effect is small and differs, so count the full carbohydrate, change no medicine for it and trust the meter. Rice goes into the fridge within an hour or two and is reheated to 165°F (74°C). A smaller portion with beans does more.',
    'American Diabetes Association, Carbohydrates; USDA FSIS, Leftovers and Food Safety',
  ],
  [
    'what',
    'Three modest meals and two or three snacks, each with protein and vegetables beside a small, even portion of whole grain, beans or starch: eggs with one slice of toast, lentil curry with a little rice, chicken and salad with potato, yogurt with nuts and berries. Breakfast is often the touchy one. No juice, no skipping meals. Your numbers, carbohydrates and ketones your team sets.',
    'American Diabetes Association, Gestational Diabetes; NHS, Gestational diabetes',
  ],
  [
    'how',
    'Peel potatoes, cut them in small cubes or thin slices, bring to a boil in at least twice as much water (four times is better), pour that off, and boil them in fresh water until soft, then pour off again: that takes out up to half of the potassium; soaking raw does little. Throw the water away. Portion still counts, and the renal dietitian says how often.',
    'National Kidney Foundation, Potassium and your CKD diet; Burrowes and Ramer, Journal of Renal Nutrition (2006/2008), Leaching potassium from tuberous root vegetables',
  ],
  [
    'what',
    'Lower in potassium: cabbage, cauliflower, cucumber, lettuce, onion, bell pepper, green beans, zucchini, eggplant, radish, corn, peas, and apples, berries, grapes, pears, pineapple. High: potatoes, sweet potato, tomato and its paste, cooked spinach, squash, avocado, beans, banana, orange, melon, dried fruit, juice, nuts. Portions count: two small make a large. How much, your renal dietitian says by your blood test.',
    'National Kidney Foundation, Potassium and your CKD diet',
  ],
  [
    'what how',
    "Look for 'phos' inside the words of the ingredient list: phosphoric acid, sodium phosphate, pyrophosphate, E338 to E343 and E450 to E452. Such added phosphorus is taken up almost whole, from cola, processed cheese, ham, nuggets, injected chicken, baking mixes and instant puddings. Fresh meat and home baking are better; ask your renal dietitian about milk and baking powder, since phosphate-free ones may hold potassium. Binders only as prescribed.",
    'National Kidney Foundation, Phosphorus and Your Diet',
  ],
  [
    'what how',
    'Cook mostly plants with oil instead of butter: vegetables, beans, whole grains, fish twice a week, skinless chicken, unsalted nuts, fruit. Leave the salt out of the pot and season with lemon, vinegar, garlic, onion, pepper, cumin, smoked paprika, herbs, toasted seeds, mushrooms; few cured meats, cheese, stock cubes and ready sauces. Salt substitute only if the doctor allows. Chest pain: emergency number.',
    'American Heart Association, Diet and Lifestyle Recommendations; British Heart Foundation, Heart-healthy eating',
  ],
  [
    'what',
    'Most salt does not come from the shaker: bread, cheese, ham and bacon, pizza, soup, sauces, ready meals, chips, pickles and olives bring the bulk. Low is 140 mg of sodium a serving in the US, 0.3 g of salt in 100 g in the UK (sodium times 2.5 is salt). Rinse canned beans, cook from raw, halve the cheese, taste before you salt: the tongue adapts in some weeks.',
    'FDA, Sodium in Your Diet; NHS, Salt in your diet',
  ],
  [
    'how',
    'Small sips spread over the day from a small cup, a mouth rinse with cold water, ice chips or frozen grapes, lemon or sugar-free gum, and above all less salt, since salt makes the thirst. Soup, gelatin, ice cream, melon and yogurt count as fluid. How much in all, only the heart or kidney team sets. Sudden weight gain, swelling or short breath: call them today.',
    'American Heart Association, Managing fluids in heart failure; National Kidney Foundation, Fluid overload',
  ],
  [
    'what',
    'Build the plate on vegetables, eggs, beans or tofu, low-fat dairy, rice, potatoes, bread, with a small piece of chicken or white fish: vegetable omelet, pasta with zucchini and ricotta, lentil dal, chicken with greens. Pour the boiling water of meat away rather than drink it: broth and gravy hold purines. Water for drink, no beer or sweet soda. Hot swollen joint with fever: doctor now.',
    'Arthritis Foundation, Gout Diet; NHS, Gout',
  ],
  [
    'what how',
    'Small plates, baked, steamed or poached and not fried, eaten at least three hours before you lie down: oats, rice, potatoes, chicken, white fish, egg, green vegetables, banana, melon, yogurt. Test for yourself tomato, citrus, onion, chili, chocolate, mint, coffee, alcohol and fat. Often, with trouble swallowing, weight loss, black stools or blood: a doctor; chest pain: emergency number.',
    'US NIDDK, Eating, Diet, & Nutrition for GER & GERD',
  ],
  [
    'what',
    'For example chicken, salmon or firm tofu with rice or potatoes, carrots, zucchini, green beans or spinach, the green of scallions, chives, ginger, soy sauce and garlic-infused oil; rice noodles stir-fried, omelet, polenta, roast with root vegetables. Canned lentils, rinsed, are milder than cooked dry ones, in small portions. No onion or garlic powder in stock and spice mixes. Strict weeks only with a dietitian.',
    'Monash University, Low FODMAP Diet',
  ],
  [
    'may',
    'It depends: ordinary Worcestershire sauce holds anchovies, so not for vegetarians, a fish allergy or strict Jains. For kosher it needs the mark, and many do not eat fish with meat: take one marked kosher without the fish sign. Halal eaters mostly take it if no alcohol or wine is in it. Soy sauce with vinegar, tamarind and sugar replaces it.',
    'Orthodox Union, Kosher: fish and meat, Worcestershire sauce; kitchen practice',
  ],
  [
    'may',
    'Opinions differ: brewed soy sauce forms about 1 to 2 percent of alcohol by itself, and some add alcohol to keep it; many scholars allow what arises in brewing and does not intoxicate, others do not. A halal-certified or chemically made (hydrolyzed) sauce without added alcohol settles it. Mirin and cooking sake are alcohol: leave those out. Ask the guest.',
    'Islamic Food and Nutrition Council of America (IFANCA), Soy sauce',
  ],
  [
    'what how',
    'Leave out meat, fish, egg for most, alcohol, and the five pungent plants: onion, garlic, leek, chives, scallion, also shallot and often asafoetida. Flavor comes from ginger, mushrooms and their soaking water, kelp, soy sauce, miso, sesame oil, white pepper, cilantro, fermented tofu. Sauces and mock meats often hold onion or garlic: read the label. Dairy differs: ask.',
    'kitchen practice of Chinese and Japanese temple cooking (shojin ryori)',
  ],
  [
    'what',
    'Fortified foods or a supplement for B12 come first. Then iron (lentils, tofu, fortified cereal, with fruit or peppers), calcium (calcium-set tofu, fortified drink, kale), iodine (iodized salt; kelp is too much), omega-3 (ground flax, chia, walnuts, canola oil), zinc (seeds, beans), vitamin D in winter, protein at each meal. Pregnant, nursing, a child or tired: blood tests and amounts from doctor or dietitian.',
    'Academy of Nutrition and Dietetics, Position on vegetarian diets; NHS, The vegan diet',
  ],
  [
    'what when',
    'Two to four hours before, a normal meal of starch with a little protein and little fat and fiber: rice and chicken, pasta with tomato, oats with banana. In the last hour only a snack: banana, toast with jam, a few dates. Nothing new on race day; coffee only if you are used to it. Drink to thirst. Longer than about an hour: sips and a bit of sugar on the way.',
    'American College of Sports Medicine, Nutrition and Athletic Performance (position stand)',
  ],
  [
    'what',
    'A normal meal within an hour or two, with protein and starch: eggs on toast, chicken or tofu with rice, yogurt with oats and fruit, chocolate milk and a sandwich, lentils and potatoes. Drink until your urine is pale; after heavy sweat some salty food. Shakes are not needed. Amounts for a sport or to gain muscle a sports dietitian plans, above all for the young.',
    'American College of Sports Medicine, Nutrition and Athletic Performance (position stand)',
  ],
  [
    'how',
    'Turn the stove off, step back and sit or lie down at once, legs up if you can, before you fall on hot things or a knife; open a window, call somebody, sip water, then eat a little. Leave the pan. Chest pain, short breath, a drooping face, a fit, a blow to the head, or not well in minutes: emergency number. Gas or a headache in several people: all out first. Often: the doctor.',
    'American Red Cross, Fainting first aid; NHS, Fainting',
  ],
  [
    'how',
    'Rinse the open eye with lukewarm tap water or under a gentle shower for 15 minutes, blinking, contact lenses out, after you have washed your hands with soap twice. Do not rub, no milk, oil or drops. Chili stings for an hour or so and harms rarely. Hot fat, dishwasher or oven cleaner, lye or lime in the eye: rinse and go to emergency now; so with pain or blur that stays.',
    'American Academy of Ophthalmology, Chemical eye injury first aid; Poison Control (National Capital Poison Center), Hot peppers',
  ],
  [
    'may',
    'No smoked salmon, lox or gravlax, nor other smoked fish from the fridge, because of Listeria: eat it only cooked to 165°F (74°C), in a quiche, pasta or scrambled eggs heated until steaming. Canned or pouch salmon and fish you cooked fresh to 145°F (63°C) are fine. Already eaten: one time seldom harms; fever, chills or aches within two months, call doctor or midwife.',
    'FDA, Food Safety for Moms-to-Be: Listeria; FoodSafety.gov, People at Risk: Pregnant Women',
  ],
  [
    'may',
    "Ginger, peppermint, lemon and rooibos tea, up to 4 cups a day, are taken to be fine; green and black count as caffeine. Raspberry leaf not before late pregnancy and only after asking, and no pennyroyal, sage in quantity, licorice root, senna, slimming or 'detox' teas: no one has shown them safe. Herbs as food seasoning are fine. Ask your midwife about chamomile, fennel, nettle and each blend.",
    'NHS, Foods to avoid in pregnancy (herbal teas); American Pregnancy Association, Herbal Tea',
  ],
  [
    'may',
    'Ripe papaya and pineapple in ordinary portions are fine, washed and freshly cut; they do not bring labor on. Green, unripe or half-ripe papaya, as in som tam, holds latex that made the womb contract in animal studies, so leave it out, above all raw. Spicy food does no harm to the baby, only heartburn. Cut fruit kept cold, eaten within a day or so.',
    'Adebiyi et al., British Journal of Nutrition (2002), Papaya consumption is unsafe in pregnancy: fact or fable?; FDA, Food Safety for Moms-to-Be',
  ],
  [
    'what how',
    'Little and often, dry and cold: crackers or toast before you get up, then a few bites every two hours of plain rice, potatoes, noodles, yogurt, banana, cold chicken cooked through, ginger in tea or cookies, lemon water by sips. Cold food smells less; let others fry. Cannot keep drink down for a day, dark or no urine, weight loss, blood, fever: midwife or doctor today.',
    'NHS, Vomiting and morning sickness; ACOG, Morning Sickness',
  ],
  [
    'may',
    'Better leave out soft serve from machines in pregnancy: it is served just below freezing, and a badly cleaned machine grows Listeria. Packaged ice cream and gelato of pasteurized milk and egg, kept hard frozen, is fine; homemade only from a base cooked to 160°F (71°C) or pasteurized eggs. The same for milkshakes and frozen yogurt out of a machine, and for weak immunity.',
    'Food Standards Australia New Zealand, Listeria and food; FDA, Food Safety for Moms-to-Be',
  ],
  [
    'may',
    'Leave the salad bar, buffet, pre-cut melon and ready deli salads in pregnancy, or with weak immunity: they stand out and are touched, and Listeria grows even in the cold. Make the same at home from whole vegetables washed and cut just before, chilled at 40°F (4°C), eaten within a day, with pasteurized cheese and eggs boiled hard. Hot dishes steaming from the kitchen are the choice.',
    'Food Standards Australia New Zealand, Listeria and food; FDA, Food Safety for Moms-to-Be',
  ],
  [
    'what',
    'No food is proven to make more milk: it comes from frequent, good emptying, so feed or pump often. Oats, fenugreek or fennel are folk ways; eat them as food if you like, leave supplements to the doctor. What helps is enough to eat and drink: one-handed meals such as wraps, oat bars, egg muffins, soup in a mug. Few wet diapers, poor weight gain, pain: midwife or lactation consultant.',
    'Academy of Breastfeeding Medicine, Protocol 9 (galactogogues); NHS, Breastfeeding: is my baby getting enough milk?',
  ],
  [
    'what may',
    'Something cold and soft to gnaw while you watch: a chilled wet washcloth, a solid teething ring from the fridge (not the freezer), and from 6 months chilled cucumber or banana in a mesh feeder, cold yogurt or fruit puree. No raw carrot or apple sticks, hard rusks that snap, ice cubes, honey or amber necklaces. High fever or diarrhea is not teething: the doctor.',
    'American Academy of Pediatrics, Teething; NHS, Tips for helping your teething baby',
  ],
  [
    'what how',
    'I am sorry it is so hard; you have done nothing wrong, and this is common and treatable. Today a regular meal helps more than making up for it: bread or rice, something with protein, something warm, at a table, without counting. Then tell one person you trust and a doctor, or an eating disorder helpline in your country. Fainting, chest pain, vomiting often or thoughts of dying: emergency number now.',
    'NHS, Eating disorders; National Institute of Mental Health, Eating Disorders',
  ],
  [
    'how may',
    "Leave alcohol out of every dish, also wine in stew, rum in cake, liqueur filling and vodka sauce, since part stays after cooking and the taste alone can trigger; so can traces in vanilla extract, kombucha and 'alcohol-free' beer. Stock with lemon, or grape juice, stands in. With disulfiram (Antabuse) even sauces and vinegar can cause a dangerous reaction: leave them out and ask the pharmacist. Flushing, chest pain, trouble breathing: emergency number.",
    'USDA, Table of Nutrient Retention Factors (alcohol); kitchen practice; US National Library of Medicine (MedlinePlus), Disulfiram',
  ],
  [
    'how',
    "Keep three sets: meat with poultry, dairy, and neutral (pareve), each with its pots, knives, boards, sponges and dishes, since hot or sharp food passes its kind into the pan. Eggs, fish, vegetables and fruit are neutral; fish is not cooked with meat by many. Wait after meat before dairy, by custom one to six hours. A pan used for pork or mixed needs a rabbi's advice before it is kosher.",
    'Orthodox Union, Kosher Primer',
  ],
  [
    'how',
    'Start with a few rules: stay in the kitchen while the stove is on, handles turned in, sleeves up, hair tied, no water on burning fat: lid on, heat off, out and call. Raw meat last, hands washed 20 seconds, chicken to 165°F (74°C). First dishes: scrambled eggs, pasta with tomato sauce, quesadillas, fried rice, oven vegetables with sausage. No deep frying alone, phone number at hand.',
    'US Fire Administration, Cooking Fire Safety; USDA FSIS, Safe Minimum Internal Temperature Chart',
  ],
  [
    'what how',
    "Iron comes first among solids, since the baby's store runs low at about 6 months: soft shreds of beef, lamb or dark chicken, well-cooked egg, lentils, beans, tofu, iron-fortified cereal, some each day, with fruit or vegetables rich in vitamin C such as strawberries, peppers or broccoli. No cow's milk as a drink before 12 months. Liver only now and then, for its vitamin A. Drops or tests only by the pediatrician.",
    'American Academy of Pediatrics, Iron-rich foods for babies; US CDC, Iron and infant nutrition; US NIH Office of Dietary Supplements, Vitamin A',
  ],
  [
    'how',
    'Switch it off at the fuse box before you touch anything, never pull someone from a live appliance with bare hands, and no water on it. A shock that burned, threw you, crossed the chest, or left tingling, pain or a racing heart, or came in pregnancy: emergency care, even if you feel well. No pulse: emergency number and CPR. Do not use that appliance again until it is repaired.',
    'American Red Cross, Electric shock first aid; NHS, Electric shock',
  ],
  [
    'may',
    'Deli meat only heated to 165°F (74°C), until it steams: ham, turkey, bologna, hot dogs and salami can carry Listeria, which cold does not kill, so use microwave, pan or oven. The NHS allows pre-packed cooked ham cold, but salami, chorizo, pepperoni and prosciutto only cooked. Baked on a pizza they are fine, laid on afterward not. Eaten cold already: fever, aches or chills within two months means doctor or midwife.',
    'US CDC, Safer Food Choices for Pregnant Women; NHS, Foods to avoid in pregnancy',
  ],
  [
    'may',
    "Well done only: in pregnancy beef, lamb and pork are cooked until no pink is left, ground meat to 160°F (71°C), poultry to 165°F (74°C), since rare meat can carry Toxoplasma, E. coli and Salmonella, and Toxoplasma can harm the unborn child. USDA's 145°F (63°C) and a 3-minute rest holds for whole cuts; the NHS wants no pink at all. A thin steak braised or sliced into a stew stays tender.",
    'NHS, Foods to avoid in pregnancy; FDA, Food Safety for Moms-to-Be',
  ],
  [
    'may',
    'None is known to be safe, so agencies say no alcohol at all in pregnancy, no wine, beer or liqueur desserts either. If you drank a little before you knew, the risk is likely low: stop now, and tell your midwife how much. Food with a little vanilla extract baked in is no worry; tiramisu, trifle, rum balls and short-cooked sauces keep some alcohol. Cannot stop alone: say so, there is help without blame.',
    'US CDC, About Alcohol Use During Pregnancy; NHS, Drinking alcohol while pregnant',
  ],
  [
    'may',
    'Yes, honey is fine in pregnancy: the spores that make babies ill cannot grow in a grown-up gut and do not reach the child in the womb, and the same goes for breastfeeding. It is the baby itself that gets none before 12 months. It counts as sugar, so with gestational diabetes mind the spoon, and wild honey of unknown flowers leave alone.',
    'US CDC, Botulism Prevention; NHS, Foods to avoid giving babies and young children',
  ],
  [
    'may',
    'No, do not skip nuts or peanuts in pregnancy or nursing unless you are allergic yourself: leaving them out does not protect the child from an allergy, and neither does leaving out milk, egg or fish. What lowers the risk is giving peanut and well-cooked egg to the baby early, from about 6 months. If a nursed baby has blood in the stool or bad eczema, see the doctor before you cut anything.',
    'NHS, Foods to avoid in pregnancy; AAP, The Effects of Early Nutritional Interventions on Allergy (2019)',
  ],
  [
    'may',
    "Mostly nothing happens after one unwashed fruit or salad: feeling well, you need no treatment. Soil can carry Toxoplasma and Listeria, so tell your midwife if it was visibly dirty, or if fever, aches, swollen glands or a stomach upset come in the next weeks. From now on rinse everything under running water just before eating, melons and what you peel as well; bags marked 'washed and ready to eat' need no more.",
    'NHS, Toxoplasmosis; FDA, Food Safety for Moms-to-Be, fruits, veggies and juices',
  ],
  [
    'may',
    'Yes, if they are yours and fresh: leftovers cooled within 2 hours and eaten within a day or two are fine in pregnancy when heated once to 165°F (74°C), steaming right through, rice too. Takeout hot, at once. Not cold from the fridge, not from a buffet or hot counter, and no store-made chicken, ham or seafood salad, because Listeria grows in the cold. Eaten already: fever or aches, call the doctor.',
    'FDA, Food Safety for Moms-to-Be; USDA FSIS, Leftovers and Food Safety; Food Standards Australia New Zealand, Listeria and food',
  ],
  [
    'may',
    "Never make formula at home: FDA warns against all recipes of evaporated, cow's, goat's or nut milk, since babies fed on homemade mixes landed in hospital: salt, iron, calcium and vitamins are wrong. Do not water bought formula down either, which can bring on fits. None to be had: ask the pediatrician, clinic or food program today for samples or another brand; nearly all healthy babies can switch.",
    'FDA, Advises Parents and Caregivers to Not Make or Feed Homemade Infant Formula; AAP, HealthyChildren, infant formula',
  ],
  [
    'how',
    "Wash hands, take a clean bottle, put in safe drinking water first, then level scoops exactly as the tin says. The NHS always wants it boiled, at most 30 minutes ago, still 158°F (70°C), because powder is not sterile; CDC above all under 2 months, for preterm or weak babies. Cool it, test your wrist; use within 2 hours, 1 from the feed's start, or refrigerate at once for at most 24. No mineral water.",
    'NHS, How to make up baby formula; US CDC, Cronobacter infection and infants; US CDC, Infant formula preparation and storage',
  ],
  [
    'may',
    'From 12 months an unsweetened, calcium-fortified soy or pea drink comes nearest to whole milk; oat, almond and coconut drinks have little protein and fat, so under 2 they are an addition, not the main drink. No rice drink before 5 years, because of arsenic, and under 1 year none of them as a drink: breast milk or formula. Vegan, allergic or a poor eater: a dietitian looks at the whole diet.',
    "NHS, Drinks and cups for babies and young children; US CDC, Fortified cow's milk and milk alternatives; AAP, Plant-based milk for children",
  ],
  [
    'how',
    'Start with 1 or 2 tablespoons of soft food once a day at about 6 months, then two and three meals by 8 to 9 months, offering something every 2 to 3 hours, 5 or 6 times a day with the milk. The baby decides how much: turning away, closing the mouth or pushing the spoon means enough. Milk stays the main food until 12 months. Weight falling off or few wet diapers: pediatrician.',
    "CDC, How Much and How Often To Feed; NHS, Your baby's first solid foods",
  ],
  [
    'how',
    'Wait and offer again: many babies push food out or gag for weeks, and 8 to 15 calm tries of one food are normal. Let the baby sit at table, touch, smear and hold soft strips, feed when awake and not full of milk, and stop at the first turned head. Sick or overtired: milk will do for a day. No solids at all by 8 to 9 months, often choking, poor weight: pediatrician.',
    "NHS, Your baby's first solid foods; US CDC, Tips to support picky eaters; AAP, HealthyChildren, Starting solid foods",
  ],
  [
    'how',
    'Give them like peanut and egg, from about 6 months once other solids go well: one new allergen at a time, early in the day, a quarter teaspoon first, then more: well-cooked fish flaked, thinned tahini, smooth or ground tree nuts in puree, yogurt, soft pasta, tofu, well-cooked shrimp minced. Keep giving each tolerated one weekly. Severe eczema or known allergy: pediatrician first. Hives, vomiting: stop and call; trouble breathing: emergency number.',
    'NHS, Food allergies in babies and young children; US NIAID, Addendum Guidelines for the Prevention of Peanut Allergy',
  ],
  [
    'may',
    'Usually not an allergy: tomato, citrus, strawberry, pineapple and other sour food redden the skin where they touch it, round the mouth and on the chin, most of all on dribble or eczema, and it fades within an hour or two. Wipe it, smear on barrier cream before meals, offer less. Raised hives elsewhere, swelling, vomiting or coughing is allergy: no more of it, and call the doctor; trouble breathing: emergency number.',
    'AAP, HealthyChildren, Food allergies in children; NHS, Food allergy',
  ],
  [
    'may',
    'Yes: mild spices are fine from about 6 months, a pinch of cinnamon, cumin, turmeric, coriander, ginger, paprika, basil or garlic in the food, and babies of many countries grow up with them. Leave out salt, sugar, stock cubes and salted blends, and hot chili, which burns mouth and eyes. Loose ground cinnamon by the spoon can be breathed in. Buy tested brands: some cheap cinnamon and turmeric held lead.',
    'AAP, HealthyChildren, Starting solid foods; FDA, ground cinnamon alerts on lead; NHS, Start for Life, weaning',
  ],
  [
    'how',
    "Cook one meal for all, and take the toddler's share out before the salt: pasta with meat or lentil sauce, rice with dal, omelet strips with soft peas, flaked fish with mashed potato, mild chicken curry, bean quesadilla in fingers, meatballs cut small, noodle soup drained. Cut to half an inch (1 cm), grapes and sausages lengthwise in quarters, and feel fish for bones. Fruit or yogurt after, water or milk with it.",
    'NHS, Start for Life, meals from 12 months; US CDC, Foods and drinks for 6 to 24 month olds',
  ],
  [
    'what',
    'Harmless as a rule: beets color stool and urine pink to red for a day or two after eating, in babies and grown-ups; red gelatin, tomato skin and red drinks do it too, blueberries and iron make it dark, spinach green. Ate none of them, or the red is streaky, slimy, black like tar, or comes with pain, fever, vomiting or a pale child: that may be blood, so call the doctor now.',
    'AAP, HealthyChildren, The many colors of baby poop; NHS, Blood in urine',
  ],
  [
    'why',
    "Healthy children from 12 months do not need it: toddler 'milk' often holds added sugar and costs more than whole milk, and AAP and NHS advise whole cow's milk or fortified soy drink and ordinary family food. A baby who cannot have milk, was preterm or grows poorly is another matter, where the doctor picks the formula. Under 12 months stay with first infant formula or breast milk; follow-on milk is not needed.",
    'AAP, Older Infant-Young Child Formulas (2023); NHS, Types of formula',
  ],
  [
    'may',
    "Perhaps, but not by guess: peanut is a legume and tree nuts are no relatives, yet some people with a peanut allergy react to one or more tree nuts as well, and shared machines mix them. Until an allergist has tested each, leave out both, mixed nuts and 'may contain' too. Nuts tested and eaten safely are usually kept in the diet, bought pure.",
    'ACAAI, Tree Nut Allergy; FARE, Peanut allergy',
  ],
  [
    'may',
    'Mostly yes: chickpeas, lentils, beans, peas and soy are relatives of the peanut, but most people with a peanut allergy eat them safely, and need not leave them all out. Lupin is the exception, leave it out; about fenugreek and pea protein ask the allergist. Eaten before without trouble: keep them. Never tried, or any itching or hives from one: the allergist first.',
    'FARE, Peanut allergy; Anaphylaxis UK, Peanut allergy and pulses',
  ],
  [
    'may',
    'Usually yes, by test: finned fish and shellfish are different families, so a shellfish allergy does not mean a fish allergy, nor the other way. Among crustaceans (shrimp, crab, lobster, crayfish) one mostly means all; mollusks (mussel, clam, oyster, scallop, squid) are for the allergist to say. At counters, fryers and in stock they touch each other, so buy fish packed. Iodine has nothing to do with it.',
    'FARE, Fish allergy and Shellfish allergy; ACAAI, Shellfish Allergy',
  ],
  [
    'may',
    'Only the allergist can say: fish share one protein, parvalbumin, so more than half of those who react to one finned fish react to another too, cod, salmon, haddock, hake, trout all alike; some tolerate canned tuna. Until tested leave out all finned fish, fish sauce, stock, anchovies, Worcestershire sauce, surimi and fish gelatin. Fish oil pills can hold traces. For omega-3 take flax, walnut, canola oil or an algae oil.',
    'ACAAI, Fish Allergy; FARE, Fish allergy',
  ],
  [
    'how',
    'Serve what has a full label and no nuts: whole fruit, vegetable sticks, plain bread with cheese or jam from a new jar, plain chips, popsicles, as the parent agreed, or what the child brings. Before that put nuts away, wash table, toys and hands with soap, use clean knives and boards. Have medicine and action plan in the room and learn the pen: at a reaction use it, then call. In doubt: not eaten.',
    'FARE, Hosting a playdate for a child with food allergies; Anaphylaxis UK, parties and play dates',
  ],
  [
    'may',
    'No: an antihistamine only eases itching and hives and does not stop anaphylaxis: never wait for it. Trouble breathing, tight throat, swollen tongue or lips, faintness, or hives with vomiting or cramps: adrenaline pen into the outer thigh now, then the emergency number even if it helps, lying flat (sitting if short of breath), second pen after 5 minutes if no better. No pen: call at once. Hives alone: watch; in doubt use the pen.',
    'FARE, Treatment and anaphylaxis; Resuscitation Council UK, Emergency treatment of anaphylaxis; NHS, Anaphylaxis',
  ],
  [
    'may',
    'Yes, at any age, even to food you ate for years: shellfish is the one adults most often become allergic to, others are fish, peanut, tree nuts, and red meat after a tick bite. Hives, swelling, wheeze or vomiting soon after a meal: stop that food, write down all you ate, exercise, alcohol and pills of that day, and see an allergist before you try it again. Throat or breath: emergency number.',
    'ACAAI, Food Allergy in adults; AAAAI, adult-onset food allergy',
  ],
  [
    'may',
    "Often, depending on the food: most children lose an allergy to milk, egg, wheat or soy, some only as teenagers, about one in five a peanut allergy, fewer one to tree nuts, and fish and shellfish mostly stay. Never try at home: cake without trouble does not clear an omelet. An allergist tests, gives the food under watch, sets any egg or milk 'ladder'. Until then keep it out and the pen at hand.",
    'ACAAI, Food Allergies; FARE, outgrowing food allergies; BSACI, milk and egg ladder guidance',
  ],
  [
    'may',
    'Better not right after eating them: saliva holds the allergen after a meal, and brushing teeth or gum at once does not take it away for sure. Whoever kisses, shares a cup, bottle, straw or lip balm with somebody allergic leaves the food out that day, or waits several hours and eats another meal first. Hands and face get soap and water. It matters most with peanut, nuts and seafood.',
    'FARE, Dating, kissing and food allergies; Maloney et al., Journal of Allergy and Clinical Immunology 2006, peanut allergen in saliva',
  ],
  [
    'what',
    "No: IgG blood kits, hair tests and strength tests sold for 'food intolerance' do not diagnose anything, says AAAAI, since IgG only shows what you eat, and the long lists they hand out leave people short of food. Allergy is found by an allergist from your story, skin prick or IgE blood test and a watched trial; lactose by breath test, celiac by blood test while eating gluten. Keep a food diary meanwhile.",
    'AAAAI, The myth of IgG food panel testing; NHS, Food intolerance',
  ],
  [
    'what',
    'It may be scombroid, a poisoning that looks like an allergy: tuna, mackerel, mahi-mahi, bonito or sardines kept too warm build up histamine, which cooking, freezing or canning does not destroy. Hot red face, headache, peppery or burning mouth, hives, racing heart within minutes to 2 hours, gone in a day. Throw that fish away. Trouble breathing, swelling or faintness: emergency number; also see a doctor to rule out allergy.',
    'FDA, Scombrotoxin (histamine) poisoning; CDC Yellow Book, Scombroid',
  ],
  [
    'how',
    'Drink water, rest and eat plain safe food: one accident makes diarrhea, cramps, tiredness or nothing at all, from hours to some days, and is unlikely to harm the gut for long, says Coeliac UK. No pill undoes it; do not make yourself vomit, and eat no more of it. Find out where it came from. No drink staying down, blood, or no better in weeks: the doctor. Wheat allergy can be an emergency.',
    'Coeliac UK, What happens if someone with coeliac disease eats gluten by mistake',
  ],
  [
    'may',
    'For most people no: without celiac disease or a wheat allergy gluten-free food is not healthier, often holds less fiber, iron and B vitamins, more sugar and starch, and costs more. Bloating from bread is often its fructans, the same as in onions, or just the amount. Do not start before a blood test for celiac, which needs you eating gluten. Naturally gluten-free food such as rice, beans and vegetables is fine for all.',
    'Celiac Disease Foundation, gluten-free diet; Harvard T.H. Chan School of Public Health, Gluten: a benefit or harm to the body?',
  ],
  [
    'how',
    "Safe by nature, but pick them over and rinse them: lentils, beans and seeds travel in trucks and mills with wheat, so stray grains turn up in some bags, labeled ones too. Spread them on a tray, take out strange grains, rinse well in a sieve. Skip bulk bins and bags marked 'may contain wheat', and buy millet, buckwheat, flours, oats and spice mixes labeled gluten-free. Canned plain lentils and beans are seldom touched.",
    'Gluten Free Watchdog, sort and rinse lentils; Canadian Celiac Association, pulses',
  ],
  [
    'what',
    'Easier ones are oranges, mandarins, firm bananas, kiwi, pineapple, cantaloupe and a small bowl of blueberries, one portion with a meal; a little table sugar or maple syrup suits many; apples, pears, mango, cherries, watermelon, dried fruit, juice, honey, agave and high-fructose syrup bring most trouble, sorbitol and mannitol too. How much you tolerate you find with a dietitian. Hereditary fructose intolerance is another, dangerous illness: no fruit or sugar without the specialist.',
    'US NIDDK, Eating, Diet and Nutrition for Irritable Bowel Syndrome; Monash University, fructose',
  ],
  [
    'why',
    "Sorbitol, xylitol, maltitol and other sugar alcohols do it: the gut takes them up badly, they draw water and ferment, so a bag of sugar-free candy, gum, protein bars or diabetic chocolate brings gas, cramps and diarrhea. Mostly it is over in a day: drink water; blood, fever or longer than two days: doctor. Eat a few pieces at most, read 'excess may have a laxative effect'. Xylitol can kill dogs.",
    'FDA, Sugar alcohols; US NIDDK, Diet for irritable bowel syndrome',
  ],
  [
    'what',
    'Mostly, with exceptions: plain dark chocolate is vegan, cocoa butter being a plant fat, unless milk fat or whey is in it; milk and white chocolate are not. Dry pasta is mostly vegan, fresh has egg. Sugar is plant, yet some US cane sugar is whitened over bone char: beet, organic or raw sugar avoids it. Lecithin is mostly from soy or sunflower. In bread watch milk, honey, egg wash; a vegan mark settles it.',
    'The Vegan Society, what is vegan; Vegetarian Resource Group, Guide to food ingredients',
  ],
  [
    'what',
    'Vegetarians eat no meat, poultry or fish, most take eggs and milk; vegans leave out every animal product, eggs, milk, honey and gelatin too; pescatarians eat fish but no meat. Lacto means milk yes and egg no, as many in India do, ovo the reverse; flexitarians eat little meat. Chicken stock, fish sauce, lard, rennet cheese and gelatin are not vegetarian. Ask which one, and whether honey counts.',
    'The Vegetarian Society, What is a vegetarian; The Vegan Society, definition of veganism',
  ],
  [
    'how',
    'Change the dinners you already cook: chili with beans, bolognese with lentils, curry with chickpeas, stir-fry with tofu, tacos with black beans, frittata, bean soup with bread, pasta with mushrooms. Put a protein in each meal, not only vegetables: a cup of lentils has about 18 g. Begin with two or three evenings a week and season boldly with tomato paste, soy sauce, smoked paprika. B12 counts once eggs and milk go too.',
    'USDA FoodData Central, lentils, cooked; NHS, The vegetarian diet',
  ],
  [
    'may',
    "It depends on the school: fish with scales is halal for all, and the Maliki, Shafi'i and Hanbali schools allow shrimp, crab, lobster and squid. Among Hanafis opinions differ on shrimp, while crab, lobster, squid and mussels are out; Shia rules allow fish with scales and shrimp, nothing else of the sea. For guests you do not know well fish with scales fits everybody; no wine in the sauce. Ask them.",
    'ISA, Halal seafood; Darul Uloom Trinidad and Tobago, Consuming crabs, lobster, shellfish',
  ],
  [
    'may',
    "Only with a mark or the maker's word: mono- and diglycerides (E471), E472, glycerin, stearates, whey, rennet and 'natural flavor' can come from plants or from animals, pigs too. E120 carmine is from insects, E441 is gelatin, E904 shellac is from insects, E920 cysteine may be from feathers. 'Suitable for vegetarians' or vegan rules pork fat out, alcohol not. A halal mark covers both.",
    'Vegetarian Resource Group, Guide to food ingredients; IFANCA, halal consumer guide to ingredients',
  ],
  [
    'what',
    'Kosher are fish with fins and with scales that come off: salmon, trout, tuna, cod, haddock, halibut, herring, sardine, anchovy, mackerel, sea bass, carp, tilapia, flounder, pike. Not kosher: catfish, eel, shark, ray, monkfish, sturgeon with its caviar, swordfish for most, and all shellfish and squid. Fish needs no ritual slaughter. Buy it with the skin on or under a mark, cut with a clean knife, and do not cook it with meat.',
    'OU Kosher, kosher fish list',
  ],
  [
    'how',
    'Half the plate vegetables, a quarter protein, a quarter starch: grilled chicken with green beans and a fist of potatoes, salmon with broccoli and brown rice, lentil or turkey chili with salad, egg and vegetable stir-fry with few noodles, dal with spinach and one roti, fajitas with one tortilla. Cook with oil, little sugar in sauces, water to drink. Same hour and similar starch each night helps; on insulin count it as taught.',
    'US CDC, Diabetes Meal Planning; American Diabetes Association, Diabetes Plate',
  ],
  [
    'may',
    'Yes, in a measured portion: about 15 g of carbohydrate is in ⅓ cup (about 50 g) of cooked rice or pasta, a slice (1 oz, 28 g) of bread, a small potato (3 oz, 85 g) or ½ cup of cooked oats or beans. Whole grain and beans rise slower than white, the amount counts most, and vegetables, protein and oil beside it slow it down. How many portions, your dietitian or meter says.',
    'US CDC, Carb Choices; American Diabetes Association, carbohydrate counting',
  ],
  [
    'instead',
    'No real gain: to blood sugar honey, brown sugar, agave, maple and coconut sugar are sugar too, a tablespoon of honey has about 17 g of carbohydrate, of white sugar about 13 g. A little sweeter honey may let you use less. Approved sweeteners such as stevia, sucralose or aspartame hold next to none, but what they are baked into still counts. Best is to sweeten less, with cinnamon, vanilla or berries.',
    'USDA FoodData Central, honey; American Diabetes Association, sugar substitutes; Mayo Clinic, Diabetes and honey',
  ],
  [
    'what',
    'Handy are a small apple with nut butter, plain yogurt with berries, raw vegetables with hummus, a boiled egg, a handful of nuts, cheese with two or three whole-grain crackers, roasted chickpeas, edamame: about 15 g of carbohydrate or less, with protein or fiber. Not everyone needs snacks; on insulin or a sulfonylurea ask when to eat one before sport or bed. A low needs fast sugar instead: juice or glucose, not nuts.',
    'US CDC, Diabetes Meal Planning; American Diabetes Association, snacks',
  ],
  [
    'how',
    'Small protein, plain starch, mild vegetables, no salt: a palm of chicken, fish or an egg with white rice, pasta or twice-boiled potato, and cabbage, green beans, cauliflower, bell pepper or zucchini, seasoned with garlic, lemon, vinegar, pepper, herbs; apple or berries after. Leave out stock cubes, ham, cheese sauce, tomato paste and salt substitute. Potassium, phosphorus and protein limits are not the same for all: blood tests and renal dietitian decide, dialysis changes them.',
    'US NIDDK, Healthy Eating for Adults with Chronic Kidney Disease; National Kidney Foundation, potassium and your CKD diet',
  ],
  [
    'what',
    'Drink enough to pass at least 2.5 liters (quarts) of pale urine a day, unless heart or kidneys forbid it, eat little salt and moderate meat, and keep calcium foods with meals: leaving milk out makes stones likelier. With oxalate stones go easy on spinach, rhubarb, beets, nuts, peanuts and bran; boiling greens and pouring the water away helps. The kind of stone decides the rest. Fever, vomiting or strong pain: emergency care; blood: doctor.',
    'US NIDDK, Eating, Diet and Nutrition for Kidney Stones; American Urological Association, Medical management of kidney stones',
  ],
  [
    'what',
    "No: by weight sea salt, Himalayan and kosher salt are as good as all sodium chloride, about 39 percent sodium, like table salt. Coarse flakes weigh less in the spoon, so a teaspoon of kosher salt holds less. Minerals in them are traces, and most have no iodine. 'Low-sodium' salt holds potassium: not with kidney disease or some heart or blood pressure pills unless the doctor agrees. Less of any is what helps.",
    'American Heart Association, Sea salt vs. table salt; FDA, Sodium in your diet',
  ],
  [
    'may',
    'For most people an egg a day is fine: blood cholesterol follows saturated fat more than eggs, so butter, bacon and cheese beside them matter more. The American Heart Association allows healthy adults one whole egg daily, older ones with good cholesterol two; the NHS sets no limit. With high cholesterol, diabetes or heart disease ask your doctor; whites hold none. Boil or poach them, or fry in oil, with vegetables.',
    "American Heart Association, Here's the latest on dietary cholesterol; NHS, Eggs and your diet",
  ],
  [
    'may',
    'Yes, mostly: vegetables rich in purines such as spinach, mushrooms, asparagus, cauliflower, peas, beans and lentils have not been found to bring on gout, and coffee, cherries and low-fat milk go with fewer attacks. Shrimp, other shellfish and red meat belong in small portions, seldom; liver, anchovies, sardines, gravy, beer, spirits and sweet drinks are what to skip. Drink water. Medicine does more than any menu: keep it up.',
    'American College of Rheumatology, 2020 gout guideline; Arthritis Foundation, gout diet; Choi et al., New England Journal of Medicine 2004',
  ],
  [
    'may',
    'Only for a moment: milk soothes, then its protein and fat set off more acid, so whole milk can make the night worse. Skim milk or plain low-fat yogurt is easier; water, and nothing for three hours before bed, head end raised, work better. Peppermint, coffee, cocoa and alcohol bring it on; baking soda only if the doctor agrees. Every week or at night: a doctor; chest pain into arm or jaw: emergency number.',
    'Johns Hopkins Medicine, GERD diet; US NIDDK, Eating, Diet and Nutrition for GER and GERD',
  ],
  [
    'how',
    'You can eat normally soon, with little fat and small meals at first: toast, rice, potatoes, oatmeal, skinless chicken, white fish, soup, soft vegetables, banana, low-fat yogurt. For a week or so no fried food, sausage, cream, gravy or pizza, then bring fat back a little at a time, and fiber slowly. Loose stools mostly settle in weeks to months. Fever, yellow eyes, dark urine, strong pain, vomiting: the hospital now.',
    'Mayo Clinic, Can you recommend a diet after gallbladder removal; NHS inform, Do I need to change my diet after gallbladder surgery',
  ],
  [
    'how',
    'Small, often, and what you like: six little plates instead of three, at set hours, with what goes down easily, such as buttered toast with egg, soup with cream, yogurt with honey, ice cream, cheese and crackers, a milky drink after the meal and not before. Cold food when smells repel you, a short walk, company, a small plate. Weight going down, weeks of it, trouble swallowing or low mood: a doctor.',
    'NHS, Malnutrition, treatment; British Dietetic Association, poor appetite and undernutrition',
  ],
  [
    'how',
    'I am so sorry. Eating goes first when you grieve, so make it very small: a boiled egg, toast and butter, soup from a can, a banana, yogurt, a piece of cheese, at the usual hours even without hunger, and something to drink beside it. Say yes to every dish that is brought, freeze it in single boxes. Nothing going down for days, or no wish to live: doctor or crisis line today.',
    'NHS, Grief after bereavement or loss; kitchen practice',
  ],
  [
    'how',
    "Something that needs no thinking: a meal for oven or freezer in a dish that need not come back, such as lasagna, chili, shepherd's pie, vegetable soup, or a breakfast bag of eggs, muffins, fruit, coffee, milk. Ask one relative about allergies and who is in the house, label name, date and 'heat to 165°F (74°C)', and leave it at the door in a cooler with ice, with a message. Come again in week three.",
    'kitchen practice; USDA FSIS, Leftovers and Food Safety',
  ],
  [
    'how',
    "Cook one pan that is good for one: a two-egg omelet with salad, a chicken thigh or salmon fillet on a small tray with vegetables, fried rice from yesterday's rice, pasta for one (80 to 100 g, 3 to 3½ oz) with what is left, a baked potato with beans, noodle soup, a quesadilla. Or cook four portions, eat two and freeze two. Buy loose, freeze bread and meat in ones.",
    'kitchen practice',
  ],
  [
    'how',
    'Start tonight with something that cannot fail: eggs scrambled in butter, toast, a tomato; tomorrow pasta with sauce from a jar, then a tray of chicken thighs and potatoes, oiled and salted, hands washed after the raw meat, 40 minutes at 425°F (220°C) until 165°F (74°C) inside; then soup. One new dish a week, the same one twice. Ask family for the dishes you miss. No shame: whoever cooked for you learned it too.',
    'USDA FSIS, Safe Minimum Internal Temperature Chart; kitchen practice',
  ],
  [
    'what',
    "Ten things do nearly all: a 10 inch (25 cm) frying pan, a 3 quart (liter) pot with lid, a big pot for pasta and soup, a sheet pan, a chef's knife, a cutting board (a second for raw meat), a wooden spoon, a spatula, a colander, a can opener. Add measuring cups or a scale, an instant-read thermometer, boxes with lids, towels. Buy pan and knife decent, the rest second-hand; nothing electric at first.",
    'kitchen practice',
  ],
  [
    'what',
    'Buy for a week of easy dinners: eggs, bread, butter, oil, salt, pepper, pasta, rice, canned tomatoes, canned beans, a can of tuna, onions, garlic, potatoes, carrots, a bag of frozen peas or spinach, lemons, cheese, yogurt, milk, oats, bananas, chicken thighs to freeze in twos, soy sauce, one spice you like. From it come omelet, pasta, fried rice, bean soup, tray-baked chicken. Add two new things each week.',
    'kitchen practice',
  ],
  [
    'how',
    'Keep the dinner everybody likes and bend it: less salt and fat in the pot, cut smaller, and set salt, cheese, chili and bread on the table for the rest. Stews, soups, tray bakes, rice with a sauce, ground meat and pancakes bend best. For one who needs it soft, mash that share with gravy; for diabetes give more vegetables and less starch from the same pots.',
    'kitchen practice; US CDC, Diabetes Meal Planning',
  ],
  [
    'how',
    'Drink comes first, food can wait some days: offer small sips often of water, milk, broth or oral rehydration solution, breast milk or formula as usual for a baby. Then small soft plates without pressure: toast, banana, rice, noodle soup, yogurt, scrambled egg cooked firm, oatmeal, ice pops. Appetite comes back when the illness goes. No wet diaper for 8 hours, drowsy, stiff neck, trouble breathing, fever under 3 months: doctor now.',
    'NHS, High temperature in children; AAP, HealthyChildren, feeding a sick child and dehydration',
  ],
  [
    'why',
    'Craving ice, clay, earth, starch or chalk is called pica and often goes with too little iron, in pregnancy and in children above all: ask the doctor for a blood test instead of only fighting it. Ice does no harm but to teeth; clay, soil, paint and raw starch can carry lead or parasites or block the gut, so stop those now. Iron foods meanwhile: meat, lentils, fortified cereal with fruit.',
    'NHS, Vitamins, supplements and iron in pregnancy; American Society of Hematology, Iron-deficiency anemia; MedlinePlus, Pica',
  ],
  [
    'instead',
    "Turkey bacon, beef or lamb sausage, smoked chicken or halal beef 'ham' stand for pork in the same weight, each with its halal or kosher mark; ground turkey, chicken thigh or beef for ground pork, beef or chicken fat, oil or shortening for lard. For smoke take smoked paprika or smoked salt. Cook poultry to 165°F (74°C). Sausage casings, gelatin and bouillon can be pork; kosher: no dairy with it.",
    'USDA FSIS, Safe Minimum Internal Temperature Chart; kitchen practice',
  ],
  [
    'what',
    'Fruit is the base that fits nearly all: berries or baked apples with coconut yogurt, poached pears, fruit salad with mint, lemon or mango sorbet, rice pudding with coconut milk, dark chocolate mousse of chickpea water with a chocolate marked free from milk and nuts. That is without egg, milk, gluten and nuts; coconut only after asking. Use clean tools, read each label, keep packages, and serve it first with its own spoon.',
    'FARE, cross-contact; kitchen practice',
  ],
  [
    'may what',
    'No: young jackfruit has the bite of pulled meat and hardly any protein, about 2 g in 100 g (3½ oz), where beans have 8 and tofu 10 to 17. Use it for texture and put the protein beside or into it: black beans in the tacos, lentils in the curry, tofu, seitan, peanuts or a yogurt sauce.',
    'USDA FoodData Central, jackfruit, raw; beans, cooked; tofu',
  ],
  [
    'may what',
    'A few spoonfuls of a bitter zucchini dish mostly bring nothing, or some hours of stomach upset: stop eating, rinse your mouth, drink plenty, and throw the dish away. Watch for cramps, vomiting or diarrhea over the next hours; if they come, or for a child, an older or a pregnant person, call poison help (1-800-222-1222 in the US, 111 in the UK). Bloody diarrhea, faintness or strong pain is an emergency: call.',
    'FDA Bad Bug Book and US Poison Control on cucurbitacins',
  ],
  [
    'may what',
    'A child who ate a handful of raw elderberries or stems: call poison help now (1-800-222-1222 in the US, 111 in the UK), also if nothing is felt; vomiting, cramps or weakness may come within hours. For syrup take only ripe black or blue berries, strip off all stems and leaves, boil them 15 to 30 minutes in water, strain, sweeten, and keep it in the fridge or freezer.',
    'CDC MMWR on elderberry juice poisoning; US Poison Control; extension services on elderberry',
  ],
  [
    'may what',
    'The raw sprouts are the ones to leave out in pregnancy; feta from pasteurized milk, kept cold and in date, is fine. Sprouts of any kind, bean, alfalfa, cress or radish, home-grown too, can carry Salmonella, E. coli and Listeria inside, so washing does not help; cook them until steaming hot. One helping mostly does no harm: with fever, diarrhea or worry call your doctor or midwife.',
    'FDA, Food Safety for Pregnant Women; NHS, Foods to avoid in pregnancy',
  ],
  [
    'fix why',
    'An itching, prickling mouth or throat right after taro leaves or root most likely means undercooking: needles of calcium oxalate. Stop eating, rinse the mouth, drink cold water or milk. Leaves need 45 minutes or more of boiling, roots until quite soft, the water thrown away. Swelling of lips, tongue or throat, hives, trouble breathing or swallowing: call your emergency number at once.',
    'University of Hawaii CTAHR, taro; US Poison Control on oxalate plants',
  ],
  [
    'may',
    'Avoid pink peppercorn with a cashew or pistachio allergy, until the allergist clears it: it is not a pepper but a berry of the cashew family, and reactions have happened. It hides in mixed peppercorns, spice rubs, salami, cheese, gin and chocolate. Black, white and green pepper are another plant family and no matter.',
    'American Academy of Allergy, Asthma and Immunology (aaaai.org) on pink peppercorn; FARE',
  ],
  [
    'may what',
    'Mango and sumac belong to the cashew family as well, but a cashew allergy does not forbid them by itself: most people with it eat mango flesh, and reactions to sumac are rare. Ask the allergist before the first time. The skin and sap of mango can give a rash like poison ivy; then let somebody else peel it. Swelling, hives or short breath: call your emergency number.',
    'American Academy of Allergy, Asthma and Immunology (aaaai.org); FARE',
  ],
  [
    'may what',
    'Pure asafoetida resin is gluten-free, but most hing powder is compounded with wheat flour, so it is not fit for celiac disease. Buy one labeled gluten-free, mixed with rice flour, and read the ingredients. Also check the jar and spoon you already use. Without it: garlic or a pinch of garlic powder, or leek or chives, in hot oil.',
    'Coeliac UK and Celiac Disease Foundation on spices',
  ],
  [
    'may what',
    "Yes: celeriac is the root of celery, so with a celery allergy it is out as well, as are celery seed and celery salt. It hides in stock cubes and powders, soups, sauces, gravies, spice mixes, curry powder, sausages, crisps, Bloody Mary mix and salads such as Waldorf. Labels in the EU and UK must name celery; in the US look for it, and for 'spices', ask the maker.",
    'UK Food Standards Agency, the 14 allergens; Anaphylaxis UK, celery allergy',
  ],
  [
    'instead what',
    'For stock or a stew base without celery: onion, leek, carrot and fennel (if that is borne) or parsnip, parsley stalks, bay, thyme, peppercorns, mushrooms and tomato, simmered 45 minutes for vegetable stock. For crunch: cucumber, apple, radish or water chestnut. Lovage and celeriac are no substitute with an allergy, and with birch or carrot allergy ask about parsley and fennel.',
    'kitchen practice; Anaphylaxis UK, celery allergy',
  ],
  [
    'may what',
    'Not all wine is vegan: some is cleared with isinglass (fish bladder), egg white, milk casein or gelatin, little of which stays in it. Buy one labeled vegan, unfined or cleared with clay; beer, cider and vinegar the same. Worcestershire sauce mostly holds anchovies, so take one labeled vegan, or soy sauce with vinegar, a little sugar and tamarind.',
    'The Vegan Society and UK Food Standards Agency on fining agents; kitchen practice',
  ],
  [
    'may what',
    'Sulfites are common in soft orange dried apricots, raisins and other bright dried fruit, wine, wine vinegar, bottled lemon and lime juice, pickled onions, dried potato, molasses and shrimp, which are often dipped in metabisulfite against black spots. Ask at the fish counter, check frozen packs, and buy what is labeled free of it. From 10 parts per million labels must say so.',
    'FDA, Food labeling: sulfiting agents (21 CFR 101.100); UK Food Standards Agency, the 14 allergens',
  ],
  [
    'instead what',
    'Free of added sulfites as a rule: dark brown unsulfured dried apricots and sun-dried raisins, fresh lemon or lime juice, distilled white vinegar, fresh potatoes, prawns bought untreated, fruit frozen plain. In sauce take stock with a little fresh lemon or distilled vinegar in place of wine. Read every label still, as makers differ; for a strong reaction ask the allergist.',
    'FDA on sulfiting agents; kitchen practice',
  ],
  [
    'may amount',
    'Yes: the green tops of leek and scallion are low in FODMAPs in a normal portion, about ½ to ¾ cup (50 to 75 g) sliced; leave the white bulb out, as it holds the fructans. Chives are fine as well, and oil in which garlic or onion was fried and taken out again gives taste, since fructans do not go into fat. A dietitian helps you test what you bear.',
    'Monash University, Low FODMAP Diet (monashfodmap.com)',
  ],
  [
    'may how',
    "Better do not send it: food blended from what was toasted in a pan used for sesame may hold traces, and a school with an allergy rule must be able to trust it. Make a fresh batch in a clean pan, board and blender, with labels read for 'may contain', or ask school and parents first. Smooth metal washed hot with soap is mostly clean; seasoned iron and scratched nonstick hold oil.",
    'FARE, cross-contact; UK Food Standards Agency, allergen guidance',
  ],
  [
    'may what',
    'They may: dried apple rings and raw juice are heated little or not, so with birch-pollen allergy they can make the mouth itch much as fresh apple does; pasteurized juice, sauce, baked apple and pie are mostly borne. Carrot the same: raw or juiced no, boiled mostly yes. Do not test it alone after a strong reaction, and ask the allergist; swelling or short breath: call.',
    'American Academy of Allergy, Asthma and Immunology and Anaphylaxis UK on pollen food syndrome',
  ],
  [
    'amount instead',
    'Half the sugar works in plum jam if you treat it as a fridge jam (2 to 3 weeks) or freeze it (up to a year), or use low-sugar pectin by its leaflet; plain half-sugar jam sets softly and will not keep on the shelf. Honey is sugar too, and no help for diabetes. Stevia sweetens, a few drops to taste at the end, but gives no set. Carbohydrate plans are for the doctor or dietitian.',
    'NCHFP, Jams without added sugar and with reduced sugar (nchfp.uga.edu); American Diabetes Association on honey',
  ],
  [
    'may why',
    'No, never eat bottle gourd (lauki, dudhi) that tastes bitter, and never drink its juice then: bitter ones hold cucurbitacins, which cooking does not destroy, and people have fallen gravely ill. Taste a raw bit from each end and spit it out. If you have eaten it and have vomiting, belly pain or bloody stools, go to the emergency room or call poison control at once.',
    'Indian Council of Medical Research task force on bitter bottle gourd, Indian Journal of Medical Research',
  ],
  [
    'may how',
    'Blanch New Zealand spinach (warrigal greens) before eating it: it is rich in oxalate. Boil leaves and tips 1 to 3 minutes, pour that water away, rinse in cold water, and then use them like spinach in pies, eggs or pasta. Only a few young tips go raw into a salad. People with kidney stones should ask their doctor first.',
    'NSW and Royal Botanic Garden Sydney advice on warrigal greens; USDA',
  ],
  [
    'may',
    'Ask before they eat it: shrimp and prawns, raw, frozen or dried, are often dipped in metabisulfite against black spots, and some people with asthma react strongly to it. Prepacked food must name sulfites above 10 mg a kilo (10 ppm); at a fish counter ask, or buy some labeled untreated. Boiling does not remove it all.',
    'FDA, Food Allergies and sulfites; Anaphylaxis UK, Sulphites',
  ],
  [
    'may',
    'Avoid orange dried apricots, pale raisins, dried apple, pear, mango and coconut that list sulfites or E220 to E228. Unsulfured ones are dark brown, and sun-dried raisins, prunes, dates and figs mostly have none, but the label decides. Soaking does not make treated fruit safe for someone who gets asthma from it.',
    'FDA, Food Allergies and sulfites; Asthma + Lung UK',
  ],
  [
    'may',
    'No sulfite-free promise: all wine holds some sulfites, since yeast makes them, and most has more added; above 10 mg a liter (10 ppm) the label must say so. Sweet white tends to hold most, red less. Cooking wine down does not take all of it away, so for a guest who reacts use stock with a little fresh lemon, not the bottled kind.',
    'FDA and TTB sulfite labeling; Anaphylaxis UK, Sulphites',
  ],
  [
    'what',
    'Mustard allergy: seeds, leaves, oil, powder and sprouts of yellow, brown and black mustard all count. It hides in mayonnaise, vinaigrette, curry powder, piccalilli, pickles, sausages, marinades, barbecue sauce, ketchup and crisps. UK, EU and Canada must name it, the US may call it only spices, so ask the maker.',
    'FSA, Allergen guidance; Health Canada, Mustard; Anaphylaxis UK',
  ],
  [
    'may',
    'Be careful: crickets, mealworms and other edible insects hold tropomyosin like shrimp and house dust mites, so people allergic to shellfish or mites can react, badly too. Avoid insect flour and bars until the allergist agrees. EU labels warn of this; snails are linked with mites as well.',
    'EFSA opinions on edible insects; ACAAI',
  ],
  [
    'may',
    'Not as a rule without testing: crustaceans (shrimp, crab, lobster) and mollusks (mussels, oysters, squid, snails) are two groups. Many people allergic to one tolerate the other, some react to both, and kitchens mix them. Leave both out until the allergist has cleared one; fish is a separate matter.',
    'ACAAI, Shellfish; Anaphylaxis UK',
  ],
  [
    'what',
    'With alpha-gal syndrome (after tick bites) avoid beef, pork, lamb, venison, rabbit, their fat, broth, gelatin and organ meats; some must leave milk and cheese too. Poultry, fish, eggs, fruit and plants are fine. Hidden: lard in beans and pie crust, sausage casings, marshmallows, bouillon, gravy. Reactions come 2 to 6 hours later.',
    'CDC, Alpha-gal Syndrome; AAAAI',
  ],
  [
    'what',
    'With histamine intolerance fresh matters most: eat meat and fish the day they are bought or frozen at once, and freeze leftovers rather than chill them. Rich in it are aged cheese, salami, ham, canned and smoked fish, sauerkraut, soy sauce, vinegar, wine, tomato, spinach and eggplant. People differ much: work with a doctor or dietitian.',
    'SIGHI food list; Allergy UK, Histamine intolerance',
  ],
  [
    'what',
    'Salicylates are natural in many plants: highest in spices and curry powder, mint, berries, dried fruit, tomato, almonds, honey, tea, wine, vinegar. Low are meat, fish, eggs, milk, rice, plain potato peeled, banana, peeled pear, cabbage, beans. Lists differ, so do not cut whole groups on your own: ask a doctor or dietitian.',
    'RPAH Elimination Diet (Royal Prince Alfred Hospital); Allergy UK',
  ],
  [
    'what',
    'It is food poisoning by a plant toxin, mostly short. Raw or undercooked kidney beans eaten: stop, throw that pot out or boil it hard 30 minutes in fresh water. Vomiting within 1 to 3 hours is usual, then diarrhea. Sip water, rest. Call poison control (US 1-800-222-1222) or a doctor for a child, blood, or if it does not ease.',
    "FDA, Bad Bug Book; America's Poison Centers (poison.org)",
  ],
  [
    'what',
    'A little green potato rarely harms, more of it can. Stop, throw the rest away, drink water and watch for a day: nausea, vomiting, cramps, diarrhea, headache, fever. Confusion, a slow pulse or strong illness, or a small child who ate some: call poison control (US 1-800-222-1222) or the emergency number. Cooking does not remove solanine.',
    "America's Poison Centers (poison.org); MedlinePlus, Potato plant poisoning",
  ],
  [
    'what',
    'A bite of moldy bread, jam or fruit rarely does harm to a healthy person. Do not make yourself vomit; rinse the mouth, drink, throw the rest away and carry on. Call a doctor for vomiting or diarrhea that goes on, fever, or wheeze; earlier with a mold allergy, weak immunity, pregnancy or a baby. Poison line in the US: 1-800-222-1222.',
    "USDA FSIS, Molds on Food; America's Poison Centers (poison.org)",
  ],
])
