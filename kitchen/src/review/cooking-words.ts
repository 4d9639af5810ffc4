/** The words of a text in lower case, without apostrophes. */
export function wordsIn(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .match(/\p{L}+/gu) ?? []
  )
}

/** The root of a word, alike for its forms: 'fry', 'fries', 'fried' and 'frying' have one. No word of English is meant to be read by it. */
export function rootOf(word: string): string {
  const bare = word.replace(/(?:ing|ed|es|s|e)$/, '')
  const single = bare.replace(/([^aeiou])\1$/, '$1')
  const root = single.length < 2 ? word : single
  return root.replace(/y$/, 'i')
}

const roots = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/).map(rootOf))

/** What a cook does, and what shows that it is done: a sentence of a recipe has one of these, a food of its list, a time or a temperature. */
export const cookingRoots = roots(`
  add adjust air arrange assemble bake barbecue baste batch beat bind blanch blend blitz boil braise break broil brown brush build bring
  caramelize caramelise carve char check chill chop clean coat combine cook cool core cover crack cream crisp crumble crush cube cure cut
  decorate deglaze devein dice dilute dip discard dissolve divide dot drain dredge dress drizzle drop dry dust eat empty enjoy evaporate
  fill finish fish flake flatten flip float flour fluff fold fork form freeze fry garnish glaze gather grate grease grill grind halve hang
  heat hull incorporate infuse invert julienne juice keep knead knock ladle lay layer leave let lick lift light line loosen lower macerate
  marinate mash massage measure melt microwave mince mix moisten mop mound nestle oil open pack pan parboil pat peel pepper pick pickle pile
  pinch pit place poach pop portion pour prep prepare preheat press prick process proof prove puff pull pulse pulverize puree push put
  quarter raise reduce refresh refrigerate reheat remove render repeat reserve rest return reverse rinse rise roast roll rotate rub salt
  sandwich saute sauté scald scatter score scoop scrape scrub scrunch seal sear season seed separate serve set settle shake shape shave
  shell shift shred shuck sieve sift simmer sink sit skewer skim skin skip slice slide slip slow smash smear smoke smooth smother soak soften
  spatchcock spice spiralize split spoon spray spread sprinkle squash squeeze stack stand start steam steep stem stew stick stir stop store
  strain stretch string strip stud stuff submerge swap sweat sweeten swirl switch taste tear temper tenderize thaw thicken thin thread tie tilt tip
  toast top toss transfer trim truss tuck turn unmold unmould unroll uncover use wait warm wash watch weigh whip whisk wilt wipe wrap wring zest

  oven hob stove stovetop burner flame heat grill broiler pan pot skillet saucepan wok casserole tin tray sheet dish bowl plate platter jar
  lid foil paper rack board knife thermometer cooker fryer microwave blender processor mixer colander sieve bottle bag towel cloth freezer
  fridge refrigerator ice water griddle mold mould ramekin spatula tongs steamer kettle carafe glass mug cup tablespoon teaspoon

  sauce dough batter mixture dressing marinade filling glaze gravy broth stock syrup crust pastry paste rub dip stew soup salad curry stir-fry
  risotto pie tart cake loaf bread bun biscuit cookie muffin pancake fritter patty burger skewer parcel noodle pasta gnocchi dumpling
  vegetable vegetables veg greens meat fish fillet steak chop joint bird breast thigh egg yolk white fruit berries nut bean herb spice
  aromatic topping crumb skin bone shell rind peel juice fat oil liquid ingredient leftover portion serving garnish seasoning spoonful
  handful ladleful slice wedge piece chunk cube strip ribbon floret leaf stalk stem spear half layer base bottom top side edge surface center centre
  middle inside outside knifepoint toothpick skewer bubble foam froth steam lump grain texture flavor flavour aroma smell taste color colour

  golden brown tender soft crisp crispy crunchy opaque translucent thick thin glossy shiny smooth fluffy pale dark pink white clear fragrant
  aromatic nutty bubbling puffed springy moist dry juicy wilted charred blistered caramelized caramelised creamy sticky silky firm set done ready
  ripe raw hot cold lukewarm cool warm sweet sour bitter salty sharp spicy mild bright fresh delicious

  dinner lunch breakfast supper brunch meal table
`)

/** Words, in the singular, that speak of health, of people's conditions, of figures, of money, of where to reach somebody, or of anything else but the dish. */
export const outsideWords = new Set(
  `
  diabetes diabetic cancer arthritis cholesterol insulin medicine medication medicinal pill tablet dose dosage metformin antibiotic
  doctor physician nurse disease illness infection immune immunity detox detoxify toxin heal remedy symptom virus flu covid migraine depression
  anxiety asthma eczema inflammation tumor tumour metabolism slimming calorie calories kcal kilojoule carb carbs carbohydrate macros nutrient
  nutrition nutritional nutritious vitamin mineral antioxidant superfood probiotic daily organs
  coeliac coeliacs celiac celiacs allergy allergic allergen allergenic hypoallergenic intolerance intolerant pregnant pregnancy breastfeeding infant
  toddler newborn babies
  www http https whatsapp instagram telegram facebook tiktok youtube pinterest email phone telephone hotline website blog podcast newsletter
  subscribe subscription discount coupon checkout sponsor sponsored affiliate purchase dollar price
  ai chatbot assistant government politician election president conspiracy religion vote
`
    .trim()
    .split(/\s+/),
)

/** Word after word that no sentence of a recipe holds. */
export const outsidePhrases: readonly string[] = [
  'blood pressure',
  'blood sugar',
  'heart attack',
  'heart attacks',
  'heart disease',
  'weight loss',
  'lose weight',
  'belly fat',
  'burns fat',
  'grams of protein',
  'high in',
  'rich in',
  'a day keeps',
  'people who',
  'people with',
  'safe for',
  'suitable for',
  'safe to eat for',
  'free of',
  'free from',
  'no gluten',
  'gluten free',
  'avoids gluten',
  'avoid gluten',
  'your doctor',
  'dot com',
  'our app',
  'buy our',
  'buy my',
  'premium plan',
  'use code',
  'let me know',
  'i hope',
  'the rules above',
]

/** Who a sentence speaks of where it does not tell a cook what to do: what they may, do or say is no step. */
export const peopleFirst: ReadonlySet<string> = new Set(
  'everyone everybody anyone anybody nobody noone people doctors scientists experts women men mothers studies research'.split(
    ' ',
  ),
)
