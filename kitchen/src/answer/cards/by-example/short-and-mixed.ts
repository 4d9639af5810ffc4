import { answersOf } from '../card.ts'

/** Messages that name no food, and what people asked between two matters: answers that are found by their example questions. */
export const shortAndMixed = answersOf([
  [
    'may',
    "Whether a food is still okay depends on what it is, how old it is and where it stood, so write those three together, such as 'cooked chicken, 3 days, fridge'. Until then: meat, fish, eggs, dairy and cooked food that stood out over 2 hours, or 1 hour above 90°F (32°C), leftovers older than 4 days, and whatever is slimy, moldy or smells off go in the bin. Do not taste it to find out.",
    'USDA FSIS; UK FSA',
  ],
  [
    'keep how may',
    'Nearly all food can be frozen, so name yours for its own way and time. Bread, raw meat, soups, stews, most cooked dishes, berries and blanched vegetables freeze well; salad leaves, cucumber, mayonnaise, boiled potatoes, eggs in the shell and closed cans do not. Chill it within 2 hours, pack it airtight in portions, date it, and keep it at 0°F (-18°C). Freezing does not make old food or food left out safe.',
    'USDA FSIS; National Center for Home Food Preservation',
  ],
  [
    'keep',
    'How long food keeps depends on what it is, so name it, raw or cooked, open or closed; if you mean cooking time, name the dish. Rough limits in the fridge at 40°F (4°C): cooked leftovers 3 to 4 days, raw poultry, fish and ground meat 1 to 2 days, steaks and chops 3 to 5. Out of it, no perishable food longer than 2 hours, or 1 hour above 90°F (32°C).',
    'USDA FSIS',
  ],
  [
    'keep what',
    'Most food goes off sooner or later, so name it for its time. Years in the cupboard: salt, sugar, honey, vinegar, dry pasta, white rice, sound cans. Weeks to months: flour, nuts, oil, potatoes and onions. Days, and only in the fridge: meat, fish, milk, cooked food and cut fruit. Fat turns rancid, wet food molds or sours.',
    'USDA FoodKeeper; USDA FSIS',
  ],
  [
    'may what',
    'Food that smells funny is best left alone until you know why: meat, fish, canned or cooked food and leftovers with an odd, sour or rotten smell go in the bin untasted, and cooking does not help. Name the food, for some smells are normal, such as the sulfur of boiled eggs, a ripe cheese or the sourness of a ferment. A good smell is no proof of safety either.',
    'USDA FSIS',
  ],
  [
    'fix',
    'When something is burnt, turn the heat off and do not stir or scrape. If it flames, put a lid on and never water on hot fat. Tip what is loose into a clean pan, leave the burnt layer, and taste: a little smoky can go on with more liquid, bitter means start again. Cut black parts off bread, cake or roasts. Name the dish for its own rescue. (Burnt skin: cool running water, 20 minutes.)',
    'NHS; US Fire Administration; kitchen practice',
  ],
  [
    'fix why',
    'What will not set mostly needs time or cold first, so say what it is. Jam goes on setting for a day or two, and can be reboiled with pectin by a remake recipe; cheesecake and mousse need 4 hours to a night in the fridge; gelatin can be warmed gently and given more of it; a custard pie bakes on until only the middle wobbles, at 160°F (71°C). Milk and egg dishes stand out 2 hours at most.',
    'National Center for Home Food Preservation; USDA FSIS; kitchen practice',
  ],
  [
    'how what',
    'Whether it is done a thermometer tells best, in the thickest part: poultry, casseroles and leftovers 165°F (74°C), ground meat and egg dishes 160°F (71°C), steaks, chops and roasts of beef, pork or lamb 145°F (63°C) and 3 minutes of rest, fish 145°F (63°C). A cake: a skewer comes out clean; bread sounds hollow underneath; vegetables let a knife in easily. Name the dish for more.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'why fix',
    "To say why a dish came out like that, three things are needed in one message: what it is, what you see, and what you did, such as 'chocolate cake, sunk in the middle, 30 minutes at 350°F (180°C)'. Then comes the cause and what still helps. Until that is clear, do not taste what may be spoiled, and throw out perishable food that stood out over 2 hours, or 1 hour above 90°F (32°C).",
    'USDA FSIS; kitchen practice',
  ],
  [
    'what how',
    'No idea what to cook is settled fastest by three questions: what in the fridge spoils first, how many minutes there are, and which starch is in the house. Join them: vegetables and eggs to a frittata, beans and tomatoes over rice, anything green into pasta. Write two or three foods you have, and dishes for them follow.',
    'kitchen practice',
  ],
  [
    'what',
    "Who's there at a kitchen's knock knock? Lettuce. Lettuce who? Lettuce in, it is cold out here and the soup is hot. Olive stands behind it, and olive you too. Now it is your turn: name what stands in the fridge, and a dinner comes out of it.",
    'kitchen practice',
  ],
  [
    'what',
    'An impasta is what one calls a fake noodle, and it is never found in a spaghetti western. Real ones are the safer dinner: with oil, garlic and a little of their cooking water they need ten minutes and three things. Write what else is in the house and the joke becomes a meal.',
    'kitchen practice',
  ],
  [
    'what',
    'Votes and parties are left to you here: this assistant knows kitchens and has neither opinions nor news. For a long election night it can help: a pot of chili keeps hot at 140°F (60°C) or above, popcorn needs nobody at the stove, and dips and cut vegetables stand out 2 hours at most. Say how many guests come.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'what',
    'Questions of general knowledge, such as capitals, history or square roots, are better put to an encyclopedia: this assistant answers for kitchens only, kitchen measures included. Ask it how a food keeps, what to use in its place, or what to make of what you have.',
    'kitchen practice',
  ],
  [
    'may',
    'Plain boiled rice, cooled within the hour and kept in the fridge no more than 3 to 4 days, is harmless for most dogs as a small part of a meal. Fried, seasoned or takeout rice is not for them: onion and garlic are poisonous to dogs, and salt and fat upset them. For a sick or diabetic dog ask the vet first.',
    'ASPCA; USDA FSIS',
  ],
  [
    'what fix',
    "Ingredient name too long means that one entry has more than 50 characters. Type one food at a time by its plain name, such as 'cherry tomatoes', press Enter, then the next; a whole list or a sentence does not fit in one entry. Up to 20 foods go into one set of recipes.",
    'Plotluck Help',
  ],
  [
    'amount',
    'A stick and a half of butter is 170 g, which is 6 ounces, ¾ cup or 12 tablespoons; half a US stick is 57 g, one 113 g, two 227 g, two and a half 283 g. From a block of 250 g cut off a little more than two thirds for a stick and a half.',
    'USDA; King Arthur Baking',
  ],
  [
    'amount what',
    'A wine glass of stock in a modern recipe means about 125 to 150 ml (½ to ⅔ cup); in British glasses a small one is 125 ml (½ cup), a medium 175 ml (¾ cup), a large 250 ml (1 cup). In old British and American books a wineglassful was a measure of its own, about 2 fluid ounces (60 ml, ¼ cup). With stock a little more or less does no harm.',
    'kitchen practice',
  ],
  [
    'amount',
    'Eight ounces (225 g) of dry pasta feeds two hungry people as a main dish, three with a rich sauce, and four as a small plate or a side; US packages count it as four servings of 2 oz (56 g). Cooked it weighs about a pound to 18 oz (450 to 500 g).',
    'USDA; kitchen practice',
  ],
  [
    'amount how',
    'To take a recipe for 6 up to 10, multiply everything by 10 over 6, about 1⅔: 300 g becomes 500 g, 3 eggs become 5, 1½ cups become 2½. Hold back some of the salt, chili and strong spices and taste. Use a wider pan, or two, instead of a deeper one, and test for doneness, since the time changes too.',
    'kitchen practice',
  ],
  [
    'how',
    'A roast chicken goes into the oven uncovered, so that its skin turns crisp and brown. Lay foil loosely over it only when the breast is dark enough before the rest is done, and take it off for the last 10 minutes. Done is 165°F (74°C) in the innermost thigh and the thickest breast; then rest it 15 minutes, loosely covered.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'may how',
    'Yes, the skin of fresh ginger may be eaten: scrub it well under running water and grate or slice it finely, for tea, stock or curry nobody notices it. On old roots it is tough and papery, so scrape that off with the edge of a spoon. Cut off soft, wrinkled or dirty ends, and throw a moldy piece away.',
    'FDA; kitchen practice',
  ],
  [
    'how',
    'Cooked chicken reheats in the air fryer at 350 to 375°F (175 to 190°C): breaded pieces and wings 4 to 6 minutes, thighs and drumsticks 6 to 8, in one layer, turned once, until the middle is 165°F (74°C). Brush plain breast with a little stock or oil, or it dries. Only what was in the fridge within 2 hours and for at most 3 to 4 days, and each portion only once.',
    'USDA FSIS; UK FSA; kitchen practice',
  ],
  [
    'may what',
    'The rind of blue cheese, brie, camembert and other washed or bloomy cheeses may be eaten, and most people do; the gray crust of a Stilton is edible too, only strong. Natural rinds of hard cheese such as parmesan are tough but flavor soup. Cut off wax, cloth, paper, plastic and any rind the label calls inedible. In pregnancy, old age or with weak immunity soft mold-ripened and blue cheeses are left out unless cooked until steaming.',
    'NHS; CDC; H. McGee, On Food and Cooking',
  ],
  [
    'instead how',
    'Lasagna without ricotta or béchamel works with cottage cheese, blended or as it is, with crème fraîche or sour cream loosened with a little milk and parmesan, or with mozzarella torn over each layer of a wetter meat sauce. Cream cheese thinned with milk does it too. Keep the sauce loose, since the sheets drink it, and bake it to 165°F (74°C).',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how instead',
    'Rice cooks without a lid like pasta: boil it in plenty of salted water, 10 to 12 minutes for white, 25 to 30 for brown, drain it in a sieve, and let it steam off 5 minutes in the warm pot. Or close the pot with a plate, a baking sheet or tight foil and use the usual way. What is left goes in the fridge within an hour or so.',
    'UK FSA; kitchen practice',
  ],
  [
    'how instead',
    'Without lemon a cut avocado stays green longest away from air: leave the pit in, press wrap tightly onto the flesh or brush it with a film of olive oil, close it in a small box and chill it, for a day or two. A few drops of vinegar acidify it as well, and so does lime, unless somebody is allergic to citrus. Not under water: the FDA warns of germs there.',
    'FDA; kitchen practice',
  ],
  [
    'keep what',
    'Not in the fridge go potatoes, sweet potatoes, whole winter squash, dry onions, shallots and garlic: cold makes potatoes sweet and sweet potatoes hard, and damp makes bulbs sprout. Unripe tomatoes and avocados ripen on the counter, and basil blackens in the cold. All cut or cooked vegetables do belong in it, within 2 hours.',
    'USDA FoodKeeper; extension services',
  ],
  [
    'keep what',
    'The vegetables that keep longest are winter squash, onions, garlic and potatoes, for one to several months dark, dry and cool, then cabbage, carrots, beets, rutabaga and celeriac, for weeks in the fridge, the roots for months in damp sand in a cold cellar. Eaten first are corn, in 1 to 2 days, and asparagus, mushrooms, broccoli, spinach and salad leaves, within 3 to 5.',
    'USDA FoodKeeper; extension services',
  ],
  [
    'may what',
    'Leftovers that should not be reheated are those older than 3 to 4 days, those that stood out over 2 hours (1 hour above 90°F, 32°C), rice above all, and what was reheated once already: heat does not destroy every toxin. Spinach, mushrooms, chicken, eggs and potatoes that were chilled in time may be heated again, to 165°F (74°C). Whole boiled eggs, shelled or not, can burst in the microwave.',
    'USDA FSIS; UK FSA',
  ],
  [
    'what',
    'No-bake desserts without chocolate that travel well are lemon or berry cheesecake set in the fridge, tiramisu made without raw egg and dusted with cinnamon, trifle, panna cotta in jars, banana pudding with cookies, and fruit salad with mint. Make them the day before, carry them on ice, and leave them out for 2 hours at most.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'fix',
    'A child who ate undercooked chicken often stays well: do not make them vomit, take the rest away, give normal drinks, and watch for diarrhea, vomiting, fever or cramps, mostly within 6 hours to 6 days, at times 10 days. Call the doctor or nurse line at once for a baby or a child with weak immunity, bloody stool, high fever, repeated vomiting, diarrhea over a day or few wet diapers; an ambulance if floppy or hard to wake.',
    'CDC; NHS; NIDDK',
  ],
  [
    'what',
    "Gammon is the cured hind leg of pork sold raw, so it must be cooked to 145°F (63°C) with 3 minutes of rest; once cooked it is called ham in Britain. Ham in US shops is mostly sold cured and ready to eat, but fresh ham and ham marked 'cook before eating' are raw: the label tells. A gammon steak is a thick slice of it for the pan.",
    'USDA FSIS; kitchen practice',
  ],
  [
    'keep how',
    'Moringa (malunggay) leaves freeze well: strip them from the stalks, wash them, blanch them 2 minutes in boiling water, chill them in ice water, squeeze them and pack them flat in small portions, for 8 to 12 months at their best. They go frozen into tinola, monggo, dal or soup in the last minutes.',
    'National Center for Home Food Preservation (leafy greens)',
  ],
  [
    'keep how',
    'Ugu (fluted pumpkin leaf) keeps 2 to 4 days in the fridge, unwashed and dry, wrapped in paper in an open bag. For longer wash it, slice it, blanch it 2 minutes in boiling water, chill it in ice water, squeeze it and freeze it flat, for 8 to 12 months at its best. It goes frozen into egusi, edikaikong or vegetable soup.',
    'National Center for Home Food Preservation (leafy greens); USDA FoodKeeper (greens)',
  ],
  [
    'keep',
    'Garden eggs, the small white, yellow or green African eggplants, keep 4 to 7 days unwashed in an open bag in the warmest part of the fridge, or a day or two in a cool room; cold spots pit them. Wash them just before eating. Soft, wrinkled ones go into sauce; brown wet flesh, mold or a sour smell means the bin.',
    'USDA FoodKeeper (eggplant); extension services',
  ],
  [
    'what keep',
    'Many calamansi are best juiced: freeze the juice in ice trays, then bag the cubes, 3 to 4 months at their best. Use it for calamansi juice with honey (never for babies under one year), sinigang, marinades, sawsawan with soy sauce, cakes and curd, or simmer sliced fruit to marmalade, for the shelf only by a tested recipe. Sound whole ones keep about 2 weeks in a bag in the fridge; moldy ones go out.',
    'National Center for Home Food Preservation (citrus); USDA FoodKeeper; CDC',
  ],
  [
    'what how',
    'Sitaw (long beans) and kalabasa (squash) are classic together in ginataan: fry garlic, onion and ginger, add cubed squash and coconut milk, simmer 8 to 10 minutes, add the beans and shrimp or pork already browned, 5 minutes more, and season with fish sauce. Pinakbet with eggplant, okra and bagoong is the other one. Shrimp turn opaque and firm; pork reaches 145°F (63°C), ground 160°F (71°C).',
    'USDA FSIS; kitchen practice',
  ],
  [
    'what how',
    'Paneer and capsicum (bell pepper) make kadai paneer: fry cumin, onion, ginger, garlic and tomato down, add pepper squares for 4 minutes, then browned paneer cubes, coriander, garam masala and kasuri methi. Or thread both on skewers in spiced yogurt and grill them as tikka, or fry them dry with chili and soy sauce and roll them in a roti.',
    'kitchen practice',
  ],
  [
    'why fix',
    'Jaggery splits the milk in tea because it holds acids and salts of the cane, and hot milk with acid curdles. Boil tea, spices and milk without it, take the pot off the heat, and stir the jaggery in only when the boiling has stopped; or melt it in the tea water, take that off the heat and pour in warm milk. Do not boil either again. Fresh milk splits less.',
    'H. McGee, On Food and Cooking; kitchen practice',
  ],
  [
    'may keep',
    'Potatoes that are only a little soft or wrinkled, with no green, no bad smell and hardly any sprouts, have lost water and are fine peeled and cooked soon, in soup or mash. Throw them away when they are mushy, wet, moldy, green, bitter or smell musty. Keep the next ones dark, airy and at 45 to 50°F (7 to 10°C).',
    'USDA; Michigan State University Extension',
  ],
  [
    'how',
    'Cut eggplant (aubergine, brinjal) browns from air, which is harmless: cut it just before cooking, or hold the pieces up to 30 minutes in cold water with a tablespoon of lemon juice or a teaspoon of salt to a quart (liter), under a plate, then drain and dry them. Use a sharp stainless steel knife, and salt and oil slices at once.',
    'H. McGee, On Food and Cooking; kitchen practice',
  ],
  [
    'how keep',
    'Homemade bread stays soft longer with some fat, milk or sugar in the dough, or with a tangzhong, a cooked paste of a little flour and milk. Do not bake it dry, let it cool fully, and keep it in a closed bag or box at room temperature, 2 to 4 days; the fridge stales it. Slice and freeze the rest the first day.',
    'King Arthur Baking; USDA FoodKeeper',
  ],
  [
    'what',
    'When you feel low, the easiest meal asks for no pan at all: toast with peanut butter or cheese, a banana, yogurt with oats, soup from a can, cereal with milk. Something small now is enough. If the low mood lasts two weeks, speak to a doctor. If you think of harming yourself, call at once, day or night: 988 in the US, 116 123 or 999 in the UK.',
    'NHS; 988 Lifeline',
  ],
])
