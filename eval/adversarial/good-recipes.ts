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
===
Mom's Meatloaf | 6 |
- 1 1/2 pounds ground chuck
- 1 cup breadcrumbs
- 1 egg
- 1/2 cup milk
- 1 small onion, minced
- 1/2 cup ketchup, divided
- salt and pepper to taste
1. Preheat oven to 350 degrees F.
2. Combine everything but half the ketchup in a bowl and press into a loaf pan.
3. Spread the rest of the ketchup on top and bake about 1 hour, to an internal temperature of 160°F.
===
Welsh Rarebit | 2 | vegetarian
- 25g butter
- 25g plain flour
- 100ml brown ale
- 150g mature Cheddar, grated
- 1 tsp English mustard
- 4 slices of bread
1. Melt the butter, stir in the flour and cook for a minute.
2. Gradually stir in the ale, then the mustard and cheese until smooth.
3. Toast the bread on one side, spread the mixture over the other and grill for 3 minutes until bubbling.
===
Pico de Gallo | 6 | vegan, gluten-free
- 4 Roma tomatoes, finely diced
- 1/2 white onion, finely diced
- 1 jalapeño, seeded and minced
- 1/2 cup chopped cilantro
- Juice of 1 lime
- 1/2 teaspoon salt
1. Stir everything together in a bowl. Let stand 15 minutes before serving.
===
Sausage and Lentil Stew | 4 |
- 6 pork sausages
- 1 tbsp olive oil
- 1 leek, sliced
- 2 carrots, diced
- 250 g green lentils
- 1 litre chicken stock
- 1 tbsp Dijon mustard
1. Brown the sausages in the oil for 8 minutes; set aside.
2. Sweat the leek and carrots in the same pan for 5 minutes.
3. Add the lentils and stock, return the bangers and simmer for 35 minutes, until the lentils are soft and the sausages have reached 71°C (160°F).
4. Stir in the mustard.
===
Avocado Toast | 1 | vegetarian
- 1 slice of sourdough
- 1/2 ripe avocado
- squeeze of lemon
- pinch of chilli flakes
- flaky sea salt
1. Toast the sourdough.
2. Mash the avocado with the lemon and pile on. Finish with chilli and salt.
===
Pad Thai with Shrimp | 2 | pescatarian
- 150g flat rice noodles
- 200g raw prawns, peeled
- 2 eggs
- 2 tbsp fish sauce
- 1 tbsp tamarind paste
- 1 tbsp palm sugar
- a handful of beansprouts
- 2 spring onions, sliced
- 30g roasted peanuts, crushed
- 2 tbsp vegetable oil
1. Soak the noodles in warm water for 20 minutes.
2. Mix the fish sauce, tamarind and sugar.
3. Heat a wok with the oil, fry the prawns 2 mins until pink and opaque and push to the side. Crack in the eggs and scramble until set.
4. Add the noodles and sauce and toss 3 mins. Stir through the beansprouts for 1 minute to wilt.
5. Serve topped with peanuts and spring onions.
===
Eggplant Parmigiana | 4 | 
- 2 large eggplants, sliced 1/2 inch thick
- 2 cups marinara sauce
- 8 oz mozzarella, sliced
- 1/2 cup grated Parmigiano
- 3 tbsp olive oil
- Small bunch basil
1. Brush the eggplant slices with oil and roast at 425°F (220°C) for 25 minutes.
2. Layer sauce, eggplant, mozzarella, basil and Parmigiano in a dish, ending with cheese.
3. Bake 25 minutes until bubbling.
===
Split Pea Soup with Ham | 6 | dairy-free
- 1 lb dried split peas
- 1 ham bone
- 2 carrots, chopped
- 1 onion, chopped
- 2 stalks celery, chopped
- 8 cups water
- 1 bay leaf
1. Put everything in a large pot and bring to a boil.
2. Simmer 1 1/2 hours until the peas fall apart. Pull the meat off the bone, return it to the pot and remove the bay leaf.
===
Chicken Noodle Soup | 6 | dairy-free
- 2 lb bone-in chicken pieces
- 10 cups water
- 3 carrots, sliced
- 3 celery ribs, sliced
- 1 onion, halved
- 8 oz wide egg noodles
- 2 tsp salt
- fresh dill
1. Cover the chicken with the water, add the onion and salt, and simmer 40 minutes, until the meat reaches 165°F and comes off the bone.
2. Lift out the chicken, discard the onion, and shred the meat.
3. Cook the carrots, celery and noodles in the broth for 8 minutes. Return the chicken and finish with dill.
===
Buttermilk Pancakes | 4 | vegetarian
- 2 cups AP flour
- 2 Tbsp sugar
- 2 tsp baking powder
- 1/2 tsp baking soda
- 2 cups buttermilk
- 2 eggs
- 3 Tbsp butter, melted
1. Whisk the dry ingredients.
2. Whisk the buttermilk, eggs and butter, and stir into the flour until just combined; lumps are fine.
3. Cook 1/4-cup scoops on a greased griddle, 2 minutes a side, until golden and cooked through.
===
Watermelon Feta Salad | 4 | vegetarian, gluten-free
- 1/2 small watermelon, cubed
- 200g feta
- handful mint leaves
- juice of 1 lime
- black pepper
1. Tumble the watermelon onto a platter, crumble the feta over, scatter the mint, then finish with the lime and a grind of pepper.
===
Thai Green Curry with Vegetables | 4 |
- 1 tbsp oil
- 3 tbsp green curry paste
- 400 ml tin coconut milk
- 1 aubergine, cubed
- 100 g mangetout
- 1 red pepper
- 1 tsp brown sugar
- Thai basil leaves
1. Fry the paste in the oil until fragrant, 2 minutes.
2. Pour in the coconut milk, add the aubergine and simmer 12 minutes.
3. Slice the pepper, add with the mangetout and sugar and cook 4 minutes. Tear in the basil.
===
Dutch Baby | 3 | vegetarian
- 3 eggs
- 1/2 cup flour
- 1/2 cup milk
- 1 Tbsp sugar
- pinch of nutmeg
- 4 Tbsp butter
- powdered sugar and lemon wedges
1. Heat the oven to 425F with a cast-iron pan inside.
2. Blend the eggs, flour, milk, sugar and nutmeg.
3. Melt the butter in the hot pan, pour in the batter and bake 20 minutes until puffed and deep golden.
4. Dust with powdered sugar and serve with the lemon.
===
Beetroot and Goat's Cheese Tart | 6 | vegetarian
- 1 sheet puff pastry
- 4 cooked beetroot, sliced
- 125g goat's cheese
- 2 tsp thyme leaves
- 1 tbsp honey
1. Heat oven to 200C/180C fan. Unroll the pastry on a tray and score a border.
2. Top with the beetroot and crumble over the cheese and thyme.
3. Bake for 25 mins until risen. Drizzle with the honey.
===
One-Pot Tuna Pasta | 4 | pescatarian
- 400g fusilli
- 2 x 145g tins tuna in spring water
- 200g tin sweetcorn
- 3 tbsp crème fraîche
- 1 lemon, zest and juice
- 100g frozen peas
1. Cook the pasta for 10 minutes, adding the peas for the last 3.
2. Drain, and stir through the tuna, sweetcorn, crème fraîche and lemon.
===
Garlic Butter Mushrooms | 2 | vegetarian, gluten-free, keto
- 300 g button mushrooms
- 30 g butter
- 2 garlic cloves, crushed
- 1 tbsp parsley
1. Melt the butter, add the mushrooms and fry for 6 minutes. Stir in the garlic for 1 minute and sprinkle with parsley.
===
Jollof Rice | 6 | vegan, gluten-free
- 2 cups long grain rice, rinsed
- 1 can plum tomatoes
- 2 red bell peppers
- 1 scotch bonnet
- 2 onions
- 3 tbsp tomato paste
- 1/3 cup vegetable oil
- 2 cups vegetable stock
- 1 tsp curry powder
- 1 tsp dried thyme
- 2 bay leaves
1. Blend the tomatoes, peppers, scotch bonnet and one of the onions.
2. Slice the other onion and fry in the oil for 5 minutes. Add the tomato paste, curry powder and thyme and fry 5 minutes.
3. Pour in the blended mix and cook down for 15 minutes.
4. Stir in the rice, stock and bay leaves, cover tightly and cook on low for 30 minutes.
===
Lamb Tagine with Apricots | 4 | gluten-free, dairy-free
- 700g diced lamb shoulder
- 2 onions, sliced
- 2 tsp ras el hanout
- 1 cinnamon stick
- 100g dried apricots
- 1 tin chopped tomatoes
- 300ml lamb or vegetable stock
- 1 tbsp olive oil
1. Brown the lamb in the oil in batches.
2. Soften the onions for 8 mins, add the spices, then everything else.
3. Cover and simmer very gently for 1 hr 45 mins, until the lamb is meltingly tender and well past 63°C (145°F).
===
Strawberry Spinach Salad | 4 | vegetarian, gluten-free
- 6 oz baby spinach
- 1 pint strawberries, hulled and sliced
- 1/4 red onion
- 1/3 cup pecans, toasted
- 2 Tbsp balsamic
- 3 Tbsp EVOO
1. Whisk the balsamic and oil.
2. Toss with the spinach, berries, onion and nuts.
===
Cornbread | 8 | vegetarian
- 1 cup yellow cornmeal
- 1 cup flour
- 1/4 cup sugar
- 1 Tbsp baking powder
- 1 tsp salt
- 1 cup milk
- 1 large egg
- 1/3 cup oil
1. Oven to 400F. Grease a 9-inch pan.
2. Mix dry, add wet, stir just until blended.
3. Bake 22 minutes, until a toothpick comes out clean.
===
Vegan Lentil Bolognese | 4 | vegan
- 2 tbsp olive oil
- 1 onion, 1 carrot and 1 celery stick, all finely chopped
- 3 garlic cloves
- 250g dried red lentils
- 2 x 400g cans chopped tomatoes
- 500ml vegan stock
- 400g spaghetti
1. Fry the veg in the oil for 10 minutes. Add the garlic.
2. Tip in the lentils, tomatoes and stock; simmer 25 minutes.
3. Serve over the cooked spaghetti.
===
Baked Cod with Tomatoes | 2 | pescatarian, gluten-free, dairy-free, paleo
- 2 cod loins
- 250g cherry tomatoes
- 1 shallot, sliced
- 2 tbsp olive oil
- a few basil leaves
1. Heat oven to 200C (400F).
2. Scatter the tomatoes and shallot in a dish with half the oil and roast 10 mins.
3. Sit the fish on top, drizzle with the remaining oil and bake 12 mins until it flakes. Strew with basil.
===
Grilled Cheese | 1 | vegetarian
- 2 slices white bread
- 2 slices American cheese
- 1 Tbsp butter, softened
1. Butter one side of each slice of bread.
2. Put the cheese between the unbuttered sides and cook in a skillet 3 minutes per side, until golden and melted.
===
Carrot and Ginger Soup | 4 | vegan, gluten-free
- 1 Tbsp coconut oil
- 1 onion
- 2 lbs carrots
- 2-inch piece of fresh ginger
- 4 cups vegetable broth
- 1/2 cup coconut milk
1. Peel and chop the onion, carrots and ginger.
2. Cook the onion in the oil until soft, about 5 minutes. Add the carrots, ginger and broth, and simmer until tender, 20 minutes.
3. Purée, then stir in the coconut milk.
===
Stuffed Peppers | 4 | gluten-free
- 4 large bell peppers
- 1 lb lean ground beef
- 1 cup cooked rice
- 1 (15-ounce) can tomato sauce
- 1 cup shredded cheese
- 1 tsp garlic powder
1. Preheat the oven to 375°F (190°C). Cut the tops off the peppers and scoop out the seeds.
2. Brown the beef with the garlic powder for 8 minutes until it reads 160°F (71°C). Stir in the rice and half the sauce.
3. Fill the peppers, pour the remaining sauce around, cover and bake 35 minutes. Top with the cheese and bake 5 minutes more.
===
Panzanella | 4 | vegetarian
- 300g stale ciabatta, torn
- 600g ripe tomatoes
- 1 cucumber
- 1/2 red onion
- 2 tbsp capers
- 5 tbsp olive oil
- 2 tbsp red wine vinegar
- basil
1. Chop the tomatoes and cucumber, slice the onion, and toss with the vinegar, oil and capers.
2. Fold in the bread and leave for 20 minutes for it to drink the juices. Tear over the basil.
===
Turkey Chili | 6 | gluten-free, dairy-free
- 1 lb ground turkey
- 1 onion
- 1 green bell pepper
- 2 cloves garlic
- 1 can black beans
- 1 can corn
- 1 can (28 oz) diced tomatoes
- 2 Tbsp chili powder
- 2 tsp cumin
- 1 Tbsp oil
1. Sauté the onion, pepper and garlic in the oil, 6 minutes.
2. Add the turkey and cook, crumbling, until it reaches 165°F, about 8 minutes.
3. Dump in everything else and simmer 30 minutes.
===
Homemade Granola | 10 | vegan
- 3 cups old-fashioned oats
- 1 cup almonds, chopped
- 1/2 cup pumpkin seeds
- 1/3 cup maple syrup
- 1/4 cup coconut oil, melted
- 1 tsp cinnamon
- 1/2 cup raisins
1. Heat the oven to 325°F (160°C).
2. Mix all but the raisins and spread on a lined baking sheet.
3. Bake 25 minutes, stirring once. Cool and stir in the raisins. Keeps 2 weeks in an airtight jar.
===
Cabbage Rolls | 4 | gluten-free
- 1 head green cabbage
- 1 lb ground pork
- 1/2 cup uncooked rice
- 1 onion, grated
- 1 egg
- 2 cups tomato juice
- 1 tsp paprika
1. Boil the whole cabbage for 8 minutes and peel off 12 leaves.
2. Mix the pork, rice, onion, egg and paprika. Roll up in the leaves.
3. Pack into a pot, cover with the tomato juice and simmer 1 hour, until the filling is 160°F (71°C).
===
Cold Sesame Noodles | 4 | vegetarian
- 12 oz fresh Chinese egg noodles
- 1/4 cup tahini
- 2 Tbsp soy sauce
- 1 Tbsp rice vinegar
- 2 tsp sesame oil
- 1 tsp chili crisp
- 1 cucumber, cut into matchsticks
1. Boil the noodles until tender, 4 minutes, and rinse under cold water.
2. Whisk the tahini, soy sauce, vinegar, sesame oil and chili crisp with 2 tablespoons hot water.
3. Toss the noodles with the sauce and top with the cucumber.
===
Peach Cobbler | 8 | vegetarian
- 6 peaches, sliced
- 1 cup sugar, divided
- 1 stick butter
- 1 cup self-rising flour
- 1 cup milk
1. Heat oven to 350°F. Melt the butter in a 9x13 dish in the oven.
2. Simmer the peaches with half of the sugar for 5 minutes.
3. Stir the flour, milk and remaining sugar; pour over the butter. Spoon on the fruit, don't stir.
4. Bake 40 minutes until golden brown.
===
Courgette and Mint Pasta | 2 | vegetarian
- 180g pasta
- 2 courgettes, coarsely grated
- 1 clove garlic
- 2 tbsp olive oil
- 100g ricotta
- handful mint
- zest of a lemon
1. Cook the pasta.
2. Meanwhile, soften the courgettes and garlic in the oil for 8 minutes.
3. Toss with the pasta, ricotta, mint and lemon zest, loosening with a splash of pasta water.
===
Roast Pumpkin with Sage | 4 | vegan, gluten-free, paleo
- 1 kg pumpkin, in wedges
- 3 tbsp olive oil
- 10 sage leaves
- sea salt
1. Roast the pumpkin with the oil and salt at 200°C (400°F) for 35 minutes. Add the sage for the last 5.
===
Bean and Cheese Quesadillas | 2 | vegetarian
- 4 flour tortillas
- 1 cup refried beans (vegetarian)
- 1 cup grated Monterey Jack
- salsa for dipping
1. Spread two tortillas with the beans, sprinkle with the cheese and top with the other two.
2. Cook 2 to 3 minutes on each side in a dry pan. Cut in wedges and serve with the salsa.
===
Leftover Turkey Pot Pie | 6 |
- 3 cups cooked turkey, diced
- 2 cups frozen mixed vegetables
- 1/3 cup butter
- 1/3 cup flour
- 1 3/4 cups chicken broth
- 2/3 cup milk
- 1 pie crust
1. Melt the butter, stir in the flour, and whisk in the broth and milk; bubble until thick.
2. Stir in the turkey and vegetables and pour into a pie dish.
3. Lay the crust on top, slit it, and bake at 425°F (220°C) for 35 minutes until browned and bubbling at 165°F (74°C).
===
Sautéed Kale with Garlic | 4 | vegan, gluten-free, paleo, keto
- 2 bunches kale
- 2 tbsp olive oil
- 3 cloves of garlic, sliced
- pinch red pepper flakes
1. Strip the leaves from the stems and chop them.
2. Warm the oil with the garlic and pepper flakes for 1 minute. Add the kale with a splash of water, cover and cook 5 minutes.
===
Clam Chowder | 4 | 
- 2 cans chopped clams with juice
- 3 slices bacon
- 1 onion
- 2 potatoes, cubed
- 2 cups half and half
- 1 Tbsp flour
1. Fry the bacon until crisp. Cook the onion in the fat, stir in the flour.
2. Add the clam juice and potatoes with a cup of water; simmer 15 minutes.
3. Stir in the clams and half and half and heat through, don't boil. Crumble the bacon over.
===
Breakfast Burritos | 4 |
- 8 eggs
- 1/2 lb breakfast sausage
- 4 large flour tortillas
- 1 cup shredded cheddar
- 1/4 cup salsa
1. Cook the sausage, breaking it up, until browned and 160°F. Scoop it out.
2. Scramble the eggs in the drippings until firm.
3. Divide the eggs, sausage, cheese and salsa among the tortillas and roll up.
===
Rice Pudding | 4 | vegetarian, gluten-free
- 100g pudding rice
- 700ml whole milk
- 50g caster sugar
- 1 vanilla pod
- grating of nutmeg
1. Put the rice, milk, sugar and split vanilla pod in a pan and simmer gently for 35 mins, stirring often.
2. Grate over the nutmeg.
===
Cucumber Sandwiches | 4 | vegetarian
- 8 slices white bread, crusts removed
- 100g cream cheese
- 1/2 cucumber, very thinly sliced
- 1 tsp dill
1. Beat the cream cheese with the dill and spread it on the bread.
2. Fill with the cucumber and cut into fingers.
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
