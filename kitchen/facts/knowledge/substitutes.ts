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
heavy cream: canned coconut milk 1, tastes of coconut; half-and-half 1, does not whip
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
all-purpose flour: pastry flour 1; whole wheat flour 1, heavier
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
white wine: chicken broth 1, add a squeeze of lemon
red wine: beef broth 1, add a little vinegar
shaoxing wine: dry dessert wine (sherry, marsala) 1
mirin: sake 1, add a pinch of sugar
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
peanut butter: almond butter 1; tahini 1
almond butter: peanut butter 1
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
