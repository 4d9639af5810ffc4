import type { Diet, Eu14Allergen, Us9Allergen } from '../foods/index.ts'

/** Words that give a diet or an allergen away in a food the kitchen has no facts about. */
export type Carrier = {
  readonly words: string
  readonly allergens: readonly (Us9Allergen | Eu14Allergen)[]
  readonly breaks: readonly Diet[]
}

const flesh: readonly Diet[] = ['vegetarian', 'vegan', 'pescatarian']
const animal: readonly Diet[] = ['vegan']
const dairy: readonly Diet[] = ['vegan', 'dairy-free', 'paleo']
const fish: readonly Diet[] = ['vegetarian', 'vegan']
const gluten: readonly Diet[] = ['gluten-free', 'paleo', 'keto']

/**
 * Source: FDA (FALCPA 2004, FASTER Act 2021; guidance ed. 5, Jan 2025) and Regulation (EU) 1169/2011 Annex II, by the names under which
 * products are sold; diets follow from what the product is made of.
 */
export const carriers: readonly Carrier[] = [
  {
    words:
      'meat|beef|pork|lamb|veal|mutton|venison|chicken|turkey|duck|goose|rabbit|bison|steak|bacon|ham|prosciutto|pancetta|guanciale|speck|lardon|nduja|chorizo|salami|pepperoni|sausage|bratwurst|hot dog|mince|lard|suet|tallow|schmaltz|dripping|gelatin|gelatine|isinglass|oxtail|tripe|liver|foie gras|pate|bone broth|demi glace|pork rind|chicharron|meatball|brisket|pastrami|jerky|bologna|mortadella|boar|ostrich|kangaroo|hare|pheasant|partridge|quail|poultry|giblet|carcass|burger|kebab|bresaola|capicola|coppa|sobrassada|soppressata|liverwurst|spam|corned beef|kielbasa|andouille|frankfurter|wagyu|elk|goat meat|marshmallow|trotter|cheek|spare rib|short rib|tenderloin|sirloin|drumstick|rennet',
    allergens: [],
    breaks: flesh,
  },
  {
    words:
      'anchovy|fish|fish sauce|nuoc mam|nam pla|garum|bonito|katsuobushi|dashi|caviar|roe|tobiko|salmon|tuna|cod|trout|halibut|tilapia|haddock|mackerel|sardine|herring|worcestershire|sea bass|snapper|pollock|eel|monkfish|swordfish|hake|sole|plaice|surimi|colatura|bottarga|bagoong|whitebait|sprat|kipper|lox|gravlax|caesar dressing|skate|pike|carp|perch|sturgeon|marlin|turbot|catfish|grouper|bream|barramundi|zander',
    allergens: ['fish'],
    breaks: fish,
  },
  {
    words:
      'shrimp|prawn|crab|lobster|crayfish|crawfish|langoustine|krill|belacan|xo sauce|scampi|shellfish|seafood|shrimp paste|prawn cracker',
    allergens: ['crustaceans'],
    breaks: fish,
  },
  {
    words:
      'clam|mussel|oyster|scallop|squid|calamari|octopus|cuttlefish|abalone|snail|escargot|cockle|whelk|conch|xo sauce|oyster sauce',
    allergens: ['molluscs'],
    breaks: fish,
  },
  {
    words:
      'milk|butter|ghee|cream|cheese|cheddar|parmesan|parmigiano|pecorino|mozzarella|feta|ricotta|mascarpone|halloumi|paneer|queso|brie|gouda|gruyere|provolone|burrata|yogurt|yoghurt|kefir|labneh|quark|skyr|whey|casein|caseinate|curd|custard|ice cream|dulce de leche|buttermilk|creme fraiche|bechamel|malted milk|milk powder|nutella|tzatziki|raita|alfredo|ranch|camembert|stilton|gorgonzola|roquefort|fontina|manchego|cotija|lactose|gelato|kheer|khoya|horlicks|ovaltine|toffee|caramel sauce|milk chocolate|white chocolate|cheesecake|queso fresco|boursin|velveeta|half and half|pesto',
    allergens: ['milk'],
    breaks: dairy,
  },
  {
    words:
      'egg|yolk|meringue|mayonnaise|mayo|aioli|hollandaise|albumen|egg white|brioche|challah|custard|marshmallow fluff|ladyfinger|tartar sauce|eggnog|macaron',
    allergens: ['egg'],
    breaks: animal,
  },
  {
    words: 'honey|beeswax|royal jelly|bee pollen|carmine|cochineal|shellac|confectioners glaze|honeycomb',
    allergens: [],
    breaks: animal,
  },
  {
    words:
      'wheat|flour|semolina|durum|couscous|bulgur|spelt|farro|emmer|einkorn|kamut|freekeh|seitan|pasta|spaghetti|penne|orzo|fregola|macaroni|lasagna|lasagne|linguine|fettuccine|udon|ramen|somen|bread|baguette|ciabatta|focaccia|brioche|pita|naan|breadcrumb|panko|cracker|phyllo|filo|pastry|pie crust|wonton|matzo|matzoh|croissant|graham|roux|crouton|toast|breaded|battered|cookie|biscuit|cake|muffin|bagel|pretzel|waffle|pancake|doughnut|donut|dumpling|gyoza|cream of wheat|farina|tempura|noodle|cream of chicken|cream of mushroom|cream soup|rusk|bun|tortilla|wrap|weetabix|shredded wheat|wheaties|crumpet|scone|dough|ladyfinger|stuffing mix|gravy granules|oreo|vital wheat gluten|gluten|roti|chapati|injera mix|crispbread|bran|wheat germ|wheatgerm|triticale',
    allergens: ['wheat', 'gluten'],
    breaks: gluten,
  },
  {
    words:
      'rye|barley|malt|malted|beer|ale|stout|lager|pumpernickel|rice krispies|krispies|corn flakes|cornflakes|malt vinegar|malt extract|ovaltine|horlicks|marmite|vegemite|bran flakes|granola',
    allergens: ['gluten'],
    breaks: gluten,
  },
  {
    words:
      'soy|soya|tofu|tempeh|natto|miso|edamame|tamari|hoisin|teriyaki|gochujang|doubanjiang|tvp|textured vegetable protein|ponzu|okara|yuba|soybean|soy lecithin|shoyu|black bean sauce|ssamjang',
    allergens: ['soy'],
    breaks: ['paleo'],
  },
  {
    words: 'soy sauce|hoisin|teriyaki|oyster sauce|gochujang|shoyu|ponzu|black bean sauce|ssamjang|doenjang',
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free'],
  },
  {
    words: 'peanut|groundnut|satay|lao gan ma|peanut brittle|pad thai sauce',
    allergens: ['peanuts'],
    breaks: ['paleo'],
  },
  {
    words:
      'almond|walnut|pecan|cashew|pistachio|hazelnut|macadamia|brazil nut|marzipan|praline|nougat|frangipane|nutella|gianduja|amaretti|amaretto|nut butter|mixed nuts|pine nut mix|chestnut spread|dukkah|baklava|turron|nut',
    allergens: ['tree nuts'],
    breaks: [],
  },
  {
    words:
      'sesame|tahini|halva|halvah|gomasio|furikake|zaatar|hummus|houmous|everything bagel seasoning|dukkah|tahina|benne',
    allergens: ['sesame'],
    breaks: [],
  },
  { words: 'celery|celeriac|old bay|mirepoix|celery salt|soffritto', allergens: ['celery'], breaks: [] },
  { words: 'mustard|piccalilli|dijon|honey mustard', allergens: ['mustard'], breaks: [] },
  { words: 'lupin|lupine|lupini', allergens: ['lupin'], breaks: [] },
  {
    words: 'sugar|syrup|candy|jam|rice|potato|corn|bean|lentil|oat|banana|cereal|honey|juice|soda',
    allergens: [],
    breaks: ['keto'],
  },
]

/** Names that hold the word of a carrier and are none. */
export const noCarriers =
  'corn nut|corn nuts|grape nut|grape nuts|ginger nut|ginger nuts|walnut of|hazelnut of|milk thistle|cream of tartar|coconut milk|coconut cream|coconut butter|coconut yogurt|coconut yoghurt|almond milk|almond butter|almond cream|almond yogurt|oat milk|oat cream|soy milk|soya milk|soy cream|soy yogurt|rice milk|cashew milk|cashew butter|cashew cream|cashew cheese|hemp milk|peanut butter|nut butter|nut milk|cocoa butter|shea butter|apple butter|vegan butter|vegan cheese|vegan milk|vegan cream|sunflower butter|sunflower seed butter|hazelnut milk|walnut butter|pecan butter|butter bean|cream bean|mung bean|butternut|butterhead|buttercup|butterscotch|egg plant|eggplant|rice noodle|rice vinegar|rice paper|rice flour|rice wine|corn flour|buckwheat flour|almond flour|coconut flour|chickpea flour|oat flour|tapioca flour|potato flour|gram flour|cassava flour|sorghum flour|teff flour|millet flour|masa flour|corn tortilla|rice cake|rice cracker|rice bread|glass noodle|cellophane noodle|soba noodle|kelp noodle|shirataki noodle|zucchini noodle|mung bean noodle|sweet potato noodle|potato starch|corn bread|water chestnut|chestnut|nutmeg|coconut|butternut squash|doughnut peach|oyster mushroom|king oyster|chicken of the woods|hen of the woods|fish mint|crab apple|gooseberry|goose berry|lamb lettuce|lambs lettuce|duck sauce|buckwheat|duckweed|hamburger bun|steak seasoning|steak spice|chicken seasoning|poultry seasoning|beef tomato|beefsteak tomato|beefsteak|cream soda|ginger ale|root beer|ginger beer|turkey berry|turkey fig|turkish|plum pudding|honeydew|horse gram|horseradish|milkfish|cheese cloth|cheesecloth|bread fruit|breadfruit|sugar snap|sugar snap pea|snap pea|cream style corn|creamed corn|creamed coconut|cauliflower steak|ham hock bean|kidney bean|liver of sulfur|cauliflower rice|soy free|egg shaped|peanut free|nut free|corn syrup|egg free|pea milk|oatly|plant milk|oat yogurt|milk kefir grains'
