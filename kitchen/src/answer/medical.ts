/** Questions that end with a professional: what can be said as a fact, and whom to ask. */
export type MedicalBoundary = {
  readonly key: string
  readonly asked: RegExp
  readonly text: string
  readonly source: string | null
}

/** The first entry that matches answers; the order puts what cannot wait first. */
export const medicalBoundaries: readonly MedicalBoundary[] = [
  {
    key: 'reaction',
    asked:
      /\b(?:allergic reaction|anaphyla\w*|can'?t breathe|cannot breathe|trouble breathing|swelling|swollen (?:throat|tongue|lips?|face)|hives|throat is (?:closing|tight)|epi-?pen|passed out|choking)\b/,
    text: 'If this is happening now, call your emergency number (911 in the US, 112 in Europe) and use an adrenaline auto-injector if you have one. Trouble breathing, swelling of the face or throat, or faintness after eating is an emergency, and I am only a kitchen.',
    source: null,
  },
  {
    key: 'poisoning',
    asked:
      /\b(?:feel(?:ing)? sick|vomit\w*|throwing up|diarrh\w*|food poisoning|poisoned|swallowed|nause\w*|stomach (?:cramps?|hurts|ache)|(?:child|son|daughter|toddler|kid|dog|cat)\b.{0,20}\b(?:ate|swallowed|eaten)\b.*\b(?:mushrooms?|berries|leaf|leaves|plants?|seeds?|bleach|detergent|soap)\b|(?:ate|eaten|drank)\b.*\b(?:raw|pink|undercooked|bad|mou?ldy|mou?ld|spoiled|expired|off|old)\b.*\b(?:what|do|sick|ill|ok|okay|worr\w*|happen\w*|should)|fever)\b/,
    text: 'I cannot judge that from here. Please ask a doctor, or Poison Help in the US at 1-800-222-1222; for blood, high fever, signs of dehydration or trouble breathing call your emergency number. Keep the packaging: it helps them.',
    source: null,
  },
  {
    key: 'animal',
    asked:
      /\b(?:(?<!hot )dogs?|pupp(?:y|ies)|cats?|kittens?|pets?|rabbits? (?:eat|have)|(?:my|our|his|her) (?:rabbit|hamster|hens?|chickens?|goats?|horse|bird|tortoise|turtle|ferret|pig)s?\b(?=.*\b(?:eat|have|give|feed|safe)\b)|(?:give|feed)\b.{0,20}\b(?:rabbits?|hens|chickens|goats|horses?|birds|tortoises?)\b|hamsters?|guinea pigs?|parrots?|budgies?|horses? (?:eat|have)|goats? (?:eat|have)|chickens? (?:eat|have))\b/,
    text: 'I only know what is safe for people, and animals differ: onions, garlic, grapes, raisins, chocolate and xylitol, for example, can poison dogs or cats. Please ask your vet, or the ASPCA Animal Poison Control Center in the US at 1-888-426-4435.',
    source: 'ASPCA, People Foods to Avoid Feeding Your Pets',
  },
  {
    key: 'breastfeeding',
    asked: /\b(?:breast-?feed\w*|nursing mother|lactating)\b/,
    text: 'Please ask your doctor or midwife: what you eat can matter to the child too, and I know neither of you. I can tell you what is in a food.',
    source: null,
  },
  {
    key: 'infant',
    asked:
      /\b(?:bab(?:y|ies)|infants?|newborn|toddler|weaning|formula|(?:my|our|a|his|her) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)[- ](?:month|week)s?[- ]olds?(?! (?:egg|milk|cheese|rice|chicken|bread|meat|leftover)))\b/,
    text: 'One thing is certain: no honey before 12 months, because of infant botulism. For what, when and how much, and for first peanut, egg or milk, please ask your pediatrician or family doctor, who knows the child.',
    source: 'US CDC, Foods and Drinks to Avoid or Limit (infants and toddlers)',
  },
  {
    key: 'pregnancy',
    asked: /\b(?:pregnan\w*|expecting a baby|trimester|nursing mother)\b/,
    text: 'What FDA says for pregnancy: no raw milk or soft cheese made from it, no raw or undercooked meat, fish, eggs or sprouts, no refrigerated smoked fish unless cooked, and deli meat only when steaming hot (165°F/74°C). For anything about you in particular, ask your doctor or midwife.',
    source: 'FDA, Food Safety Booklet for Pregnant Women',
  },
  {
    key: 'medicine',
    asked:
      /\b(?:statins?|warfarin|blood thinners?|medication|medicines?|insulin|antidepress\w*|maoi|antibiotics?|prescription|pills?|interact\w*|metformin|chemo\w*)\b/,
    text: 'Food and medicine can get in each other’s way (grapefruit with some statins, greens with warfarin are known examples), and how much matters depends on your dose. Your doctor or pharmacist can tell you; I can only say what is in the food.',
    source: 'FDA, Avoid Food-Drug Interactions',
  },
  {
    key: 'illness',
    asked:
      /\b(?:diabet\w*|kidney disease|cancer|heart disease|blood pressure|cholesterol|gout|ibs|crohn\w*|celiac (?:disease|symptoms)|cure|cures|heal|treat(?:s|ment)?|detox|remedy|immune system|arthritis|eating disorder|anorexi\w*)\b/,
    text: 'That is a question for your doctor or a registered dietitian; food alone is not a treatment, and I do not know you. I can tell you what is in a food: ask me for its carbohydrate, sugar, salt or fat.',
    source: null,
  },
  {
    key: 'weight',
    asked:
      /\b(?:lose|losing|drop|gain)\b.*\b(?:weight|kg|kilos?|pounds?|lbs?|fat)\b|\b(?:weight loss|starv\w*|crash diet|calories should i|how many calories (?:a|per|each|do i need))\b/,
    text: 'How much and how fast is for a doctor or a registered dietitian to say, not for me. I can help with the cooking: ask me for calories or protein of a food, or for recipes from what you have.',
    source: null,
  },
]
