import type { Substitute } from '../../src/foods/food.ts'

/**
 * Source: kitchen practice, no agency table. One line a food: 'substitute ratio, note' separated by ';', best first.
 * The ratio is grams of the substitute for one gram of the food.
 */
const lines = `
butter: olive oil 0.8, not for creaming with sugar; margarine 1
salted butter: unsalted butter 1, add a pinch of salt
ghee: unsalted butter 1.2, burns sooner; coconut oil 1
whole milk: unsweetened soy milk 1; oat milk 1; unsweetened almond milk 1, thinner
skim milk: whole milk 1; unsweetened soy milk 1
buttermilk: plain yogurt 0.75, thin with milk; kefir 1
heavy cream: canned coconut milk 1, tastes of coconut; half-and-half 1, does not whip; evaporated milk 1, does not whip; oat milk 1, thinner, with a spoon of oil
half-and-half: whole milk 1, thinner
sour cream: greek yogurt 1, stir in off the heat; creme fraiche 1
creme fraiche: sour cream 1, stir in off the heat
greek yogurt: skyr 1; sour cream 1
plain yogurt: kefir 1, thinner; sour cream 1
skyr: greek yogurt 1
quark: greek yogurt 1
labneh: greek yogurt 1, strain it first
mascarpone cheese: cream cheese 1, firmer and sharper
cream cheese: mascarpone cheese 1; neufchatel cheese 1
ricotta cheese: cottage cheese 1, blend it smooth
cottage cheese: ricotta cheese 1
parmesan cheese: grana padano cheese 1; pecorino romano cheese 0.8, saltier
pecorino romano cheese: parmesan cheese 1.2
grana padano cheese: parmesan cheese 1
fresh mozzarella: burrata 1; mozzarella cheese 1
mozzarella cheese: provolone cheese 1
feta cheese: queso fresco 1, milder
halloumi cheese: paneer 1, add salt
paneer: halloumi cheese 1, saltier; firm tofu 1
queso fresco: feta cheese 0.8, saltier
cotija cheese: feta cheese 1
gruyere cheese: comte cheese 1; emmental cheese 1, milder
comte cheese: gruyere cheese 1
emmental cheese: gruyere cheese 1
cheddar cheese: colby cheese 1
gorgonzola cheese: roquefort cheese 0.8, sharper
roquefort cheese: gorgonzola cheese 1.2
stilton cheese: blue cheese 1
blue cheese: gorgonzola cheese 1
garlic: shallot 3, milder; garlic powder 0.3
garlic powder: garlic 3
onion powder: onion 10
onion: leek 1; shallot 1; yellow onion 1
yellow onion: onion 1
white onion: onion 1
red onion: shallot 1; white onion 1, sharper raw
shallot: red onion 1
leek: onion 1, stronger; green onion 1
green onion: chives 0.5
chives: green onion 1, the green part
fresh ginger: ground ginger 0.2
ground ginger: fresh ginger 5
galangal: fresh ginger 1, less sharp
fresh turmeric: turmeric 0.33
turmeric: fresh turmeric 3
fresh basil: dried basil 0.2, only in cooked dishes
dried basil: fresh basil 5
fresh oregano: dried oregano 0.2
dried oregano: fresh oregano 5; dried marjoram 1
fresh thyme: dried thyme 0.25
dried thyme: fresh thyme 4
fresh rosemary: dried rosemary 0.33
dried rosemary: fresh rosemary 3
fresh sage: fresh thyme 1
fresh tarragon: chervil 1
fresh dill: fennel frond 1
fennel frond: fresh dill 1
chervil: fresh parsley 1
fresh parsley: cilantro 1, another taste; chervil 1
flat-leaf parsley: fresh parsley 1
cilantro: fresh parsley 1, add a little lime
thai basil: fresh basil 1
fresh mint: fresh basil 1
fresh marjoram: fresh oregano 0.7
makrut lime leaf: lemon zest 1
egg: flaxseed 0.14, ground and stirred into 3 tbsp of water per egg, binds but does not raise; applesauce 1.2, in cakes and muffins
baking powder: baking soda 0.25, with twice as much cream of tartar by the spoon
baking soda: baking powder 3, rises less
tofu: tempeh 1, firmer and nuttier; paneer 1
lemon: lime 1
lime: lemon 1
tamarind paste: lime juice 1, with half as much brown sugar, at the end
lemon juice: lime juice 1; white wine vinegar 0.5
lime juice: lemon juice 1
white wine vinegar: apple cider vinegar 1; lemon juice 1.5
red wine vinegar: sherry vinegar 1; white wine vinegar 1
sherry vinegar: red wine vinegar 1
rice vinegar: apple cider vinegar 0.8, add a pinch of sugar
apple cider vinegar: white wine vinegar 1
champagne vinegar: white wine vinegar 1
malt vinegar: apple cider vinegar 1
balsamic vinegar: sherry vinegar 0.8, add a little honey
all-purpose flour: pastry flour 1; whole wheat flour 1, heavier; cornstarch 0.5, only for thickening; chickpea flour 1, for coating and batter
bread flour: all-purpose flour 1, less chewy
cake flour: all-purpose flour 0.9, add a tenth of cornstarch
00 flour: all-purpose flour 1
pastry flour: all-purpose flour 1
whole wheat flour: all-purpose flour 1
cornstarch: arrowroot flour 1; all-purpose flour 2, for thickening
arrowroot flour: cornstarch 1
sugar: caster sugar 1; brown sugar 1; honey 0.75, take some liquid away
caster sugar: sugar 1
brown sugar: muscovado sugar 1; sugar 1
muscovado sugar: brown sugar 1
coconut sugar: brown sugar 1
palm sugar: brown sugar 1
honey: maple syrup 1; agave syrup 1
maple syrup: honey 1, not vegan; agave syrup 1
agave syrup: maple syrup 1
golden syrup: honey 1
pomegranate molasses: balsamic vinegar 1, sweeter with a little honey
chicken broth: vegetable broth 1
chicken stock: vegetable stock 1
beef broth: mushroom broth 1; vegetable broth 1
vegetable broth: vegetable stock 1; water 1, season well
vegetable stock: vegetable broth 1
dashi: mushroom broth 1
white wine: chicken broth 1, add a squeeze of lemon; vegetable broth 1, add a squeeze of lemon
red wine: beef broth 1, add a little vinegar; vegetable broth 1, add a little vinegar; grape juice 1, sweeter, with a little vinegar
shaoxing wine: dry dessert wine (sherry, marsala) 1; chicken broth 1, with a little rice vinegar
mirin: sake 1, add a pinch of sugar; rice vinegar 0.5, with half as much sugar
soy sauce: tamari 1, read its label for wheat
tamari: soy sauce 1, contains wheat
light soy sauce: soy sauce 1
fish sauce: soy sauce 1
oyster sauce: hoisin sauce 1, sweeter
gochujang: sriracha sauce 1, add a little miso
sriracha sauce: sambal oelek 1
sambal oelek: sriracha sauce 1
harissa paste: sambal oelek 1, add cumin
white miso paste: red miso paste 0.7, saltier
red miso paste: white miso paste 1.3
dijon mustard: whole-grain mustard 1
whole-grain mustard: dijon mustard 1
mayonnaise: greek yogurt 1; aioli 1
aioli: mayonnaise 1, add garlic
capers: green olive 1, chopped
kalamata olive: black olive 1
tahini: almond butter 1; peanut butter 1
peanut butter: sunflower seed butter 1; almond butter 1; tahini 1
almond butter: sunflower seed butter 1; peanut butter 1
cashew butter: sunflower seed butter 1; almond butter 1
paprika: smoked paprika 0.5, smokier; hot paprika 0.5
smoked paprika: paprika 1
hot paprika: paprika 1, add cayenne
cayenne pepper: red pepper flakes 1.5
red pepper flakes: cayenne pepper 0.6; aleppo pepper 1.5
aleppo pepper: red pepper flakes 0.6
gochugaru: aleppo pepper 1
cumin: ground coriander 1, milder
ground coriander: cumin 0.7
coriander seed: ground coriander 1
allspice: cloves 0.3; cinnamon 1
nutmeg: mace 1
mace: nutmeg 1
saffron: turmeric 1, colour only
sumac: lemon zest 1
kosher salt: salt 1
sea salt: salt 1
salt: sea salt 1
vanilla extract: vanilla paste 1
vanilla paste: vanilla extract 1
spinach: swiss chard 1; kale 1, cook it longer
baby spinach: arugula 1; spinach 1
swiss chard: spinach 1
rainbow chard: swiss chard 1
kale: collard greens 1; swiss chard 1, cooks faster
lacinato kale: kale 1
arugula: baby spinach 1, milder; watercress 1
watercress: arugula 1
bok choy: napa cabbage 1; swiss chard 1
napa cabbage: green cabbage 1
cabbage: napa cabbage 1, cooks faster; red cabbage 1
red cabbage: cabbage 1
broccoli: cauliflower 1; broccolini 1
broccolini: broccoli 1
cauliflower: broccoli 1; romanesco 1
romanesco: cauliflower 1
zucchini: pattypan squash 1; eggplant 1, cook it longer
eggplant: zucchini 1
carrot: parsnip 1; sweet potato 1
parsnip: carrot 1
potato: sweet potato 1; celery root 1
sweet potato: butternut squash 1; carrot 1
butternut squash: sweet potato 1; kabocha squash 1
kabocha squash: butternut squash 1
celery root: parsnip 1
turnip: rutabaga 1; radish 1
rutabaga: turnip 1
radish: daikon radish 1; turnip 1
green bean: asparagus 1; wax bean 1
wax bean: green bean 1
tomato: cherry tomato 1; canned diced tomatoes 1, for cooking
cherry tomato: tomato 1, cut up
canned diced tomatoes: canned whole tomatoes 1, crushed by hand; tomato 1.2
canned whole tomatoes: canned diced tomatoes 1
tomato passata: canned crushed tomatoes 1
red bell pepper: orange bell pepper 1; roasted red pepper 1
green bell pepper: poblano pepper 1; red bell pepper 1
jalapeno pepper: fresno pepper 1; poblano pepper 2, milder
canned chickpeas: canned cannellini beans 1
canned cannellini beans: canned great northern beans 1; canned navy beans 1
canned great northern beans: canned cannellini beans 1
canned black beans: canned pinto beans 1
dried chickpea: dried cannellini bean 1
brown lentil: green lentil 1
green lentil: brown lentil 1; french lentil 1
quinoa: millet 1; couscous 1, contains wheat
couscous: bulgur 1; quinoa 1, cook it longer
bulgur: couscous 1
farro: pearl barley 1
pearl barley: farro 1
arborio rice: carnaroli rice 1
carnaroli rice: arborio rice 1
basmati rice: jasmine rice 1
jasmine rice: basmati rice 1
spaghetti: linguine 1
linguine: spaghetti 1
penne: rigatoni 1
rigatoni: penne 1
rolled oats: quick oats 1
firm tofu: tempeh 1, firmer; paneer 1
tempeh: firm tofu 1
pancetta: bacon 1, smokier; guanciale 1
bacon: pancetta 1
prosciutto: serrano ham 1
pine nut: cashew 1; almond 1
almond: hazelnut 1; cashew 1
walnut: pecan 1
pecan: walnut 1
panko breadcrumbs: fresh breadcrumbs 1
olive oil: canola oil 1; sunflower oil 1
extra virgin olive oil: olive oil 1
sunflower oil: canola oil 1
canola oil: sunflower oil 1
toasted sesame oil: tahini 1, in dressings
roma tomato: tomato 1
green tomato: tomatillo 1
tomatillo: green tomato 1, add a squeeze of lime
sun-dried tomato in oil: tomato paste 0.5, sweeter and smooth
canned tomato: canned diced tomatoes 1; tomato 1.2, cooked longer
canned crushed tomatoes: tomato passata 1; canned whole tomatoes 1, crushed by hand
tomato paste: tomato passata 4, boiled down; ketchup 1, sweeter, with less sugar elsewhere
ketchup: tomato paste 0.7, with a little vinegar and sugar
marinara sauce: tomato passata 1, with garlic and oregano
tomato juice: tomato passata 0.5, thinned with as much water and a pinch of salt
sweet onion: yellow onion 1, sharper
celery: fennel 1, tastes of anise; celery root 1, for cooking
russet potato: yukon gold potato 1
red potato: new potato 1; yukon gold potato 1
yukon gold potato: potato 1
new potato: red potato 1
yam: sweet potato 1
taro: sweet potato 1; potato 1
jerusalem artichoke: potato 1, blander; parsnip 1
asparagus: green bean 1; broccolini 1
broccoli rabe: broccolini 1; mustard greens 1
chinese broccoli: broccolini 1
savoy cabbage: cabbage 1, cooks longer; napa cabbage 1
brussels sprout: cabbage 1; broccoli 1
collard greens: kale 1; swiss chard 1, cooks faster
mustard greens: kale 1, with a little mustard; arugula 1
turnip greens: mustard greens 1; collard greens 1
beet greens: swiss chard 1
dandelion greens: arugula 1; endive 1
frozen spinach: spinach 1.5, wilted and squeezed
romaine lettuce: green leaf lettuce 1
iceberg lettuce: romaine lettuce 1
butter lettuce: green leaf lettuce 1
endive: radicchio 1
radicchio: endive 1
belgian endive: radicchio 1
cucumber: zucchini 1, raw and young
yellow squash: zucchini 1
yellow bell pepper: red bell pepper 1
orange bell pepper: red bell pepper 1
serrano pepper: jalapeno pepper 1, milder
poblano pepper: green bell pepper 1, milder
thai chili: serrano pepper 2, milder
red chili pepper: red pepper flakes 0.1
green chili pepper: jalapeno pepper 1
sweet corn: frozen corn 1; canned corn 1, drained
green pea: frozen peas 1; edamame 1
frozen peas: green pea 1
snow pea: sugar snap pea 1
sugar snap pea: snow pea 1
okra: green bean 1, without the thickening
white mushroom: cremini mushroom 1
cremini mushroom: white mushroom 1; portobello mushroom 1, cut up
portobello mushroom: cremini mushroom 1; eggplant 1
oyster mushroom: cremini mushroom 1
shiitake mushroom: cremini mushroom 1, milder; oyster mushroom 1
chanterelle mushroom: oyster mushroom 1
enoki mushroom: oyster mushroom 1, torn thin
pumpkin: butternut squash 1; sweet potato 1
acorn squash: butternut squash 1
delicata squash: acorn squash 1, peeled
kohlrabi: turnip 1; broccoli 1, the stem
canned bamboo shoots: canned water chestnuts 1
canned water chestnuts: canned bamboo shoots 1; celery 1
bean sprouts: napa cabbage 1, cut thin
chayote: zucchini 1
daikon radish: radish 1; turnip 1
fennel: celery 1, with a little fennel seed
beet: carrot 1, without the color
edamame: green pea 1
fresh fava bean: edamame 1; green pea 1
canned hearts of palm: canned artichoke hearts 1
canned artichoke hearts: canned hearts of palm 1
lemongrass: lemon zest 0.5
bay leaf: fresh thyme 1
caraway seed: fennel seed 1; cumin seed 1
fennel seed: anise seed 1; caraway seed 1
anise seed: fennel seed 1
cumin seed: cumin 1
mustard seed: ground mustard 0.7
ground mustard: dijon mustard 3
cinnamon: allspice 0.5; nutmeg 0.5
cloves: allspice 1
cardamom: cinnamon 0.7, with as much ginger
star anise: anise seed 1; five-spice powder 0.7
cinnamon stick: cinnamon 0.5
black pepper: white pepper 1
white pepper: black pepper 1
celery seed: dill seed 1
dried parsley: fresh parsley 3
dried dill: fresh dill 3
dried sage: fresh sage 3
dried marjoram: dried oregano 1
italian seasoning: dried oregano 1, with some thyme and basil
herbes de provence: italian seasoning 1
chili powder: paprika 0.6, with cumin, oregano and a pinch of cayenne
curry powder: garam masala 0.7, with turmeric and cumin
garam masala: curry powder 1, less warm
taco seasoning: chili powder 1, with cumin
pumpkin pie spice: cinnamon 0.7, with ginger, nutmeg and cloves
five-spice powder: star anise 0.5, with cinnamon and pepper
poultry seasoning: dried sage 0.6, with dried thyme
old bay seasoning: celery salt 0.7, with paprika and pepper
za'atar: dried thyme 0.6, with sumac and sesame seed
yellow mustard: dijon mustard 1, sharper
hoisin sauce: oyster sauce 1; teriyaki sauce 1, thinner and sweeter
teriyaki sauce: soy sauce 0.7, with honey and ginger
worcestershire sauce: soy sauce 1, with a little vinegar and sugar
tabasco sauce: hot sauce 1; cayenne pepper 0.1
hot sauce: cayenne pepper 0.1; sriracha sauce 1
barbecue sauce: ketchup 0.8, with vinegar, brown sugar and smoked paprika
miso paste: soy sauce 0.7
white vinegar: apple cider vinegar 1; lemon juice 1.5
pesto: romesco sauce 1; chimichurri 1
thai red curry paste: thai green curry paste 1, another taste
thai green curry paste: thai red curry paste 1, another taste
canned coconut milk: coconut cream 0.6, thinned with water; evaporated milk 1, without the coconut
coconut cream: canned coconut milk 1, only the thick top; heavy cream 1, without the coconut
black olive: kalamata olive 1
green olive: capers 0.7
soybean (vegetable) oil: canola oil 1; sunflower oil 1
peanut oil: canola oil 1; sunflower oil 1
avocado oil: canola oil 1; sunflower oil 1
grapeseed oil: sunflower oil 1
safflower oil: sunflower oil 1; canola oil 1
corn oil: canola oil 1
sesame oil: peanut oil 1, milder
coconut oil: unsalted butter 1.2; canola oil 1, where it need not be firm
walnut oil: extra virgin olive oil 1
lard: vegetable shortening 1; unsalted butter 1.2
vegetable shortening: lard 1; unsalted butter 1.2, spreads more
margarine: unsalted butter 1
bacon fat: lard 1, less smoky; olive oil 1
duck fat: goose fat 1; lard 1
unsalted butter: salted butter 1, with less salt elsewhere; olive oil 0.8, not for creaming with sugar
light cream: half-and-half 1
evaporated milk: half-and-half 1; whole milk 2, boiled down by half
sweetened condensed milk: evaporated milk 0.7, with half as much sugar as milk, warmed until it is gone
nonfat dry milk powder: whole milk 8, in place of the water
clotted cream: mascarpone cheese 1
kefir: buttermilk 1; plain yogurt 0.8, thinned with milk
nonfat greek yogurt: greek yogurt 1
reduced-fat milk (2%): whole milk 1
monterey jack cheese: cheddar cheese 1; colby cheese 1
swiss cheese: gruyere cheese 1; emmental cheese 1
gouda cheese: edam cheese 1; cheddar cheese 1
brie cheese: camembert cheese 1
camembert cheese: brie cheese 1
goat cheese: feta cheese 0.8, saltier; cream cheese 1, milder
fontina cheese: gruyere cheese 1; provolone cheese 1
provolone cheese: mozzarella cheese 1, milder
american cheese: cheddar cheese 1
manchego cheese: pecorino romano cheese 0.8, saltier
unsweetened soy milk: oat milk 1; unsweetened almond milk 1
unsweetened almond milk: unsweetened soy milk 1; oat milk 1
extra firm tofu: firm tofu 1, pressed
silken tofu: plain yogurt 1, in dips and dressings
canned kidney beans: canned pinto beans 1; canned black beans 1
canned pinto beans: canned kidney beans 1; canned black beans 1
canned white beans: canned chickpeas 1; canned pinto beans 1
lentil: split pea 1; brown lentil 1
red lentil: split pea 1, cooks longer
split pea: red lentil 1, cooks faster
peanut: cashew 1; sunflower seed 1
cashew: macadamia nut 1; almond 1
pistachio: cashew 1; almond 1
hazelnut: almond 1
macadamia nut: cashew 1
sesame seed: poppy seed 1
poppy seed: sesame seed 1
pumpkin seed: sunflower seed 1
sunflower seed: pumpkin seed 1
chia seed: flaxseed 1, ground
flaxseed: chia seed 1
almond flour: sunflower seed 1, ground
chickpea flour: all-purpose flour 1, for coating
long-grain white rice: basmati rice 1; medium-grain white rice 1, stickier
short-grain white rice: arborio rice 1
medium-grain white rice: arborio rice 1
sushi rice: short-grain white rice 1; arborio rice 1
brown rice: wild rice 1; quinoa 1, cooks faster
wild rice: brown rice 1
millet: quinoa 1
buckwheat groats: quinoa 1
polenta: corn grits 1; cornmeal 1
corn grits: polenta 1
cornmeal: polenta 1; corn grits 1
white rice flour: cornstarch 0.7, for thickening
dry pasta: rice noodles 1, softer
orzo: long-grain white rice 1
macaroni: penne 1
egg noodles: fettuccine 1
rice noodles: rice vermicelli 1; linguine 1
soba noodles: spaghetti 1
udon noodles: linguine 1
cellophane noodles: rice vermicelli 1
fresh pasta: dry pasta 0.7, cooked longer
potato gnocchi: dry pasta 0.5
naan: pita bread 1
pita bread: naan 1; flour tortilla 1
flour tortilla: pita bread 1; corn tortilla 1
corn tortilla: flour tortilla 1
dry breadcrumbs: panko breadcrumbs 1; graham cracker 1, only in sweet dishes; rolled oats 1, ground
graham cracker: digestive biscuit 1; shortbread cookie 1
puff pastry: phyllo dough 1, in buttered layers
semisweet chocolate: dark chocolate (70-85%) 1, less sweet
dark chocolate (70-85%): semisweet chocolate 1, sweeter
milk chocolate: semisweet chocolate 1, less sweet
white chocolate: milk chocolate 1, another color
chocolate chips: semisweet chocolate 1, chopped
powdered sugar: caster sugar 1, ground fine with a spoon of cornstarch a cup
corn syrup: golden syrup 1; honey 1, browns sooner
molasses: golden syrup 1, milder; muscovado sugar 1, with a little water
almond paste: marzipan 1, sweeter
jam: orange marmalade 1; apple butter 1
marshmallow: marshmallow creme 1
apple: pear 1
granny smith apple: apple 1, with a little lemon
pear: apple 1, firmer; asian pear 1
asian pear: pear 1; apple 1
banana: applesauce 1, in baking; plantain 1, cooked
plantain: banana 1, green and cooked
orange: tangerine 1; clementine 1
tangerine: clementine 1; orange 1
clementine: tangerine 1
grapefruit: orange 1, sweeter
peach: nectarine 1; apricot 1
nectarine: peach 1
apricot: peach 1; nectarine 1
plum: nectarine 1; apricot 1
cherry: plum 1; dried cranberry 0.4
sour cherry: sweet cherry 1, with lemon juice
strawberry: raspberry 1
raspberry: blackberry 1; strawberry 1
blueberry: blackberry 1; raspberry 1
blackberry: raspberry 1; blueberry 1
cranberry: sour cherry 1; dried cranberry 0.5
gooseberry: rhubarb 1
rhubarb: gooseberry 1; cranberry 1
grape: blueberry 1
kiwi: strawberry 1
mango: peach 1; papaya 1
papaya: mango 1; cantaloupe 1
pineapple: mango 1; canned pineapple in juice 1, drained
pomegranate: dried cranberry 0.5
watermelon: cantaloupe 1
cantaloupe: honeydew melon 1
honeydew melon: cantaloupe 1
avocado: guacamole 1; hummus 1, in a sandwich
fig: medjool date 0.6, dried and sweeter
medjool date: deglet noor date 1; prune 1; raisin 1
deglet noor date: medjool date 1; raisin 1
raisin: golden raisin 1; dried cranberry 1
golden raisin: raisin 1
dried cranberry: raisin 1
prune: medjool date 1; raisin 1
dried apricot: dried fig 1; golden raisin 1
quince: apple 1, with a little lemon; pear 1
passion fruit: mango 1, with lime juice
lychee: grape 1
lemon zest: orange zest 1
chicken breast: turkey breast 1; chicken thigh 1, cooks a little longer; firm tofu 1
chicken thigh: chicken breast 1, dries out sooner
ground chicken: ground turkey 1
ground turkey: ground chicken 1
ground beef 80/20: ground pork 1; ground turkey 1, leaner; brown lentil 0.5, dry weight
ground beef 90/10: ground turkey 1
ground lamb: ground beef 80/20 1
ground pork: ground turkey 1, leaner; ground beef 80/20 1
flank steak: skirt steak 1
skirt steak: flank steak 1
beef stew meat (chuck): lamb shoulder 1; pork shoulder 1
pork shoulder: beef stew meat (chuck) 1
pork chop: chicken thigh 1; pork loin 1
pork tenderloin: pork loin 1, sliced; chicken breast 1
veal cutlet: pork loin 1, beaten thin; chicken breast 1, beaten thin
lamb shoulder: beef stew meat (chuck) 1
leg of lamb: lamb shoulder 1, cooked longer
duck breast: duck leg 1, cooked longer
cured ham: bacon 1, fried
deli ham: prosciutto 0.5
chorizo: italian sausage 1, with smoked paprika; kielbasa 1
italian sausage: ground pork 1, with fennel seed, garlic and pepper
kielbasa: bratwurst 1
bratwurst: kielbasa 1
guanciale: pancetta 1; bacon 1, smokier
cod: haddock 1; pollock 1
haddock: cod 1
halibut: cod 1
tilapia: cod 1; catfish 1
catfish: tilapia 1
flounder or sole: tilapia 1
sea bass: snapper 1; cod 1
snapper: sea bass 1; tilapia 1
mackerel: trout 1
trout: sockeye salmon 1
sockeye salmon: trout 1
canned tuna in water: canned pink salmon 1; canned chickpeas 1, mashed
canned tuna in oil: canned sardines in oil 1; canned tuna in water 1
canned sardines in oil: canned tuna in oil 1
canned anchovy: capers 1, with a little miso; fish sauce 1
smoked salmon: smoked trout 1
swordfish: halibut 1; fresh tuna 1
shrimp: scallop 1
scallop: shrimp 1
mussel: clam 1
clam: mussel 1
squid: shrimp 1
sake: dry dessert wine (sherry, marsala) 1; white wine 1; rice vinegar 0.3, with water and a pinch of sugar
rum: brandy 1; whiskey 1; apple juice 1, with a drop of vinegar
brandy: rum 1; whiskey 1; apple juice 1, with a drop of vinegar; grape juice 1
whiskey: brandy 1; rum 1; apple juice 1, with a drop of vinegar
vodka: gin 1; white wine 1; water 1, with a squeeze of lemon
dry dessert wine (sherry, marsala): white wine 1, with a pinch of sugar; grape juice 1, with a little vinegar
beer: chicken broth 1, with a spoon of vinegar
orange liqueur: orange juice 1, with a little zest
`

const byFood: ReadonlyMap<string, readonly Substitute[]> = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [food = '', list = ''] = line.split(': ')
      return [food, list.split('; ').map(substituteFrom)]
    }),
)

function substituteFrom(text: string): Substitute {
  const [, food = '', ratio, note] = /^(.+) ([\d.]+)(?:, ([^;]+))?$/.exec(text) ?? []
  if (!(Number(ratio) > 0)) throw new RangeError(`"${text}" is not a substitute with a ratio`)
  return { food, ratio: Number(ratio), ...(note === undefined ? {} : { note }) }
}

/** Every food that has substitutes, for checks against the table of foods. */
export function foodsWithSubstitutes(): readonly string[] {
  return [...byFood.keys()]
}

/** What a cook uses instead, by weight for one part of the food, best first; none where nothing does. */
export function substitutesOf(name: string): readonly Substitute[] {
  return byFood.get(name) ?? []
}
