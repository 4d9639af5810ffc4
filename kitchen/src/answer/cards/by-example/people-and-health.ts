import { answersOf } from '../card.ts'

/** People who eat, and kitchens that are safe for them: answers that are found by their example questions. */
export const peopleAndHealth = answersOf([
  [
    'what fix',
    'A constipated toddler is helped by prunes, pears, peaches and plums, without stones and cut small or as puree, and by berries cut up, soft peas, beans, oatmeal, whole-grain bread and more water. Keep milk to about 2 cups (480 ml) a day, and go easy on cheese and unripe banana. No better in a few days, painful stools, blood, vomiting, a swollen belly or fever: the pediatrician, and no laxative without asking.',
    'American Academy of Pediatrics; NHS',
  ],
  [
    'may keep',
    'No, a half-eaten jar or pouch of baby food that the spoon or mouth touched is thrown away: saliva carries bacteria into it, and warming again does not make it safe. Next time spoon a portion into a bowl and put the closed jar in the fridge at once: what was never touched keeps 1 to 2 days there, meat and egg kinds 1 day.',
    'USDA FSIS; FDA',
  ],
  [
    'fix',
    'A toddler who throws food or refuses dinner is mostly full, tired or testing: stay calm, say once that food stays on the table, and end the meal without a fuss when it flies again. Small portions, one thing they like beside the rest, no milk or snacks in the hour before, 20 minutes at most. No second dinner is cooked; the next meal comes. Losing weight or gagging: the pediatrician.',
    'American Academy of Pediatrics; NHS',
  ],
  [
    'what',
    'Quick toddler breakfasts are porridge with mashed banana or grated apple, fingers of toast with thin smooth nut butter or well-cooked scrambled egg, plain yogurt with squashed soft berries, small pancakes of oats, egg and banana, or low-sugar cereal soaked in milk. Porridge and pancakes can be made the day before and kept in the fridge. No whole nuts, whole grapes or round blueberries, and no honey before 12 months.',
    'NHS; American Academy of Pediatrics',
  ],
  [
    'what',
    'Good toddler snacks are small meals: soft fruit in pieces, cooked vegetable sticks, cucumber in thin strips, cheese in thin shreds or slices, plain yogurt, hummus with pita fingers, toast, a well-cooked egg cut up, or thinly spread rice cakes. Two a day at set times, sitting down, and not within the hour before a meal. No popcorn, whole nuts, whole grapes, raw carrot or hard sweets, because of choking.',
    'American Academy of Pediatrics; NHS',
  ],
  [
    'how keep',
    'To freeze baby puree, cool it quickly, spoon it into a clean ice cube tray within 2 hours of cooking, about 1 oz (30 ml) a cube, cover it and freeze it solid at 0°F (-18°C). Tip the cubes into a dated bag and use them within 1 to 2 months. Thaw in the fridge and use within a day, or heat from frozen until steaming, 165°F (74°C), stir and cool. Never refreeze thawed puree.',
    'USDA FSIS; NHS',
  ],
  [
    'may keep',
    'A boiled egg in a school lunchbox is fine only if it stays cold: put it in with two ice packs in an insulated bag, peeled or not, straight from the fridge. Without ice, boiled egg, omelet and egg sandwiches are good for 2 hours at most, 1 hour above 90°F (32°C), and most schools eat later. Boiled eggs keep a week in the fridge.',
    'USDA FSIS',
  ],
  [
    'may how',
    'Yes, a tube or small pot of yogurt may go into the lunchbox frozen: it thaws by noon, a little grainy, and helps to keep the rest cold, but it does not replace an ice pack. Put it next to the ice pack in an insulated bag. If it is warm at lunch, or comes home thawed and above 40°F (4°C), throw it away and do not refreeze it.',
    'USDA FSIS',
  ],
  [
    'what',
    "Good in a child's lunch thermos are moist things that stay hot: pasta in tomato sauce, loose mac and cheese, chicken noodle soup, chili with beans, dal and rice, mild curry, meatballs in sauce, porridge. Heat it to 165°F (74°C), fill a flask warmed with boiling water to the brim, and keep it shut till lunch; it must still be hot, over 140°F (60°C), and leftovers are thrown away. Dry rice and breaded food go cold or soggy.",
    'USDA FSIS; kitchen practice',
  ],
  [
    'what',
    'Foods rich in folate are lentils, chickpeas and beans, spinach, kale, broccoli, Brussels sprouts, asparagus, peas, oranges and fortified cereal or flour; cook greens briefly, since boiling washes folate out. Food alone does not do it: health agencies advise a daily folic acid tablet before and in early pregnancy, and the doctor or midwife says which. Liver is rich in it too but is left out in pregnancy.',
    'CDC; NHS',
  ],
  [
    'what fix',
    'With heartburn in pregnancy eat small meals often, sit upright, and stop about three hours before bed: oats, rice, toast, potatoes, chicken, white fish, banana, melon, yogurt, steamed vegetables. Try whether fatty or spicy food, tomato, citrus, chocolate or coffee sets it off. Ask the midwife or pharmacist before any remedy, baking soda included. Pain under the ribs, a bad headache, sudden swelling or blurred sight: call maternity at once.',
    'NHS',
  ],
  [
    'what fix',
    'Against constipation in pregnancy eat more fiber with more water: prunes, pears and kiwis, oats, whole-grain bread, beans and lentils, vegetables with the skin, a little more each day, and walk daily. Iron tablets are often the cause, so ask the midwife before you stop them or take a laxative. Bleeding, strong belly pain or cramps: call the midwife or doctor.',
    'NHS; ACOG',
  ],
  [
    'what',
    'For iron in pregnancy eat well-cooked lean beef, lamb and dark chicken, sardines up to twice a week, well-cooked egg, lentils, beans, chickpeas, tofu, fortified cereal, pumpkin seeds and dried apricots, with peppers, citrus or tomato beside them. Tea and coffee wait an hour. No liver, because of its vitamin A. Tired, pale or breathless: ask the midwife for a blood test; tablets only as she says.',
    'NHS; ACOG',
  ],
  [
    'may',
    'Baked cheesecake and panna cotta of pasteurized cream or cream cheese are fine in pregnancy, cold from the fridge and in date. Mousse, tiramisu and other creams with raw or barely cooked egg only with pasteurized eggs, in the UK also British Lion ones; tiramisu often has alcohol too, so ask in a restaurant. Eaten already: mostly nothing happens, but with fever, vomiting or flu-like aches call the doctor or midwife.',
    'NHS; FDA',
  ],
  [
    'may when',
    'One small glass of wine, 5 oz (150 ml), while breastfeeding is not known to harm the baby if you then wait at least 2 hours, and as long again for each further drink, before you nurse, says CDC; none at all is safest. A feed right before the glass, or stored milk, bridges the time. Pumping does not clear alcohol faster. Never share a bed with the baby after drinking.',
    'CDC; NHS',
  ],
  [
    'what',
    'After giving birth eat small, warm, easy meals often: oats, eggs, soup with chicken or lentils, rice and dal, stew with potatoes, yogurt, fruit, nuts, and drink at every feed. Iron foods such as meat, beans and greens with citrus make up for lost blood, prunes and whole grain keep the bowels soft. After a cesarean start as the ward says. Fever, dizziness, a bad headache: call the midwife; heavy bleeding, chest pain or breathlessness: the emergency number.',
    'NHS; American College of Obstetricians and Gynecologists',
  ],
  [
    'why may',
    'Spicy food and garlic may change the taste of breast milk a little, and that does no harm: most babies do not mind, and it gets them used to family food. There is no need to leave out chili, onion, garlic or cabbage. If the baby seems upset each time after one food, leave it out some days and try again. Rash, blood in the stool or poor weight gain: the doctor.',
    'NHS; American Academy of Pediatrics',
  ],
  [
    'what may',
    'No, the BRAT diet of bananas, rice, applesauce and toast is no longer advised by itself: those foods are mild and fine, but alone they lack protein and fat. Drink first, then go back to a normal, plain diet as soon as hunger returns, with chicken, egg, potatoes, yogurt or soup as well. Babies keep their milk. Blood, high fever or signs of drying out: the doctor.',
    'American Academy of Pediatrics; NIDDK',
  ],
  [
    'what when',
    'After vomiting wait until it has stopped for a while, then take small sips of water, broth or oral rehydration solution every few minutes; babies keep their milk. When that stays down and you are hungry, eat little and plain: crackers, toast, rice, potato, banana, soup; no fat, spice, coffee or alcohol that day. Blood or green vomit, strong pain, a stiff neck, no urine or nothing kept down for a day: a doctor; children and old people earlier.',
    'NHS; NIDDK',
  ],
  [
    'how what',
    'Bought sachets mixed exactly as they say are the best oral rehydration drink, and the only one for babies and children, since a wrong home mix can harm them. Where none can be had, an adult may stir 6 level teaspoons of sugar and half a level teaspoon of salt, no more, into 1 liter (4¼ cups) of clean water and sip it within 24 hours. Heart or kidney disease: ask first. Drowsy, hardly any urine or getting worse: a doctor.',
    'WHO; NHS',
  ],
  [
    'may what',
    'Better not: flat cola and ginger ale are too sweet and have hardly any salts, so in diarrhea they can draw more water into the gut, above all in children. Small sips of oral rehydration solution do more; adults may also take broth, or water or a sports drink with crackers; weak ginger or mint tea may ease nausea. Cannot keep sips down, dry mouth, little urine: call a doctor.',
    'NHS; NIDDK',
  ],
  [
    'may',
    'Adults with diarrhea often do better without milk, cream and ice cream for a few days, since an irritated gut splits lactose badly for a while; yogurt with live cultures and hard cheese mostly sit better. Babies keep breast milk or formula, and older children may go on with milk unless it makes it worse. Milk still upsets you weeks later: ask the doctor.',
    'NIDDK; NHS',
  ],
  [
    'why',
    'Nobody can tell from here which barbecue food it was, and the last meal is often not the guilty one. Usual suspects are chicken or burgers pink inside, meat put back on the plate of the raw, and salads or rice warm for over 2 hours; or one ill cook passed on a virus. Sip fluids, eat none of the leftovers but keep them sealed with their labels, and report it to the health department. Blood, fever or drying out: a doctor.',
    'CDC; UK FSA',
  ],
  [
    'why may',
    'Yes, salad can give food poisoning: leaves, sprouts and cut melon are eaten raw and can carry E. coli, Salmonella, Listeria or norovirus from soil, water or hands. Wash whole heads under running water, keep salad cold, never over 2 hours out, and cut it before raw meat. Bags marked ready to eat need no second wash. Slimy or past use-by: out. Pregnant, very young, old or ill people eat no raw sprouts. Blood, fever or weakness: a doctor.',
    'FDA; CDC',
  ],
  [
    'may why',
    'Only thorough cooking kills norovirus: it survives freezing, quick steaming and up to about 145°F (63°C), so oysters are cooked right through. Food a sick person handled is thrown away, soup too, and nobody with vomiting or diarrhea cooks for others until 2 days after it stops. Hand sanitizer does little: wash with soap, and wipe surfaces with chlorine bleach as its label says for norovirus.',
    'CDC',
  ],
  [
    'when',
    'Food poisoning mostly lasts one to three days, and nearly everybody is well within a week; Campylobacter, Salmonella and E. coli can take a week or a little more, a toxin from rice or cream only a day. Drink in small sips; stay off work and do not cook for others until 2 days after the last sign. Blood, high fever, over 3 days of diarrhea, hardly any urine, or anyone pregnant, very young, old or ill: a doctor.',
    'CDC; NHS',
  ],
  [
    'fix may',
    'A mouthful of sour pasteurized milk mostly does nothing more than taste bad: spit out what you can, rinse, pour the rest away and watch for cramps, vomiting or diarrhea over a day or two. Raw milk, or a baby, pregnancy, old age or weak immunity: call the doctor early. Also for blood, high fever or nothing staying down.',
    'CDC; NHS',
  ],
  [
    'may',
    'A cherry pit, olive stone, apple pip or melon seed swallowed whole is mostly harmless: it does not open in the stomach and leaves within days. Chewed or crushed pits are another matter, as the kernel releases cyanide: then call Poison Help, 1-800-222-1222 in the US, 111 in the UK. A large or sharp stone, pain or vomiting: the emergency department. Choking, drooling or trouble breathing: 911, 112 or 999.',
    'Poison Control (National Capital Poison Center); NHS',
  ],
  [
    'fix',
    'After eating too much sit up, loosen the belt, sip water or mint tea, and walk slowly; do not lie down for two to three hours and leave out alcohol. It eases in a few hours, and the next meal may be light: soup, yogurt, rice. Chest pain, or pain spreading to arm or jaw: emergency number. Strong or growing pain, a hard belly or vomiting that goes on: a doctor, also if you often cannot stop eating.',
    'NHS; Cleveland Clinic',
  ],
  [
    'what',
    'For bloating eat small, slow, cooked meals: rice, oats, potatoes, eggs, fish, chicken, carrots, zucchini, spinach, yogurt if milk suits you, banana, berries, ginger or mint tea. For a few days go easy on beans, onion, cabbage, apples, fizzy drinks, chewing gum and sugar-free sweets, then bring them back one by one. Bloating for three weeks, weight loss, blood or a lump: the doctor.',
    'NHS',
  ],
  [
    'what why',
    'Foods that cause most gas are beans, lentils and chickpeas, cabbage, broccoli, cauliflower, Brussels sprouts, onion, garlic, apples, pears, dried fruit, wheat bran, milk for those short of lactase, fizzy drinks and sweets with sorbitol or xylitol. Eggs, fish, rice, carrots, zucchini and lettuce give little. Smaller portions, soaked and rinsed beans and slow eating help. New strong pain, blood or weight loss: the doctor.',
    'NIDDK; NHS',
  ],
  [
    'what',
    'With a hangover drink water or broth first, then eat what sits well: toast, banana, eggs cooked through, oats, soup, rice, plain potatoes, yogurt with fruit. Salted broth or rehydration drink makes up for what was lost; coffee only a little, and no more alcohol. Food does not sober anybody up. Somebody who cannot be woken, breathes slowly, fits or vomits asleep: on the side, emergency number now.',
    'NHS',
  ],
  [
    'what',
    'With a fever drinking matters most: water, weak tea, broth, diluted juice, ice pops, a little every hour, more if you sweat. Eat what you feel like, small and soft: soup, porridge, yogurt, fruit, eggs cooked firm, rice, toast; little hunger for a few days is normal. A baby under 3 months with 100.4°F (38°C), a stiff neck, rash, confusion, hard breathing or over three days: a doctor.',
    'NHS; American Academy of Pediatrics',
  ],
  [
    'may',
    'Before a fasting blood test only plain water is allowed, for the 8 to 12 hours the lab or doctor named: no food, no coffee or tea, not even black, no lemon water, juice, gum or alcohol. Eat an ordinary supper before it. Ask about your tablets; with diabetes ask how to fast safely. Had something after all: tell the lab. Bring a snack for afterward. Not every test needs fasting, so check the letter.',
    'MedlinePlus; NHS',
  ],
  [
    'what',
    "A clear liquid diet allows what you can see through: water, clear broth, apple or white grape juice, black coffee or tea, clear sodas and sports drinks, plain gelatin and ice pops. No milk, cream, orange juice, pulp, soup with bits or alcohol. Before a colonoscopy leave out red, purple and blue ones. It is for a day or so; the hospital's sheet decides, and with diabetes ask first.",
    'MedlinePlus; Mayo Clinic',
  ],
  [
    'what',
    'For someone home after pancreatitis cook little, often and low in fat: skinless chicken, white fish, egg white, lentils, rice, potatoes, oats, toast, cooked vegetables, fruit, skim milk, low-fat yogurt or cottage cheese; steamed, baked or simmered with very little oil. No alcohol at all, no frying, cream, butter, full-fat cheese, sausage or pastry. How much fat, the dietitian sets. Strong belly pain, vomiting, fever: hospital.',
    'NIDDK; MedlinePlus',
  ],
  [
    'what',
    "In a flare of Crohn's or colitis soft, low-fiber food is mostly easiest: white rice, pasta and toast, smooth oatmeal, potatoes without skin, eggs, chicken, white fish, smooth soup, peeled cooked carrots and squash, banana, applesauce, lactose-free yogurt, small and often. Nuts, seeds, skins, raw vegetables, beans, spicy and fatty food wait. Tolerance differs, so follow the IBD team. More blood, fever, strong pain, or a blocked, swollen belly with vomiting: call them at once.",
    "Crohn's & Colitis Foundation; NHS",
  ],
  [
    'what',
    'With a stomach ulcer or gastritis no special diet heals it, medicine does; eat ordinary regular meals and leave out only what hurts you, often coffee, alcohol, chili, very fatty or sour food. Mild choices are oats, rice, potatoes, chicken, fish, eggs, cooked vegetables, banana, yogurt. Milk soothes only for a moment. No ibuprofen or aspirin of your own accord, and prescribed aspirin only the doctor stops. Black stools, vomiting blood, sudden strong pain: emergency.',
    'NIDDK; NHS',
  ],
  [
    'what',
    'With a fatty liver eat vegetables, beans, whole grains, fish, nuts, fruit and olive oil, in the Mediterranean way, with fewer sweet drinks, sweets, white bread and rice, fried food and fatty meat, and no alcohol unless the doctor allows it. Losing some weight slowly helps most where there is too much. Coffee without sugar is fine. Supplements and liver cleanses can harm; the doctor checks what is behind it.',
    'NIDDK; American Liver Foundation',
  ],
  [
    'what',
    'With gallstones leave out or keep small what is rich in fat, since it makes the gallbladder squeeze: fried food, pastry, cream, butter, hard cheese, sausage, bacon, fatty meat, coconut milk, chocolate and takeaway. Easier are skinless chicken, white fish, beans, rice, potatoes, vegetables, fruit, skim milk; small regular meals, no crash diet. Strong pain that does not pass, fever, yellow skin or vomiting: hospital.',
    'NIDDK; NHS',
  ],
  [
    'may',
    'A hair in food is unpleasant but next to never makes anybody ill: take it out with what lies round it, and the rest may be eaten. In a restaurant ask for a fresh plate. In your own kitchen tie hair back, and wash hands after you touch it, since it is hands that carry Staph from scalp and face. A wire, glass or plastic is another matter: throw the dish away.',
    'FDA; kitchen practice',
  ],
  [
    'what',
    'For PCOS or insulin resistance no single diet is proven best; what helps is regular meals with half a plate of vegetables, a quarter protein, a quarter whole grain or beans, and few sweet drinks and sweets: eggs with vegetables, dal with a little brown rice, salmon with lentils, tofu stir-fry, yogurt with berries and nuts. No need to cut out gluten or dairy. The doctor or dietitian fits it to you.',
    'NHS; International evidence-based guideline on PCOS',
  ],
  [
    'what',
    "With a sesame allergy leave out tahini, hummus, halva, baba ghanoush, sesame oil, za'atar, dukkah, furikake, gomasio, everything bagels, seeded buns and crackers, and much Asian and Middle Eastern food. Look in spice mixes, granola, falafel, veggie burgers and dressings; names are benne, til, gingelly, ajonjoli. Bakeries spread seeds easily. US labels name sesame since 2023. Reaction: injector and emergency number.",
    'FDA; Food Allergy Research & Education',
  ],
  [
    'may',
    "Only where the fries are cooked in a fryer of their own: oil shared with battered fish, nuggets or onion rings carries gluten into plain potato fries, and heat does not destroy it. Ask 'is there a separate gluten-free fryer, and are the fries coated?', since many frozen ones have a wheat coating. The vinegar on the table may be barley malt. Not sure: take a baked potato.",
    'Coeliac UK; Celiac Disease Foundation',
  ],
  [
    'how',
    'On a shared barbecue cook gluten-free food first, on a scrubbed grate or better on clean foil or a tray of its own, with its own tongs, plate, butter and sauce. Marinades with soy sauce, beer-basted meat, wheat-bound burgers and sausages and crumbs from buns are the traps, so read each label. Bake the gluten-free buns wrapped in foil. Plain meat, fish, corn and potatoes are safe by themselves.',
    'Celiac Disease Foundation; Coeliac UK',
  ],
  [
    'what',
    'A gluten-free packed lunch needs no special bread: rice salad of rice cooled fast and kept cold with tuna or chickpeas, potatoes with egg, corn tortilla wraps, rice paper rolls, leftover curry or chili piping hot in a flask, omelet strips, rice cakes with hummus, cheese, fruit, nuts where allowed. Gluten-free bread is best toasted first. Own box and knife, labels read, no lunch swapping at school, ice pack in.',
    'Coeliac UK; USDA FSIS',
  ],
  [
    'may amount',
    "Canned chickpeas and lentils, drained and rinsed well, are low in FODMAPs in a small portion, about ¼ cup (40 g), because part of the sugars goes into the liquid; larger portions, kidney and baked beans and hummus with garlic are high. Home-boiled ones hold more, even when soaked and boiled in fresh water. Firm tofu, tempeh, eggs and fish are easier protein. Monash's list gives portions, a dietitian guides the trial.",
    'Monash University',
  ],
  [
    'may',
    'Ordinary wheat and rye bread is high in FODMAPs; slowly fermented spelt sourdough, and some wheat sourdough raised for many hours, is low in about two slices, as is most gluten-free bread made without inulin, honey, apple or pea flour. Plain rice cakes, corn tortillas and a few oatcakes are fine too. Fructans are the trouble, not gluten, so spelt and wheat sourdough do not suit celiac disease. Ask the dietitian.',
    'Monash University',
  ],
  [
    'what amount',
    'Vegetables low in FODMAPs are carrots, potatoes, parsnips, cucumber, lettuce, spinach, kale, green beans, bok choy, the green of scallions and leeks; about ½ cup (75 g) of eggplant, cabbage, broccoli heads or sweet potato, a little less of zucchini, bell pepper and tomato. High: onion, garlic, cauliflower, button mushrooms, asparagus, artichoke, sugar snaps and more than a little sweet corn or beet. Portions decide; Monash keeps the list current.',
    'Monash University',
  ],
  [
    'what',
    'Low FODMAP snacks are a firm banana, an orange, five strawberries or a kiwi, rice cakes with peanut butter, a small handful of walnuts, peanuts or pumpkin seeds, hard cheese with rice crackers, lactose-free yogurt, boiled eggs, carrot sticks, plain potato chips and popcorn. Not cashews, pistachios, apples, dried fruit, bars with honey, inulin or chicory, or sugar-free sweets. One portion of fruit at a time; children only with a dietitian.',
    'Monash University',
  ],
  [
    'what',
    'Low in FODMAPs are lactose-free milk and yogurt, hard and ripened cheese such as cheddar, parmesan, Swiss and brie, feta, butter, a spoon of cream, almond and rice drink, and soy drink made from soy protein instead of whole beans. High: ordinary milk and yogurt, Greek too, ice cream, custard, ricotta in quantity, coconut and oat drink in large glasses. Check labels for inulin. Milk you tolerate well may stay.',
    'Monash University',
  ],
  [
    'what why',
    'A little: brown rice has more fiber and raises blood sugar somewhat more slowly than white, but it holds nearly as much carbohydrate, about 15 g in ⅓ cup (50 g) cooked, so the portion matters more. Basmati and parboiled rice rise slower than sticky or jasmine. Eat it with dal, vegetables and protein. Your meter and dietitian say what suits you.',
    'American Diabetes Association; Diabetes UK',
  ],
  [
    'what',
    'Fruit lower in potassium is apples, pears, blueberries, raspberries, strawberries, cranberries, grapes, pineapple, clementines and canned fruit drained of its juice, about half a cup (80 g) or one small piece at a time. High are bananas, oranges and their juice, cantaloupe, honeydew, mango, kiwi, avocado, dried fruit and coconut water. Starfruit is never for sick kidneys: it is poisonous to them. The renal dietitian sets the number.',
    'National Kidney Foundation',
  ],
  [
    'why may',
    'Yes, real black licorice can raise blood pressure and lower potassium through its glycyrrhizin, and FDA warns that 2 ounces (57 g) a day for two weeks may upset the heart rhythm in people over 40. With high blood pressure, heart or kidney disease, water tablets or in pregnancy leave it out, licorice tea and pills too. Red kinds mostly hold none; read the label. Palpitations or weak muscles after it: stop, and a doctor today.',
    'FDA; NHS',
  ],
  [
    'how',
    'Drain canned beans and vegetables and rinse them well under running water: that takes away up to about 40 percent of the salt. Or buy cans marked no salt added, or cook dried beans without salt, freeze them in portions and season at the end with lemon, garlic and spices. The liquid goes down the drain when salt matters. Rinsed tuna and olives lose some too.',
    'USDA; extension services',
  ],
  [
    'may',
    'No cranberry juice with warfarin, says NHS, nor grapefruit juice: they may strengthen it and cause bleeding. Cranberry sauce, dried cranberries and above all cranberry tablets: ask the anticoagulant clinic first, even for a holiday meal. With newer blood thinners such as apixaban ask the pharmacist. Alcohol and herbal pills matter as well. Unusual bruises, black stools, a blow to the head or a nosebleed that will not stop: a doctor now.',
    'NHS',
  ],
  [
    'why when',
    'Yes, tea and coffee with a meal, decaf too, hold back a good part of the iron from plants, eggs and tablets, black and green tea most, with or without milk; iron from meat less. Drink them an hour before or after, and have orange, peppers or tomato with the meal, which help. Iron tablets are not taken with milk or calcium either. With a normal iron level it matters little. Low iron: the doctor tests and decides.',
    'NHS; NIH Office of Dietary Supplements',
  ],
  [
    'what',
    'Vitamin D is in few foods: oily fish such as salmon, mackerel, herring, sardines and trout most, then egg yolk, fortified milk, plant drinks, cereal and spreads, and mushrooms that were put under UV light. Most comes from sun on the skin, so in winter food is often not enough; NHS advises adults to think of a 10 microgram supplement in autumn and winter. Blood level and dose: the doctor.',
    'NIH Office of Dietary Supplements; NHS',
  ],
  [
    'what',
    'To gain weight in a healthy way eat three meals and two or three snacks and make them richer: nuts and nut butter, olive oil on everything, avocado, cheese, whole milk, eggs, oily fish, beans with rice, granola with yogurt, dried fruit, smoothies with oats after the meal. Grow portions slowly and do some strength exercise. Weight lost without trying, or fear of eating: a doctor first.',
    'NHS',
  ],
  [
    'what',
    'Filling low-calorie dinners have much volume, protein and fiber: vegetable soup with lentils, chili with beans and extra peppers, chicken or tofu stir-fry with a double share of vegetables, white fish with potatoes and green beans, omelet with salad, shakshuka, cottage cheese on baked potato. Measure oil by the teaspoon, and eat slowly. How much you need a doctor or dietitian says; skipping meals backfires.',
    'NHS; USDA',
  ],
  [
    'amount',
    'As a rough average the NHS counts 2,000 kcal a day for women and 2,500 for men; age, height, work, pregnancy and illness move it by hundreds, and children and teenagers need theirs to grow. Diets of 800 kcal or less are only under medical care, and 1,200 is little for most. To lose weight ask a doctor or dietitian for your figure. If eating or weight fills your thoughts, talk to one soon.',
    'NHS; Dietary Guidelines for Americans',
  ],
  [
    'what',
    'For a breakfast with 20 to 30 g of protein take three eggs cooked firm with a slice of cheese on toast, a cup (240 g) of Greek yogurt or cottage cheese with nuts and seeds, oats cooked in milk with nut butter and an egg beside, scrambled tofu with beans, besan or moong chilla with paneer, or canned fish on rye. Egg muffins and overnight oats can be made the day before and kept in the fridge.',
    'USDA FoodData Central; kitchen practice',
  ],
  [
    'may',
    'Quinoa is none of the five forbidden grains, and the OU and many authorities allow it at Passover, when it is certified for Passover and picked over for stray grains; some Ashkenazi rabbis treat it as kitniyot and do not. Sephardim eat it, and many of them rice too, which most Ashkenazim do not. Ask the hosts or the rabbi they follow, and buy a package marked kosher for Passover that year.',
    'OU Kosher',
  ],
  [
    'may what',
    'No, chicken counts as meat in kosher kitchens, so it is not cooked or served with milk, butter or cheese; only eggs, fish, vegetables, fruit and grain are parve. After meat many wait six hours before dairy, others three or one by family custom; after most dairy a rinse and a short wait is enough, after hard aged cheese longer. Ask the guests or their rabbi.',
    'OU Kosher',
  ],
  [
    'what',
    'Before the Yom Kippur fast eat an ordinary, mild meal with plenty to drink: chicken soup, chicken with rice or potatoes, cooked vegetables, bread, fruit, little salt, spice and coffee. The break-fast is mostly dairy and made ahead: bagels, cream cheese, egg and tuna salad, kugel, blintzes, fruit, cake; begin with water and something small. With diabetes, pregnancy or medicine ask the doctor and rabbi first.',
    'OU Kosher; kitchen practice',
  ],
  [
    'may',
    "It depends on the rennet: cheese set with microbial, vegetable or certified halal rennet is accepted as halal, cheese with rennet of pig is not, and with calf rennet from animals not slaughtered by the rule scholars differ. The list often says only 'enzymes' or 'rennet'. Look for a halal mark or vegetarian on the label, no wine or pork in it, and ask the guest whom they follow.",
    'halal certification bodies (IFANCA); label practice',
  ],
  [
    'may',
    "Not all cheese is vegetarian: many are set with rennet from calf stomach, parmesan (Parmigiano Reggiano), grana padano, pecorino romano, gorgonzola and Swiss gruyère by their rules always, while most cream cheese, cottage cheese, paneer and many cheddars use none or a microbial kind. Look for 'vegetarian', 'microbial' or 'vegetable rennet' on the label; 'rennet' alone can be animal. No dairy cheese is vegan.",
    'The Vegetarian Society',
  ],
  [
    'what',
    'For a vegan guest staying over buy unsweetened oat or soy milk, plant spread, bread and jam or peanut butter, fruit, oats, nuts, hummus, canned beans and coconut milk, tofu, pasta and tomatoes. Breakfast is porridge or toast with avocado and mushrooms, lunch a soup, dinner a chickpea curry or bean chili for everybody. No honey; check wine, pesto, stock and bread by the label. Ask about allergies and what milk they take in coffee.',
    'The Vegan Society; kitchen practice',
  ],
  [
    'may what',
    'Anything with calories breaks an intermittent fast: milk or sugar in coffee, juice, broth, sugared gum, sweets, alcohol. Plain water, black coffee and unsweetened tea do not; about sweeteners without calories opinions differ. First meal: something ordinary with protein and vegetables rather than a feast. Not for pregnancy, nursing, children, teenagers, people on diabetes medicine or anyone who has had an eating disorder, unless the doctor agrees.',
    'National Institute on Aging; Mayo Clinic',
  ],
  [
    'may',
    'Most dogs may have a little ripe fruit as a treat: apple or pear without core and seeds, banana, blueberries, strawberries, peeled orange, mango or melon flesh without pit, rind and seeds, cut small. Never grapes, raisins, currants or sultanas, no stone fruit with the pit, no avocado, nothing in syrup. Any grape or raisin eaten: call the vet or ASPCA poison control, 1-888-426-4435, now. Diabetes, upset gut or doubt: ask your vet.',
    'American Kennel Club; ASPCA',
  ],
  [
    'may',
    'Dogs may mostly have a plain cooked egg, a small cube of mild cheese or a spoon of plain yogurt without xylitol now and then, with no salt, butter, onion or garlic. Many digest milk badly and get loose stools, and fat can bring on pancreatitis. No blue cheese, whose mold can poison dogs, no cheese with herbs or garlic, no raw egg because of Salmonella. Weight, pancreas or kidney trouble: ask your vet.',
    'American Kennel Club; ASPCA',
  ],
  [
    'may',
    'Yes, a teaspoon of plain peanut butter without xylitol is fine for most dogs: read the label first, as xylitol, also called birch sugar, in some kinds poisons a dog within an hour. Unsalted and unsweetened is best, smeared in a toy; it is fat, so seldom. No chocolate or macadamia spreads. If the jar names xylitol and the dog had some, call the vet or ASPCA poison control, 1-888-426-4435, now.',
    'FDA; ASPCA',
  ],
  [
    'may',
    "A bite of plain baked white or brown bread does most dogs no harm, though it is no food they need. Garlic bread, onion bread, raisin bread, fruit cake and moldy bread are poisonous to dogs, and raw dough is an emergency, as it swells and makes alcohol in the stomach. Had it any of those, or a whole loaf: call your vet or ASPCA poison control, 1-888-426-4435, with the amount and the dog's weight.",
    'ASPCA; American Kennel Club',
  ],
  [
    'how may keep',
    'For a day or two of mild diarrhea many vets accept plain boiled white rice for dogs with boiled skinless, boneless chicken, cooked to 165°F (74°C), about two parts rice to one of meat, in small portions, no salt, fat, onion or garlic, and water always there. Cool it fast and keep it in the fridge 3 to 4 days. A puppy, an old or ill dog, blood, vomiting, listlessness or over a day without getting better: the vet first.',
    'American Kennel Club; USDA FSIS',
  ],
  [
    'may',
    'Cats need no milk: most grown ones digest lactose badly and get diarrhea; fresh water is what they drink, and kittens need kitten formula. A crumb of hard cheese, a teaspoon of tuna in water or a bit of plain boneless cooked chicken, unsalted, now and then harms few, but tuna is no daily food. Never onion, garlic, chives, grapes, chocolate, raw dough or alcohol. Vomiting, not eating for a day, or doubt: your vet.',
    'ASPCA; Cornell Feline Health Center',
  ],
  [
    'may',
    'Rabbits and guinea pigs live on hay, with washed fresh greens beside it: carrot and radish tops, romaine, cilantro, parsley, dandelion, a little cabbage and cucumber, bell pepper for guinea pigs, which need vitamin C. Carrot root, a strawberry or ripe tomato without stem or leaf is a small treat. Never onion, garlic, leek, potato or its peel, rhubarb, avocado, beans, bread, anything moldy or salty. Ate one of those, or not eating for hours: the vet at once.',
    'RSPCA; House Rabbit Society',
  ],
  [
    'how may',
    "Better in another sink than the kitchen one; where there is none, wash pet bowls there, then clean and disinfect it, since pet food, raw above all, can carry Salmonella. Wash the bowl daily with hot soapy water and its own sponge or in the dishwasher, and your hands 20 seconds. CDC and FDA advise against raw pet food; it stays sealed and thaws below people's food in the fridge. Small children keep away.",
    'FDA; CDC',
  ],
  [
    'amount',
    'For 25 people at a dinner buffet count 10 pounds (4.5 kg) of raw boneless meat or fish or a bean main, 12 pounds (5.5 kg) of potatoes or 5 pounds (2.3 kg) of dry pasta or 4 pounds (1.8 kg) of rice, 2 pounds (1 kg) of salad leaves, 6 pounds (2.7 kg) of vegetables, 3 loaves of bread and 30 pieces of cake. With two mains take two thirds of each. Nothing stands out over 2 hours.',
    'extension services; USDA FSIS; kitchen practice',
  ],
  [
    'amount',
    'Count one slice of cake a person, about 3 oz (80 to 100 g), and a tenth more for seconds: an 8 inch (20 cm) round layer cake gives 10 to 14 slices, a 9 inch (23 cm) one 12 to 16, a 9 by 13 inch (23 by 33 cm) sheet 20 to 24, a half sheet 40 to 48. Wedding slices are small, 1 by 2 inches (2.5 by 5 cm).',
    'bakery serving charts (Wilton for wedding slices); kitchen practice',
  ],
  [
    'when how',
    'Wash your hands for at least 20 seconds with soap and running water, warm or cold, before you cook: wet, lather backs, between fingers, thumbs and under nails, rinse, and dry on a clean towel. Again after raw meat, fish, eggs or flour, toilet, diapers, nose, pets, trash and phone. Humming Happy Birthday twice takes about that long. Sanitizer does not replace soap on greasy hands.',
    'CDC; USDA FSIS',
  ],
  [
    'may',
    'No, hand sanitizer is not enough in the kitchen: it works badly on greasy or dirty hands, hardly against norovirus, and takes no allergens, pesticide or chili off. Soap and running water for 20 seconds do, before cooking and after raw meat. On a picnic without a tap use wipes first, then gel with at least 60 percent alcohol, rub until dry, and keep it away from flames.',
    'CDC',
  ],
  [
    'what how',
    'A home kitchen needs a fire blanket and a multipurpose ABC extinguisher, in the UK a small wet chemical one made for cooking oil, by the way out and not beside the stove. Never water on burning oil, never carry the pan: heat off if you can reach it, then lid or blanket over it; powder or CO2 blown close can splash hot fat. Not out at once, or in doubt: leave, shut the door, call 911, 112 or 999.',
    'National Fire Protection Association; UK fire services',
  ],
  [
    'fix',
    'Scalded child: take it away from the heat and cool the skin at once under cool running water for 20 minutes, clothes, jewelry and diaper off unless they stick, the rest of the body kept warm. Then lay cling film on loosely. No ice, butter or cream. Every scald of a baby or small child is seen by a doctor; large, on face, hands, feet or genitals, or blistered: emergency number (911, 112, 999).',
    'NHS; St John Ambulance',
  ],
  [
    'fix',
    'Alone and choking: cough hard if you can. If you cannot cough, speak or breathe, call your emergency number (911, 112, 999), leave the line open and go where people see you. Make a fist above the navel, grasp it and thrust inward and up hard, or drop your upper belly onto a chair back, table edge or sink, again and again until it comes out. See a doctor afterward in any case.',
    'American Red Cross; MedlinePlus',
  ],
  [
    'how',
    'To childproof a kitchen lock dishwasher tablets, cleaners, alcohol, knives and button batteries high up, cook on the back rings with handles turned in, latch oven and low drawers, shorten kettle cords, and keep hot drinks off table edges and cloths. Never leave a pan on heat unwatched; a gate or high chair helps while you fry. Swallowed something: poison line 1-800-222-1222 in the US, 111 in the UK; collapsed or struggling to breathe: 911, 112 or 999.',
    'American Academy of Pediatrics; RoSPA',
  ],
])
