import { wording } from './asked/wording.ts'
import type { Wording } from './asked/wording.ts'
import { isOnlyTold } from './emergencies/match-emergency.ts'

/** Questions that end with a professional: what can be said as a fact, and whom to ask. */
export type MedicalBoundary = {
  readonly key: string
  readonly asked: Wording
  readonly text: string
  readonly source: string | null
  /** True for what happens to somebody now, and not where its words only stand in a story: 'he had hives at Christmas'. */
  readonly isOfNow?: true
}

/** The boundary that a message touches, the first of those that do; undefined where it touches none. */
export const medicalBoundaryOf = (text: string): MedicalBoundary | undefined =>
  medicalBoundaries.find(({ asked, isOfNow }) => asked.test(text) && !(isOfNow && isOnlyTold(text)))

/** The first entry that matches answers; the order puts what cannot wait first. */
export const medicalBoundaries: readonly MedicalBoundary[] = [
  {
    key: 'reaction',
    asked: wording(
      'allergic reaction / anaphylaxis|anaphylactic / not breathe / trouble breathing / swelling / swollen throat|tongue|lip|face / hives / throat is|be closing|tight / epi pen / epipen / passed out / choking',
    ),
    text: 'If this is happening now, call your emergency number (911 in the US, 112 in Europe) and use an adrenaline auto-injector if you have one. Trouble breathing, swelling of the face or throat, or faintness after eating is an emergency, and I am only a kitchen.',
    source: null,
    isOfNow: true,
  },
  {
    key: 'swallowing',
    asked: wording(
      'trouble|difficulty|problem|hard swallow|swallowing / trouble|difficulty|problem with swallowing / dysphagia',
    ),
    text: 'If it began just now, while or after eating, call your emergency number (911 in the US, 112 in Europe, 999 in the UK). Else ask the swallowing therapist or the doctor first which texture and thickness are safe: coughing on thin drinks can mean that they go into the lungs. Until they have said, no thin soup and no pieces in liquid. What they allow is blended perfectly smooth, sieved and thickened to that level, in small spoonfuls, sitting upright.',
    source: 'NHS, Swallowing problems (dysphagia)',
  },
  {
    key: 'poisoning',
    asked: wording(
      'feel|feeling sick / vomit|vomiting|nausea|nauseous|nauseated|diarrhea|diarrhoea|fever / throwing|throw up / food poisoning / poisoned / swallowed|swallow / stomach cramp|hurts|ache / child|son|daughter|toddler|kid|dog|cat * =ate|=eaten|swallowed * mushroom|berry|leaf|leaves|plant|seed|bleach|detergent|soap / =ate|=eaten|=drank * raw|pink|undercooked|bad|moldy|mouldy|mold|mould|spoiled|expired|off|old * what|do|sick|ill|ok|okay|worry|happen|should',
      'hay fever / throw up * dough',
    ),
    text: 'I cannot judge that from here. Please ask a doctor, or Poison Help in the US at 1-800-222-1222; for blood, high fever, signs of dehydration or trouble breathing call your emergency number. Keep the packaging: it helps them.',
    source: null,
    isOfNow: true,
  },
  {
    key: 'animal',
    asked: wording(
      'dog|puppy|cat|kitten|pet|hamster|parrot|budgie / guinea pig / my|our|his|her rabbit|hen|chicken|goat|horse|bird|tortoise|turtle|ferret|pig * eat|have|give|feed|safe / give|feed * rabbit|hen|chickens|goat|horse|bird|tortoise / rabbit|horse|goat|=chickens eat|have',
      'can|could|should|may i|we still eat|use / can|could|should|may i|we eat the rest / licked the|my|our butter / hot dog / hotdog / =corn dog / eat like / feed|give|serve my|our|the|his|her kid|kids|child|children|son|daughter|toddler|baby|family|husband|wife|mom|dad|mother|father|guests|friends',
    ),
    text: 'I only know what is safe for people, and animals differ: onions, garlic, grapes, raisins, chocolate and xylitol, for example, can poison dogs or cats. Please ask your vet, or the ASPCA Animal Poison Control Center in the US at 1-888-426-4435.',
    source: 'ASPCA, People Foods to Avoid Feeding Your Pets',
  },
  {
    key: 'breastfeeding',
    asked: wording('breastfeed|breastfeeding|lactating / breast feed|feeding / nursing mother'),
    text: 'Please ask your doctor or midwife: what you eat can matter to the child too, and I know neither of you. I can tell you what is in a food.',
    source: null,
  },
  {
    key: 'infant',
    asked: wording(
      'baby|babies|infant|newborn|toddler|weaning|formula / my|our|a|his|her * month|week old|olds',
      'dutch baby / baby back|spinach|carrot|potato|kale|leaf|corn|bok|marrow|greens|octopus|shower|comes|arrives|arrive / baby is due|coming / month|week old egg|milk|cheese|rice|chicken|bread|meat|leftover / is a|one|two week old',
    ),
    text: 'One thing is certain: no honey before 12 months, because of infant botulism. For what, when and how much, and for first peanut, egg or milk, please ask your pediatrician or family doctor, who knows the child.',
    source: 'US CDC, Foods and Drinks to Avoid or Limit (infants and toddlers)',
  },
  {
    key: 'pregnancy',
    asked: wording('pregnant|pregnancy|trimester / expecting a baby / nursing mother'),
    text: 'What FDA says for pregnancy: no raw milk or soft cheese made from it, no raw or undercooked meat, fish, eggs or sprouts, no refrigerated smoked fish unless cooked, and deli meat only when steaming hot (165°F/74°C). For anything about you in particular, ask your doctor or midwife.',
    source: 'FDA, Food Safety Booklet for Pregnant Women',
  },
  {
    key: 'tyramine',
    asked: wording(
      'maoi|maois|phenelzine|nardil|tranylcypromine|parnate|isocarboxazid|marplan|linezolid|tyramine / mao inhibitor|inhibitors / monoamine oxidase',
    ),
    text: 'No aged cheese, cured or fermented sausage, sauerkraut, kimchi, soy sauce, miso, tap beer, fava beans or anything old, and not a little of them either: they hold tyramine, which with an MAO inhibitor can drive blood pressure dangerously high. A sudden bad headache, a pounding heart or a stiff neck after eating is an emergency: call your emergency number. Fresh meat, fish, eggs, milk, fresh cheese and fresh vegetables, cooked today, are fine; your pharmacist has the whole list.',
    source: 'FDA labels of MAO inhibitors (Nardil, Parnate): foods with tyramine',
  },
  {
    key: 'medicine',
    asked: wording(
      'statin|statins|warfarin|medication|medicine|insulin|antidepressant|maoi|antibiotic|prescription|pill|interact|interaction|metformin|chemo|chemotherapy / blood thinner',
    ),
    text: 'Food and medicine can get in each other’s way (grapefruit with some statins, greens with warfarin are known examples), and how much matters depends on your dose. Your doctor or pharmacist can tell you; I can only say what is in the food.',
    source: 'FDA, Avoid Food-Drug Interactions',
  },
  {
    key: 'defences',
    asked: wording(
      'transplant|immunosuppressed|immunosuppressant|immunosuppressants|immunosuppression|neutropenic / immune system be|is|so|on|at low|weak|weakened|down|floor|zero / weak|weakened|suppressed|low immune',
      'seedling|seedlings|soil|garden|pot|plants / boost|booster|strengthen|stimulate',
    ),
    text: 'With weak defences take more care than others, and do not go by smell: it tells nothing of what makes people ill. No cold soft cheese unless the label says pasteurized, and better heated until it steams; no raw or undercooked meat, fish, eggs or sprouts, no cold smoked fish or deli meat. Leftovers only if they went into the fridge within 2 hours, within 2 days, and heated to 165°F (74°C) all through; when in doubt, leave them. Your transplant or treatment team has the rules for you.',
    source:
      'FDA, Food Safety for People with Weakened Immune Systems; USDA FSIS, Food Safety for Transplant Recipients',
  },
  {
    key: 'illness',
    asked: wording(
      'diabetes|diabetic|cancer|cholesterol|gout|ibs|crohn|heal|treat|treatment|detox|remedy|arthritis|anorexia|anorexic / cure|cures|cured * cold|flu|cough|disease|illness|sickness|hangover|headache|infection|acne|fever|pain|sore|tumor|virus|covid|ulcer|warts|me|him|her / cure for|of / a|any|natural|home cure / kidney|heart disease / blood pressure / celiac|coeliac disease|symptom / immune system / eating disorder',
      'ham|bacon|meat|salmon|egg|fish|salt|gravlax cure / cure * bacon|ham|meat|salmon|fish|pork|olive / =cured / =curing / dry cure / krispie|krispies|crispy|rice|dog treats',
    ),
    text: 'That is a question for your doctor or a registered dietitian; food alone is not a treatment, and I do not know you. I can tell you what is in a food: ask me for its carbohydrate, sugar, salt or fat.',
    source: null,
  },
  {
    key: 'weight',
    asked: wording(
      'lose|losing|drop|gain * weight|fat|kilo|kg|pound|lb / weight loss / starve|starving / crash diet / calorie should i / how many calorie a|per|each day / how many calorie do i need',
      'pork|meat|egg|fruit lose|loses',
    ),
    text: 'How much and how fast is for a doctor or a registered dietitian to say, not for me. I can help with the cooking: ask me for calories or protein of a food, or for recipes from what you have.',
    source: null,
  },
]
