import { answersOf } from '../card.ts'

/** How known dishes are made, what goes with them, and what is what: answers that are found by their example questions. */
export const namedDishes = answersOf([
  [
    'how',
    'Carbonara needs no cream, only eggs, cheese and pasta water: for 4 fry 5 oz (150 g) of guanciale or pancetta crisp, boil 14 oz (400 g) of spaghetti, and beat 2 whole eggs and 3 yolks, all pasteurized, with 3½ oz (100 g) of grated pecorino and much pepper. Toss pasta and pork off the heat, wait a minute, then stir in the eggs fast with splashes of pasta water until creamy.',
    'USDA FSIS (eggs); kitchen practice',
  ],
  [
    'how',
    'Simple coleslaw for 6: shred 1 pound (450 g) of cabbage and a carrot or two very fine, salt it lightly, wait 15 minutes and squeeze. Mix ½ cup (120 g) of mayonnaise with 1 tablespoon of vinegar or lemon juice, 1 teaspoon each of mustard and sugar, and pepper, and fold it in. For a lighter slaw take half yogurt. Keep it cold, 3 to 4 days.',
    'kitchen practice; USDA FoodKeeper',
  ],
  [
    'how',
    'Guacamole: mash 3 ripe avocados with a fork, leave it coarse, and stir in 1 to 2 tablespoons of lime juice, ½ teaspoon of salt, 2 tablespoons of finely chopped onion, a chopped chili and a handful of cilantro; a seeded, drained tomato if you like it. Taste for lime and salt, and serve it at once. Wrap pressed onto the surface slows the browning.',
    'kitchen practice',
  ],
  [
    'how',
    "Shepherd's pie for 4: brown 1 pound (450 g) of ground lamb (beef for cottage pie) with an onion and two carrots, stir in 1 tablespoon of flour, 1 of tomato paste, Worcestershire sauce and 1¼ cups (300 ml) of stock, and simmer 25 minutes until thick, the meat past 160°F (71°C). Spread on 2 pounds (900 g) of mashed potatoes, rough it with a fork, and bake at 400°F (200°C) 25 to 30 minutes until brown.",
    'USDA FSIS (ground meat); kitchen practice',
  ],
  [
    'what',
    "Shepherd's pie is made with lamb and cottage pie with beef: the rest is the same, ground meat with onion, carrot and gravy under mashed potato, browned in the oven. In the US both are often called shepherd's pie. With fish in white sauce it is fish pie, with sliced potatoes in place of mash it comes near Lancashire hotpot.",
    'kitchen practice',
  ],
  [
    'how',
    'Jollof rice for 6: blend 3 tomatoes, 2 red bell peppers, an onion and a hot pepper, and boil it down. Fry another onion in ⅓ cup (80 ml) of oil, add 3 tablespoons of tomato paste, then the blend, curry powder, thyme and bay, until the oil rises. Add 3 cups (550 g) of rinsed long-grain parboiled rice and stock just to its level; foil, lid, lowest heat, 30 minutes.',
    'kitchen practice',
  ],
  [
    'how',
    'Pho broth for 4 to 6: char two halved onions and a piece of ginger black under the broiler. Boil 3 to 4 pounds (1.5 to 2 kg) of beef bones 5 minutes, drain and rinse, cover with 4 quarts (liters) of fresh water, and simmer gently 4 to 6 hours with onion and ginger; toasted star anise, cinnamon, clove and coriander the last hour. Strain, season with fish sauce and a little sugar; chill leftovers within 2 hours.',
    'USDA FSIS (2 hours); kitchen practice',
  ],
  [
    'how',
    'Basic risotto for 4: soften a chopped onion in butter, stir in 1½ cups (300 g) of arborio or carnaroli for 2 minutes, let a splash of wine or stock boil away, then add about 5 cups (1.2 l) of hot stock by the ladle, stirring often, 16 to 18 minutes until creamy with a little bite. Off the heat beat in 2 tablespoons of cold butter and ½ cup (50 g) of parmesan.',
    'kitchen practice',
  ],
  [
    'how',
    'Pancakes from scratch, fluffy American ones for 3 to 4: whisk 1½ cups (190 g) of flour, 1 tablespoon of baking powder, 1 tablespoon of sugar and ½ teaspoon of salt; stir in 1¼ cups (300 ml) of milk, an egg and 3 tablespoons of melted butter, leaving lumps. Rest 5 minutes, fry ¼ cup (60 ml) each over medium heat, and turn when bubbles stay open.',
    'King Arthur Baking; kitchen practice',
  ],
  [
    'how',
    'Stovetop mac and cheese for 4: boil 12 oz (340 g) of macaroni. Cook 3 tablespoons each of butter and flour for 2 minutes, whisk in 3 cups (700 ml) of milk and simmer 3 minutes until it coats a spoon. Off the heat melt in 10 oz (280 g) of grated sharp cheddar by handfuls with a teaspoon of mustard, and stir in the pasta. Loosen with milk.',
    'kitchen practice',
  ],
  [
    'amount how',
    'A quiche filling takes about ½ cup (120 ml) of milk or cream, best half and half, to each large egg: 3 eggs and 1½ cups (360 ml) fill a 9 inch (23 cm) prebaked shell with 1 to 1½ cups of cooked, drained filling and a handful of cheese. Bake at 350°F (180°C) 35 to 45 minutes until the middle just wobbles, 160°F (71°C).',
    'USDA FSIS (egg dishes); kitchen practice',
  ],
  [
    'how',
    'Spanish tortilla for 4: slice 1¼ pounds (600 g) of waxy potatoes and an onion thin, and cook them gently in plenty of olive oil 20 to 25 minutes until soft, not brown. Drain, salt, and fold into 6 beaten eggs for 10 minutes. Cook in a little of the oil in a 9 inch (23 cm) pan over medium-low, turn it over with a plate, and cook until set, 160°F (71°C). Out of the fridge 2 hours at most.',
    'USDA FSIS (egg dishes, 2 hours); kitchen practice',
  ],
  [
    'how',
    'Ratatouille for 4 to 6: fry an eggplant, 2 zucchini and 2 bell peppers in cubes, each apart in olive oil until brown. Soften 2 onions with garlic, add a pound (450 g) of chopped tomatoes, thyme and bay, cook 10 minutes, then put all together and simmer 20 to 30 minutes. Basil and a little vinegar at the end. It is better the next day from the fridge, warm or cold.',
    'kitchen practice',
  ],
  [
    'how',
    'Moussaka for 6: roast 3 sliced eggplants with oil at 425°F (220°C) for 25 minutes. Brown 1½ pounds (700 g) of ground lamb or beef with an onion, add garlic, cinnamon, oregano and a can of tomatoes, and simmer until thick. Layer both twice, top with 2 cups (480 ml) of thick white sauce with an egg and cheese, bake at 350°F (180°C) 45 minutes until brown, and rest it 20 to 30.',
    'kitchen practice',
  ],
  [
    'how',
    'Paella without seafood for 4: brown 1½ pounds (700 g) of chicken thigh pieces, and chorizo if you like, in a wide pan, add onion, pepper, green beans and grated tomato, smoked paprika and saffron. Stir in 1½ cups (300 g) of short-grain rice, pour on 4 cups (950 ml) of hot stock and do not stir again: 18 to 20 minutes. Chicken 165°F (74°C). Rest it 5 minutes. For a shellfish allergy read the labels of stock and chorizo.',
    'USDA FSIS (poultry); FDA (allergens); kitchen practice',
  ],
  [
    'how',
    'Gazpacho for 4: blend 2 pounds (900 g) of very ripe tomatoes, half a cucumber, half a green pepper, a small clove of garlic, a slice of stale bread soaked in water, 2 tablespoons of sherry or wine vinegar and salt; run in ⅓ cup (80 ml) of olive oil. Sieve it if you want it fine, chill at least 2 hours and season again. It keeps 3 to 4 days in the fridge.',
    'kitchen practice; USDA FoodKeeper',
  ],
  [
    'how',
    'Chili con carne for 6: brown 1½ pounds (700 g) of ground beef, add 2 onions, a bell pepper and garlic, then 2 tablespoons of mild US chili powder (pure chili 1 to 2 teaspoons), 1 of cumin, 1 teaspoon of oregano and 2 tablespoons of tomato paste for a minute. Add two cans (14 oz, 400 g) of tomatoes and a cup of stock, simmer 45 to 60 minutes; two cans of drained kidney beans for the last 20.',
    'kitchen practice',
  ],
  [
    'how',
    'Ground beef tacos for 4: brown 1 pound (450 g) of beef with a chopped onion to 160°F (71°C), drain off fat, add 2 teaspoons of chili powder, 1 each of cumin and paprika, garlic, ½ teaspoon of salt, 1 tablespoon of tomato paste and ⅓ cup (80 ml) of water, and simmer until thick. Warm 8 to 12 tortillas or shells; lettuce, tomato, cheese, sour cream, salsa and lime on the table.',
    'USDA FSIS (ground meat); kitchen practice',
  ],
  [
    'how',
    'Fresh salsa, pico de gallo: dice 4 ripe tomatoes and drain off seeds and juice, mix with half a small white onion, a seeded jalapeño, a handful of chopped cilantro, the juice of a lime and ½ teaspoon of salt, and let it stand 15 minutes. For restaurant style pulse it a few times in a blender with a little cumin. Eat it within 3 to 4 days from the fridge; it is not for canning.',
    'USDA FoodKeeper; National Center for Home Food Preservation; kitchen practice',
  ],
  [
    'how',
    'Borscht for 6: simmer 1 pound (450 g) of beef in 2 quarts (liters) of water 1½ to 2 hours until tender, or start from beef or vegetable stock. Fry an onion, a carrot and 3 grated beets (1 pound, 450 g) with 2 tablespoons each of tomato paste and vinegar 10 minutes. Boil potatoes and shredded cabbage in the broth 15 minutes, add the beets, simmer 10 more, then garlic and dill. Serve with sour cream.',
    'kitchen practice',
  ],
  [
    'how',
    'Hungarian goulash for 6: cook 1½ pounds (700 g) of sliced onions slowly in lard or oil until golden, take the pot off the heat, stir in 3 tablespoons of sweet paprika, and add 2¼ pounds (1 kg) of beef shin or chuck in cubes, caraway, garlic and a cup of water or stock. Cover and simmer 2 to 2½ hours until tender. American goulash is ground beef with macaroni in tomato sauce.',
    'kitchen practice',
  ],
  [
    'how',
    'Meatballs for 4: soak ½ cup (50 g) of breadcrumbs in ¼ cup (60 ml) of milk, mix lightly with 1 pound (450 g) of ground beef or half pork, an egg, grated onion or garlic, parsley, ¼ cup of parmesan, 1 teaspoon of salt and pepper. Roll 16 to 20 balls and bake at 400°F (200°C) 18 to 20 minutes, or brown and simmer in sauce, to 160°F (71°C).',
    'USDA FSIS (ground meat); kitchen practice',
  ],
  [
    'how instead',
    'Caesar dressing without raw egg starts from mayonnaise, whose egg is pasteurized in the shop jar: stir ½ cup (120 g) with 1 tablespoon of lemon juice, 1 teaspoon of Dijon mustard, 1 of Worcestershire, 2 mashed anchovy fillets, a small clove of garlic and ¼ cup (25 g) of grated parmesan, and thin it with water. Egg allergy: Greek yogurt instead, as mayonnaise holds egg. Eat it within 3 to 4 days from the fridge.',
    'FDA (eggs, allergens); USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'Lasagna for 6 to 8: layer about 6 cups (1.4 l) of thick meat sauce, 3 cups (700 ml) of white sauce or 1 pound (450 g) of drained ricotta, 9 to 12 sheets, and 8 oz (225 g) of mozzarella with some parmesan in a 9x13 inch (23x33 cm) pan, sauce first and cheese last. Bake covered 30 minutes at 375°F (190°C), open 15 to 20, and rest it 15.',
    'kitchen practice',
  ],
  [
    'how',
    'Bolognese sauce for 4 to 6: soften an onion, a carrot and a celery stalk in oil, add 1 pound (450 g) of ground beef (or half pork) and brown it well, stir in 2 tablespoons of tomato paste, let a glass of wine or stock boil away, add a can (14 oz, 400 g) of tomatoes and bay, and simmer gently 1 to 2 hours. Toss with 1 pound (450 g) of pasta.',
    'kitchen practice',
  ],
  [
    'how',
    'French onion soup for 4: cook 2 pounds (900 g) of sliced onions in 3 tablespoons of butter with salt over medium-low heat 45 to 60 minutes until deep brown, stir in a tablespoon of flour, then a glass of wine or a spoonful of vinegar, and 6 cups (1.4 l) of beef stock with thyme; simmer 30 minutes. Top with toast and gruyère and broil until it bubbles.',
    'kitchen practice',
  ],
  [
    'how',
    'Tomato soup for 4: soften an onion and 2 cloves of garlic in butter, add two 14 oz (400 g) cans of tomatoes or 2 pounds (900 g) of ripe ones, 2 cups (480 ml) of stock and a pinch of sugar, simmer 20 minutes and blend. Cream or a handful of basil at the end, off the boil. Roasting fresh tomatoes 40 minutes at 400°F (200°C) first makes it sweeter.',
    'kitchen practice',
  ],
  [
    'how',
    'Lentil soup for 4 to 6: soften an onion, 2 carrots and celery in oil, add garlic, cumin and a spoonful of tomato paste, 1½ cups (300 g) of rinsed lentils and 6 cups (1.4 l) of stock, and simmer, red lentils 20 minutes, brown or green 30 to 40. Add spinach, salt, lemon or a little vinegar at the end. Blend part of it for body.',
    'kitchen practice',
  ],
  [
    'how',
    'Leek and potato soup for 4: sweat 3 sliced, well-washed leeks (1 pound, 450 g) in 2 tablespoons of butter 10 minutes without browning, add 1 pound (450 g) of potatoes in cubes and 4 cups (950 ml) of stock, and simmer 15 to 20 minutes. Crush it or blend it only briefly, as potatoes go gluey, and finish with nutmeg, chives and cream if you like. Cold it is vichyssoise: into the fridge within 2 hours.',
    'USDA FSIS (2 hours); kitchen practice',
  ],
  [
    'how',
    'Squash soup for 4: roast 2 pounds (900 g) of butternut or pumpkin in wedges with an onion and oil at 400°F (200°C) about 40 minutes, scoop it into a pot with 4 cups (950 ml) of stock, ginger or sage, simmer 5 minutes and blend smooth. Coconut milk or cream, nutmeg, and a squeeze of lime or apple vinegar wake it up. Toasted seeds on top.',
    'kitchen practice',
  ],
  [
    'how',
    'Chicken pot pie for 6: soften onion, carrot and celery in 5 tablespoons (70 g) of butter, stir in ⅓ cup (40 g) of flour, then 2 cups (480 ml) of stock and ½ cup (120 ml) of milk until thick, and add 3 cups (400 g) of cooked chicken, peas and thyme. Fill a 9 inch (23 cm) pie shell, lid and vent it, and bake at 400°F (200°C) 35 to 45 minutes to 165°F (74°C) inside.',
    'USDA FSIS (leftovers); kitchen practice',
  ],
  [
    'how',
    'Sloppy joes for 4 to 6: brown 1 pound (450 g) of ground beef with an onion and half a green pepper to 160°F (71°C), drain, stir in ¾ cup (180 g) of ketchup, 1 tablespoon each of tomato paste and brown sugar, 2 teaspoons each of Worcestershire and vinegar, 1 teaspoon of mustard and a splash of water, and simmer 15 minutes until thick. Serve on toasted buns.',
    'USDA FSIS (ground meat); kitchen practice',
  ],
  [
    'how',
    'Fish pie for 4 to 6: poach 1½ pounds (700 g) of white fish, smoked fish and salmon about 8 minutes, until it flakes, 145°F (63°C), in 2 cups (480 ml) of milk with bay, and keep the milk. Make a sauce of 3 tablespoons each of butter and flour with it, add parsley, peas and the flaked fish. Cover with 2 pounds (900 g) of mash, bake at 400°F (200°C) 25 to 30 minutes until it bubbles.',
    'USDA FSIS (fish); kitchen practice',
  ],
  [
    'how',
    'Apple crumble for 6: slice 2¼ pounds (1 kg) of peeled apples into a dish with 3 tablespoons of sugar, lemon and cinnamon. Rub 8 tablespoons (115 g) of cold butter into 1½ cups (190 g) of flour, add ½ cup (100 g) of brown sugar and a handful of oats, and scatter it on in clumps. Bake at 375°F (190°C) 35 to 45 minutes until brown and bubbling at the edge.',
    'kitchen practice',
  ],
  [
    'how',
    'Kheer for 4 to 6: rinse ¼ cup (50 g) of basmati, soak it 20 minutes, and simmer it in 1 quart (1 liter) of whole milk over low heat 35 to 45 minutes, stirring often and scraping the sides, until thick. Add ⅓ to ½ cup (70 to 100 g) of sugar, cardamom, saffron, fried cashews and raisins. It thickens as it cools; into the fridge within 2 hours, 3 to 4 days.',
    'kitchen practice; USDA FSIS (2 hours, leftovers)',
  ],
  [
    'how',
    'Bread pudding for 6: put 6 cups (about 300 g) of stale bread cubes in a buttered 2 quart (liter) dish, whisk 3 eggs, 2½ cups (600 ml) of milk (part cream if you like), ½ cup (100 g) of sugar, vanilla and cinnamon, pour it over with a handful of raisins, and soak 30 minutes. Bake at 350°F (180°C) 40 to 50 minutes until puffed and 160°F (71°C) in the middle.',
    'USDA FSIS (egg dishes); kitchen practice',
  ],
  [
    'how',
    'Butter chicken for 4: marinate 1½ pounds (700 g) of boneless thigh an hour in the fridge in ½ cup (120 g) of yogurt, ginger, garlic, chili, garam masala, and broil or fry it brown. Cook ginger and garlic in butter, add a 14 oz (400 g) can of pureed tomatoes, Kashmiri chili, cashews or not, simmer 15 minutes, blend, stir in ½ cup (120 ml) of cream, kasuri methi, a little sugar and the chicken to 165°F (74°C).',
    'USDA FSIS (poultry); kitchen practice',
  ],
  [
    'how',
    'Chicken curry for 4: fry 2 chopped onions in oil until golden, 10 to 15 minutes, add a tablespoon each of ginger and garlic, then ½ teaspoon of turmeric, 1 each of cumin, coriander and mild chili, and salt. Cook 3 chopped tomatoes in it until the oil parts, add 1½ pounds (700 g) of chicken thigh and a cup (240 ml) of water, and simmer covered 25 to 35 minutes to 165°F (74°C). Garam masala and cilantro last.',
    'USDA FSIS (poultry); kitchen practice',
  ],
  [
    'how',
    'Chana masala for 4 with canned chickpeas: sizzle a teaspoon of cumin seed in oil, fry a chopped onion golden, add ginger, garlic, a chili, then coriander, turmeric, ground chili and 3 chopped tomatoes until the oil parts. Add two drained 15 oz (425 g) cans of chickpeas and a cup (240 ml) of water, simmer 15 to 20 minutes, mash a few, and finish with garam masala and amchur or lemon.',
    'kitchen practice',
  ],
  [
    'how',
    'Palak paneer for 4: blanch 1 pound (450 g) of spinach 1 to 2 minutes, chill it in ice water, and puree it with a green chili. Fry cumin and an onion in ghee until golden, add ginger, garlic, a tomato, turmeric and coriander, then the spinach for 5 minutes. Fold in 8 oz (225 g) of paneer cubes, garam masala and a spoonful of cream, and warm through.',
    'kitchen practice',
  ],
  [
    'how',
    'Aloo gobi stays dry when nothing is boiled: brown cubes of 2 potatoes in oil 8 minutes, take them out, brown the florets of a small cauliflower. Fry cumin, onion, ginger, turmeric, coriander and chili with a small chopped tomato, put the vegetables back with salt and only a sprinkle of water, cover on low 10 to 12 minutes, then fry open until dry. Stir seldom. Garam masala and cilantro last.',
    'kitchen practice',
  ],
  [
    'how',
    'Poha for 2 to 3: rinse 2 cups (about 150 g) of thick poha in a sieve, drain, salt it and let it stand 5 to 10 minutes. Heat oil, pop a teaspoon of mustard seed, fry peanuts and curry leaves, then an onion, a green chili and ½ teaspoon of turmeric; boiled or small-diced potato if you like. Fold in the poha, cover 2 minutes on low, lemon and cilantro on top.',
    'kitchen practice',
  ],
  [
    'how',
    'Simple chicken biryani for 6: marinate 2 pounds (900 g) of chicken in a cup (240 g) of yogurt, ginger, garlic, chili, garam masala, mint and half of 3 fried onions, 2 hours or more in the fridge. Boil 2½ cups (460 g) of soaked basmati 5 to 6 minutes with whole spices. Chicken below, rice, saffron milk, ghee and onions on top; lid tight, 5 minutes medium, 30 to 40 low, chicken 165°F (74°C).',
    'USDA FSIS (poultry); kitchen practice',
  ],
  [
    'how',
    'Rajma for 4: soak 1 cup (185 g) of dried kidney beans overnight, throw that water away, boil them hard in fresh water at least 30 minutes, then cook until quite soft. Fry cumin and 2 onions brown, add ginger, garlic, 3 pureed tomatoes, chili, coriander and turmeric until the oil parts, then beans with their cooking water, 20 to 30 minutes. Mash a few; garam masala last. Canned beans do too.',
    'FDA (kidney bean lectin); kitchen practice',
  ],
  [
    'how',
    'Sambar for 4 to 6: cook ¾ cup (150 g) of toor dal soft with turmeric and mash it. Simmer moringa pods (drumstick), carrot, okra or pumpkin and shallots in 2 cups (480 ml) of water with about 1 tablespoon of tamarind paste, 2 tablespoons of sambar powder and salt until tender, add the dal and simmer 10 minutes. Temper with mustard seed, dried chili, curry leaves and asafoetida in ghee.',
    'kitchen practice',
  ],
  [
    'what how',
    'Leftover idli are best fried: cut them in quarters and toss with mustard seed, curry leaves, onion and turmeric (idli upma when crumbled), or crisp the pieces in oil and coat them with podi, or with garlic, chili and soy sauce as chilli idli. Small cubes go into hot sambar. They keep 3 to 4 days in the fridge; steam or fry them hot through.',
    'USDA FSIS (leftovers); kitchen practice',
  ],
  [
    'what',
    'Leftover roti turns into meals: cut it in strips and stir-fry with vegetables and soy as roti noodles, tear it for chivda with mustard seed, onion and peanuts (phodnichi poli), roll it around egg, paneer or potato for frankies, cover it with sauce and cheese as a pan pizza, or fry it crisp as chips for dips. With jaggery and ghee it becomes churma or ladoo. Use it within 3 to 4 days, kept cold.',
    'USDA FSIS (leftovers); kitchen practice',
  ],
  [
    'how',
    'Pad thai for 2: soak 6 oz (170 g) of flat rice noodles in warm water 30 to 40 minutes until bendy. Stir 2 tablespoons each of tamarind paste, fish sauce and palm or brown sugar. Fry shrimp until opaque, or tofu, with garlic and shallot in a very hot pan, add noodles, sauce and a splash of water, push aside, scramble 2 eggs, then toss in bean sprouts and chives. Peanuts and lime on top.',
    'kitchen practice',
  ],
  [
    'how',
    'Thai green curry for 4 from a jar: fry 3 to 4 tablespoons of paste in the thick top of a can of coconut milk 2 to 3 minutes until the oil parts. Add 1¼ pounds (550 g) of sliced chicken or tofu, the rest of two 13.5 oz (400 ml) cans, eggplant, beans or bamboo, and simmer 10 minutes, chicken to 165°F (74°C). Fish sauce, palm sugar, lime and Thai basil last.',
    'USDA FSIS (poultry); kitchen practice',
  ],
  [
    'how',
    'Miso soup for 4: warm 4 cups (950 ml) of dashi (instant is fine, or kelp and mushroom broth), add cubes of silken tofu, soaked wakame and scallion, and heat through. Take the pot off the boil, loosen 3 to 4 tablespoons of miso in a ladle of the broth or through a small sieve, and stir it in; do not boil it again. Taste, since misos differ in salt.',
    'kitchen practice',
  ],
  [
    'how',
    'Kimchi fried rice for 2: fry a slice or two of chopped bacon or a spoonful of oil with 1 cup (150 g) of chopped sour kimchi 4 to 5 minutes until the edges brown, stir in 3 cups (450 g) of cooked rice cold from the fridge, 2 to 3 tablespoons of kimchi juice, 1 teaspoon of gochujang and a little soy sauce, and fry until steaming, 165°F (74°C). Sesame oil, seaweed and a firm fried egg on top.',
    'USDA FSIS (leftovers); kitchen practice',
  ],
  [
    'how',
    'Japanese curry for 4: brown 1 pound (450 g) of chicken thigh, beef or pork with 2 sliced onions, add 2 carrots and 2 potatoes in chunks and 3 cups (700 ml) of water, and simmer 20 minutes until tender, chicken to 165°F (74°C), beef much longer. Off the heat melt in half a box (about 4 oz, 110 g) of curry roux blocks, then simmer 5 to 10 minutes, stirring, until thick. Serve with rice and pickles.',
    'USDA FSIS (poultry); kitchen practice',
  ],
  [
    'how',
    'Katsu is a thin cutlet in panko: pound chicken breast or pork loin to ½ inch (1 cm), salt it, turn it in flour, beaten egg and panko pressed on firmly. Fry in ½ inch (1 cm) of oil at 340°F (170°C) 3 to 4 minutes a side until golden, chicken to 165°F (74°C), pork 145°F (63°C) and 3 minutes of rest. Slice; tonkatsu sauce, shredded cabbage and rice beside it.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how',
    'Bibimbap is a bowl of hot rice with small piles on top: blanched spinach and bean sprouts dressed with sesame oil, salt and garlic, fried carrot, zucchini and mushrooms, some beef in soy, sugar and garlic or fried tofu, and an egg fried firm. Sauce for 4: 3 tablespoons of gochujang with 1 each of sesame oil, sugar, water and 2 teaspoons of vinegar. Mix all at the table.',
    'kitchen practice',
  ],
  [
    'how',
    'Bulgogi for 4: slice 1½ pounds (700 g) of rib-eye or sirloin paper-thin (half freeze it first), marinate in ⅓ cup (80 ml) of soy sauce, 2 tablespoons of sugar, half a grated pear or apple, 4 cloves of garlic, ginger, 1 tablespoon of sesame oil and scallion, 30 minutes to some hours in the fridge. Sear in a very hot pan in small lots until cooked through. Serve with rice.',
    'kitchen practice',
  ],
  [
    'how',
    'Mujaddara for 4: fry 4 sliced onions in ⅓ cup (80 ml) of olive oil over medium heat 25 to 35 minutes until deep brown, and salt them. Boil 1 cup (200 g) of brown lentils 15 minutes, drain, add 1 cup (185 g) of rinsed rice, half the onions with their oil, cumin, salt and 2 cups (480 ml) of water; lid on, 15 to 18 minutes low, 10 off. Onions on top.',
    'kitchen practice',
  ],
  [
    'how',
    'Nasi goreng for 2 to 3: pound or blend 2 shallots, 2 cloves of garlic, a chili and ½ teaspoon of shrimp paste (or fish sauce), and fry it in oil until fragrant. Add small pieces of chicken, to 165°F (74°C), or shrimp, then 3 cups (450 g) of fridge-cold cooked rice and 2 tablespoons of kecap manis, over high heat until steaming. Firm fried egg, cucumber, tomato and shrimp crackers go with it.',
    'USDA FSIS (poultry, leftovers); kitchen practice',
  ],
  [
    'how',
    'Fajitas for 4: slice 1½ pounds (700 g) of chicken or skirt steak thin, toss with 2 teaspoons each of chili powder and cumin, 1 of paprika, garlic, lime, oil and salt. Sear 3 sliced peppers and 2 onions in a very hot pan until charred at the edges, take them out, sear the meat in lots, chicken to 165°F (74°C), steak to 145°F (63°C). Warm tortillas, sour cream, guacamole and salsa on the table.',
    'USDA FSIS (temperatures); kitchen practice',
  ],
  [
    'how',
    'Quesadillas: lay a flour tortilla in a dry or lightly oiled pan over medium heat, scatter ½ cup (55 g) of melting cheese (Monterey Jack, cheddar, mozzarella) and a few spoonfuls of dry filling such as cooked chicken, beans, corn, peppers or spinach on half, fold, and toast 2 to 3 minutes a side until crisp and melted. Leftover meat is heated to 165°F (74°C) first. Salsa and sour cream beside it.',
    'USDA FSIS (leftovers); kitchen practice',
  ],
  [
    'how what',
    'Burritos: warm large flour tortillas, and along the middle of each lay ½ cup of rice with lime and cilantro, ⅓ cup of black or refried beans, ⅓ cup of cooked spiced beef, chicken or vegetables, hot, cheese and drained salsa, no more. Fold in the sides, roll tight from the bottom, and toast seam down in a dry pan. Lettuce, sour cream and guacamole go beside it if they are to be frozen.',
    'kitchen practice',
  ],
  [
    'how',
    'Beef stroganoff for 4: sear 1¼ pounds (550 g) of thinly sliced sirloin fast in small lots and take it out. Fry an onion and 8 oz (225 g) of mushrooms in butter until brown, stir in a tablespoon of flour, a teaspoon each of mustard and paprika and 1 cup (240 ml) of stock, simmer 5 minutes, and off the boil stir in ½ cup (120 g) of sour cream and the beef, until hot, 145°F (63°C).',
    'USDA FSIS (temperatures); kitchen practice',
  ],
  [
    'how',
    'Egg, tuna or chicken salad for 4 sandwiches: 6 hard-boiled eggs, two drained 5 oz (140 g) cans of tuna, or 2 cups (280 g) of cooked chicken, with ¼ to ⅓ cup (60 to 80 g) of mayonnaise or part Greek yogurt, a teaspoon of mustard, lemon, finely chopped celery and scallion, salt and pepper. Mash, chill, eat within 3 to 4 days, and never leave it out over 2 hours.',
    'USDA FoodKeeper; kitchen practice',
  ],
  [
    'how',
    'Pasta salad for 8: boil 1 pound (450 g) of short pasta a minute past al dente in well-salted water, rinse it cold, drain well, and toss with half of the dressing: ¾ cup (180 ml) of vinaigrette, or 1 cup (240 g) of mayonnaise with vinegar and mustard for macaroni salad. Add tomatoes, cucumber, peppers, olives, cheese or salami, the rest of the dressing before serving. Cold, 3 to 4 days.',
    'USDA FoodKeeper; kitchen practice',
  ],
  [
    'how',
    "Bruschetta: dice 4 ripe tomatoes, drain off their juice, and mix with 2 tablespoons of olive oil, torn basil, salt and a few drops of vinegar; 15 minutes' rest. Grill or toast thick slices of country bread hard, rub them at once with a cut clove of garlic, drizzle with oil, and spoon the tomato on just before eating so that they stay crisp.",
    'kitchen practice',
  ],
  [
    'how',
    'Green bean casserole for 8: boil 1½ pounds (700 g) of green beans 5 minutes, chill, drain. Fry 8 oz (225 g) of mushrooms and garlic in 3 tablespoons of butter until dry, stir in 3 tablespoons of flour, then 1 cup (240 ml) of stock and 1 cup of half-and-half, and simmer until thick. Mix, bake at 400°F (200°C) 15 to 20 minutes, crisp fried onions on for the last 5.',
    'kitchen practice',
  ],
  [
    'how',
    'Bread stuffing for 8: dry 1 pound (450 g) of bread cubes at 275°F (135°C) 40 minutes. Soften 2 onions and 3 celery stalks in 8 tablespoons (115 g) of butter with sage, thyme and parsley, mix in 2 to 2½ cups (480 to 600 ml) of stock and 2 beaten eggs. Bake it in a buttered dish, covered 30 minutes at 350°F (180°C), open 20 more, to 165°F (74°C).',
    'USDA FSIS (stuffing); kitchen practice',
  ],
  [
    'what',
    'Barbecue sides people count on are coleslaw, potato salad, corn on the cob, baked beans, a tomato and cucumber salad, pasta or bean salad with vinaigrette, watermelon, and garlic bread or flatbread on the grill. Two cold salads, one warm dish and bread are enough for eight. Bring bowls out small and cold: 2 hours at most, 1 hour above 90°F (32°C).',
    'USDA FSIS (grilling); kitchen practice',
  ],
  [
    'what',
    'Alcohol-free drinks for a dinner party should be sharp rather than sweet: sparkling water with lemon, cucumber and mint, tonic with grapefruit and rosemary, iced green or hibiscus tea with orange, apple juice with ginger and soda, or a shrub (fruit vinegar syrup) with fizz. Light and citrusy with fish, dark grape or pomegranate juice with tea beside red meat. Count 3 glasses a person.',
    'kitchen practice',
  ],
  [
    'what',
    'For Shabbat lunch the classic that stays warm is cholent or hamin: meat or none, beans, barley and potatoes, fully cooked before sunset and left in a slow cooker or low oven at 140°F (60°C) or above all night. Kidney beans are soaked first, drained, and boiled hard in fresh water for 30 minutes. Beside it kugel, and from the fridge: salads, egg salad, poached salmon, roast chicken, challah. How food may be heated on the day, ask your rabbi.',
    'USDA FSIS (hot holding); FDA (kidney bean lectin); kitchen practice',
  ],
  [
    'what',
    'Tomato soup is the classic beside grilled cheese, because its acid cuts the fat. Also good: roasted red pepper, broccoli, butternut squash, French onion, lentil or minestrone. A sharp soup suits a mild cheese, a sweet squash soup a strong cheddar; count 1½ cups (350 ml) a person. A pickle or a green salad on the side rounds it off.',
    'kitchen practice',
  ],
  [
    'what',
    'With pork chops go mashed or roast potatoes, rice or buttered noodles, something green such as beans, broccoli or sautéed cabbage, and something fruity or sharp: applesauce, fried apples, sauerkraut, mustard sauce or a slaw. In summer corn on the cob and a tomato salad. One-pan: roast apples, onions and potatoes first, the chops on top for the end, to 145°F (63°C) and 3 minutes of rest.',
    'USDA FSIS (temperatures); kitchen practice',
  ],
  [
    'what',
    'With roast lamb go mint sauce (a handful of chopped mint, a tablespoon of sugar, a splash of boiling water, 3 tablespoons of vinegar), gravy from the pan with rosemary, redcurrant jelly, salsa verde, chimichurri, or yogurt with garlic and mint. For Greek or Middle Eastern lamb take tzatziki or tahini sauce, for Indian spices raita. Something sharp cuts the fat.',
    'kitchen practice',
  ],
  [
    'what',
    'With curry serve plain basmati, jeera rice or naan, something cool (raita, yogurt or cucumber salad), something sharp (mango chutney, lime pickle, onion in lemon juice), and one dry vegetable such as aloo gobi, spiced green beans or cabbage. A dal makes it a feast. With Thai curry: jasmine rice, cucumber salad and lime. For children plain rice and yogurt.',
    'kitchen practice',
  ],
  [
    'what',
    'With roast chicken go roast or mashed potatoes, carrots and parsnips from the same pan, green beans, peas or broccoli, gravy and bread sauce or stuffing. Lighter: new potatoes, a lemony green salad, couscous with herbs, ratatouille, or bread fried in the juices with bitter leaves. Start roots 45 to 60 minutes before the bird is due.',
    'kitchen practice',
  ],
  [
    'what',
    'With steak go fries, baked or roast potatoes, gratin or mash, and one green thing: creamed spinach, green beans, broccolini, a sharp arugula and tomato salad. Fried mushrooms and onions, grilled corn or asparagus suit it too. Quick sauces: peppercorn with cream, blue cheese, chimichurri, garlic butter, béarnaise with pasteurized egg.',
    'kitchen practice',
  ],
  [
    'what',
    'Meatloaf goes with mashed potatoes, or baked potatoes or macaroni and cheese, and green beans, peas, buttered carrots, corn or roasted broccoli. Brown gravy or the ketchup glaze is its sauce, a tangy slaw or cucumber salad the fresh side. Carrots and potatoes can roast on the shelf beside it at 350°F (180°C) for the same hour.',
    'kitchen practice',
  ],
  [
    'what',
    'To make soup a meal put something to chew beside it: garlic bread, cheese toast, quesadillas, cornbread, scones, or a baked potato; and something fresh, such as a green or bean salad. Or put it into the bowl: beans, lentils, small pasta, rice, a poached firm egg, shredded chicken, croutons, cheese. Then count 2 cups (480 ml) a person.',
    'kitchen practice',
  ],
  [
    'what',
    'With quiche or lasagna, both rich, serve a crisp green salad with a sharp vinaigrette first of all; then tomato or cucumber salad, roasted asparagus, green beans or broccoli, and with lasagna garlic bread. New potatoes or a light soup make quiche a dinner, fruit salad makes it a brunch. Leave out other cheese dishes.',
    'kitchen practice',
  ],
  [
    'what',
    'With fajitas, tacos and enchiladas go Mexican rice, black or refried beans, guacamole, salsa, sour cream, a lime slaw, corn with chili and cheese, tortilla chips. With burgers besides fries: coleslaw, potato wedges, corn on the cob, baked beans, onion rings, pickles, a tomato or cucumber salad. Two sides are plenty, one of them fresh.',
    'kitchen practice',
  ],
  [
    'what',
    'Baked potato toppings: butter, sour cream and chives; baked beans and cheese; tuna with mayonnaise and corn; chili; cottage cheese with scallion; broccoli in cheese sauce; leftover curry, dal or bolognese; garlic mushrooms; pulled pork and slaw; feta, tomato and olives. For a crowd set out five bowls. Eat it hot; never leave it warm in foil: unwrap leftovers and chill them within 2 hours.',
    'CDC (botulism, baked potatoes in foil); USDA FSIS (2 hours); kitchen practice',
  ],
  [
    'what',
    'Pizza toppings beyond cheese and tomato: mushrooms fried dry with thyme; roast peppers and olives; ham and pineapple; spinach, feta and garlic; pepperoni with hot peppers; potato, rosemary and onion without tomato sauce; tuna and red onion; cooked chicken with barbecue sauce. Two or three are enough, dry and thin; watery vegetables and raw meat are cooked first, arugula and prosciutto go on after baking.',
    'kitchen practice',
  ],
  [
    'what',
    'Sandwich and wrap fillings: egg mayonnaise with cress, tuna with celery, chicken with pesto or slaw, cheese and chutney, hummus with grated carrot and cucumber, roast vegetables with feta, falafel and yogurt sauce, turkey with cranberry, bean and corn with avocado, BLT. Spread fat to the edge, keep tomato and dressing apart, and carry meat, egg and fish with an ice pack.',
    'USDA FSIS (packed lunches); kitchen practice',
  ],
  [
    'what',
    'Olives and anchovies belong in spaghetti puttanesca: melt 4 anchovies with garlic and chili in oil, add a can of tomatoes, olives and capers, 10 to 15 minutes. Also tapenade (chop both with capers, garlic, oil and lemon), pissaladière (slow onions on dough), salade niçoise, pizza, a green sauce for fish or eggs, or roast peppers with both on toast.',
    'kitchen practice',
  ],
  [
    'what may',
    'Cilantro (coriander) stalks are good to eat and carry as much taste as the leaves: chop them fine into curry paste, dal, salsa, guacamole and meatballs, fry them with onion and garlic at the start of a curry, or blend them with mint, chili, lemon and salt into green chutney, or with nuts into pesto. Only wilted, slimy ones go. Chopped, they freeze well under water in an ice tray.',
    'extension services; kitchen practice',
  ],
  [
    'what',
    'Fennel bulb is best raw or slow: shaved thin with orange, lemon and olives; cut in wedges and roasted at 425°F (220°C) 30 to 35 minutes with parmesan; braised in stock 25 minutes; sliced under fish or chicken in the oven; in risotto, tomato sauce with sausage, or soup with potato. The fronds finish the dish, the stalks flavor stock. Cooked long it turns sweet and mild.',
    'kitchen practice',
  ],
  [
    'what',
    'A caprese salad takes additions that do not shout: avocado, grilled peach or melon, prosciutto, roasted peppers, white beans, olives, arugula, a spoonful of pesto or toasted pine nuts. With bread cubes it nears panzanella, with cooked pasta a meal. Use ripe tomatoes at room temperature, good oil and flaky salt, and balsamic only in drops.',
    'kitchen practice',
  ],
  [
    'what',
    'Hot-smoked salmon is cooked in the smoke, so it is firm, pale and flakes like baked fish; cold-smoked salmon is cured and smoked cool, so it stays raw, silky and sliced thin, much like lox. Hot-smoked goes in pasta, salads and fish cakes, cold-smoked on bagels and eggs. In pregnancy, over 65 or with weak immunity eat either only when cooked to 165°F (74°C).',
    'FDA; UK FSA (Listeria, smoked fish)',
  ],
  [
    'what',
    'Bulgur is wheat that was boiled, dried and cracked; couscous is moistened semolina rolled into tiny grains, so closer to pasta. Bulgur is nutty, chewy, whole grain and richer in fiber, for tabbouleh, pilaf and kibbeh; couscous is soft and mild and only soaks 5 minutes. Fine bulgur soaks 15 to 20 minutes, coarse boils about 12. Both hold gluten; in salads they swap.',
    'USDA FoodData Central; kitchen practice',
  ],
  [
    'what',
    'Tahini is a paste of ground sesame seeds, as peanut butter is of peanuts: pourable, nutty and a little bitter. It goes into hummus, baba ganoush, sauces for falafel and roast vegetables, halva and cookies. Light tahini is from hulled seeds and milder, dark from whole ones. Sesame is a major allergen. The oil on top is stirred back in.',
    'FDA (sesame as a major allergen); kitchen practice',
  ],
  [
    'what how',
    'Miso is a salty Japanese paste of soybeans fermented with koji, mostly grown on rice or barley: white is mild and sweet, red or brown strong. Besides soup, stir a teaspoon or two into dressings, marinades, gravy, mashed potatoes, butter for corn or fish, ramen or caramel, and cut the salt. Add it off the boil. It holds soy, barley miso gluten too.',
    'H. McGee, On Food and Cooking; FDA (soy allergen)',
  ],
  [
    'what',
    "Za'atar is a Middle Eastern mix of dried wild thyme or oregano with toasted sesame, tart sumac and salt, and also the name of the herb itself. Sprinkle it on flatbread with olive oil (manakish), labneh, hummus, eggs, roast vegetables, chicken or popcorn. It tastes herby, nutty and lemony. It holds sesame, a major allergen, and some blends wheat: read the label.",
    'FDA (sesame as a major allergen); kitchen practice',
  ],
  [
    'what',
    'A crumble has baked fruit under rubbed flour, butter and sugar; a crisp is the American kind with oats or nuts in the topping; a cobbler wears spoonfuls of biscuit or batter dough like cobblestones. A buckle is cake batter with fruit in it, a brown Betty layers fruit with buttered crumbs, and a grunt is a cobbler steamed on the stove.',
    'King Arthur Baking; kitchen practice',
  ],
  [
    'what',
    'Macarons are smooth French sandwich cookies of ground almonds, egg white and sugar with a cream filling; macaroons are chewy mounds of shredded coconut with egg white or condensed milk, often dipped in chocolate. Both are without flour as a rule, but nuts and egg are in macarons, egg mostly in macaroons: the label decides on gluten and allergies.',
    'King Arthur Baking; FDA (allergens)',
  ],
  [
    'what',
    'Cupcakes are small cakes: butter and sugar beaten fluffy, fine sweet crumb, frosting on top. Muffins are quick breads: wet stirred briefly into dry, less sugar and fat, coarser and often with fruit, nuts or bran, no frosting. Both bake in the same tin at about 350 to 400°F (180 to 200°C). An English muffin is a flat yeast bread from the griddle.',
    'King Arthur Baking; kitchen practice',
  ],
  [
    'what',
    'Mousse is airy, set by beaten cream or egg white; American pudding is milk thickened with starch, smooth and soft; custard is milk or cream set with egg, as in crème brûlée. In Britain pudding means any dessert, or a steamed sponge, and custard a pouring sauce. Panna cotta is cream set with gelatin. Mousse with raw egg needs pasteurized eggs.',
    'FDA (eggs); kitchen practice',
  ],
  [
    'what',
    'Chowder is chunky: pieces of clam, fish or corn with potato, in milk or cream (Manhattan clam chowder in tomato). Bisque is smooth and rich, by tradition of shellfish shells strained and finished with cream; today also tomato or squash. A cream soup is any vegetable puree with cream or white sauce, a consommé clear broth, a potage thick and blended.',
    'kitchen practice',
  ],
  [
    'what',
    'Ramen is Japanese: springy wheat noodles with alkaline salt in rich pork, chicken, soy or miso broth. Pho is Vietnamese: flat rice noodles in clear spiced beef or chicken broth with herbs and lime. Udon are thick soft wheat noodles, soba thin buckwheat ones, often with wheat in them. Rice noodles hold no gluten, the others mostly do, and broth and sauces may: read labels.',
    'kitchen practice; FDA (gluten labeling)',
  ],
  [
    'what',
    'Aioli in its Provençal form is garlic pounded with olive oil, often with yolk; mayonnaise is yolk, mild oil and lemon or vinegar with no garlic. On menus aioli mostly means garlic mayonnaise: stir a small crushed clove and lemon into ½ cup (120 g) of mayonnaise. Homemade with raw yolk wants a pasteurized one; garlic in mayo keeps in the fridge, 3 to 4 days.',
    'FDA (eggs); USDA FSIS; kitchen practice',
  ],
  [
    'what',
    'Mozzarella is stretched fresh curd, mild and springy; burrata is a pouch of it filled with cream and shreds, soft and rich; buffalo mozzarella (di bufala) is of buffalo milk, tangier and wetter. Burrata goes on at the table, also on pizza, not into the oven. Low-moisture block mozzarella is the one for pizza. Keep fresh kinds in their liquid in the fridge and eat them in a day or two once open.',
    'USDA FoodKeeper; kitchen practice',
  ],
  [
    'what',
    'By heat: korma is mild and creamy, with yogurt, coconut or nuts; tikka masala is mild to medium, grilled pieces in tomato and cream; butter chicken is close to it and sweeter; rogan josh is medium, lamb with chili and yogurt; madras is hot and sour; vindaloo hottest of the common ones, with vinegar. Jalfrezi is stir-fried with peppers. Nuts hide in many: ask.',
    'kitchen practice; FDA (allergens)',
  ],
  [
    'what',
    'Roti is the wide name; chapati is the thin everyday one of whole wheat atta and water, baked dry and puffed on a flame. Paratha is layered or stuffed and fried in ghee, naan a leavened bread of white flour with yogurt or yeast from a tandoor, puri a chapati deep-fried. Kulcha is stuffed or soft leavened bread. All of these hold gluten.',
    'kitchen practice',
  ],
  [
    'what',
    'A taco is a small folded tortilla around a filling; a burrito a big wheat one rolled shut with rice, beans and meat; an enchilada a corn tortilla rolled, covered with chili sauce and baked; a quesadilla a tortilla folded over melted cheese and toasted. A fajita is grilled meat and peppers you roll up yourself, a chimichanga a fried burrito, a tostada flat and crisp.',
    'kitchen practice',
  ],
  [
    'what',
    'Zucchini and eggs make a frittata (fry 2 sliced zucchini brown, pour on 6 eggs, set over low heat to 160°F, 71°C), fritters (grate, salt and squeeze a pound, 450 g, with 2 eggs, ½ cup of flour and feta), an omelet, zucchini fried with onion and scrambled eggs, a crustless quiche with cheese, or shakshuka with zucchini in place of pepper.',
    'USDA FSIS (egg dishes); kitchen practice',
  ],
  [
    'what',
    'Healthy after-school snacks fill and carry some protein: apple slices with peanut butter or cheese, yogurt with fruit and oats, hummus with vegetable sticks and pita, a boiled egg and toast, a bean quesadilla, banana with oats as a smoothie, popcorn (from five years on), leftover pasta or soup. Put it on the table at one set time, with water or milk, two hours before dinner.',
    'USDA MyPlate; NHS Healthier Families',
  ],
  [
    'what when',
    'Thanksgiving sides that gain from waiting: cranberry sauce 3 to 4 days ahead; mashed potatoes with butter and cream cheese, sweet potato casserole, green bean casserole without its onions and gravy 1 to 2 days, all in baking dishes in the fridge; dressing dry parts cut the day before and mixed on the day; pies the day before, pumpkin and custard ones in the fridge. Bring the hot dishes to 165°F (74°C) while the turkey rests.',
    'USDA FSIS (stuffing, leftovers); kitchen practice',
  ],
  [
    'what',
    'Christmas dinner for two needs no whole turkey: a small turkey breast or thigh, a duck breast each, a little roasting chicken, a rack of lamb, two salmon fillets, or beef Wellington in miniature; without meat a stuffed squash or mushroom Wellington. Roast potatoes, sprouts, carrots and gravy from one tray and pan. Poultry, duck too, 165°F (74°C); beef and lamb 145°F (63°C) and 3 minutes of rest, fish 145°F (63°C).',
    'USDA FSIS (temperatures); kitchen practice',
  ],
  [
    'what',
    'Eggs, flour and milk give crepes (1 cup, 125 g, of flour, 2 eggs, 1¼ cups, 300 ml, of milk, salt), fried in a little butter or oil, thick or thin, filled with whatever there is; a Dutch baby or Yorkshire puddings from the same three; spaetzle or fresh noodles with butter; French toast if there is bread; and white sauce over boiled eggs. Sweet with sugar and lemon, savory with cheese or onion.',
    'kitchen practice',
  ],
  [
    'how',
    'Simple stir-fry sauce for 4: ¼ cup (60 ml) of soy sauce, ½ cup (120 ml) of stock or water, 1 tablespoon each of rice vinegar and brown sugar or honey, 2 teaspoons each of cornstarch, ginger and garlic, and 1 teaspoon of sesame oil. Stir it up again, pour it into the hot pan at the end, and boil it a minute until glossy. Chili, oyster sauce or peanut butter vary it.',
    'kitchen practice',
  ],
  [
    'what',
    'Leftover buttermilk makes pancakes, waffles, biscuits, scones, cornbread, soda bread, muffins and chocolate cake; it marinates chicken overnight in the fridge before frying or roasting; and it dresses salads as ranch, or slaw and mashed potatoes. Cold soup with cucumber and dill is another. Opened it keeps about 1 to 2 weeks in the fridge, or less by its label; freeze it in cups, for baking.',
    'USDA FoodKeeper; kitchen practice',
  ],
  [
    'what',
    "High-protein breakfasts without eggs: Greek yogurt or skyr (a cup, 240 g, holds about 20 g) with nuts and fruit, cottage cheese on toast with tomato, oats cooked in milk with peanut butter, canned mackerel or tuna on rye, tofu scramble with beans, moong or besan chilla, peanut butter and banana on whole grain toast, or last night's lentils. Chia pudding and overnight oats wait ready in the fridge.",
    'USDA FoodData Central; kitchen practice',
  ],
])
