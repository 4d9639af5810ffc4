import type { Eu14Allergen, Us9Allergen } from '../../src/vocabularies/index.ts'

/**
 * Carriers by allergen, from allergens.csv (FDA guidance ed. 5, Jan 2025; Regulation (EU) 1169/2011, Annex II).
 * `contains`: every food whose name matches. `often`: depends on brand or recipe. `never`: names that match but are not carriers.
 */
export type CarrierRule = {
  readonly allergen: Us9Allergen | Eu14Allergen
  readonly lists: 'us9' | 'eu14' | 'both'
  readonly contains: RegExp
  readonly often: RegExp
  readonly never?: RegExp
}

const wheatFoods =
  'wheat|seitan|(?:bread|cake|all-purpose|self-rising|pastry|00) flour|semolina|durum|couscous|bulgur|spelt|farro|freekeh|^dry pasta|pasta$|egg noodles|somen|ramen|udon|chow mein|lo mein|spaghetti$|penne|rigatoni|fusilli|macaroni|farfalle|linguine|fettuccine|tagliatelle|orzo|lasagna|orecchiette|ravioli|tortellini|gnocchi|(?:white|whole wheat|french|italian|rye|sourdough|pita|garlic|multigrain) bread|pita|naan|flour tortilla|english muffin|croissant|hamburger bun|hot dog bun|bagel|baguette|ciabatta|brioche|focaccia|breadcrumbs|crouton|panko|cracker|matzo|phyllo|pastry|pie crust|pizza dough|wonton|dumpling wrapper|egg roll wrapper|ladyfinger|lavash|roti$|flatbread|bread roll|multigrain|wheat berry|einkorn|kamut|flour tortilla|whole wheat|muesli|vermicelli pasta|pappardelle|bucatini|ditalini|cavatappi|ziti|shells|stuffing mix|dumpling|veggie burger|rye crispbread|soy sauce|ponzu|shaoxing|black bean sauce|gochujang|teriyaki|hoisin|oyster sauce|cream of mushroom'

export const carrierRules: readonly CarrierRule[] = [
  {
    allergen: 'milk',
    lists: 'both',
    contains:
      /\b(?:whole|reduced-fat|skim|low-fat|goat|condensed|evaporated|dry|1%) milk|milk chocolate|milk powder|buttermilk|\bcream\b|half-and-half|yogurt|kefir|cheese|mozzarella|ricotta|mascarpone|paneer|halloumi|queso|quark|skyr|labneh|^(?:unsalted |salted )?butter$|ghee|whey|white chocolate|caramel|alfredo|^naan$|croissant|brioche|pesto|burrata|creme fraiche|\bcrema\b|dulce de leche|ranch dressing|caesar dressing|chocolate hazelnut spread|pastry cream/,
    often:
      /semisweet chocolate|chocolate chips|dark chocolate|puff pastry|margarine|breadcrumb|panko|sausage|bratwurst|\bdeli\b|mortadella|luncheon|bread$|bun$|roll$|ciabatta|focaccia|crouton|ravioli|muesli|veggie burger|baguette|english muffin|stuffing mix|enchilada sauce|potato flakes|marshmallow|pepperoni|salami|hot dog$|breakfast sausage|pie crust|ladyfinger/,
    never: /coconut (?:cream|milk)|cream of tartar|(?:almond|\boat|soy|rice|cashew) milk|vegan/,
  },
  {
    allergen: 'egg',
    lists: 'both',
    contains:
      /\begg\b(?! roll)|\beggs\b|mayonnaise|aioli|meringue|custard|hollandaise|tartar sauce|ladyfinger|brioche|lo mein/,
    often:
      /caesar dressing|ranch dressing|pappardelle|tagliatelle|lasagna|wonton|egg roll wrapper|dumpling wrapper|imitation crab|fresh pasta|ramen|gnocchi|marshmallow|chow mein|challah|puff pastry|ravioli|tortellini|meatball|veggie burger/,
    never: /eggplant/,
  },
  {
    allergen: 'fish',
    lists: 'both',
    contains:
      /salmon|tuna|\bcod\b|haddock|halibut|tilapia|trout|catfish|sea bass|snapper|\bsole\b|flounder|mackerel|sardine|anchovy|herring|swordfish|mahi|pollock|\beel\b|caviar|perch|grouper|whiting|turbot|monkfish|barramundi|branzino|fish sauce|fish stock|bonito|dashi|imitation crab|worcestershire|caesar dressing|\bpike\b|\bshad\b|sea bream|plaice/,
    often: /tapenade|kimchi|curry paste|oyster sauce|furikake|gelatin|marshmallow|ponzu|satay/,
  },
  {
    allergen: 'crustaceans',
    lists: 'both',
    contains: /shrimp|prawn|\bcrab\b|lobster|crayfish|langoustine/,
    often: /fish stock|xo sauce|kimchi|curry paste|satay/,
  },
  {
    allergen: 'molluscs',
    lists: 'eu14',
    contains:
      /\bclams?\b|mussel|\boyster\b(?! mushroom| cracker)|scallop|squid|octopus|cuttlefish|snail|cockle/,
    often: /xo sauce|fish stock/,
  },
  {
    allergen: 'tree nuts',
    lists: 'both',
    contains:
      /almond(?! extract)|walnut|pecan|cashew|pistachio|hazelnut|macadamia|brazil nut|marzipan|mixed nuts/,
    often:
      /^pesto$|granola|mortadella|muesli|dark chocolate|semisweet chocolate|milk chocolate|white chocolate|chocolate chips|amaretti|almond extract/,
  },
  { allergen: 'tree nuts', lists: 'us9', contains: /pine nut|^pesto$/, often: /(?!)/ },
  {
    allergen: 'peanuts',
    lists: 'both',
    contains: /\bpeanuts?\b|satay/,
    often: /\bmole\b|mixed nuts|(?:milk|dark|white) chocolate/,
    never: /peanut oil/,
  },
  { allergen: 'peanuts', lists: 'eu14', contains: /peanut oil/, often: /(?!)/ },
  {
    allergen: 'soy',
    lists: 'both',
    contains:
      /soybean(?! \(vegetable\) oil)|edamame|tofu|tempeh|natto|miso|soy sauce|tamari\b|soy milk|soy flour|textured vegetable|hoisin|teriyaki|oyster sauce|gochujang|doubanjiang|doenjang|black bean sauce|ponzu|veggie burger|textured vegetable/,
    often:
      /worcestershire|mayonnaise|margarine|(?<!baking )chocolate|bread$|breadcrumb|bun$|bouillon|tuna in (?:water|oil)|vegetable shortening|ranch|caesar|cream of mushroom|pie crust|flour tortilla|wheat tortilla|croissant|english muffin|naan|cracker|stuffing|imitation crab|ladyfinger|sriracha|barbecue sauce|cooking spray|baguette|bread roll|bagel|ramen|satay|jerky/,
  },
  {
    allergen: 'wheat',
    lists: 'us9',
    contains: new RegExp(wheatFoods),
    often:
      /bouillon|\bbeer\b|sausage|bratwurst|imitation crab|worcestershire|soba|gravy|curry paste|gochujang|black bean sauce|doubanjiang|corn flakes|miso|natto|oyster sauce|taco seasoning|enchilada|falafel|kielbasa|luncheon|ponzu|granola|tomato soup|asafoetida|doenjang|satay|jerky|yeast extract/,
    never:
      /buckwheat|(?:rice|gluten-free|lentil|chickpea) (?:pasta|noodles|crackers?)|corn tortilla|corn pasta/,
  },
  {
    allergen: 'gluten',
    lists: 'eu14',
    contains: new RegExp(
      `${wheatFoods}|\\brye\\b|barley|malt|\\bbeer\\b|\\boats?\\b|oatmeal|oat bran|\boat milk|granola|muesli|corn flakes|yeast extract`,
    ),
    often:
      /miso|bouillon|sausage|bratwurst|imitation crab|worcestershire|soba|curry paste|gochujang|black bean sauce|doubanjiang|natto|taco seasoning|enchilada|falafel|kielbasa|luncheon|ponzu|barbecue sauce|tomato soup|asafoetida|doenjang|satay|jerky/,
    never:
      /buckwheat|(?:rice|gluten-free|lentil|chickpea) (?:pasta|noodles|crackers?)|corn tortilla|corn pasta|whiskey/,
  },
  {
    allergen: 'sesame',
    lists: 'both',
    contains: /sesame|tahini|hummus|halva|za'atar|furikake|gomashio|dukkah/,
    often: /hamburger bun|bread roll|bagel|breadcrumb|cracker|falafel|teriyaki|hoisin|pita|lavash|gochujang/,
  },
  {
    allergen: 'celery',
    lists: 'eu14',
    contains: /celery|celeriac/,
    often:
      /broth|stock$|bouillon|cream of mushroom|tomato juice|vegetable juice|old bay|sausage|curry powder|worcestershire|poultry seasoning|marinara|stuffing|mixed vegetables|bratwurst|tomato sauce|enchilada|yeast extract/,
  },
  {
    allergen: 'mustard',
    lists: 'eu14',
    contains: /mustard/,
    often:
      /dressing|mayonnaise|barbecue sauce|curry powder|pickle|cornichon|aioli|sausage|ketchup|tartar sauce|bratwurst|deli ham|worcestershire|wasabi|hamburger/,
  },
  {
    allergen: 'sulphites',
    lists: 'eu14',
    contains:
      /\bwine\b|sherry|marsala|balsamic|dried (?:apricot|apple|mango|peach|pear)|golden raisin|maraschino|horseradish|molasses|champagne vinegar|sherry vinegar/,
    often:
      /prune|marmalade|sun-dried|sriracha|sambal|dijon|dried (?:fig|cranberry(?! bean)|potato)|pickle|cornichon|shrimp|sausage|(?:dried|shredded) coconut$|\bcider\b|\bbeer\b|guacamole|\bjam\b|lemon juice|lime juice|raisin|potato flakes|capers|olive$/,
    never: /apple cider vinegar|olive oil|pomegranate/,
  },
  { allergen: 'lupin', lists: 'eu14', contains: /lupin/, often: /gluten-free (?:flour|bread)/ },
]
