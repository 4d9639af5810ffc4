import { cardsOf } from './card.ts'
import type { CardRow } from './card.ts'
import { vocabulary } from './vocabulary.ts'

/** Words of recipes, as `phraseBook` reads them, each with what is done. */
const terms: readonly (readonly [term: string, meaning: string])[] = [
  [
    'deglaze',
    'Deglaze: pour off most of the fat, add wine, stock or water to the hot pan, and scrape up the brown bits as it boils. Let it reduce by half: that is the base of a pan sauce.',
  ],
  [
    'roux',
    'Roux: equal weights of fat and flour cooked together, 2 minutes for white, longer for brown. It thickens: about 2 tablespoons of each to a cup (240 ml) of milk make a thick sauce, 1 a thin one. Add the liquid bit by bit, whisking.',
  ],
  [
    'simmer',
    'Simmer: just below a boil, small bubbles that rise slowly. A rolling boil would toughen meat and break up fish and beans.',
  ],
  [
    'score|scoring',
    'Score: cut shallow lines into the surface, in meat fat and skin down to the meat and not into it, so that fat runs out, heat and marinade get in, and it does not curl; in bread so that it opens where you want it.',
  ],
  [
    'baste|basting',
    'Baste: spoon the hot fat or juices of the pan over what is roasting or frying, every few minutes, for color and flavor.',
  ],
  [
    'fold|folding',
    'Fold: with a spatula cut down through the middle, sweep along the bottom and turn it over, turning the bowl, until no streaks are left. It keeps in the air that stirring would knock out.',
  ],
  [
    'blanch|blanching',
    'Blanch: a minute or two in plenty of boiling salted water, then straight into ice water. It sets the color, loosens skins, and readies vegetables for the freezer.',
  ],
  [
    'braise|braising',
    'Braise: brown it, add liquid a third of the way up, cover, and cook it slowly, just below a boil, until a fork goes in without force.',
  ],
  [
    'saute|sauté|sauteing',
    'Sauté: in a wide hot pan with a little fat, in one layer, moved often, until it is browned and just done.',
  ],
  [
    'poach|poaching',
    'Poach: in liquid that is hot and hardly moves, 160 to 180°F (71 to 82°C), without a boil; for eggs, fish, chicken and fruit.',
  ],
  [
    'sweat|sweating',
    'Sweat: cook chopped vegetables in a little fat over low heat, often covered, until they are soft and give off water, without color.',
  ],
  [
    'sear|searing',
    'Sear: a dry surface in a very hot pan, not moved until it lets go, for a brown crust. It does not seal juices in, it makes flavor.',
  ],
  [
    'render|rendering',
    'Render: heat fatty meat slowly, from a cold pan, until its fat has melted out and what is left is crisp.',
  ],
  [
    'reduce a|the|sauce|stock / reduction',
    'Reduce: boil a liquid uncovered in a wide pan until enough water is gone; it gets thicker, stronger and saltier, so salt it at the end.',
  ],
  [
    'emulsify|emulsion',
    'Emulsify: join fat and water by whisking one into the other drop by drop, with mustard or egg yolk to hold them, as in mayonnaise or a dressing.',
  ],
  [
    'temper an|the egg|eggs|yolk|yolks / tempering egg|eggs',
    'Temper eggs: whisk a ladle of the hot liquid slowly into the beaten eggs, then stir that back into the pot: warmed so, they thicken and do not scramble.',
  ],
  [
    'parboil|parboiling',
    'Parboil: boil something part of the way, so that it is done when it is finished another way, such as potatoes before roasting.',
  ],
  [
    'dredge|dredging',
    'Dredge: turn dry food in flour or crumbs and shake off what does not cling, right before frying.',
  ],
  [
    'julienne',
    'Julienne: sticks like matches, about 1/8 inch (3 mm) thick and 2 inches (5 cm) long. Square off the vegetable, cut planks, stack them and cut sticks.',
  ],
  [
    'dice|dicing',
    'Dice: even cubes, small about 1/4 inch (6 mm), medium 1/2 (13 mm), large 3/4 (20 mm), so that all is done at once.',
  ],
  [
    'mince|mincing garlic|onion|herbs|ginger',
    'Mince: cut as finely as you can, rocking the knife over the heap.',
  ],
  ['chiffonade', 'Chiffonade: stack leaves, roll them up and cut across into fine ribbons.'],
  [
    'knead|kneading',
    'Knead: push the dough away with the heel of your hand, fold it back, give it a quarter turn, for 8 to 10 minutes, until it is smooth and springs back.',
  ],
  [
    'proof|proofing dough|bread / prove dough|bread / proof|proofing',
    'Proof: let shaped dough rise before baking. It is ready when a floured finger leaves a dent that comes back slowly and not all the way.',
  ],
  [
    'cream|creaming butter and sugar / =creaming',
    'Cream: beat soft butter with sugar until pale and fluffy, 3 to 5 minutes: the air in it lifts the cake.',
  ],
  [
    'rub|rubbing in butter|fat',
    'Rub in: crumble cold fat into flour with your fingertips until it looks like breadcrumbs, so that the pastry is short.',
  ],
  [
    'macerate|macerating',
    'Macerate: leave cut fruit with sugar, or with liqueur, for half an hour or more, until it is soft and lies in its own syrup.',
  ],
  ['al dente', 'Al dente: pasta or rice that is cooked and still firm to the bite, with no hard white core.'],
  [
    'slurry',
    'Slurry: starch stirred smooth in a little cold water, a tablespoon to a tablespoon or two. Stir it into simmering liquid, and it thickens within a minute.',
  ],
  [
    'mirepoix|soffritto',
    'Mirepoix: two parts of onion to one each of carrot and celery, diced and softened in fat, the base of stocks, soups and stews; soffritto is the Italian one in olive oil.',
  ],
  [
    'bain marie|marie / water bath',
    'Bain-marie: a dish set in or over hot water, so that custard, chocolate or cheesecake heats gently and does not split.',
  ],
  [
    'spatchcock|butterfly chicken|turkey|bird',
    'Spatchcock: cut out the backbone with shears, open the bird and press the breast flat, so that it roasts evenly and in half the time, to 165°F (74°C).',
  ],
  ['truss|trussing', 'Truss: tie the legs and wings of a bird close with twine, so that it keeps its shape.'],
  [
    'blind bake|baking / bake blind / prebake',
    'Blind bake: line the chilled pastry with paper, fill it with beans or weights, 15 minutes at 375°F (190°C), take them out, and 5 to 10 more until dry and pale gold.',
  ],
  [
    'clarify|clarified butter',
    'Clarified butter: melt butter slowly, skim the foam, and pour off the clear fat from the white milk solids. It bears more heat; browned a little it is ghee.',
  ],
  [
    'confit',
    'Confit: cooked slowly under fat at a low heat, such as duck legs. Garlic or vegetables so made keep in the fridge only, for days.',
  ],
  [
    '=zesting / zest a|an|the|lemon|lime|orange',
    'Zest: the colored skin of a citrus fruit without the bitter white, taken off with a fine grater before you squeeze it.',
  ],
  [
    'scald|scalding milk',
    'Scald milk: heat it until small bubbles stand at the edge, about 180°F (82°C), and take it off.',
  ],
  [
    'flambe|flambé',
    'Flambé: warm spirit is lit in the pan, away from the bottle, hood and curtains, with a lid at hand; the flame dies in seconds. It adds show more than taste.',
  ],
  ['brunoise', 'Brunoise: the finest even dice, about 1/8 inch (3 mm), cut from sticks.'],
  ['mise en place', 'Mise en place: everything measured, washed and cut before the pan gets hot.'],
]

/** Words by which somebody asks for a meaning. */
const defines = 'mean|meaning|definition|define|term|technique'

/** What a word of a recipe means, one card each. */
export const cookingTermCards = cardsOf(
  'H. McGee, On Food and Cooking; kitchen practice',
  vocabulary,
  terms.map(([term, meaning]): CardRow => ['what how', `${term} || ${term} + ${defines}`, meaning]),
)
