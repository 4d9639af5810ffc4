/** Good sentences, with the lines they need: none is refused, changed or left out. */
export const goodWordings = `
# 200 g butter; 100 g sugar
Cream the butter and sugar until pale and fluffy.
# 4 beets
Wrap the beets in foil and roast at 400°F (200°C) for an hour.
# 500 g asparagus
Prepare an ice bath and plunge the asparagus into it after 2 minutes of boiling.
# 1 cup rice; 1 bay leaf
Simmer the rice with the bay leaf for 15 minutes, then fish out the bay leaf.
# 1 cup flour
Flour the board and roll out a dough of the flour and a little water, then bake for 20 minutes.
# 2 steaks
Season the steaks and fry for 4 minutes per side, until they reach 145°F (63°C). Rest for 3 minutes.
# 500 g pasta
Salt the water and boil the pasta for 10 minutes.
# 1 loaf sourdough bread
Serve with the sourdough bread for mopping up the juices.
# 1 lemon
Taste and adjust the seasoning; a squeeze of the lemon brightens it.
# 1 bunch basil
Tear over the basil just before serving.
# 1 cup cherry tomatoes
Cover with a tea towel and leave for 10 minutes, then scatter over the cherry tomatoes.
# 1 can chickpeas
The chickpeas should be crisp and golden.
# 2 carrots
You want the carrots tender but not mushy.
# 1 cup cream
Don't let the cream boil or it may split.
# 2 tbsp flour
Sprinkle over the flour and stir for 1 minute so that no lumps form.
# 300 g chicken breast
Cook the chicken breast for 12 minutes, until no pink remains and it reaches 165°F (74°C) inside.
# 4 chicken thighs
Thaw the chicken thighs in the fridge overnight. Roast at 425°F (220°C) until they reach 165°F (74°C), about 35 minutes.
# 1 kg mussels
Scrub the mussels, steam for 6 minutes and throw away any that stay shut.
# 2 onions
It will look like too much onion, but it cooks down.
# 1 cup yogurt
If the sauce is too thick, loosen it with a spoon of water, then swirl in the yogurt.
# 250 g mushrooms
Resist stirring: the mushrooms brown best when left alone.
# 1 baguette
Toast the baguette and rub it with oil.
# 1 cup lentils
Simmer the lentils for 25 minutes; they are done when they crush easily.
# 3 apples
Peel, core and slice the apples, then soften them in the pan for 5 minutes.
# 2 potatoes
Meanwhile, boil the potatoes until a knife slides in easily, 15 to 20 minutes.
# 1 tsp cumin
The cumin is ready when it smells nutty.
# 200 g spinach
Add the spinach in handfuls, letting each wilt before the next.
# 1 red chili
Wash your hands after chopping the red chili.
# 100 g parmesan
Shower with the parmesan and eat at once.
# 1 cucumber
Divide between two bowls and top with the cucumber.
# 1 avocado
Best eaten the day it is made, with the avocado sliced on top.
# 2 eggs
Boil the eggs for 10 minutes, until the yolks are firm, then peel and quarter.
# 1 cup couscous
Off the heat, pour boiling water over the couscous, cover and leave for 5 minutes.
# 1 cup vegetable broth
Pour in the stock and bring to a boil.
# 1 tbsp vinegar
Everything tastes better after the vinegar goes in.
`
