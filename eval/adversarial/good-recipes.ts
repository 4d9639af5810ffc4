import type { Diet, RecipeDraft, RecipeRequest } from '@plotluck/kitchen'

/** A recipe that is right as it stands, with the diets that somebody who may eat it asked for. */
export type GoodRecipe = { readonly draft: RecipeDraft; readonly request: RecipeRequest }

// Title, servings and diets on the first line; a food a line behind '-'; a step a line behind its number.
const written = `
Nan's Tomato Soup | 4 | vegetarian
- 1 kg ripe tomatoes, quartered
- 1 onion, roughly chopped
- 2 cloves of garlic
- 2 tbsp olive oil
- 500 ml vegetable stock
- a splash of cream, to serve
- salt and pepper
1. Heat the oil in a big pan and soften the onion and garlic for 10 minutes.
2. Tip in the tomatoes and stock, bring to the boil and simmer for 25 minutes.
3. Blend until smooth, season with salt and pepper, and serve with a swirl of cream.
===
Weeknight Chicken Stir-Fry | 4 |
- 1 lb boneless, skinless chicken breast, cut into bite-size pieces
- 2 cups broccoli florets
- 1 red bell pepper, sliced
- 3 tablespoons soy sauce
- 1 tablespoon honey
- 2 cloves garlic, minced
- 1 tablespoon vegetable oil
- Cooked rice, for serving
1. Whisk the soy sauce, honey and garlic in a small bowl.
2. Heat the oil in a large skillet over high heat. Cook the chicken for 6 to 8 minutes, stirring, until it reaches 165°F inside.
3. Add the broccoli and pepper and cook for 4 minutes, until crisp-tender.
4. Pour in the sauce, toss for 1 minute and serve over rice.
===
Greek Salad | 2 | vegetarian, gluten-free
- 3 ripe tomatoes, cut in wedges
- 1 cucumber, sliced
- 1/2 red onion, thinly sliced
- 100 g feta
- 12 kalamata olives
- 2 tbsp extra-virgin olive oil
- 1 tsp dried oregano
1. Toss the tomatoes, cucumber, onion and olives in a bowl.
2. Crumble over the feta, sprinkle with oregano and dress with the olive oil.
===
Spaghetti Aglio e Olio | 2 | vegan
- 200 g spaghetti
- 4 cloves garlic, thinly sliced
- 60 ml olive oil
- 1/2 tsp chilli flakes
- a handful of parsley, chopped
- salt
1. Boil the spaghetti in plenty of salted water for 9 minutes until al dente. Keep a cup of the cooking water.
2. Warm the garlic and chilli flakes in the oil over low heat for 3 minutes, until pale gold.
3. Toss the spaghetti through the oil with a ladle of its water and the parsley.
===
Classic Beef Chili | 6 | dairy-free
- 2 lb ground beef
- 1 large onion, diced
- 3 cloves garlic, minced
- 2 (15 oz) cans kidney beans, drained
- 1 (28 oz) can crushed tomatoes
- 2 tbsp chili powder
- 1 tsp cumin
- 1 tsp salt
1. Brown the beef with the onion in a Dutch oven over medium-high heat for 10 minutes, breaking it up, until no pink is left and it reaches 160°F (71°C).
2. Stir in the garlic, chili powder, cumin and salt and cook 1 minute.
3. Add the tomatoes and beans, bring to a simmer, cover and cook on low for 45 minutes.
===
Overnight Oats with Berries | 1 | vegetarian
- 1/2 cup rolled oats
- 1/2 cup milk
- 1/4 cup Greek yogurt
- 1 tbsp chia seeds
- 1/2 cup blueberries
1. Stir the oats, milk, yogurt and chia seeds together in a jar.
2. Cover and leave in the fridge overnight.
3. Top with the blueberries in the morning.
===
Roast Chicken with Lemon | 4 | gluten-free, paleo
- 1 whole chicken (about 4 lb)
- 1 lemon, halved
- 4 sprigs thyme
- 2 tbsp olive oil
- 1 tsp salt
- 1/2 tsp black pepper
1. Heat the oven to 425°F (220°C). Pat the chicken dry and rub it with the oil, salt and pepper.
2. Put the lemon and thyme inside the bird.
3. Roast for about 1 hour 20 minutes, until the thickest part of the thigh reads 165°F (74°C). Rest 10 minutes before carving.
===
Chana Masala | 4 | vegan, gluten-free
- 2 tbsp oil
- 1 onion, finely chopped
- 1 tbsp grated ginger
- 3 garlic cloves, crushed
- 2 tsp garam masala
- 1 tsp turmeric
- 1 tin chopped tomatoes
- 2 x 400g tins chickpeas, drained
- handful of coriander
1. Fry the onion in the oil for 10 mins until golden. Add the ginger, garlic, garam masala and turmeric and stir for 1 min.
2. Add the tomatoes and chickpeas and half a tin of water. Simmer for 20 mins until thick.
3. Scatter with coriander and serve.
===
Zucchini Fritters | 2 | vegetarian
- 2 medium zucchini, grated
- 1/2 tsp salt
- 1 egg
- 1/3 cup all-purpose flour
- 2 green onions, sliced
- 2 tbsp olive oil
1. Toss the zucchini with the salt, leave 10 minutes, then squeeze out the water.
2. Mix in the egg, flour and green onions.
3. Fry spoonfuls in the oil for 3 minutes per side, until deep golden and set in the middle.
===
Salmon with Dill and Potatoes | 2 | pescatarian, gluten-free
- 2 salmon fillets (150 g each)
- 400 g new potatoes
- 1 tbsp butter
- 2 tbsp chopped dill
- 1/2 lemon
- salt
1. Boil the potatoes in salted water for 15 minutes, until tender, and drain.
2. Meanwhile melt the butter in a frying pan and cook the salmon for 4 minutes on each side, until it flakes easily.
3. Toss the potatoes with the dill and serve with the salmon and a squeeze of lemon.
===
Mushroom Risotto | 4 | gluten-free
- 300 g arborio rice
- 400 g mushrooms, sliced
- 1 onion, finely chopped
- 1.2 litres hot vegetable stock
- 100 ml white wine
- 40 g butter
- 50 g parmesan, grated
1. Melt half the butter and soften the onion for 5 minutes. Add the mushrooms and cook 8 minutes.
2. Stir in the rice for 2 minutes, pour in the wine and let it bubble away.
3. Add the stock a ladle at a time, stirring, for about 20 minutes, until the rice is creamy.
4. Beat in the rest of the butter and the parmesan. Serve at once.
===
Black Bean Tacos | 4 | vegan
- 2 cans black beans, drained
- 8 corn tortillas
- 1 avocado, sliced
- 1/4 red cabbage, shredded
- 1 lime
- 1 tsp ground cumin
- 1 tbsp olive oil
- hot sauce, to taste
1. Warm the beans with the oil and cumin in a skillet for 5 minutes, mashing a few.
2. Toast the tortillas in a dry pan for 30 seconds per side.
3. Fill with the beans, cabbage and avocado, squeeze over the lime and add hot sauce.
===
Shakshuka | 2 | vegetarian, gluten-free
- 1 tbsp olive oil
- 1 onion, sliced
- 1 red pepper, sliced
- 2 cloves garlic
- 1 can tomatoes
- 1 tsp paprika
- 1 tsp cumin
- 4 eggs
- parsley, to serve
1. Cook the onion and pepper in the oil for 8 minutes. Add the garlic, paprika and cumin for 1 minute.
2. Add the tomatoes and simmer 10 minutes until thick.
3. Make 4 wells, crack in the eggs, cover and cook 7 minutes until the whites and yolks are set. Sprinkle with parsley.
===
Banana Bread | 8 | vegetarian
- 3 overripe bananas, mashed
- 1/3 cup melted butter
- 3/4 cup sugar
- 1 egg, beaten
- 1 tsp vanilla extract
- 1 tsp baking soda
- pinch of salt
- 1 1/2 cups all-purpose flour
1. Preheat oven to 350°F (175°C) and butter a loaf pan.
2. Stir the butter into the bananas. Mix in the sugar, egg and vanilla.
3. Sprinkle the baking soda and salt over and mix in. Fold in the flour.
4. Bake for 55 minutes, until a skewer comes out clean. Cool on a rack.
===
Caprese Sandwich | 1 | vegetarian
- 2 slices sourdough bread
- 1 tomato, sliced
- 60 g fresh mozzarella, sliced
- 4 basil leaves
- 1 tsp olive oil
- 1 tsp balsamic vinegar
1. Drizzle the bread with the oil.
2. Layer the tomato, mozzarella and basil, spoon on the vinegar, and close.
===
Pork Chops with Apples | 4 | gluten-free
- 4 bone-in pork chops, 1 inch thick
- 2 apples, sliced
- 1 onion, sliced
- 1 tbsp butter
- 1 tbsp olive oil
- 1 tsp dried sage
- salt and pepper
1. Season the chops with salt, pepper and sage.
2. Heat the oil over medium-high heat and cook the chops 5 minutes a side, until 145°F inside. Rest them for 3 minutes on a plate.
3. Melt the butter in the same pan, add the onion and apples and cook 8 minutes until soft. Serve over the chops.
===
Red Lentil Dal | 4 | vegan, gluten-free
- 1 1/2 cups red lentils, rinsed
- 4 cups water
- 1 tsp turmeric
- 2 tbsp coconut oil
- 1 tsp cumin seeds
- 1 onion, sliced
- 2 tomatoes, chopped
- 1 tsp salt
1. Simmer the lentils in the water with the turmeric for 20 minutes, until soft.
2. Meanwhile, heat the coconut oil and fry the cumin seeds for 30 seconds. Add the onion and cook until brown, about 10 minutes, then the tomatoes for 3 minutes.
3. Stir into the lentils with the salt.
===
Caesar-ish Kale Salad | 2 | vegetarian
- 1 bunch kale, stems removed
- 1 tbsp lemon juice
- 2 tbsp olive oil
- 1 tsp dijon mustard
- 1 small garlic clove, grated
- 1/2 cup croutons
1. Massage the kale with the lemon juice, oil, mustard and garlic for 2 minutes.
2. Top with the croutons.
===
Shrimp Scampi | 4 | pescatarian
- 12 oz linguine
- 1 1/2 lb large shrimp, peeled and deveined
- 4 tbsp butter
- 4 cloves garlic, minced
- 1/2 cup dry white wine
- Juice of 1 lemon
- 1/4 cup chopped parsley
- Pinch of red pepper flakes
1. Cook the linguine in boiling salted water for 10 minutes. Drain.
2. Melt the butter in a large skillet, add the garlic and pepper flakes and cook 1 minute.
3. Add the shrimp and cook 2 minutes per side until pink and opaque.
4. Pour in the wine and lemon, boil 2 minutes, then toss with the pasta and parsley.
===
Baked Potatoes with Beans | 2 | vegan
- 2 large baking potatoes
- 1 tin baked beans
- 1 tbsp olive oil
- sea salt
1. Heat the oven to 200°C (400°F). Rub the potatoes with the oil and salt.
2. Bake for 1 hour 10 minutes until the skin is crisp and a knife goes in easily.
3. Warm the beans for 5 minutes and spoon over.
===
Butternut Squash Curry | 4 | vegan
- 1 butternut squash (about 1 kg), peeled and cubed
- 1 can coconut milk
- 2 tbsp Thai red curry paste (vegan)
- 1 tbsp vegetable oil
- 200 g green beans, trimmed
- 1 lime, cut in wedges
1. Fry the curry paste in the oil for 1 minute.
2. Add the squash and coconut milk with a splash of water and simmer 15 minutes.
3. Add the green beans and cook 5 minutes more. Serve with lime.
===
Meatballs in Tomato Sauce | 4 |
- 500 g minced beef
- 50 g breadcrumbs
- 1 egg
- 1 tsp dried oregano
- 2 tbsp olive oil
- 700 g passata
- 1 clove garlic, crushed
1. Mix the mince, breadcrumbs, egg and oregano and roll into 20 balls.
2. Brown the meatballs in the oil for 6 minutes, turning.
3. Add the garlic and passata and simmer for 20 minutes, until the meatballs are 71°C in the middle.
===
Miso Soup with Tofu | 2 | pescatarian
- 750 ml dashi
- 3 tbsp miso paste
- 150 g silken tofu, cubed
- 2 spring onions, sliced
- 1 tbsp dried wakame
1. Soak the wakame in cold water for 5 minutes and drain.
2. Heat the dashi until steaming, add the tofu and wakame and warm for 2 minutes.
3. Take off the heat, stir in the miso and scatter with the spring onions.
===
Roasted Root Vegetables | 6 | vegan, gluten-free, paleo
- 4 carrots
- 3 parsnips
- 2 beets
- 1 sweet potato
- 3 tbsp olive oil
- 2 sprigs rosemary
- 1 tsp salt
1. Heat oven to 400°F/200°C.
2. Peel the carrots, parsnips, beets and sweet potato and cut them in chunks.
3. Toss with the oil, rosemary and salt on a tray and roast 40 minutes, turning once.
===
Turkey Burgers | 4 | dairy-free
- 500 g ground turkey
- 1 small onion, grated
- 1 tsp Worcestershire sauce
- 1/2 tsp salt
- 1 tbsp oil
- 4 burger buns (dairy-free)
- 4 lettuce leaves
- 1 tomato, sliced
1. Mix the turkey, onion, Worcestershire sauce and salt. Shape into 4 patties.
2. Fry in the oil over medium heat for 6 minutes a side, until 165°F (74°C) in the center.
3. Serve in the buns with lettuce and tomato.
===
Cucumber Raita | 4 | vegetarian, gluten-free
- 1 cup plain yogurt
- 1/2 cucumber, grated
- 1/2 tsp ground cumin
- a pinch of salt
- 1 tbsp chopped mint
1. Squeeze the cucumber dry.
2. Stir it into the yogurt with the cumin, salt and mint.
===
Vegetable Fried Rice | 3 | vegetarian
- 3 cups cooked rice, chilled
- 2 eggs, beaten
- 1 cup frozen peas
- 2 carrots, diced
- 3 green onions
- 2 tbsp soy sauce
- 1 tbsp sesame oil
- 1 tbsp vegetable oil
1. Heat the vegetable oil in a wok and scramble the eggs until firm, 2 minutes. Set aside.
2. Stir-fry the carrots for 3 minutes, add the peas for 2 minutes.
3. Add the rice and soy sauce and fry 4 minutes until steaming hot.
4. Stir the eggs back in with the green onions and sesame oil.
===
Moules Marinières | 2 | pescatarian
- 1 kg mussels, scrubbed
- 1 shallot, chopped
- 1 clove garlic
- 150 ml white wine
- 25 g butter
- parsley
1. Throw away any mussels that stay open when tapped.
2. Soften the shallot and garlic in the butter for 3 minutes.
3. Add the wine and mussels, cover and steam 4 to 5 minutes until the shells have opened. Discard any that stay shut. Scatter with parsley.
===
Peanut Noodles | 2 | vegan
- 200 g rice noodles
- 3 tbsp peanut butter
- 2 tbsp soy sauce
- 1 tbsp lime juice
- 1 carrot, julienned
- 1/2 cucumber, julienned
- 2 tbsp chopped peanuts
1. Soak the noodles in boiling water for 8 minutes and drain.
2. Whisk the peanut butter, soy sauce and lime juice with a little hot water.
3. Toss the noodles with the sauce, carrot and cucumber and top with the peanuts.
===
Apple Crumble | 6 | vegetarian
- 6 Bramley apples, peeled and sliced
- 50 g caster sugar
- 1 tsp cinnamon
- 200 g plain flour
- 100 g cold butter
- 100 g demerara sugar
1. Preheat the oven to 180°C (350°F). Toss the apples with the caster sugar and cinnamon in a dish.
2. Rub the butter into the flour until it looks like breadcrumbs and stir in the demerara sugar.
3. Scatter over the apples and bake for 40 minutes until golden and bubbling.
===
Steak with Chimichurri | 2 | gluten-free, dairy-free
- 2 sirloin steaks
- 1 cup parsley
- 2 cloves garlic
- 2 tbsp red wine vinegar
- 5 tbsp olive oil
- 1/4 tsp red pepper flakes
- salt
1. Chop the parsley and garlic and stir with the vinegar, 4 tbsp of the oil and the pepper flakes.
2. Season the steaks with salt, rub with the rest of the oil and grill 4 minutes a side until 145°F (63°C). Rest 3 minutes.
3. Slice and spoon over the chimichurri.
===
Spinach and Feta Frittata | 4 | vegetarian, gluten-free
- 8 eggs
- 200 g spinach
- 100 g feta, crumbled
- 1 onion, sliced
- 1 tbsp olive oil
- black pepper
1. Heat the grill. Cook the onion in the oil in an ovenproof pan for 6 minutes and wilt the spinach in it.
2. Beat the eggs with pepper, pour over and cook gently 6 minutes. Dot with the feta.
3. Grill 4 minutes, until puffed and set in the centre.
===
Minestrone | 6 | vegan
- 2 tbsp olive oil
- 1 onion, 2 carrots and 2 celery sticks, diced
- 2 cloves garlic
- 1 can tomatoes
- 1 can cannellini beans
- 1.5 litres vegetable stock
- 100 g small pasta
- 100 g cavolo nero, shredded
1. Soften the onion, carrots and celery in the oil for 10 minutes. Add the garlic for 1 minute.
2. Add the tomatoes, stock and beans and simmer 15 minutes.
3. Stir in the pasta and cavolo nero and cook 10 minutes more.
===
Honey Mustard Carrots | 4 | vegetarian, gluten-free
- 1 lb carrots, cut into sticks
- 1 tbsp honey
- 1 tbsp whole-grain mustard
- 1 tbsp butter
1. Boil the carrots for 6 minutes and drain.
2. Return to the pan with the butter, honey and mustard and toss over heat for 2 minutes.
===
Tuna Melt | 2 | pescatarian
- 1 can tuna in water, drained
- 2 tbsp mayonnaise
- 1 celery stalk, diced
- 4 slices bread
- 4 slices cheddar
- 1 tbsp butter
1. Mix the tuna, mayonnaise and celery.
2. Butter the bread on the outside, fill with the tuna and cheddar.
3. Cook in a skillet over medium heat 3 minutes per side until the cheese melts.
===
Beef Stew | 6 | dairy-free
- 900 g stewing beef, cubed
- 2 tbsp flour
- 2 tbsp oil
- 2 onions, chopped
- 3 carrots, sliced
- 500 g potatoes, cubed
- 750 ml beef stock
- 2 bay leaves
1. Toss the beef in the flour and brown in the oil for 8 minutes.
2. Add the onions and cook 5 minutes. Pour in the stock, add the bay leaves, cover and simmer for 1 1/2 hours.
3. Add the carrots and potatoes and simmer 40 minutes more, until everything is tender and the beef is well over 145°F (63°C). Take out the bay leaves.
===
Gazpacho | 4 | vegan, gluten-free
- 1 kg ripe tomatoes
- 1 cucumber
- 1 green pepper
- 1 clove garlic
- 3 tbsp olive oil
- 2 tbsp sherry vinegar
- 1 tsp salt
1. Blend the tomatoes, cucumber, pepper and garlic until smooth.
2. With the motor running add the oil, vinegar and salt.
3. Chill for 2 hours and serve cold.
===
French Toast | 2 | vegetarian
- 4 thick slices brioche
- 2 eggs
- 1/2 cup milk
- 1 tsp cinnamon
- 1 tbsp butter
- maple syrup, for serving
1. Whisk the eggs, milk and cinnamon and soak the bread 1 minute per side.
2. Fry in the butter over medium heat for 3 to 4 minutes per side, until golden and cooked through.
3. Serve with maple syrup.
===
Baba Ganoush | 4 | vegan, gluten-free
- 2 eggplants
- 3 tbsp tahini
- 1 lemon, juiced
- 1 garlic clove
- 1 tbsp olive oil
- salt
1. Prick the eggplants and roast at 220°C (425°F) for 40 minutes until collapsed.
2. Scoop out the flesh, drain it for 10 minutes and mash with the tahini, lemon juice, garlic and salt.
3. Drizzle with the oil.
===
Fish Tacos | 4 | pescatarian, dairy-free
- 600 g cod fillets
- 1 tsp smoked paprika
- 1 tbsp oil
- 8 small corn tortillas
- 1/4 white cabbage, shredded
- 1 lime
- 1 mango, diced
1. Rub the cod with the paprika and oil and bake at 200°C (400°F) for 12 minutes until it flakes.
2. Toss the cabbage and mango with the juice of the lime.
3. Warm the tortillas for 1 minute, flake in the fish and top with the slaw.
===
Kidney Bean and Corn Salad | 4 | vegan, gluten-free
- 1 can kidney beans, rinsed
- 1 cup sweetcorn
- 1 red onion, finely diced
- 1 red pepper, diced
- 2 tbsp olive oil
- 1 tbsp cider vinegar
1. Mix the beans, corn, onion and pepper.
2. Dress with the oil and vinegar.
===
Rajma from Dried Beans | 4 | vegan, gluten-free
- 250 g dried kidney beans
- 2 onions, chopped
- 1 tbsp ginger-garlic paste
- 400 g tomatoes, chopped
- 2 tsp garam masala
- 2 tbsp oil
- salt
1. Soak the beans overnight in plenty of water, then drain and rinse them.
2. Cover with fresh water, boil hard for 30 minutes, then simmer 45 minutes until soft. Drain.
3. Fry the onions in the oil for 10 minutes, add the ginger-garlic paste, garam masala and tomatoes and cook 10 minutes.
4. Add the beans and salt and simmer 15 minutes.
===
Cauliflower Cheese | 4 | vegetarian
- 1 cauliflower, in florets
- 40 g butter
- 40 g plain flour
- 450 ml milk
- 120 g mature cheddar, grated
- 1 tsp English mustard
1. Boil the cauliflower for 5 minutes and drain well.
2. Melt the butter, stir in the flour for 1 minute, then whisk in the milk and simmer 4 minutes until thick.
3. Stir in the mustard and most of the cheese, pour over the cauliflower, top with the rest and bake at 200°C (400°F) for 20 minutes.
===
Lemon Ricotta Pancakes | 2 | vegetarian
- 3/4 cup ricotta
- 2 eggs
- 1/2 cup milk
- 3/4 cup flour
- 1 tsp baking powder
- zest of 1 lemon
- 1 tbsp butter
1. Whisk the ricotta, eggs, milk and lemon zest.
2. Fold in the flour and baking powder.
3. Cook ladlefuls in the butter for 2 to 3 minutes per side until golden and cooked through.
===
Vietnamese Chicken Salad | 2 | dairy-free
- 200 g cooked chicken, shredded
- 1/4 white cabbage, shredded
- 1 carrot, grated
- a handful of mint and coriander
- 2 tbsp fish sauce
- 2 tbsp lime juice
- 1 tbsp sugar
- 1 red chilli, sliced
1. Stir the fish sauce, lime juice, sugar and chilli until the sugar dissolves.
2. Toss the chicken, cabbage, carrot, mint and coriander with the dressing.
===
Sheet Pan Sausages and Peppers | 4 | dairy-free
- 6 Italian sausages (dairy-free)
- 3 bell peppers, sliced
- 1 red onion, cut in wedges
- 2 tbsp olive oil
- 1 tsp oregano
1. Heat the oven to 400°F (200°C).
2. Toss the peppers, onion, oil and oregano on a tray and lay the sausages on top.
3. Roast 30 minutes, turning once, until the sausages are 160°F (71°C) inside.
===
Pesto Pasta with Peas | 4 |
- 400 g penne
- 150 g frozen peas
- 4 tbsp basil pesto
- 30 g parmesan
1. Cook the penne for 11 minutes, adding the peas for the last 2 minutes. Drain, keeping a little water.
2. Stir in the pesto and a splash of the water. Grate over the parmesan.
===
Tofu Scramble | 2 | vegan, gluten-free
- 1 block firm tofu, crumbled
- 1/2 tsp turmeric
- 1 tbsp olive oil
- 1 tomato, diced
- 2 handfuls spinach
- salt and pepper
1. Heat the oil and fry the tofu with the turmeric for 5 minutes.
2. Add the tomato and spinach and cook 3 minutes until wilted. Season with salt and pepper.
===
Garden Ratatouille | 4 | vegan, gluten-free, paleo
- 1 eggplant, cubed
- 2 zucchini, sliced
- 1 red pepper, sliced
- 4 tomatoes, chopped
- 1 onion, sliced
- 3 cloves garlic
- 4 tbsp olive oil
- a few thyme sprigs
1. Brown the eggplant in half the oil for 8 minutes. Set aside.
2. Soften the onion and pepper in the rest of the oil for 8 minutes, then add the garlic, zucchini and thyme for 5 minutes.
3. Add the tomatoes and eggplant and simmer gently for 25 minutes.
===
Rhubarb Fool | 4 | vegetarian, gluten-free
- 400 g rhubarb, leaves discarded, chopped
- 80 g sugar
- 300 ml double cream
- 1 orange, zested
1. Simmer the rhubarb with the sugar and orange zest for 10 minutes until soft. Cool.
2. Whip the cream to soft peaks and fold the two together. Chill for 1 hour.
===
Coleslaw | 6 | vegetarian, gluten-free
- 1/2 white cabbage, shredded
- 2 carrots, grated
- 1/2 onion, thinly sliced
- 4 tbsp mayonnaise
- 1 tbsp cider vinegar
- salt
1. Toss the cabbage, carrots and onion with the salt.
2. Stir in the mayonnaise and vinegar.
===
Hummus | 6 | vegan, gluten-free
- 1 can chickpeas, drained
- 60 g tahini
- 1 lemon
- 1 clove garlic
- 2 tbsp olive oil
- 1/2 tsp ground cumin
1. Blend the chickpeas, tahini, juice of the lemon, garlic and cumin with 3 tbsp cold water until smooth.
2. Spoon into a bowl and drizzle with the oil.
===
Keto Egg Cups | 3 | vegetarian, gluten-free, keto
- 6 eggs
- 60 g cheddar, grated
- 100 g spinach, chopped
- 1/2 red bell pepper, diced
- butter for the tin
1. Heat oven to 180°C (350°F) and butter a muffin tin.
2. Beat the eggs, stir in the spinach, pepper and cheddar and fill 6 holes.
3. Bake 18 minutes, until puffed and set.
===
Lamb Kofta | 4 | gluten-free
- 500 g lamb mince
- 1 onion, grated
- 2 tsp cumin
- 1 tsp ground coriander
- a handful of mint, chopped
- 150 g plain yogurt
1. Mix the lamb, onion, cumin, coriander and half of the mint and press around 8 skewers.
2. Grill 10 minutes, turning, until 71°C (160°F) in the middle.
3. Serve with the yogurt and the rest of the mint.
===
Corn Chowder with Bacon | 4 | gluten-free
- 4 slices bacon, chopped
- 1 onion, diced
- 3 cups corn kernels
- 2 potatoes, diced
- 3 cups chicken broth
- 1 cup half-and-half
1. Cook the bacon until crisp, about 6 minutes. Lift out and keep a spoonful of fat.
2. Cook the onion in it for 5 minutes, add the corn, potatoes and broth and simmer 15 minutes.
3. Stir in the half-and-half, warm through and top with the bacon.
===
Quinoa Tabbouleh | 4 | vegan, gluten-free
- 1 cup quinoa
- 2 cups water
- 2 bunches parsley, chopped
- 3 tomatoes, diced
- 1/2 cucumber, diced
- 1 lemon
- 3 tbsp olive oil
- salt
1. Simmer the quinoa in the water for 15 minutes, fluff and spread out to cool.
2. Toss with the parsley, tomatoes and cucumber.
3. Dress with the lemon juice, oil and salt.
===
Slow Cooker Pulled Pork | 8 | dairy-free
- 4 lb pork shoulder
- 1 onion, sliced
- 1 cup apple cider vinegar
- 2 tbsp brown sugar
- 1 tbsp smoked paprika
- 2 tsp salt
1. Rub the pork with the sugar, paprika and salt.
2. Put the onion and pork in the slow cooker, pour in the vinegar and cook on low for 8 hours, until it falls apart and is well above 145°F (63°C).
3. Shred with two forks and toss in the juices.
===
Blueberry Smoothie | 1 | vegetarian, gluten-free
- 1 cup frozen blueberries
- 1 banana
- 3/4 cup milk
- 1 tbsp almond butter
1. Blend the blueberries, banana, milk and almond butter until smooth.
===
Refrigerator Pickled Cucumbers | 8 | vegan, gluten-free
- 2 cucumbers, sliced
- 1 cup white vinegar
- 1 cup water
- 2 tbsp sugar
- 1 tbsp salt
- 3 sprigs dill
1. Heat the vinegar, water, sugar and salt until dissolved, 3 minutes.
2. Pack the cucumbers and dill into a clean jar, pour over the brine and cool.
3. Keep in the refrigerator for up to 2 weeks.
===
Chicken Thighs with Olives | 4 | gluten-free, dairy-free
- 8 bone-in chicken thighs
- 1 tbsp olive oil
- 1 onion, sliced
- 100 g green olives
- 1 lemon, sliced
- 200 ml chicken stock
- 1 tsp paprika
1. Brown the thighs skin-side down in the oil for 8 minutes. Turn and add the onion and paprika for 5 minutes.
2. Add the olives, lemon and stock, cover and simmer 25 minutes, until the chicken reaches 165°F (74°C) at the bone.
===
Sesame Green Beans | 4 | vegan
- 400 g green beans
- 1 tbsp sesame seeds
- 1 tbsp soy sauce
- 1 tsp toasted sesame oil
1. Boil the beans for 4 minutes and drain.
2. Toss with the soy sauce and sesame oil and scatter with the sesame seeds.
===
Potato Leek Soup | 4 | vegetarian, gluten-free
- 3 leeks, white and light green parts, sliced
- 500 g potatoes, diced
- 30 g butter
- 1 litre vegetable stock
- 100 ml cream
- chives
1. Sweat the leeks in the butter for 10 minutes without colouring.
2. Add the potatoes and stock and simmer 20 minutes.
3. Blend, stir in the cream and snip over the chives.
`

/** Recipes as people write them, each of them good: review has nothing to refuse in them, and nothing to take out. */
export const goodRecipes: readonly GoodRecipe[] = written.trim().split('\n===\n').map(readRecipe)

function readRecipe(text: string): GoodRecipe {
  const [heading = '', ...rest] = text.split('\n')
  const [title = '', servings = '', diets = ''] = heading.split('|').map((part) => part.trim())
  return {
    draft: {
      title,
      servings: Number(servings),
      ingredients: rest.filter((line) => line.startsWith('- ')).map((line) => line.slice(2)),
      steps: rest
        .filter((line) => /^\d+\. /.test(line))
        .map((line) => ({ text: line.replace(/^\d+\. /, '') })),
      writtenBy: 'model',
    },
    request: {
      ingredients: ['tomatoes', 'onions'],
      dietary: diets.split(', ').filter((diet) => diet !== '') as readonly Diet[],
    },
  }
}
