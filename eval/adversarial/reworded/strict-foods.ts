/**
 * Foods whose name reads like something simpler: `holds` are allergens (US names, or EU names where the US list has none),
 * `breaks` the diets that a usual pack of it breaks. Sources: typical ingredient lists on packs sold in the US and UK.
 */
export type StrictFood = {
  readonly name: string
  readonly holds: readonly string[]
  readonly breaks: readonly string[]
}

const table = `
malted milk powder | milk, wheat | gluten-free, dairy-free, vegan
breaded chicken tenders | wheat | gluten-free, vegan, vegetarian
yogurt-covered raisins | milk | dairy-free, vegan
prawn crackers | crustaceans | vegan, vegetarian
cream of chicken soup | milk, wheat | gluten-free, dairy-free, vegan, vegetarian
cream of mushroom soup | milk, wheat | gluten-free, dairy-free, vegan
Rice Krispies | | gluten-free
cream of wheat | wheat | gluten-free
cheese crackers | milk, wheat | gluten-free, dairy-free, vegan
Lao Gan Ma | soy |
Quorn | egg | vegan
Quorn mince | egg | vegan
chocolate-covered almonds | tree nuts | 
milk chocolate buttons | milk | dairy-free, vegan
beer-battered onion rings | wheat | gluten-free
tempura vegetables | wheat | gluten-free
fish sticks | fish, wheat | gluten-free, vegan, vegetarian
chicken nuggets | wheat | gluten-free, vegan, vegetarian
chicken kiev | milk, wheat | gluten-free, dairy-free, vegan, vegetarian
scotch eggs | egg, wheat | gluten-free, vegan, vegetarian
egg noodles | egg, wheat | gluten-free, vegan
egg fried rice | egg | vegan
stuffing mix | wheat | gluten-free
gravy granules | | 
Bisto | | 
Marmite | | gluten-free
Vegemite | | gluten-free
Ovaltine | milk | gluten-free, dairy-free, vegan
Horlicks | milk, wheat | gluten-free, dairy-free, vegan
Milo | milk | gluten-free, dairy-free, vegan
Bisquick | wheat | gluten-free
Velveeta | milk | dairy-free, vegan
Cool Whip | milk | dairy-free, vegan
Miracle Whip | egg | vegan
Nutella | milk, tree nuts | dairy-free, vegan
Biscoff spread | wheat | gluten-free
Oreos | wheat | gluten-free
Ritz crackers | wheat | gluten-free
Goldfish crackers | milk, wheat | gluten-free, dairy-free, vegan
oyster crackers | wheat | gluten-free
shrimp paste | crustaceans | vegan, vegetarian
shrimp chips | crustaceans | vegan, vegetarian
fish tofu | fish | vegan, vegetarian
crab sticks | fish | vegan, vegetarian
imitation crab | fish | vegan, vegetarian
coffee creamer with caseinate | milk | dairy-free, vegan
buttermilk ranch dressing | milk, egg | dairy-free, vegan
caesar dressing | egg, fish | vegan, vegetarian
honey mustard dressing | mustard | vegan
honey-roasted peanuts | peanuts | vegan
honey nut cereal | | vegan
cheese and onion crisps | milk | dairy-free, vegan
sour cream and onion chips | milk | dairy-free, vegan
bacon bits | | vegan, vegetarian
pork rinds | | vegan, vegetarian
chicken-flavored ramen | wheat | gluten-free, vegan, vegetarian
beef bouillon cubes | | vegan, vegetarian
turkey gravy | | vegan, vegetarian
mac and cheese | milk, wheat | gluten-free, dairy-free, vegan
cheese ravioli | milk, wheat | gluten-free, dairy-free, vegan
spinach and ricotta tortellini | milk, wheat | gluten-free, dairy-free, vegan
potato gnocchi | wheat | gluten-free
sausage rolls | wheat | gluten-free, vegan, vegetarian
corn dogs | wheat | gluten-free, vegan, vegetarian
corn muffin mix | wheat | gluten-free
cornbread mix | wheat | gluten-free
rice pilaf with orzo | wheat | gluten-free
couscous salad | wheat | gluten-free
garlic naan | wheat | gluten-free
butter chicken sauce | milk | dairy-free, vegan
tikka masala sauce | milk | dairy-free, vegan
alfredo sauce | milk | dairy-free, vegan
vodka sauce | milk | dairy-free, vegan
hollandaise | milk, egg | dairy-free, vegan
white sauce | milk, wheat | gluten-free, dairy-free, vegan
teriyaki chicken | soy, wheat | gluten-free, vegan, vegetarian
teriyaki-marinated tofu | soy, wheat | gluten-free
soy-glazed nuts | soy | 
satay sauce | peanuts | 
peanut noodles | peanuts | 
marzipan | tree nuts | 
praline | tree nuts | 
nougat | | 
pistachio pudding mix | | 
almond croissants | milk, tree nuts, wheat | gluten-free, dairy-free, vegan
carrot cake | egg, wheat | gluten-free, vegan
banana bread | wheat | gluten-free
pumpkin pie | wheat | gluten-free, vegan
apple crumble | wheat | gluten-free
rice pudding | milk | dairy-free, vegan
lemon curd | egg | vegan
custard powder dessert | milk | dairy-free, vegan
ice cream | milk | dairy-free, vegan
dulce de leche | milk | dairy-free, vegan
white chocolate chips | milk | dairy-free, vegan
marshmallows | | vegan, vegetarian
gummy bears | | vegan, vegetarian
Worcestershire-glazed nuts | fish | vegan, vegetarian
kimchi | | 
XO sauce | | vegan, vegetarian
dashi | fish | vegan, vegetarian
furikake | | 
tom yum paste | crustaceans | vegan, vegetarian
thai green curry paste | | 
black pudding | | vegan, vegetarian
beer | | gluten-free
seitan bacon | wheat | gluten-free
vegetarian sausages | | 
veggie burgers | | 
`

const split = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

export const strictFoods: readonly StrictFood[] = table
  .trim()
  .split('\n')
  .map((row) => {
    const [name = '', holds, breaks] = row.split('|')
    return { name: name.trim(), holds: split(holds), breaks: split(breaks) }
  })

/** Five ways of writing the line and using the food; `{}` is its name. */
export const foodWordings: readonly { readonly line: string; readonly step: string }[] = [
  { line: '100 g {}', step: 'Stir in the {} and cook for 5 minutes.' },
  { line: '1 cup {}', step: 'Fold the {} into the vegetables and serve.' },
  { line: '{}, to taste', step: 'Finish with the {}.' },
  { line: '2 handfuls of {} (any brand)', step: 'Scatter over the {}.' },
  { line: '1 packet {}, divided', step: 'Add half the {}, stir, then top with the rest of the {}.' },
]
