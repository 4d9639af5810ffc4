import { answersOf } from '../card.ts'

/** Eating by a faith, an illness, an allergy or an age: answers that are found by their example questions. */
export const eatingWithLimits = answersOf([
  [
    'may what',
    'Sikhs differ, so ask: many are vegetarian, and the food of the gurdwara (langar) always is, without meat, fish and egg. Those who eat meat mostly refuse what was slaughtered by a rite, halal and kosher meat too, and many eat no beef. Baptized Sikhs drink no alcohol. A vegetarian dinner such as dal, paneer, rice and roti, cooked without wine, suits most.',
    'Sikh Rehat Maryada; community guidance',
  ],
  [
    'may what',
    "Many Seventh-day Adventists are vegetarian or vegan, and those who eat meat leave out pork, shellfish and fish without scales, as in the Bible's list of clean food. No alcohol, and many take no coffee or black tea. A bean chili, lentil loaf or vegetable lasagna with fruit and herbal tea is a safe dinner. Ask how strict they are about egg and cheese.",
    'General Conference of Seventh-day Adventists; community guidance',
  ],
  [
    'may what',
    'Latter-day Saints (Mormons) drink no alcohol, coffee or tea of the tea plant, hot or iced, and smoke nothing; herbal tea, cocoa and mostly cola are fine. Meat, fish and eggs are eaten, meat with measure. So leave out tiramisu, rum cake and wine sauces, and offer water, juice or lemonade. On the first Sunday of a month many fast.',
    'The Church of Jesus Christ of Latter-day Saints, Word of Wisdom',
  ],
  [
    'what may',
    'Sattvic food, as yoga and Ayurveda name it, is fresh, mild and vegetarian: vegetables, fruit, whole grains, lentils, nuts, milk, yogurt, ghee and gentle spices such as cumin, coriander, ginger and turmeric. Left out are meat, fish, egg, alcohol, onion, garlic, mostly mushrooms, very hot or fried food and what has stood overnight. Moong dal khichdi with vegetables is the classic plate.',
    'Hindu and Ayurvedic tradition; kitchen practice',
  ],
  [
    'instead',
    'Raw green banana takes the place of potato in Jain cooking: boil it in its skin until soft, 10 to 15 minutes, peel and mash for tikki, pav bhaji, samosa or dosa filling, or slice and fry it for chips. Peas, bottle gourd and paneer fill a curry, cauliflower and cabbage only where the family eats them. Sweet potato, yam, taro and celery root are roots as well, so they do not do.',
    'Jain community cooking; kitchen practice',
  ],
  [
    'how',
    'Jain pav bhaji takes raw banana for potato: boil 2 green bananas, 2 cups (200 g) of cauliflower and 1 cup (150 g) of peas soft and mash them. Fry cumin and a pinch of asafoetida in butter, then a chopped bell pepper and 4 tomatoes until pulpy, add red chili and pav bhaji masala without garlic, then the mash and water, and simmer 10 minutes. Lemon and cilantro on top.',
    'Jain community cooking; kitchen practice',
  ],
  [
    'how instead',
    'For a Jain gravy let tomato and nuts do the work of onion: simmer 5 tomatoes with 12 cashews or 2 tablespoons of melon seeds until soft and blend smooth. Crackle cumin and asafoetida in ghee, fry the puree with turmeric, chili and coriander until fat shows, and finish with cream, fenugreek leaves and a pinch of sugar. Many Jains accept dry ginger powder; ask.',
    'Jain community cooking; kitchen practice',
  ],
  [
    'may',
    'Most Jains take milk, yogurt, ghee and paneer, though yogurt is eaten fresh, set the same day, and strict families do not eat it together with pulses (dwidal) unless it was heated. Cheese with animal rennet, honey, egg and gelatin are out. A growing number of Jains are vegan, so ask before you cook with dairy.',
    'Jain community guidance',
  ],
  [
    'may what',
    'On Ekadashi grains and all beans and lentils are left out: no rice, wheat, corn, dal, peas or their flours, and mostly no onion, garlic and table salt. Fruit, milk, yogurt, paneer, nuts, potatoes, sweet potato, sago, buckwheat (kuttu), water chestnut flour and rock salt are taken by most. Some take only fruit or water. It ends the next morning with grain. Ask the family.',
    'Vaishnava tradition; community guidance',
  ],
  [
    'may',
    'Chicken broth, gravy and soup flavored with meat are not forbidden by the letter of the Catholic rule in the US, the bishops say, but many leave them out, as abstinence means to give up meat in spirit. The meat itself may not be eaten. Vegetable or fish stock settles it. Butter, eggs, cheese and lard-made bread are fine. Orthodox fasts are stricter: no broth.',
    'USCCB, Lent and abstinence rules',
  ],
  [
    'may',
    'Fish and meat are not cooked or eaten together by most who keep kosher, though fish is neither meat nor dairy: serve fish as its own course, on other plates with other forks, with a drink or bread between, then the meat. So no anchovy or ordinary Worcestershire sauce on steak. Fish with cheese or butter is accepted by most, not by all Sephardim.',
    'OU Kosher',
  ],
  [
    'may',
    'Coffee, tea and even water are taken only between sunset and dawn in Ramadan; by day nothing goes in, save for the ill, pregnant or nursing, travelers and children, who are excused. Strong coffee at suhoor makes thirst and headache worse, so cut down before the month, drink water through the evening and keep the coffee for after iftar.',
    'NHS, Ramadan health guidance',
  ],
  [
    'may',
    'Diabetes and a Ramadan fast need a talk with the doctor or nurse weeks before, as tablets or insulin may have to be changed, never by yourself, and for some it is too dangerous; religion excuses the ill. Testing sugar does not break the fast. Break it at once for sugar below 70 mg/dl (3.9 mmol/l), with juice or sugar, for sugar above 300 mg/dl (16.6 mmol/l), or if you feel ill. Slow starch, protein and water at suhoor.',
    'Diabetes UK; IDF-DAR guidelines',
  ],
  [
    'may',
    'Christmas pudding and mince pies can be neither: some hold beef suet, and most brandy, rum or stout, which cooking does not take away wholly. Look for vegetable suet and no alcohol on the label, or make them with vegetable suet, grated butter and apple or orange juice, and skip the flaming. Serve custard or cream instead of brandy butter.',
    'UK FSA labeling; kitchen practice',
  ],
  [
    'may',
    'Stock cubes are halal only by their mark: chicken and beef cubes come from animals slaughtered in the usual way, and pork fat, lard or wine powder can be in others. Vegetable cubes suit vegetarians and mostly Muslims too, but read for milk, celery, wheat and alcohol. Vegetable stock of your own peelings, or halal bones simmered, leaves no doubt.',
    'Halal certification bodies; UK FSA labeling',
  ],
  [
    'may instead',
    "Miso paste is mostly vegan, but miso soup is mostly not vegetarian: its stock, dashi, is made with dried bonito fish, also in the instant sachets and in restaurants. For vegetarians make the stock of kombu and dried shiitake, and look for bonito, fish or 'dashi' on the label. Ordinary miso is soy, barley miso holds gluten, and a fish allergy rules out the bonito stock.",
    'H. McGee, On Food and Cooking; labeling guidance',
  ],
  [
    'may',
    'Refried beans can be either: the old way is with lard, which is pork fat, while cans marked vegetarian are made with oil or no fat; the ingredient list tells. Restaurants often use lard or bacon drippings, so ask, for the rice too, which may be cooked in chicken stock. At home fry mashed pinto beans in oil with onion, cumin and a little chili.',
    'FDA labeling; kitchen practice',
  ],
  [
    'may',
    "Feta, mozzarella and halloumi depend on the rennet: Greek feta (PDO) is traditionally set with rennet from lambs or kids, and buffalo mozzarella mostly with calf rennet, while many supermarket ones use microbial rennet. Look for 'vegetarian', 'microbial' or 'vegetable rennet'; plain 'rennet' means do not count on it. Paneer, ricotta from acid, cream cheese and cottage cheese are often free of it.",
    'The Vegetarian Society',
  ],
  [
    'may',
    'Pesto is mostly not strictly vegetarian, since real parmesan or pecorino in it is set with animal rennet, and it is not vegan either way because of the cheese. Look for a jar marked vegetarian or vegan, or make it with an Italian-style hard cheese with vegetable rennet, or with nutritional yeast. Nuts are nearly always in it, pine nuts, cashews or both.',
    'The Vegetarian Society; kitchen practice',
  ],
  [
    'how instead',
    'For vegan buttercream beat 4 oz (115 g) of firm plant butter from a block, cool but soft, 2 minutes, then add 2 cups (250 g) of powdered sugar in two goes, a pinch of salt and vanilla, and only a teaspoon or two of plant milk. Tub spread holds too much water and turns soupy: chill that, or use half shortening. It covers 12 cupcakes. For a milk allergy the label of the butter decides.',
    'Kitchen practice',
  ],
  [
    'how instead',
    'Gluten-free Yorkshire puddings rise best with cornstarch (UK cornflour): whisk ¾ cup (100 g) with 3 eggs and ⅔ cup (150 ml) of milk and a pinch of salt. Heat a teaspoon of oil in each cup of a muffin tin at 425°F (220°C) until very hot, pour in and bake 20 to 25 minutes, door shut. Stir the batter first, as starch sinks. Check the label for gluten.',
    'Kitchen practice; Coeliac UK',
  ],
  [
    'how instead',
    'For dairy-free sour cream blend 10 oz (300 g) of firm silken tofu with 2 tablespoons of lemon juice, 1 tablespoon of oil, a teaspoon of cider vinegar and half a teaspoon of salt until smooth; without soy take a cup (140 g) of soaked cashews and ½ cup (120 ml) of water, if nobody is allergic to nuts. Thick plain coconut yogurt with lemon is the quick way. Fridge, 3 to 4 days.',
    'Kitchen practice; USDA FSIS for keeping',
  ],
  [
    'what',
    'Omega 3 without fish comes from ground flaxseed, chia, hemp seeds, walnuts and canola (rapeseed) oil, some every day: a tablespoon of ground flax or chia, or a small handful of walnuts. Whole flax passes through, so grind it. The body turns little of it into the long forms of fish; algae oil holds those, and in pregnancy ask a doctor or dietitian about it.',
    'NHS; NIH Office of Dietary Supplements',
  ],
  [
    'what',
    'Iodine without milk and fish comes from iodized salt, plant drinks that have it added (read the label, many do not) and, in small amounts, bread in some countries. Sea salt and Himalayan salt hold hardly any. Seaweed varies wildly and kelp (kombu) can hold far too much, so do not count on it. Pregnant, nursing or with a thyroid illness: ask the doctor.',
    'NIH Office of Dietary Supplements; British Dietetic Association',
  ],
  [
    'how instead',
    'Egg-free mayonnaise: put ¼ cup (60 ml) of unsweetened soy drink, 2 teaspoons of lemon juice or vinegar, half a teaspoon of mustard and salt in a tall cup, pour on ½ to ¾ cup (120 to 180 ml) of mild oil, set a stick blender on the bottom and lift it slowly as it thickens. All at room temperature; almond or oat drink seldom sets. Fridge, 3 to 4 days.',
    'Kitchen practice; USDA FSIS for keeping',
  ],
  [
    'how',
    'Eggless custard: stir 3 tablespoons (24 g) of cornstarch, or custard powder, with ¼ cup (50 g) of sugar and a little of 2 cups (480 ml) of cold milk; heat the rest, whisk it in, and simmer 1 to 2 minutes until it coats a spoon; vanilla, a knob of butter and a pinch of turmeric for color. Plant milk works. Cover the surface against a skin; fridge, 3 to 4 days.',
    'Kitchen practice; USDA FSIS for keeping',
  ],
  [
    'how',
    'A plain gluten-free flour blend is 2 cups (320 g) of fine rice flour, ⅔ cup (110 g) of potato starch and ⅓ cup (40 g) of tapioca starch; keep it dry and closed. It replaces wheat flour by weight in cakes, cookies and pancakes, with a quarter to half a teaspoon of xanthan gum to the cup (140 g). Bread needs more binder. All bags marked gluten-free.',
    'Kitchen practice; Coeliac UK',
  ],
  [
    'instead',
    'Instead of xanthan gum use psyllium husk, about twice as much, best in bread and pizza, or a tablespoon of ground flax or chia stirred into 2 to 3 of hot water for a cup (140 g) of flour in cakes; guar gum takes its place spoon for spoon. Pancakes, brownies and cookies with egg often do without. Many bought blends already hold it.',
    'Kitchen practice',
  ],
  [
    'how',
    'Gluten-free stuffing is made as always, from gluten-free bread or cornbread cut small and dried in the oven at 300°F (150°C), or from cooked rice: fry onion and celery in butter, add herbs, chestnuts or sausage marked gluten-free, moisten with gluten-free stock and egg, and bake it in its own dish at 350°F (180°C) 35 to 45 minutes, to 165°F (74°C). A bird stuffed with wheat bread is not for a celiac.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'Gluten-free pizza dough is a thick batter: mix 2 cups (280 g) of gluten-free bread flour blend, 1 tablespoon of psyllium husk, 2 teaspoons of dry yeast, salt, a tablespoon of oil and about 1¼ cups (300 ml) of warm water. Spread it thin on oiled parchment with wet hands, rest 30 to 40 minutes, bake 10 minutes at 450°F (230°C), top it, bake on 10. Corn tortillas or polenta marked gluten-free make quick bases.',
    'Kitchen practice',
  ],
  [
    'instead',
    'Dairy-free buttermilk is a tablespoon of lemon juice or vinegar stirred into a cup (240 ml) of unsweetened soy drink and left 5 to 10 minutes: soy curdles and thickens best, oat and almond stay thin but give the acid that baking soda needs. Plain plant yogurt thinned with water does as well. Good for pancakes, soda bread, cakes and marinades.',
    'Kitchen practice',
  ],
  [
    'instead how',
    'For dairy-free condensed milk simmer a 14 oz (400 ml) can of full-fat coconut milk with ½ cup (100 g) of sugar and a pinch of salt in a wide pan, stirring often, 30 to 40 minutes, until it is half as much and coats a spoon; it thickens more when cold. It makes fudge, banoffee, key lime filling and coffee. Fridge, 3 to 4 days. It is not for babies.',
    'Kitchen practice; USDA FSIS for keeping',
  ],
  [
    'instead',
    'Coconut milk or plain coconut or soy yogurt takes the place of yogurt in a curry, the same amount, with a squeeze of lemon or a little tamarind for the sourness; stir it in off the boil. Ground almonds or cashews thicken too, where nobody is allergic to nuts. For a tandoori marinade mix coconut yogurt or oil with lemon, ginger, garlic and the spices.',
    'Kitchen practice',
  ],
  [
    'how instead',
    'Chickpea tofu (Burmese or Shan tofu) has no soy: whisk 1 cup (90 to 100 g) of chickpea flour with 1 cup (240 ml) of water, turmeric and salt, pour it into 1½ cups (360 ml) of boiling water and stir 8 to 10 minutes until thick and glossy. Set it in an oiled dish in the fridge 2 hours, cut and fry. For a peanut or lupin allergy ask about chickpea first. Fridge, 3 to 4 days.',
    'Kitchen practice; USDA FSIS for keeping',
  ],
  [
    'instead',
    "With a garlic allergy leave out fresh garlic, powder, salt and oil of it, and ask about onion, leek, chives and shallot, its relatives. For depth take ginger, fennel, celery, cumin, toasted mustard seed, horseradish, lemon zest, smoked paprika, mushrooms or a pinch of asafoetida. Garlic hides in stock, sausages, sauces, crisps and in 'spices' or 'natural flavor': ask the maker.",
    'AAAAI; kitchen practice',
  ],
  [
    'what how',
    'For a guest without onion barbecue plain meat or fish with oil, salt, pepper, lemon and herbs, corn, peppers, zucchini, potatoes and bread, and dress a salad with oil and vinegar. Onion is in most bought burgers, sausages, rubs, barbecue sauce, ketchup, stock, coleslaw and crisps, so read labels for onion powder. Ask whether garlic, leek and chives are out as well; clean grate and tongs.',
    'Allergy UK; kitchen practice',
  ],
  [
    'instead',
    'For lemon juice with a citrus allergy use half as much wine or cider vinegar, or verjuice, tamarind, sumac, pomegranate molasses, dry white wine or a little rhubarb juice. Lime, orange, yuzu and grapefruit are relatives and out as well. Citric acid powder is made by fermenting sugar, mostly without citrus; ask your allergist. Not for canning or jam, where acid is measured.',
    'AAAAI; National Center for Home Food Preservation',
  ],
  [
    'instead',
    'Instead of mushrooms take eggplant or zucchini in cubes, browned hard, for stroganoff, pies and risotto; roasted cauliflower, artichokes or chickpeas give bite, and tomato paste, or soy sauce if allowed, the savory depth. Leave out truffle, mushroom sauce and stock, and Quorn, which is grown from a fungus. Some who react to mushrooms react to molds or yeast too: ask about blue cheese, yeast, soy sauce and miso.',
    'Allergy UK; kitchen practice',
  ],
  [
    'may why',
    'The smell of peanut butter alone is not known to cause a severe reaction, since what you smell holds no protein; touching it and then the mouth, or eating it, does. Dust from shelling, grinding or frying and steam can carry protein and set off wheeze or hives in a few. So keep peanuts off the table, wash hands with soap, and keep the injector near; trouble breathing or swelling: use it and call 911 (999, 112).',
    'AAAAI',
  ],
  [
    'may',
    'Poppy, sunflower, pumpkin, flax and chia seeds are other plants than sesame, so a sesame allergy does not forbid them by itself; but some people react to several seeds, poppy and sesame above all, and they share bakeries and packing lines. Use only what your allergist cleared, from a package whose label names no sesame, and no loose rolls or bagels.',
    'Anaphylaxis UK; FDA',
  ],
  [
    'may',
    "Almond extract can hold real almond, while much of it is made from apricot or peach pits, relatives of almond, or by synthesis: only the label and the maker tell, so with a nut allergy leave it out or take vanilla, or a flavoring marked nut-free. Amaretto, marzipan and amaretti are the same question. 'Natural almond flavor' says nothing about the source.",
    'FARE; FDA labeling',
  ],
  [
    'may',
    'Mozzarella holds little lactose, about 1 g in 100 g (3½ oz), so most people with lactose intolerance bear it on a pizza; ricotta, cottage cheese, cream cheese and mascarpone hold more, roughly 2 to 5 g. Small portions with a meal do for many, or take the lactose-free kind. With a milk allergy none of them is safe.',
    'NIDDK; USDA FoodData Central',
  ],
  [
    'instead how',
    'For a vinaigrette without mustard let something else hold oil and vinegar together: a teaspoon of honey (not under one year), tomato paste, plain yogurt, tahini or mashed avocado to 3 parts of oil and 1 of vinegar, shaken in a jar just before serving. Black pepper, fresh ginger or a little chili bring bite. With a mustard allergy ask before horseradish and wasabi, its relatives, and read labels of vinegar mixes and mayonnaise. Tahini is sesame.',
    'Anaphylaxis UK; kitchen practice',
  ],
  [
    'may what',
    'Plain french fries are potato and oil, but not all are vegan: some restaurants fry in beef tallow or add beef flavor with milk, as big US chains have done, and British chip shops, above all in the north, may use beef dripping. Shared oil with fish and chicken is another matter for many. Ask what fat is used; bag fries for the oven mostly list oil only.',
    "Restaurants' ingredient lists; The Vegan Society",
  ],
  [
    'how',
    'Chili without nightshades keeps its body but not its heat: brown meat or mushrooms with onion, garlic and celery, add beans, stock without paprika or tomato, and for color and sweetness a puree of cooked carrot, pumpkin and a little beet with vinegar. Season with cumin, oregano, black pepper, ginger and cocoa. No chili powder, paprika, cayenne, bell pepper, tomato or potato; black pepper is fine.',
    'Kitchen practice',
  ],
  [
    'how',
    "Ask when you invite, not at the door: 'Is there anything you do not eat, for allergy, health, religion or taste, and how strict is it?' For an allergy ask whether traces matter and what they do when it happens. Then say what you plan, keep the packages so that they can read them, and offer to let them bring a dish. Ask again for each child.",
    'FARE; kitchen practice',
  ],
  [
    'how',
    'Make the shared meal gluten-free and put the wheat beside it: rice, potatoes, polenta or gluten-free pasta with one sauce thickened with cornstarch, roast meat, curry, chili, corn tacos, risotto, and bread in a basket for the others. Stock, soy sauce and spice mixes by the label. Own toaster, colander, board, butter and jam for the one, top shelf for the food, and their portion served first with a clean spoon.',
    'Coeliac UK; Celiac Disease Foundation',
  ],
  [
    'may',
    'Better leave kombucha out in pregnancy: it is mostly unpasteurized, so bacteria may grow in it, holds some alcohol, home-brewed more than shop ones, and caffeine from tea. A pasteurized bottle marked alcohol-free carries less risk, but no agency has shown it safe. Sparkling water with pasteurized juice, lemon or ginger gives the same sour fizz. Ask your midwife.',
    'FDA; American Pregnancy Association',
  ],
  [
    'may',
    'Sweeteners such as aspartame, sucralose, acesulfame K and stevia in food and drink are taken as safe in pregnancy in ordinary amounts by the NHS and FDA; a diet drink now and then is accepted, though water and milk serve you better. Saccharin is one that some doctors would leave out. With phenylketonuria (PKU) no aspartame. Cola holds caffeine too.',
    'NHS; FDA',
  ],
  [
    'may',
    'Fenugreek as food, methi leaves in a paratha or dal and a pinch of seed in the spice mix, is generally taken as fine in pregnancy. Not in larger amounts: soaked seeds by the spoonful, tea, powder or capsules may act on the womb and on blood sugar, and US health bodies call it unsafe in pregnancy beyond food amounts. With peanut or chickpea allergy take care. Ask your doctor.',
    'NCCIH (NIH)',
  ],
  [
    'may',
    'Street pani puri is better left alone in pregnancy: the water, ice, raw onion and chutneys are not cooked, stand warm and pass through many hands, and can give typhoid, hepatitis E or diarrhea. Made at home with boiled or filtered water, washed herbs, freshly boiled potatoes and chickpeas, no raw sprouts, and eaten at once it is fine. Hot fried food such as fresh samosa or tikki is the safer stall snack.',
    'WHO food safety advice; FSSAI',
  ],
  [
    'may',
    'Ghee does not make birth easier: no study shows that ghee in warm milk in the ninth month greases the way or starts labor, and much of it only adds calories. A teaspoon on dal is fine. No food is proven to start labor. Castor oil causes cramps and diarrhea and is not for use without your midwife. A few dates a day in the last weeks are food many midwives do not mind; with gestational diabetes ask.',
    'NHS; ACOG',
  ],
  [
    'may',
    "Keep licorice (liquorice) out or very small in pregnancy: its glycyrrhizin can raise blood pressure, and Finland's agency advises pregnant women to avoid it, as studies tied much of it to effects on the children. A single candy now and then is no reason for alarm; after a lot tell your midwife. Licorice root tea and supplements are out. Red candy is often only licorice by name: read the label.",
    'Finnish Institute for Health and Welfare; NHS',
  ],
  [
    'may',
    'Bagged salad may be eaten in pregnancy when it is fresh, cold, well before its use-by date and used the day it is opened; wash it unless the bag says washed or ready to eat, which US advice does not wash again. Safest is a whole lettuce washed leaf by leaf at home. No salad bars, prepared deli salads or raw sprouts.',
    'NHS; FDA',
  ],
  [
    'may',
    "Sushi is not off limits while breastfeeding: Listeria and parasites from your food are not known to reach the baby through milk, so raw fish of a good place is a choice like any healthy adult's. What counts is mercury: no bigeye tuna, swordfish, shark, king mackerel, marlin, tilefish or orange roughy, and two to three portions of low-mercury fish a week. Ask your doctor if baby was born early or ill.",
    'CDC; NHS',
  ],
  [
    'may',
    'Peppermint, sage and parsley in ordinary food amounts are not known to lower milk: sage in stuffing, mint in a salad or a cup of mint tea is fine. In large amounts, strong sage tea, peppermint oil or many menthol sweets a day, they are used by women who wean, though proof is thin. If supply is low, leave strong teas out and see a lactation consultant: feeding often counts most.',
    'LactMed (NIH); NHS',
  ],
  [
    'may what',
    'Panjiri and gond (edible gum) laddoos after birth are rich sweet snacks of flour, ghee, nuts and sugar: fine as one small piece with milk if you like them, but not needed for healing or milk, and about as heavy as a big cookie. With gestational or other diabetes take care. Nuts are allergens. Dal, eggs, vegetables, fruit and water matter more; leave herbs in high amounts out.',
    'NHS; LactMed (NIH)',
  ],
  [
    'may when',
    'No chocolate before 12 months, and best hardly any before two: health bodies advise no added sugar under two years (US), and cocoa holds caffeine. A lick is no harm, save with an allergy to milk or nuts. From two on a small soft piece now and then, melted or grated rather than in lumps, since hard pieces, coated nuts and round eggs choke. Milk and nuts are its allergens. For a cake banana, berries and yogurt do.',
    'CDC; AAP; NHS',
  ],
  [
    'may',
    "No tea or coffee for babies and toddlers: the tannins of black and green tea bind iron, caffeine disturbs sleep, and sugar harms teeth; milky tea or chai in a bottle is a common cause of iron lack. From 12 months water and milk, before that breast milk or formula with sips of water from about 6 months. Herbal, fennel and 'baby' teas are not advised, and no honey before one year.",
    'NHS; AAP',
  ],
  [
    'may',
    'Yes, garlic and onion are fine for babies from about 6 months, cooked soft in the family dish: they bring flavor without salt, and neither is a common allergen. Start with a little, since they can give wind, cut onion fine or blend it, and fry gently in a little oil. No raw pieces, no garlic salt and no garlic kept in oil. Leeks and chives do as well.',
    'NHS',
  ],
  [
    'when may',
    'Whole nuts are a choking danger for small children: AAP says not before 4 years, the NHS not before 5, and then only seated and chewing well. Until then give them ground, or as smooth nut butter spread thin, from about 6 months; peanut early helps to prevent its allergy. With severe eczema or an egg allergy ask the doctor first. Chopped nuts can choke toddlers too.',
    'AAP; NHS',
  ],
  [
    'when may',
    'Raw apple and raw carrot are hard and choke babies and toddlers: until 4 years (5 is safer) grate them, shave them paper thin, or cook them until a fork squashes them. At 6 months soft steamed apple or puree, at 1 year finely grated raw apple, later thin slices without core, at table and watched. Whole baby carrots and chunks wait until the child chews well, about 4 or 5.',
    'AAP; NHS; CDC',
  ],
  [
    'how may',
    "Cut sausages and hot dogs lengthwise into thin strips or quarters and then small, and peel off a tough skin: round slices fit a child's windpipe and are a common cause of choking under 5. Cook fresh ones to 160°F (71°C), poultry to 165°F (74°C). They are salty and fat, so now and then and not under one year; soft home-made meatballs are better.",
    'AAP; NHS; USDA FSIS',
  ],
  [
    'may how',
    "Yes, cubes and chunks of cheese and whole string cheese are on CDC's list of choking dangers for small children, as they are firm and slippery and mold to the throat. Grate it, shave it thin, or pull string cheese into fine threads, until 4 or 5 years; soft cheese goes on toast. Seated, watched, small bites. From about 6 months pasteurized cheese is fine that way.",
    'CDC',
  ],
  [
    'how',
    'Baby pancakes from about 6 months: mash a ripe banana, whisk it with an egg and 3 to 4 tablespoons (20 to 30 g) of fine oats, and fry small ones in a little oil over medium heat 2 minutes a side, set all through. No salt, sugar or honey. Cut in strips, serve warm. Egg first tried alone, cooked through, as an allergen. Fridge 1 to 2 days, or freeze in one layer.',
    'NHS; kitchen practice',
  ],
  [
    'how',
    'Khichdi for a baby from about 6 months: rinse 2 tablespoons of rice and 2 of split moong dal, cook them with 2 cups (480 ml) of water, a pinch of turmeric and soft carrot or pumpkin until they fall apart, 25 minutes or 4 to 5 whistles, mash, and stir in half a teaspoon of ghee. No salt, no chili. Cool leftovers within an hour, fridge 1 day, reheat steaming and cool again.',
    'NHS; kitchen practice',
  ],
  [
    'how may',
    'Ragi (finger millet) porridge suits babies from about 6 months: stir 1 to 2 tablespoons of fine ragi flour into ½ cup (120 ml) of cold water without lumps, cook it stirring 6 to 8 minutes until glossy, and thin it with breast milk or formula; mashed banana or apple sweetens it. No jaggery, sugar, salt or honey. It brings calcium and some iron, but egg, dal or meat is needed too.',
    'Indian Academy of Pediatrics; NHS',
  ],
  [
    'how',
    'A first birthday cake without added sugar: mash 2 ripe bananas, whisk with 2 eggs, ¼ cup (60 ml) of oil and ¼ cup (60 g) of unsweetened applesauce, fold in 1¼ cups (160 g) of flour, 1½ teaspoons of baking powder and cinnamon, and bake in a 6 inch (15 cm) tin at 350°F (180°C) 35 to 40 minutes, until a skewer comes out clean. Frost with thick Greek yogurt and soft berries, cut small. No honey.',
    'NHS; kitchen practice',
  ],
  [
    'may',
    'Water and plain milk are all a toddler needs: squash, diet drinks and sweeteners are not recommended under 5, as they train a taste for sweet and acid harms teeth. Slush ice drinks with glycerol are not for children under 7, says the UK Food Standards Agency, as they have dropped blood sugar and made children faint. Xylitol upsets the gut. Fruit in the water gives taste.',
    'UK FSA; NHS; AAP',
  ],
  [
    'may how',
    "Yes, breast milk may go into the baby's own food: stir it into porridge, mash or puree after cooking, or take it for pancakes and custard; heat costs some immune protein. Use milk stored by the rules, thawed milk within 24 hours, what a feed left within 2 hours, and eat the dish the same day. Only for your own child, as it can carry infection to others. It does not thicken like cow's milk.",
    'CDC; NHS',
  ],
  [
    'when what',
    'Protein can compete with levodopa for its way into body and brain, so the tablet is mostly taken 30 minutes before or at least an hour after a meal, with water and if it makes you queasy a plain cracker. Some people with strong ups and downs move most meat, fish, egg and cheese to the evening. Do not cut protein by yourself: neurologist and dietitian set it.',
    "Parkinson's Foundation; Parkinson's UK",
  ],
  [
    'amount what',
    'Adults need about 0.8 g of protein a day for each kilogram of weight (0.36 g a pound), 55 g for 150 lb (68 kg); over 65 experts advise about 1 to 1.2 g for each kilogram to keep muscle. A palm of chicken or fish holds 20 to 30 g, of firm tofu 10 to 15, an egg 6, a cup of lentils 18. Pregnancy asks for more; with kidney disease the doctor sets it.',
    'US National Academies; ESPEN; USDA FoodData Central',
  ],
  [
    'may',
    'Yes, oats suit most people with diabetes in a measured bowl: half a cup (40 g) of dry rolled oats holds about 27 g of carbohydrate, with beta-glucan fiber that slows sugar and helps cholesterol. Steel-cut or thick rolled ones act more slowly than instant sachets, which are often sweet. Add nuts, seeds, yogurt or egg and berries rather than honey, and let the meter tell.',
    'American Diabetes Association; USDA FoodData Central',
  ],
  [
    'may amount',
    'Corn fits with diabetes as a starch, not as a free vegetable: half a cup (about 80 g) of kernels holds about 15 g of carbohydrate, like a slice of bread, and a medium ear some 20 g. So have it in place of potato, rice or roti, with butter kept small and protein beside it. Plain popcorn, 3 cups popped, holds 15 to 20 g. Cornflakes and corn syrup go in fast.',
    'American Diabetes Association',
  ],
  [
    'may what',
    "Indian sweets are mostly sugar, ghee and milk solids, so with diabetes take one small piece after a meal, counted: one gulab jamun, jalebi or laddoo can hold 20 g of carbohydrate and more, so read the box. Kinder are a spoon of shrikhand of thick yogurt with little sugar, paneer kheer with sweetener, roasted nuts, or fruit with plain yogurt. Jaggery and dates count as sugar too. 'Sugar-free' mithai still holds starch and fat.",
    'Diabetes UK; American Diabetes Association',
  ],
  [
    'may what',
    'Poha and upma are both mainly starch, so with diabetes the bowl and what is in it decide: about a cup (150 g) cooked, half of it vegetables and peas, with peanuts, sprouts cooked through, egg, curd or dal beside it and little potato. Upma of broken wheat or oats, or poha of red flakes, has more fiber than white rava or thin poha. Check your meter after two hours.',
    'Diabetes UK; kitchen practice',
  ],
  [
    'may amount',
    'Pizza is allowed with diabetes, in a counted portion: a slice of a 14 inch (35 cm) pizza with ordinary crust holds about 35 g of carbohydrate, and its fat makes sugar rise late, hours after. Take one or two slices of a thin crust with a big salad first and water. A thin tortilla makes a lighter base; bought cauliflower crusts often hold as much starch, so read the box. On insulin ask how to dose for it.',
    'American Diabetes Association',
  ],
  [
    'what',
    'White rice mostly raises blood sugar more than pasta: its starch opens faster, while firm (al dente) wheat pasta is dense and acts more slowly, though a cup of either holds about 40 to 45 g of carbohydrate. Basmati, parboiled and brown rice lie between. Soft-boiled pasta and big bowls undo it. A smaller portion with vegetables, beans or fish counts most, and your meter tells.',
    'Diabetes UK; USDA FoodData Central',
  ],
  [
    'may',
    'Yes, eggs are one of the best proteins with gout: they are very low in purines, like milk, yogurt and cheese, so boiled, scrambled or in an omelet they may replace part of the meat and fish. What counts beside them is bacon, sausage and beer. For cholesterol about one egg a day is fine for most; with diabetes or high cholesterol ask. The same holds for tofu in normal portions.',
    'NHS; Arthritis Foundation',
  ],
  [
    'may',
    'Tomatoes are low in purines and belong to a healthy plate, yet many people with gout name them as a trigger, and one study found slightly higher uric acid in those who ate many; proof that they bring attacks is missing. So eat them unless your own diary shows a link. Beer, spirits, sweet drinks, organ meat and shellfish weigh much more.',
    'UK Gout Society; Arthritis Foundation',
  ],
  [
    'may',
    'Broth boiled from meat, bones, fish or chicken takes up purines, as they dissolve in the water, so with gout bone broth, gravy, meat extract and long-simmered soup belong to what is kept small and rare. Meat that was boiled holds a little less, if the water is thrown away. Vegetable stock with herbs, tomato and a splash of vinegar is the better base; yeast extract is rich in purines as well.',
    'Arthritis Foundation; NHS',
  ],
  [
    'may what',
    'With gout white fish and salmon are mostly fine in a small portion, about 3 to 4 oz (85 to 115 g), once or twice a week between attacks: their purines are moderate and the oil does the heart good. Anchovies, sardines, herring, mackerel, trout, mussels, scallops and roe are the rich ones; lists differ on tuna, cod and haddock, so keep those small too. Not fried, and no beer. During an attack ask your doctor.',
    'Arthritis Foundation; UK Gout Society',
  ],
  [
    'may',
    'No star fruit (carambola) at all with kidney disease or on dialysis, not even juice or one slice: it holds a nerve poison that sick kidneys cannot clear, and hiccups, vomiting, confusion, seizures and death have followed. Eaten already: call a doctor or emergency at once. For healthy kidneys fruit now and then is fine, huge amounts of juice are not.',
    'National Kidney Foundation',
  ],
  [
    'amount',
    'Adults should stay under 6 g of salt a day by the NHS, about a level teaspoon, or under 5 g (2,000 mg of sodium) by WHO; US advice is under 2,300 mg of sodium, the same as 5.8 g of salt, and 1,500 mg as the ideal of the American Heart Association. Salt is sodium times 2.5. About three quarters come from bread, cheese, ham, sauces and ready food. Children need much less.',
    'NHS; WHO; American Heart Association',
  ],
  [
    'may',
    'Beets can lower blood pressure a little: their nitrate widens vessels, and trials with a glass of beet juice a day found a few points, for as long as it is drunk. It replaces no medicine. With oxalate kidney stones, kidney disease or tablets that hold potassium ask first; the juice holds sugar and colors urine red, which is harmless. Pickled beets bring salt. Less salt, losing weight and moving do more.',
    'British Heart Foundation',
  ],
  [
    'may amount',
    'Yes, a small handful of unsalted nuts, about 1 oz (28 to 30 g), on most days goes with better cholesterol and fewer heart attacks: walnuts, almonds, hazelnuts, pistachios and peanuts alike, in place of crisps and sweets, since an ounce holds 160 to 200 kcal. Plain or dry roasted, not salted or honeyed. Not with an allergy, and no whole nuts under 5.',
    'American Heart Association; British Heart Foundation',
  ],
  [
    'amount',
    'Oily fish once or twice a week is the advice for most: the NHS asks for two portions of fish, one of them oily, about 5 oz (140 g) cooked, such as salmon, mackerel, sardines, trout or herring; canned counts, though canned tuna is no oily fish. Girls, and women who may have children, at most two oily portions a week, others four, for pollutants.',
    'NHS; American Heart Association',
  ],
  [
    'what',
    'Mild breakfasts with reflux are porridge with banana or pear, toast with egg or a little nut butter, low-fat yogurt with melon, rice congee, or cottage cheese on crackers: small, low in fat, eaten sitting up. Leave orange juice, strong coffee, fried bacon, chocolate spread, tomato and mint tea aside and test them one by one. Weak tea or oat drink suits most.',
    'NHS; NIDDK',
  ],
  [
    'how',
    'A reflux curry leaves out chili, tomato, raw onion and much fat: warm ground coriander, turmeric, a little cumin and ginger in a tablespoon of oil, add pumpkin or carrot, chicken, cooked to 165°F (74°C), or chickpeas and light coconut milk or low-fat yogurt, and simmer soft; well-cooked onion only if you bear it. Fresh cilantro, no lemon. Rice beside it, a small plate, three hours before bed.',
    'NHS; kitchen practice',
  ],
  [
    'may how',
    'Ginger helps many people with mild nausea, in pregnancy too, where the NHS names it: thin slices steeped 5 to 10 minutes in hot water, ginger biscuits, or a little grated in broth or rice. As food it is safe for most; with blood thinners, gallstones, or before capsules ask a doctor. Dry small bites, cold food and sips between help as well. Blood, fever or keeping nothing down: a doctor.',
    'NHS; NCCIH (NIH)',
  ],
  [
    'what may',
    'Most mushrooms, button, portobello and shiitake, are high in FODMAPs, from mannitol; oyster mushrooms are low, and canned button mushrooms, drained and rinsed, are low in a small portion, as mannitol goes into the water, which is poured off; the Monash app gives the amounts. For savory depth take soy sauce, a little roasted eggplant or tomato paste, or parmesan. A dietitian helps you test what you bear.',
    'Monash University',
  ],
  [
    'how',
    'For low FODMAP stock simmer chicken bones or carrots, parsnip, the green of leek, parsley, bay and peppercorns 1 to 2 hours, with no onion, garlic, celery in quantity or mushrooms; cubes nearly all hold onion. Gravy: pan juices and this stock, thickened with a tablespoon of cornstarch to the cup (240 ml), soy sauce for color. Cool quickly; fridge 3 to 4 days or freezer, reheat to 165°F (74°C).',
    'Monash University; USDA FSIS',
  ],
  [
    'how what',
    'A low FODMAP curry starts with bought garlic-infused oil (homemade can bring botulism), fresh ginger, the green of scallions, cumin, coriander, turmeric and a little chili, then chicken cooked to 165°F (74°C), shrimp, firm tofu or a few spoonfuls of rinsed canned lentils, with carrot, green beans, spinach or zucchini, canned tomato and at most ¼ cup (60 ml) of coconut milk each. Bought paste and curry powder often hold onion and garlic; asafoetida some wheat.',
    'Monash University',
  ],
  [
    'what',
    'Low FODMAP breakfasts: porridge of ½ cup (about 50 g) rolled oats with lactose-free milk and blueberries, eggs on spelt sourdough or gluten-free toast, lactose-free yogurt with about 5 strawberries (65 g) and pumpkin seeds, a firm banana with peanut butter, or rice cakes with cheddar. Leave honey, ordinary milk, apple, mango, inulin muesli and large coffee with milk aside in the first weeks. Bananas firm, not spotted.',
    'Monash University',
  ],
  [
    'what',
    'Low FODMAP desserts are about 5 strawberries (65 g) or an orange with lactose-free yogurt or ice cream, rice pudding or custard of lactose-free milk, meringue with blueberries and a little cream, dark chocolate up to about an ounce (30 g), plain gluten-free sponge, or crumble of rhubarb with oats. Not apple, pear, mango, honey, agave, or sweeteners in -ol. Sugar and a little maple syrup are low.',
    'Monash University',
  ],
  [
    'how what',
    'A light dressing holds together without much oil: 3 tablespoons of plain yogurt with a tablespoon of lemon juice, mustard, herbs and water comes to about 30 to 40 kcal for two, against some 120 in each tablespoon of oil. Or 1 part of oil, 1 vinegar and 1 water with mustard; or salsa, or soy sauce with lime. A teaspoon of oil helps to take up vitamins, so do not fear it.',
    'USDA FoodData Central; kitchen practice',
  ],
  [
    'what',
    'Boiled potatoes fill more for fewer calories: 100 g have about 87 kcal, cooked white rice 130, and potatoes came first in a test of fullness. Boiled, baked or cooled in a salad they beat rice; fried or with butter and cream they do not. Brown rice, beans and vegetables fill as well. The portion decides: a fist of either, half the plate vegetables.',
    'USDA FoodData Central; NHS',
  ],
  [
    'may',
    'Yes, bread fits into losing weight: no single food makes fat, the whole day counts. A medium slice (35 to 40 g) has about 80 to 100 kcal, so one or two slices of dense whole-grain or rye bread with egg, cottage cheese, hummus or vegetables fill well, while butter, cheese and mayonnaise often bring more than the bread. Leave the basket before dinner aside. For a plan see a dietitian.',
    'NHS; USDA FoodData Central',
  ],
  [
    'how what',
    'For a lighter Indian dinner keep the dal and sabzi and change the proportions: half the plate vegetables and salad, a bowl of dal, chana, chicken or paneer, and one roti or half a cup (80 g) of cooked rice. Measure oil, a teaspoon a person, and temper at the end; use yogurt instead of cream, roast or air-fry tikka, and no second rice after the roti.',
    'NHS; kitchen practice',
  ],
  [
    'what',
    'Snacks with much protein and few calories: ¾ cup (170 g) of plain nonfat Greek yogurt, about 17 g for 100 kcal; a can of tuna in water, about 20 g for 90 to 100; half a cup of low-fat cottage cheese 12 g for 90; two boiled eggs 12 g for 140 to 155; half a cup of shelled edamame 9 g for 95. Turkey slices and skyr do too. Nuts are rich in calories.',
    'USDA FoodData Central',
  ],
  [
    'what',
    'A breakfast with about 20 g of protein and no egg: a cup (225 g) of Greek yogurt or skyr with nuts and seeds; oats cooked in soy drink or milk with a scoop of skim milk powder and peanut butter; tofu scramble with beans on toast; two moong dal chillas with paneer; a cup (225 g) of cottage cheese with fruit; smoked tofu or salmon on rye. With an egg allergy read bread and pancake labels.',
    'USDA FoodData Central',
  ],
  [
    'how',
    'Replace at most a quarter to a third of the flour with protein powder, by weight, or bakes turn dry and rubbery: whey browns and toughens fast, casein and pea powder drink more liquid. Add a spoonful or two of yogurt, applesauce or milk, take less sugar if the powder is sweetened, and bake about 25°F (15°C) lower or a few minutes less. Whey is milk, pea a legume: mind allergies.',
    'Kitchen practice',
  ],
  [
    'may',
    'No, nuts, seeds, popcorn and corn need not be left out with diverticulosis: the old advice is gone, since studies found no more attacks in those who eat them, rather fewer with fiber. Between attacks eat vegetables, beans, whole grain and water, raised slowly. In an acute diverticulitis the doctor may order liquids or low fiber for some days. Fever, strong pain or blood: a doctor now.',
    'NIDDK; NHS',
  ],
  [
    'may what',
    'In the first 6 to 8 weeks after an ileostomy soft, low-fiber food in small meals is the rule: white rice, pasta, toast, potato without skin, eggs, fish, chicken, banana, yogurt. Then new foods one by one, chewed well; nuts, corn, popcorn, mushrooms, celery, coconut and skins can block it. Drink and salt as the team says. No output with cramps or vomiting is an emergency.',
    "NHS; Crohn's & Colitis Foundation",
  ],
  [
    'what',
    "After a gastric bypass or sleeve the clinic's plan rules: liquids first, then smooth puree, soft food, and ordinary food after about 6 to 8 weeks. Meals stay tiny, protein first, such as fish in sauce, egg, yogurt, tofu or tender chicken, chewed well; drinks half an hour apart from food, no alcohol unless the team allows it. Sugar and fat can bring dumping; bread, rice and dry meat may stick. Hosts: small plates.",
    'ASMBS; NHS',
  ],
  [
    'what',
    'Triggers differ from person to person; named most often are alcohol, red wine above all, much caffeine or suddenly none, skipped meals, aged cheese, cured meat with nitrite, MSG and chocolate, though chocolate craving may be the start of an attack already. Do not leave all out: keep a diary for some weeks, eat at set hours and drink enough. Sudden worst headache, fever, weakness: emergency.',
    'American Migraine Foundation; NHS',
  ],
  [
    'may what',
    'Liver is rich in iron that the body takes up well: chicken liver about 11 mg, beef liver 6 to 7 mg in 100 g (3½ oz) cooked. A small portion once a week is enough, as it holds very much vitamin A: not in pregnancy or while trying for a child, little for small children, not with gout. Cook it through, 160°F (71°C), chicken liver 165°F (74°C). Low iron wants a blood test and its cause found.',
    'NHS; USDA FoodData Central',
  ],
  [
    'what',
    'Coconut oil is no better than butter for the heart: it is about 82 to 90 percent saturated fat, butter about 51, and in trials it raised LDL cholesterol against plant oils such as canola, olive or sunflower, if somewhat less than butter. Keep both for flavor and fry, roast and bake with oil. Ghee is butterfat and no better. With high cholesterol the doctor tells how far food alone goes.',
    'American Heart Association; British Heart Foundation',
  ],
  [
    'instead',
    'For shrimp (prawns) with a shellfish allergy take chicken in small pieces, cooked to 165°F (74°C), or firm white fish if fish is allowed and did not lie beside shellfish; without either hearts of palm, king oyster mushrooms, artichokes or paneer. Leave out imitation crab, shrimp paste, oyster sauce, many curry pastes and XO sauce, which hold shellfish. Fresh pan and oil, and ask your guest, also about squid and clams.',
    'FARE; kitchen practice',
  ],
  [
    'what how',
    'For one older eater cook twice a week and freeze single portions: soup with lentils, cottage pie, fish in sauce, chicken stew, labeled and reheated to 165°F (74°C). In between quick plates: egg on toast, sardines, baked potato with cheese, porridge with milk, yogurt with fruit. Some protein at each meal, a drink beside it, and company now and then: people eat more together.',
    'NHS; National Institute on Aging',
  ],
])
