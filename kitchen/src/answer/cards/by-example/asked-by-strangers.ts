import { answersOf } from '../card.ts'

/** What people asked and nobody had told: answers that are found by their example questions. */
export const askedByStrangers = answersOf([
  [
    'how amount',
    'Scrambled eggs in the microwave take about 1½ minutes for 2 eggs: beat them with 2 tablespoons (30 ml) of milk in a greased mug or bowl, cook 45 seconds on high, stir, then 30 to 45 seconds more until almost set. Stop while they still look moist, let them stand a minute, and stir: no liquid egg may be left, 160°F (71°C). Three or four eggs take 2 to 3 minutes, stirred every 30 seconds.',
    'American Egg Board; USDA FSIS',
  ],
  [
    'may how',
    'No, do not cook rice in an electric kettle: it switches off at the boil, and the starch foams over, sticks to the element and blocks spout and sensor. Boil the water in it and cook elsewhere: rice noodles or couscous under a plate 5 to 10 minutes, or rice in a microwave, 1 cup (185 g) with 2 cups (480 ml) of water in a deep bowl, 5 minutes on high and 12 to 15 on half power.',
    'kitchen practice; UK FSA',
  ],
  [
    'what how',
    'Sweet and sour chickpeas: fry a sliced onion in oil 8 to 10 minutes until golden, add any curry powder, cumin, chili or garlic you own, then the chickpeas with half their liquid and 3 tablespoons (45 g) of ketchup. Simmer 10 minutes until it clings, and sharpen it with a little vinegar or lemon. Eat it on rice, toast, pasta or a baked potato; ketchup stands in well for canned tomato plus sugar.',
    'kitchen practice',
  ],
  [
    'how amount',
    'Chicken thighs with bone and skin take 25 to 30 minutes in a pan on the stove: skin down in a little oil over medium heat 12 to 15 minutes until brown, turn them, put the lid on, turn the heat to low, and give them 12 to 15 more. Boneless ones take 5 to 7 minutes a side. Done is 165°F (74°C) beside the bone, thighs are tenderest a little above that.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'fix how',
    'Sort bagged spinach at once when it turns wet in the corners: slimy, dark or smelly leaves and those stuck to them go in the bin, and if slime runs through the bag, all of it. Only dry, whole leaves are kept, rinsed and cooked the same day, not eaten raw. To freeze them, blanch 2 minutes, chill in ice water, squeeze into balls, and freeze; or wilt them into soup, dal, eggs or pasta sauce.',
    'National Center for Home Food Preservation; USDA; UK FSA',
  ],
  [
    'amount',
    'Ten pounds (4.5 kg) of fruit fill about 20 to 26 half-pint (240 ml) jars of jam: near 26 with as much sugar as fruit, about 20 with a recipe of less sugar. In British jars that is up to 16 of a pound (454 g) or 21 of 340 g. As a rule count 2 to 2½ half-pint jars for each pound (450 g) of fruit, and wash two more.',
    'National Center for Home Food Preservation; kitchen practice',
  ],
  [
    'may when',
    'Yes, rhubarb stalks may be eaten in July and August too: they do not turn poisonous as the season goes on, only tougher, stringier and sourer. Peel off the strings of thick stalks, cut them small and stew them a little longer, for jam, chutney or crumble. The leaves are poisonous at any time. Growers stop pulling about midsummer only to spare the plant. Stalks limp after a hard frost are not eaten.',
    'RHS; extension services',
  ],
  [
    'may',
    'Only the sound parts, and not for the shelf once spots show: tomato blight itself does not harm people, but rot lowers the acid that keeps jars safe. Cut all brown, firm or soft patches out with a wide margin and cook the good halves at once into sauce or chutney for the fridge or freezer. For canning or shelf chutney take only unblemished fruit from plants that were still healthy. Moldy, soft or smelly ones go out.',
    'extension services (Penn State, Cornell); National Center for Home Food Preservation',
  ],
  [
    'what how',
    'For deer jerky take the hind leg: eye of round, top and bottom round and sirloin tip are lean, with a long grain that slices well; keep the backstrap for steak. Freeze it first 30 days at 0°F (-18°C) against parasites, trim off fat and silverskin, and slice it half frozen, ¼ inch (6 mm) thick. Heat the strips to 160°F (71°C), in the marinade before drying or in a 275°F (135°C) oven for 10 minutes after it.',
    'USDA FSIS; National Center for Home Food Preservation',
  ],
  [
    'amount',
    'For 10 pounds (4.5 kg) of lean venison add 2½ pounds (1.1 kg) of pork fat, which makes 20 percent fat, or 4¼ pounds (1.9 kg) for a juicy 30 percent; most sausage lies between. Burgers and summer sausage do with 1 to 2 pounds (450 to 900 g). With fatty pork shoulder instead of back fat mix about equal weights. Keep fat and meat near freezing as you grind, and cook sausage to 160°F (71°C).',
    'extension services; USDA FSIS',
  ],
  [
    'how',
    'No, wild duck breasts need no salt water soak; it is a matter of taste. It draws out blood around shot holes and makes strong, fish-eating ducks milder: ¼ cup (60 g) of kosher salt in a quart (liter) of cold water, 4 to 12 hours in the fridge, then rinse and pat very dry. Milk or buttermilk works as well. Cut out shot, feathers and bloody bits first; CDC says cook game birds to 165°F (74°C).',
    'extension services; CDC',
  ],
  [
    'may',
    'No, do not eat a deer liver with white or yellow spots, lumps or flat worms: they can be abscesses, parasite cysts or liver flukes. Wear gloves, do not cut it near the meat, give none to dogs. The deer meat is often still good if the animal was lively, well fed and clean inside; with spots on lungs or chest wall too ask the wildlife agency first. A rabbit with such spots may have tularemia: discard all of it.',
    'state wildlife agencies; CDC',
  ],
  [
    'may',
    'Mostly count a deer found many hours later as a loss: unopened it stays warm inside for hours, even in a cold night, and germs grow from the gut. Bloated belly, green or gray meat, off smell or a gut shot: leave it. Only where it was near freezing, the gut is whole and the meat cool and clean-smelling do hunters save outer legs and backstraps, never the inner loins; cook those to 165°F (74°C).',
    'extension services; state wildlife agencies; USDA FSIS',
  ],
  [
    'may keep',
    'Yes, vacuum-packed venison frozen at 0°F (-18°C) all the time is still safe after years; it is best within 9 to 12 months, tight packs somewhat longer. Thaw it on a plate in the fridge, then look and smell: trim off gray, dry edges, and throw it out with slime or a rancid, sour smell. Cook venison steaks to 145°F (63°C) with 3 minutes of rest, ground game to 160°F (71°C), wild pig and bear to 165°F (74°C).',
    'USDA FSIS; CDC; National Center for Home Food Preservation',
  ],
  [
    'why fix',
    'Fat under the casing of summer sausage means the meat was ground too warm or smoked too hot, so the fat melted out. Grind and mix meat and fat near freezing, mix until sticky, raise the smoker slowly, from 130°F (54°C) to no more than 175 to 180°F (80°C), until the middle reads 160°F (71°C), or 165°F (74°C) with poultry. Wrinkles come from loose stuffing or slow cooling: dip it in ice water at once. Cooked through, it is safe.',
    'extension services; USDA FSIS',
  ],
  [
    'may',
    'No, pour breast milk away after more than 4 hours out, sooner in a warm kitchen: CDC says up to 4 hours at 77°F (25°C) or cooler for freshly pumped milk. Neither a good smell nor a rest in the fridge makes it safe again. Thawed milk has 1 to 2 hours, a bottle the baby drank from 2 hours after the feed. If a baby drank old milk, or was born early or is ill, call the doctor.',
    'CDC',
  ],
  [
    'instead',
    'For each egg in a cake mix take ¼ cup (60 g) of unsweetened applesauce, plain yogurt or mashed banana, so ¾ cup (180 g) for three; or 1 tablespoon of ground flax in 3 of water. Simplest is a 12 oz (355 ml) can of soda water or soft drink instead of eggs, oil and water. For an egg allergy read the labels of mix, frosting and sprinkles too, and use clean bowls and pans.',
    'FDA (allergen labels); extension services',
  ],
  [
    'what',
    'Lunches that need no ice pack are of shelf-stable food: peanut butter or jam sandwich, bread or crackers with hard cheese, whole fruit and vegetables, dried fruit, nuts, pretzels, tuna or beans from a can or pouch opened when you eat, unopened fruit cups and long-life milk. Meat, egg, tuna mayo, cooked rice, pasta or beans, soft cheese, yogurt and cut fruit need cold and may be out 2 hours at most, 1 above 90°F (32°C).',
    'USDA FSIS; FDA',
  ],
  [
    'what',
    'Batch dishes that are still good at 3 am are wet and gentle ones: lentil dal, chicken and rice soup, bean chili, mild curry, bolognese, cottage pie, congee. Freeze them in single boxes, chilled within 2 hours, take one from the freezer to the fridge the day before, and reheat it to 165°F (74°C), stirred once. Cold and light: bean salad, frittata, overnight oats. Fried food and chicken breast suffer. In the fridge 3 to 4 days.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'may how',
    'Only if your thermos still holds 140°F (60°C) after six to eight hours, which good full-size vacuum flasks do and small or wide food jars often do not. Test it: fill it with boiling water, close it, and measure after as long. Heat the flask with boiling water 10 minutes, fill it to the brim with bubbling soup, and open it only to eat. Lukewarm soup is thrown away.',
    'USDA FSIS; extension services',
  ],
  [
    'may',
    'Throw perishable food away when a fridge is found well above 40°F (4°C) and nobody knows since when: more than 2 hours there is too long for tuna or egg mayo, meat, fish, milk, soft cheese, cooked rice and leftovers. Smell does not tell. Hard cheese, butter, whole fruit, jam, mustard, ketchup and bread may stay. Tell whoever looks after the fridge, and put a thermometer and a note on it.',
    'USDA FSIS; FDA',
  ],
  [
    'may',
    'Safest is to throw it away: frozen chicken in a slow cooker on low can lie for hours between 40 and 140°F (4 and 60°C), and some germs leave poisons that later heat does not destroy, however tender it is at the end. That it reads 165°F (74°C) now does not prove the way there was quick. Next time thaw it overnight in the fridge, or use oven or pressure cooker.',
    'USDA FSIS',
  ],
  [
    'instead',
    'In place of nutritional yeast use finely grated parmesan or other aged cheese, the same amount, if you eat dairy. Vegan: for its savor 1 teaspoon of white miso or soy sauce, or a pinch of mushroom powder, for each tablespoon; for sprinkling, ground cashews or toasted crumbs with salt and garlic powder; in cheese sauce add lemon and mustard. Baking yeast is no substitute: it is alive and bitter. Nuts, soy, wheat and milk are allergens.',
    'kitchen practice; FDA (allergens)',
  ],
  [
    'instead',
    'For baklava without honey simmer 2 cups (400 g) of sugar with 1 cup (240 ml) of water, a tablespoon of lemon juice and a strip of lemon peel or cinnamon, 8 to 10 minutes, enough for a 9 by 13 inch (23 by 33 cm) pan. Or swap the honey one to one for golden syrup, maple, agave or date syrup. Pour it cool over hot baklava.',
    'kitchen practice',
  ],
  [
    'how',
    'Boiling is enough for cashew cream: simmer raw cashews 15 minutes, drain, and blend with fresh water. Or pour boiling water over them and leave them 30 to 60 minutes; cold they want 4 hours, or overnight in the fridge, not on the counter. A weak blender needs the longer soak. Take raw, unsalted ones: 1 cup (140 g) with ¾ cup (180 ml) of water. Fridge, 3 to 4 days.',
    'kitchen practice; USDA FSIS',
  ],
  [
    'why fix',
    'Spongy, brain-like seitan was boiled too hard: in bubbling broth gluten swells with water and holes. Steam it wrapped in foil, or keep the broth just below a simmer, and start it in cool broth. Rubbery means all gluten and long kneading: knead 2 to 3 minutes only, let it rest, and work in some chickpea flour, beans or tofu. Sponge already: slice it thin, press it dry, fry it hard or braise it in sauce.',
    'kitchen practice',
  ],
  [
    'may what',
    'No, ripe jackfruit is no good for pulled barbecue: it is soft, sweet and tastes of banana and pineapple, where young green jackfruit is neutral and stringy. Use ripe, frozen or fresh, in smoothies, ice cream, cakes, halwa, payasam or a sweet curry, or eat it half thawed. It is best within about a year frozen. For shredding buy young jackfruit in brine or water, not in syrup; the boiled seeds can go into curry.',
    'extension services; kitchen practice',
  ],
  [
    'what instead',
    'Only partly: urad dal is what makes dosa and idli batter sticky, airy and quick to ferment, and moong dal has little of that stickiness. Up to half the urad may be moong, with half a teaspoon of fenugreek, for a crisp, flatter dosa; idli turn dense. All moong makes another dish, pesarattu or cheela, ground and fried the same day without fermenting. Urad is white inside with a black skin, moong yellow with a green one.',
    'kitchen practice',
  ],
  [
    'how fix',
    'For soft paneer that holds use full-fat milk, take it off the heat as soon as it boils, add lemon juice or vinegar by the spoon, and stop when the whey runs clear: too much acid or boiling on makes crumbs. Wait 5 minutes, drain in cloth, rinse cold, gather it tight while warm, and press it flat under about 4 to 5 pounds (2 kg) for 30 to 45 minutes. Chill it before you cut.',
    'kitchen practice',
  ],
  [
    'amount',
    'Vegetable biryani for 25 takes about 2.5 kg (5½ lb) of raw basmati, 100 g (3½ oz) a person, and 2.5 to 3 kg (5½ to 6½ lb) of cleaned vegetables: say 800 g potatoes, 600 g each of carrots, cauliflower and beans, 400 g peas, plus 1 kg onions for frying and 1 kg yogurt. With other dishes beside it 2 kg of rice does. Keep it above 140°F (60°C) or cool it within an hour.',
    'kitchen practice; USDA FSIS',
  ],
  [
    'instead',
    'Instead of calamansi juice mix equal parts of lime or lemon juice and mandarin or orange juice, the same amount in all: it is sour like lime with a scent of tangerine. Lime alone is next best, a little less of it. A calamansi gives about a teaspoon (5 ml), so half a lime stands for two or three. Bottled or frozen calamansi and kumquat juice from Asian shops come closest, for pancit, sawsawan, bistek or juice.',
    'kitchen practice',
  ],
  [
    'how keep',
    'Freeze lumpia before frying: roll them with cold, dry filling, freeze in one layer on a tray so that they do not touch, then bag them, 2 to 3 months at their best. Fry from frozen, a few at a time, at about 350°F (175°C) until brown and the meat inside is 160°F (71°C), poultry 165°F (74°C); thawed wrappers turn wet and split. Fried ones crisp up again in an oven at 400°F (200°C), to 165°F (74°C) inside.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'may instead',
    'Yes, sinangag works with basmati or any long-grain rice, only drier and looser than with the usual softer medium-grain or jasmine. Cook it a little softer, cool it within an hour, keep it in the fridge overnight, and crumble it with wet hands. Fry 5 or 6 chopped cloves of garlic in oil until pale gold, take half out, fry 4 cups (650 g) of rice hot with salt until steaming, and strew the garlic on top.',
    'kitchen practice; UK FSA',
  ],
  [
    'what instead',
    'Kangkong is water spinach, also sold as morning glory, ong choy, rau muong or pak boong. Look for it in Filipino, Thai, Vietnamese or Chinese shops, fresh in the chilled shelf or frozen; order ahead, as it wilts in 1 to 3 days. In sinigang or adobo take spinach or chard, added last, or sweet potato leaves; for the crunch, broccolini or bok choy. Wash it well and cook it: raw from ponds it can carry parasites.',
    'FAO; CDC; kitchen practice',
  ],
  [
    'may why keep',
    'Salt, if the grains on dried fish such as tuyo are hard, dry and glittering; it is harmless: they dissolve in water and taste only salty. Mold is soft, fuzzy or in patches and smells musty; pink slime is spoilage: throw the whole pack away, since washing and frying do not remove the poisons. Keep dried fish airtight in the fridge for some weeks or in the freezer for months.',
    'FAO; USDA FSIS',
  ],
  [
    'amount instead',
    'Frozen grated ube replaces fresh cooked ube weight for weight, thawed and cooked through. Of ube powder take about 250 to 300 g and 700 ml (3 cups) of hot water for 1 kg (2.2 lb) of ube, as fresh ube is some seven tenths water, but go by the pack where it gives a measure. Soak 15 to 30 minutes and simmer to a thick mash before milk and sugar go in.',
    'USDA FoodData Central; kitchen practice',
  ],
  [
    'amount why',
    'A brisket stall lasts mostly 2 to 6 hours at 225°F (107°C), beginning near 150°F (65°C) inside and ending about 170°F (77°C), longer for a big one. Wrapping it in foil or butcher paper at 160 to 165°F (71 to 74°C), or a smoker at 275°F (135°C), shortens it to an hour or two. Do not turn the fire down. Allow 1 to 1½ hours a pound (450 g) in all, and some hours for rest.',
    'AmazingRibs (G. Blonder); kitchen practice',
  ],
  [
    'what',
    'Post oak is the first choice for beef ribs and brisket: a steady, medium smoke that suits many hours, as in central Texas. Mesquite burns hot and strong and turns bitter in long cooks, so use it for grilled steaks, as the coals only, or a chunk mixed with oak. Hickory and pecan are between the two; apple and cherry are mild. Only dry, untreated hardwood with a clean, thin smoke.',
    'Texas A&M AgriLife Extension; kitchen practice',
  ],
  [
    'may keep amount',
    'A wrapped brisket holds safely in a cooler as long as it stays above 140°F (60°C), mostly 2 to 4 hours, up to 6 for a big one. Warm the cooler with hot water, dry it, wrap the meat in foil and towels, with a probe. Once it falls below 140°F serve or chill it within 2 hours; longer, or nobody knows how long: throw it out. To hold longer use an oven at 150 to 170°F (65 to 77°C).',
    'USDA FSIS',
  ],
  [
    'amount',
    'For 30 people buy 22 to 25 pounds (10 to 11 kg) of raw untrimmed brisket, two whole packers of 11 to 13 pounds: trimming and cooking take about half, which leaves some 11 to 12 pounds (5 kg), 6 oz (170 g) each. With other meats or many children 15 to 18 pounds do; for big eaters or sandwiches with seconds count a pound (450 g) raw a person.',
    'Texas A&M AgriLife Extension; kitchen practice',
  ],
  [
    'what',
    'Pink butcher paper breathes: brisket keeps a firmer bark and smoky taste and cooks a little slower. Foil seals: it cooks fastest, is juiciest and gives drippings, but the bark turns soft, like pot roast. Wrap once the bark is dark and set, near 165°F (74°C) inside: foil when short of time or for pulled pork, paper for slices. The paper has to be uncoated and food-grade; wax, freezer or plastic-coated paper does not belong in a smoker.',
    'kitchen practice; Texas A&M AgriLife Extension',
  ],
  [
    'fix may',
    'Burn it, then scrub it: mold in a smoker grows on old grease and damp. Throw out old pellets, ash, drip pans and wooden or foil parts, wear a mask, scrape the walls, and run it empty as hot as it goes, 400°F (200°C) or more where it can, for an hour. Cooled, wash grates with hot soapy water and heat it once more before food goes in. Thick grease can catch fire, so scrape first.',
    'extension services; USDA FSIS',
  ],
  [
    'may',
    'No, throw smoked meat away when the fire went out in the night and it is found below 140°F (60°C) with nobody knowing how long: near 100°F (38°C) germs grow fastest, and their poisons are not cooked out by firing up again. Only if the middle had not fallen below 140°F, or for under 2 hours by a recording thermometer, may it go straight into a 325°F (165°C) oven. Next time use a probe with an alarm.',
    'USDA FSIS',
  ],
  [
    'instead may',
    'Yes, granulated sugar replaces caster sugar in a Victoria sponge weight for weight: the crumb is a little coarser and the crust may show fine specks. Cream it with the butter some minutes longer, until pale and no longer gritty, or grind it 20 to 30 seconds in a blender first. For meringue, shortbread and fatless sponge grinding is worth it. Icing sugar is no stand-in, it makes the cake dense.',
    'kitchen practice',
  ],
  [
    'may',
    'Yes, out-of-date yeast that froths is safe and works; how much it froths tells how well. Stir 2 teaspoons with a teaspoon of sugar into ½ cup (120 ml) of water at 100 to 110°F (38 to 43°C): a thick foam that about doubles it in 10 minutes is good. A thin, patchy froth is weak yeast: use half as much again and let the dough take its time until doubled. No foam: throw it away.',
    'Red Star Yeast; King Arthur Baking',
  ],
  [
    'why may',
    'Greenish, metallic lemon curd comes from acid on bare metal. Off aluminum, iron or a chipped enamel pan it is unpleasant but no danger; off copper, brass or an unlined or unknown pan throw it away, since copper makes sick. Next time use stainless steel or glass and a silicone whisk. Green fuzz or spots that come later are mold: out with the jar.',
    'FDA Food Code (copper and acid food); H. McGee, On Food and Cooking',
  ],
  [
    'keep what',
    'A buttercream cake stands safely most of a day in a cool room, but all-butter buttercream softens from about 75°F (24°C) and slumps near 85°F (29°C), in a hot marquee within an hour or two. Bring it cold from the fridge shortly before serving, out of the sun. Swap half the butter for white shortening, or choose ganache or fondant. Cream cheese, whipped cream, custard or egg-white frosting: 2 hours out at most, 1 above 90°F (32°C).',
    'USDA FSIS; extension services',
  ],
  [
    'fix why',
    'A Bakewell with a soggy bottom mostly had its base still raw when filled, or too little heat from below. After the beans come out bake it 5 to 8 minutes more, until it looks dry and sandy, and brush it with beaten egg, one minute longer. Put the metal tin on a tray heated in the oven, low shelf, at 400°F (200°C, fan 180°C) for the first 15 minutes. Cool it on a rack.',
    'kitchen practice',
  ],
  [
    'what',
    'Rice flour and plain wheat flour make the least gluey gravy: brown 2 tablespoons of wheat flour in fat, or stir sweet or fine white rice flour into cold water, for each cup (240 ml) of stock. Cornstarch is clear and slick, 1 tablespoon a cup. Potato starch, tapioca and arrowroot turn stringy when boiled on or used thick: add them last, less of them. Gluey gravy: whisk in hot stock. For celiacs the label has to say gluten-free.',
    'H. McGee, On Food and Cooking; kitchen practice',
  ],
  [
    'may',
    'Distilled, wine, cider, balsamic and plain rice vinegar are gluten-free. Malt vinegar is answered by country: Coeliac UK says malt and barley malt vinegar is safe, as only traces of barley are left, while US bodies advise against it, and it may not be labeled gluten-free there. In doubt take cider vinegar, ask your dietitian, and read the labels of pickles, chips and sauces too.',
    'Coeliac UK; Celiac Disease Foundation; FDA',
  ],
  [
    'why fix',
    'Gluten-free bread caves in at the sides when it is not baked through or holds too much water: the crust sets, the wet crumb shrinks. Bake it to 205 to 210°F (96 to 99°C) inside, often 10 to 20 minutes longer than the packet says. Then bake it 10 minutes more out of the tin and cool it on a rack. Let it rise only to the rim, and use a spoonful or two less water.',
    'King Arthur Baking; kitchen practice',
  ],
  [
    'may fix',
    'Stop eating it: with celiac disease pasta boiled in wheat pasta water counts as gluten, and rinsing does not help. A bite or two may do nothing or bring bloating, cramps, diarrhea, headache or tiredness within hours to days; it is unpleasant, not an emergency, and one slip seldom does lasting harm. Drink, rest, call your doctor if it is severe or lasts. With wheat allergy and swelling or hard breathing: your adrenaline pen, then the emergency number, at once.',
    'Celiac Disease Foundation; NHS',
  ],
  [
    'what',
    'After a celiac diagnosis replace what is porous or cannot be scrubbed: toaster, wooden spoons, boards and rolling pin, a colander or sieve that held wheat pasta, pizza stone, scratched nonstick, flour sifter, sponges, and opened butter, jam and spreads with crumbs. Stainless steel, glass, china, whole enamel and smooth plastic are kept after hot soapy washing. Cast iron: burn off and scrub the old seasoning and season it anew, or get another.',
    'Celiac Disease Foundation; Coeliac UK',
  ],
  [
    'what how keep',
    "For jam with no sugar take a pectin sold for low or no sugar: it sets with calcium (Pomona's type, low-methoxyl) or is made to need none. Ordinary pectin needs sugar and acid and stays liquid. Follow the leaflet for fruit, lemon juice and sweetener. Such jam keeps only 1 to 3 weeks in the fridge, as the leaflet says, months in the freezer; on the shelf only processed in jars by that leaflet.",
    'National Center for Home Food Preservation',
  ],
  [
    'instead',
    'Low-carb breading: crushed pork rinds, finely grated hard cheese such as parmesan, ground almonds, or sesame and sunflower seed; half cheese, half almond browns best. Dip meat or fish in egg, press it on, and fry over medium heat or bake at 400°F (200°C), as it browns fast, chicken to 165°F (74°C). In meatballs use ground almonds, ground flax or just an egg and grated zucchini, squeezed dry. Nuts, sesame and milk are allergens.',
    'USDA FoodData Central; kitchen practice',
  ],
  [
    'may amount instead',
    "Stevia can sweeten baking, but go by its pack: pure extract is so strong that about 1 teaspoon of powder or liquid stands for a cup (200 g) of sugar, while 'cup for cup' blends with erythritol are measured like sugar. Pure stevia gives no bulk, browning or moisture: for each cup of sugar add ⅓ to ½ cup (80 to 120 g) of applesauce or yogurt. Half sugar, half stevia works best. Not for meringue, caramel or yeast.",
    'kitchen practice; package directions',
  ],
  [
    'what',
    'Lowest in sugar are rhubarb (1 g in 100 g, 3½ oz), lemons and limes (2 to 3 g), raspberries (4), blackberries and strawberries (5), then red currants, melon and peaches (7 to 8). Plums, apples, pears, cherries and blueberries have about 10 to 13, grapes and figs about 16, dried fruit 40 to 65. Rhubarb and currants are mostly sweetened, which counts. With diabetes whole fruit in a modest portion fits; ask your dietitian how much.',
    'USDA FoodData Central; NHS',
  ],
  [
    'what may',
    'Yes, parsnips raise blood sugar more than carrots: 100 g (3½ oz) hold about 18 g of carbohydrate with 5 g of fiber, carrots about 10 g with 3 g. Parsnips act more like a starchy vegetable, so count them as you would potatoes, half a cup or so; carrots are fine in a normal portion. Turnips (6 g), rutabaga (9 g) and beets (10 g) are like carrots, potatoes (17 g) like parsnips. Your own meter and dietitian decide.',
    'USDA FoodData Central; American Diabetes Association',
  ],
  [
    'what how',
    'Oat and peanut bites hold about 15 g of carbohydrate each: stir 1½ cups (135 g) of rolled oats, ½ cup (130 g) of unsweetened peanut butter and ⅓ cup (115 g) of honey, roll 14 balls, and keep them a week in the fridge. A low first wants fast sugar, half a cup (120 ml) of juice or glucose, then the snack; tell your diabetes team of lows at night. Peanut is an allergen; no honey under 12 months.',
    'American Diabetes Association; USDA FoodData Central',
  ],
  [
    'may',
    'Yes, sugar in bread and butter pickles can be cut: vinegar of 5 percent acidity and heat keep them, sugar is for taste and crispness. For the fridge cut it as you like; for jars on the shelf take a tested low-sugar or no-sugar recipe, such as sweet slices made with sucralose. Never cut the vinegar, add water or shorten the processing. They get sharper and a bit softer. For diabetes drain the slices and count what is left.',
    'National Center for Home Food Preservation; Oregon State University Extension',
  ],
  [
    'may fix',
    'A fridge with ice in the milk is too cold for insulin, which is stored at 36 to 46°F (2 to 8°C) and must never freeze. Insulin that froze, or may have, is not used, even thawed and clear, nor a frozen semaglutide pen: ask your pharmacist for new. Set the fridge to 37 to 39°F (3 to 4°C) by a thermometer, which suits food too, and keep insulin in a box away from the back wall and vent.',
    'FDA; American Diabetes Association; medicine labels',
  ],
  [
    'may',
    'Yes, smoked salmon is fine in pregnancy once cooked until steaming hot all through, 165°F (74°C): in a quiche, pasta, omelet or fish pie, eaten hot. Cold from the pack, in sushi or pâté, on a bagel or just warmed by hot pasta it is not, because of Listeria; smoked trout the same. Canned salmon and fresh salmon cooked to 145°F (63°C) are fine. Ate some cold: mostly nothing follows; call your midwife about fever or aches.',
    'NHS; FDA',
  ],
  [
    'may',
    'Yes, hen eggs with the red British Lion stamp may be eaten runny or raw, says the UK Food Standards Agency, also by babies from 6 months, pregnant women and older people, within their date. Those with a badly weakened immune system take them cooked through. Eggs without the Lion, of ducks, quail or your own hens, and US eggs are cooked firm for vulnerable people.',
    'UK FSA; NHS',
  ],
  [
    'what',
    'Cold food with iron and protein for pregnancy: chickpea or lentil salad from a can with lemon, hummus with wholemeal bread, bean dip, hard-boiled eggs cooked firm and chilled, canned salmon or sardines, fortified cereal with cold pasteurized milk, yogurt with nuts and dried apricots, peanut butter on toast, cheddar and crackers. Fruit or pepper with it helps iron in; tea hinders it. Chill it well, eat small bites. Cannot keep drinks down: call the midwife.',
    'NHS; FDA',
  ],
  [
    'how may',
    'Before cooking wash the counter a cat walked on with hot soapy water, rinse, dry it, and work on clean boards: washing takes Toxoplasma away, disinfectants do not surely kill it. The risk is cat feces, not fur: let somebody else do the litter daily, wear gloves in soil. Salad from a bed cats dig in is washed leaf by leaf in running water, or better cooked.',
    'CDC; NHS',
  ],
  [
    'how amount',
    'Rehydrate dried ground beef with as much boiling water as beef by volume, ½ cup (120 ml) to ½ cup, a little more in a sauce: cover, soak 10 to 15 minutes, then boil gently 5 to 10 minutes until no grain is hard inside; do not soak it cold for hours. Beef cooked with breadcrumbs before drying softens best. Once wet it is fresh meat: eat it hot, within 2 hours.',
    'USDA FSIS; extension services',
  ],
  [
    'keep amount',
    'Block ice lasts about twice as long as cubes in the same cooler: roughly 3 to 5 days in a good, chilled, shaded box against 1 to 2 for cubes. Blocks keep the cold, cubes chill quickly and fill gaps, so use both: block or frozen bottles below, cubes round the food. Fill a third to half of the box with ice. What counts is 40°F (4°C) or below by a thermometer.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'Wipe a greasy skillet while it is still warm, with paper, dry bread or a leaf of newspaper, then rub in a spoonful of salt, baking soda, flour or clean sand (no sand on nonstick), which soaks up the fat, and wipe again. Then cold water with dish soap and a scrubber cuts the rest; with a flame heat a cup of water in the pan. Dry it, and oil cast iron. What touched raw meat is washed with soap.',
    'Leave No Trace; kitchen practice',
  ],
  [
    'amount',
    'Pancakes for 40 take about 7 pounds (3.2 kg, 24 cups) of complete add-water mix, which makes some 150 pancakes of 4 inches (10 cm), 3 to 4 each; check the yield on the bag. With them 1¼ to 1½ pounds (600 to 700 g) of butter, 3 quarts (liters) of syrup, ¼ to ⅓ cup (60 to 80 ml) each, and a pint (500 ml) of oil for the griddles. Mix batter in batches.',
    'extension services (quantity cooking); package yields',
  ],
  [
    'keep how',
    'Fresh milk without a fridge, boiled or not, is safe 2 hours, 1 above 90°F (32°C); to keep it, hold it at 40°F (4°C) or below in a cooler with plenty of ice and a thermometer. A wet cloth, clay pot or stream does not get that cold. Better without cooling is long-life (UHT) milk in small cartons, used up once open, evaporated milk, or powder mixed cup by cup. Breast milk has its own rules.',
    'FDA; USDA FSIS',
  ],
  [
    'what may',
    'When a fridge fails, eat or cook in the first 4 hours with the door shut: leftovers, cooked ham, lasagna, raw meat, milk. Once above 40°F (4°C) for 2 hours those go in the bin, with yogurt and soft cheese, and in the US eggs. Hard cheese, butter, whole vegetables, fruit, jam, ketchup and bread can stay; unchilled British eggs keep in a cool room. For days put ice in a cooler.',
    'USDA FSIS; FDA; UK FSA',
  ],
  [
    'why fix',
    'A puddle under the salad drawer mostly means the drain hole at the back is blocked; frozen lettuce at the back and sour milk in the door mean air does not move evenly or the door leaks warm air. Clear the drain with a pipe cleaner and warm water, see that the seal grips a slip of paper, keep food off the back wall and vents, milk on a middle shelf, and set 37°F (3°C) by a thermometer there.',
    "UK FSA; FDA; manufacturers' manuals",
  ],
  [
    'may fix',
    'Yes, flour with a few weevils or beetles is not poisonous and may be used by people without allergy who do not mind, extension services say; nobody has to. Freeze it 4 days at 0°F (-18°C), sift out the bugs through a fine sieve, and use it soon, baked. Throw it out if it teems, is webbed or clumped, smells sour or musty, or is for guests or sale. Keep what you save in a tight jar.',
    'extension services',
  ],
  [
    'what how',
    'Pumpkin pancakes without egg: whisk 1 cup (125 g) of flour, 2 teaspoons of baking powder, 3 tablespoons of powdered milk and sugar each, ½ cup (120 g) of plain canned pumpkin and about ¾ cup (180 ml) of water, and fry them small on medium. Pudding: 2 cups (480 ml) of made-up milk, 1 cup (245 g) of pumpkin, ⅓ cup (65 g) of sugar and 3 tablespoons of cornstarch, stirred until it boils a minute.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'may',
    'Yes, freeze ground beef on its sell-by day if it is cold, not sticky and smells fresh: brown inside and red outside only means that no air got to the middle. Portion it flat in bags, press out the air, label, freeze at 0°F (-18°C); best within 3 to 4 months. Thaw in the fridge, use within a day, and cook to 160°F (71°C). British use-by: freeze by the end of that day; past it, bin.',
    'USDA FSIS; UK FSA',
  ],
  [
    'what',
    "For two baked potatoes the microwave is cheapest, then the air fryer, the oven last. Microwave: pricked, 8 to 10 minutes for two, about a tenth to a fifth of the electricity of an hour's oven. Air fryer: 35 to 45 minutes at 400°F (200°C), about half of it. Best of both: 8 minutes in the microwave, then 8 to 10 in the air fryer for a crisp skin. The oven pays only when it is full.",
    'US Department of Energy; Energy Saving Trust',
  ],
  [
    'how amount',
    'Boil jars of tomato passata 35 minutes for pint jars and 40 for half-liter or quart jars, up to 1,000 ft (300 m), 5 minutes more to 3,000 ft (900 m), 10 more to 6,000 ft (1,800 m), 15 above, at a full boil under an inch (2.5 cm) of water. No bigger jars. First put bottled lemon juice into each: 1 tablespoon (15 ml) a pint, 2 a quart. Fill hot; no garlic, oil or onion.',
    'National Center for Home Food Preservation',
  ],
  [
    'why fix',
    'Pesto turns black in the freezer because cut basil meets air and its enzymes go on browning, even in the cold: harmless, only duller in taste. Dip the leaves 5 to 10 seconds in boiling water, then ice water, dry them well, blend with cold tools. Fill small freezer jars or cubes, with a little room for swelling, smooth it, and cover with oil or pressed-on film. Use within about 6 months; once thawed, 3 days in the fridge.',
    'H. McGee, On Food and Cooking; National Center for Home Food Preservation',
  ],
  [
    'amount how',
    'Orecchiette for four: 400 g (14 oz) of fine durum semolina (semola rimacinata) and about 200 ml (¾ cup plus 1 tablespoon) of lukewarm water, no egg. With 00 flour the dough is softer and easier: half and half, 200 g each, with 180 to 190 ml of water. Knead 10 minutes, rest it covered 30, roll ropes, cut, and drag each piece with a knife. Fresh they boil 3 to 5 minutes.',
    'kitchen practice',
  ],
  [
    'instead what',
    'No, guanciale is cured pork cheek, pancetta cured belly: guanciale has more fat, which melts silky, and a stronger, sweeter taste, and it is the classic for amatriciana, carbonara and gricia. Pancetta in a piece, unsmoked, does well in its place, the same weight, with a spoon of olive oil since it gives less fat. Smoked bacon is last choice: blanch it a minute first. Start it in a cold pan over low heat until crisp.',
    'kitchen practice',
  ],
  [
    'when',
    'Green figs are ripe when they droop on a bent neck and feel soft as an earlobe, whatever the color: white and green kinds never darken, at most turn yellowish. Other signs: fine cracks in the skin, a drop of nectar at the eye, full size, and they come off with a light lift. White milk at the stem, hard and upright: not yet, and figs hardly ripen once picked. The sap irritates skin.',
    'extension services (University of California)',
  ],
  [
    'may',
    'No, throw it away untasted: eggplant, peppers or garlic under oil in a pantry is a classic cause of botulism, since oil shuts out air and a little vinegar does not make them sour enough. Nothing need look or smell wrong. Bag the jars unopened, away from animals. Anyone who ate of it and gets double vision, droopy lids, slurred speech, trouble swallowing or weakness, even days later: emergency at once. Freshly made, in the fridge, 4 days at most.',
    'CDC; National Center for Home Food Preservation; Istituto Superiore di Sanità',
  ],
  [
    'fix why',
    'A moka pot that leaks at the side has a worn or dirty gasket, coffee grounds on the rim, or is not screwed tight; the metal taste comes from a scrubbed or soaped new surface. Wipe the rim, change the rubber ring (yearly or so), screw it hard, fill water only to below the valve, and do not press the coffee. Rinse off soap, then brew two pots and pour them away. No dishwasher for aluminum.',
    'Bialetti manual; kitchen practice',
  ],
  [
    'may fix',
    'Leave the lid on an oil fire until the pan is quite cold, half an hour at the least, with the heat off: lifted early, air gets to hot oil and it can flare up again. Do not move the pan; if it flares again, get out and call for help. Oil that caught fire is spent and would flash sooner: throw it away cold, in a closed can with the trash, not down the drain.',
    'NFPA; USDA FSIS',
  ],
  [
    'how amount',
    "Duck breast takes 2½ hours sous vide at 140°F (60°C), fresh from the fridge or fully thawed and up to 1¼ inches (3 cm) thick, which gives a rosy, tender breast; a thicker one needs longer. USDA's rule for home cooks is 165°F (74°C), right for children, pregnant, old or ill people. Score the skin first; after the bath dry it well and crisp it skin down in a pan, from cold, 5 to 8 minutes. Eat it at once.",
    'D. Baldwin, A Practical Guide to Sous Vide; USDA FSIS',
  ],
  [
    'amount how',
    'For veal or beef stock take 1 kg (2.2 lb) of bones to 1.5 liters (1½ quarts) of cold water, for about 1 liter of good stock, or 8 pounds to 6 quarts. Chicken the same. Knuckles and feet make it gel. Start cold, skim, keep it just moving 6 to 8 hours, chicken 3 to 4, 1 pound (450 g) of vegetables a gallon (4 liters) in the last one or two; chill it within 2 hours.',
    'Culinary Institute of America; USDA FSIS',
  ],
  [
    'what',
    'For tarte tatin the old keepers that hold best are Reine des Reinettes (King of the Pippins), Reinette grise du Canada, Calville Blanc, Cox and Belle de Boskoop, the last a bit softer; from shops Golden Delicious, Granny Smith, Braeburn, Pink Lady or Jonagold. Not Bramley or McIntosh, which fall to sauce, nor fruit long stored. Peel and quarter them, leave them uncovered in the fridge overnight to dry, and pack them tightly, as they shrink.',
    'RHS; kitchen practice',
  ],
  [
    'how fix',
    'Choux at high altitude needs a drier, hotter bake more than another recipe: set the oven 15 to 25°F (10 to 15°C) hotter, so that the shell sets before the steam tears it, then dry it longer with the door ajar, each puff pricked. Water boils off cooler and faster, so cook the paste a little shorter, and judge by the V from the spoon: often it takes an egg white or a spoon of water more.',
    'Colorado State University Extension; kitchen practice',
  ],
  [
    'how may',
    'Reheat cooked salmon gently in the microwave: break it into flakes or thick pieces, add a teaspoon of water, butter or lemon juice, cover it with a damp paper towel or lid, and heat at half power in 30-second steps, 1½ to 3 minutes in all, to 165°F (74°C). Let it stand a minute before lifting the cover. Full power makes it dry, spattering and smelly. Only once, within 3 to 4 days; cold in a salad it smells least.',
    'USDA FSIS; kitchen practice',
  ],
])
