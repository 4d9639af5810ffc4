import { phraseBook } from '../asked/phrases.ts'
import type { PhraseBook } from '../asked/phrases.ts'

/** Somebody may be in danger now: whom to call and what not to do, before anything else. */
export type Emergency = {
  readonly key:
    | 'choking'
    | 'reaction'
    | 'self-harm'
    | 'eating'
    | 'fire'
    | 'gas'
    | 'burn'
    | 'cut'
    | 'pet'
    | 'poison'
    | 'battery'
    | 'object'
    | 'sick'
    | 'any'
  readonly text: string
  /** Who says so, with the page of each; the figures of `text` are checked against them by a test. */
  readonly source: string
}

/** An emergency with how it is told. */
export type EmergencyRule = Emergency & {
  /** The message shows one phrase of every book, in any order. */
  readonly all: readonly PhraseBook<true>[]
  readonly unless?: PhraseBook<true>
  /** Said where only the kind is known and not what happened. */
  readonly isPlain?: true
}

const book = (...phrases: readonly string[]): PhraseBook<true> =>
  phraseBook(phrases.map((phrase) => [phrase, true] as const))

const call = 'your emergency number (911 in the US, 112 in Europe, 999 in the UK)'
const poisonLine =
  'Poison Help at 1-800-222-1222 in the US, 111 in the UK, or the poison center of your country'
const lifeline =
  'In the US call or text 988, day and night; in the UK and Ireland call Samaritans on 116 123; elsewhere findahelpline.com has the number. In danger right now, call your emergency number'

const took = book(
  '=ate|=eaten|=drank|=swallowed|=licked|=chewed|=tasted|=sipped|ingested',
  'put * in his|her|my|the mouth',
  'took|take|taken|had a bite|sip|gulp|swig|mouthful',
  'took|take|taken|had a few|couple|some bite|bites|sips|gulps|mouthful|mouthfuls',
  'got|gotten|getting into|hold',
  '=drunk',
)
/** Of the kitchen and harmless in a dish, and not for a small child by the mouthful. */
const harmfulToChildren = book(
  '=drank|drunk|drink|swallowed|sip|sipped|gulp|swig|mouthful|cup|bottle|spoonful * vinegar|extract|wine|beer|vodka|alcohol|liqueur|coffee|salt|brine|lye',
  'vinegar|vanilla extract|mouthwash|essential oil|lamp oil|nutmeg|energy drink|baking soda|baking powder|lye|alcohol|wine|beer|vodka|liquor',
)
const isOk = book(
  'want|like|love|need to eat',
  '=ate all|great|lovely|delicious',
  'left over',
  'can|could|may|might|should|must|will|would * be =eaten|=drunk',
  'to|never|not|best be =eaten|=drunk',
)

const poisons = book(
  'mushroom|toadstool|deathcap',
  'death cap',
  'bleach|detergent|cleaner|tablet|pill|pills|medicine|soap|antifreeze|petrol|gasoline|paint|glue|cigarette|nicotine|sanitizer|disinfectant|pesticide',
  'drain|oven|toilet cleaner',
  'dish|dishwashing|washing|cleaning|laundry liquid|fluid|soap|pod|powder|capsule',
  'washing up liquid|fluid|soap',
  'berry|berries * bush|garden|tree|wild|off|plant',
  'wild|unknown|red|strange berry|berries|plant|leaf|root|seed',
  'rhubarb leaf',
  'foxglove|oleander|hemlock|nightshade|yew|laburnum|lily|daffodil|tulip|holly|ivy|poinsettia|elderberry|monkshood',
  'raw kidney|red|dried bean',
  'kidney bean',
  'apple|apricot|cherry|peach seed|pit|kernel|stone',
  'green potato',
  'poison|poisonous',
  'dishwasher|rinse|lamp|lighter|motor|brake|windshield aid|oil|fluid|salt|tab',
  'rinse aid|descaler|limescale|polish|lye|turpentine|thinner',
  'thinking|thought it|that|they be',
  'something * blurry|vision|swallow|numb|tingling|paralyzed',
)

const objects = book(
  'bone|coin|glass|needle|toothpick|plastic|metal|button|pin|stone|splinter|foil|shell',
  'cocktail stick',
)

const sickText = `Call ${call} now, or have someone near you call. Sit or lie down, do not drive, unlock the door, and say what happened and since when. Nothing to eat or drink until they say so.`
const sickSource = 'American Heart Association, Heart attack and stroke symptoms (heart.org)'

/** What each emergency is told by and answered with, the worst first. */
/** What to do where somebody is in danger and the message does not tell how. */
export const anyEmergency: Emergency = {
  key: 'any',
  text: `If somebody is hurt, ill or in danger now, call ${call}. Something swallowed, breathed in or splashed: ${poisonLine}, also when nothing is felt yet; do not make anybody vomit. A burn: cool running water for 20 minutes, no butter, no ice. Thoughts of ending it: ${lifeline}.`,
  source:
    'US National Capital Poison Center (poison.org); NHS, Burns and scalds (nhs.uk); 988 Suicide & Crisis Lifeline (988lifeline.org); Samaritans (samaritans.org); Find A Helpline (findahelpline.com)',
}

/** Choking under one year: nothing here presses the belly. */
export const chokingInfant: Emergency = {
  key: 'choking',
  text: `Call ${call} now, or have someone near you call. While the baby coughs hard or cries, let it cough and stay with it. If it cannot cough, cry or breathe: lay it face down along your arm, head lower than the chest and held at the jaw, and give five firm blows between the shoulder blades with the heel of the hand; then turn it over and give five thrusts on the breastbone with the heel of one hand, never on the belly. In turn until it comes out. If it stops responding, begin CPR at once. Do not put your fingers blindly into the mouth, and do not hold it by the feet.`,
  source:
    'American Heart Association, 2025 CPR and ECC guidelines (cpr.heart.org); MedlinePlus, Choking - infant under 1 year (medlineplus.gov/ency/article/000048.htm)',
}

/** Said before an answer to a message that may tell of somebody in danger. */
export const inDanger = `If somebody is hurt or ill now, first call ${call}, or ${poisonLine}.`

/** Said before an answer to a message that may tell of somebody who does not want to live, or harms themselves by how they eat. */
export const ifDesperate = `If you are not well, or had meant that seriously: please do not stay alone with it, and tell someone near you now. ${lifeline}.`

export const emergencies: readonly EmergencyRule[] = [
  {
    key: 'poison',
    all: [
      took,
      book('child|kid|son|daughter|toddler|baby|infant|grandson|granddaughter|boy|girl', 'year|month old'),
      harmfulToChildren,
    ],
    unless: isOk,
    text: `Wipe out the mouth or have it rinsed with water, do not make the child vomit, give nothing to drink unless they say so, and call ${poisonLine}, now: they ask how much, how strong and how heavy the child is, and often can say at once that nothing will come of it. Trouble breathing or swallowing, burns in the mouth, drowsiness or a fit: call ${call}. Keep the bottle at hand.`,
    source:
      'US HRSA, Poison Help (poisonhelp.hrsa.gov); Missouri Poison Center, First aid (missouripoisoncenter.org/first-aid-poisoning)',
  },
  {
    key: 'sick',
    all: [
      book(
        'heart attack',
        'having|had|have a stroke|seizure',
        'chest pain|pains',
        'not breathe|breathing',
        'unconscious|collapsed|passed out',
      ),
    ],
    unless: book(
      'choking',
      'throat',
      'stuck',
      'cough|coughing',
      'dough|bread|wine|let * breathe',
      // Who cooks for somebody who had one needs a recipe.
      'cook|cooking|recipe|recipes|idea|ideas|menu|diet|dinners * after|since|following * heart attack',
      'after|since|following|survived * heart attack * cook|cooking|recipe|recipes|diet|salt|eat|dinner|dinners',
      // Of an attack of long ago: minutes ago, or while somebody cooks, is now.
      'had * heart attack * doctor says|diet|salt|cholesterol',
      'had * heart attack last month|year|spring|summer|winter|autumn',
    ),
    text: sickText,
    source: sickSource,
  },
  {
    key: 'sick',
    all: [
      book(
        'dad|daddy|mum|mom|mother|father|grandpa|grandma|grandfather|grandmother|husband|wife|son|daughter|child|baby|guest|friend|uncle|aunt|brother|sister|he|she|somebody|someone * collapsed|fainted|unresponsive',
        'dad|mum|mom|mother|father|grandpa|grandma|husband|wife|son|daughter|child|baby|guest|friend|uncle|aunt|brother|sister|he|she|somebody|someone * blacked out',
        'i|just fainted|collapsed',
      ),
    ],
    unless: book(
      'cake|souffle|sponge|loaf|bread|meringue|tart|dough * collapsed',
      'collapsed|fainted * laughing',
    ),
    text: sickText,
    source: sickSource,
  },
  {
    key: 'choking',
    isPlain: true,
    all: [
      book(
        'be choking',
        'choking on|help',
        'chokes|choking * now|happening|help',
        'stuck * throat|windpipe|airway',
        'he|she|him|her|baby|child|kid|son|daughter|toddler|dad|mum|mom|husband|wife|friend|guest|someone|somebody|lip|lips|face|mouth * turning|turned|turns|going|gone blue',
        'turning|turned|turns|going blue * choking|breathe|breathing|throat|stuck|coughing',
        'not breathe * throat|stuck|choking',
        'stuck|cough|coughing * not breathe',
        'throat * not breathe',
      ),
    ],
    unless: book('choking hazard', 'fish bone', 'chicken bone'),
    text: `Call ${call} now, or have someone near you call. While they cough hard or speak, let them cough and stay with them. If the person cannot cough, speak or breathe: five firm blows between the shoulder blades with the heel of the hand, then five quick thrusts inward and upward above the navel, in turn until it comes out; on the chest instead for somebody pregnant or too large to reach around. Under one year: face down along your arm, five back blows, then turned over, five thrusts on the breastbone with the heel of one hand, never on the belly. Whoever stops responding needs CPR at once. Do not put your fingers blindly into the throat, and do not leave them alone.`,
    source:
      'American Heart Association, 2025 CPR and ECC guidelines (cpr.heart.org); MedlinePlus, Choking (medlineplus.gov/ency/presentations/100222_3.htm)',
  },
  {
    key: 'reaction',
    isPlain: true,
    all: [
      book(
        'allergic reaction',
        'anaphylaxis|anaphylactic shock',
        'lip|lips|tongue|face|throat|eye * swell|swollen|swelling|tingling|closing|tight|itching',
        'swelling|swollen|swell * lip|tongue|face|throat',
        'throat * closing|close|tight',
        'hives|rash * after|all over|ate|eating',
        'not|trouble|hard breathe|breathing * after|ate|eating',
        'ate|eaten|had * by mistake|accident * allergic',
        'allergic * ate|eaten * by mistake|accident|accidentally',
      ),
    ],
    text: `Use an adrenaline auto-injector at once if there is one, and call ${call}. Trouble breathing, swelling of lips, tongue or throat, faintness, vomiting or hives that spread after eating are an emergency, also when they get better for a while. Let the person lie down with raised legs, or sit if breathing is hard; do not let them stand up, walk about or be alone, and do not wait for tablets to work. If it is no better after 5 minutes and there is a second injector, use it.`,
    source: 'Anaphylaxis UK, What to do in an emergency (anaphylaxis.org.uk/what-to-do-in-an-emergency)',
  },
  {
    key: 'self-harm',
    isPlain: true,
    all: [
      book(
        'kill|hurt|harm|cut myself on purpose',
        'kill|hurt|harm myself',
        'want|wanna|going to die',
        'wish i be|were dead',
        'not want to live|exist',
        'not want to be here|alive|around',
        'not want to wake up',
        'want to|not be here|alive anymore',
        'not see a|any reason|point',
        'not eat|eating anything anymore * not want',
        'no|not want|reason to live|living',
        'end my life',
        'end it all',
        'tak my own life',
        'suicide|suicidal',
        'point of|in living|life|going',
        'better off without me|dead',
        'self harm',
        'sad|depressed|hopeless|empty|worthless * not|no * eat|appetite',
        'sad|depressed|hopeless|worthless * not want to',
        'not want to eat anymore|again|ever * sad|life|point',
      ),
    ],
    text: `I am sorry that it is so hard. I take it seriously, also when it is said in passing. Are you safe right now? Please do not stay alone with this: talk to someone near you now, and to people who are there for it. ${lifeline}.`,
    source:
      '988 Suicide & Crisis Lifeline (988lifeline.org); Samaritans (samaritans.org); Find A Helpline (findahelpline.com)',
  },
  {
    key: 'eating',
    isPlain: true,
    all: [
      book(
        'eating disorder',
        'anorexia|anorexic|bulimia|bulimic',
        'make|making|made myself throw|vomit|sick|puke',
        'starve|starving myself',
        'binge * purge',
        'purge|purging after',
        'stop|quit eating completely|altogether|entirely|forever|anything|food',
        'not eaten|eat * day|days * on purpose|purposely',
        'not eaten in * day|days|week|weeks',
        'eat|eating|eaten only|just|nothing but * days|weeks * thin|lose|weight',
        'eaten|eat nothing but * days|weeks',
        'not deserve to eat|food',
        'hate my body|eating',
        'scared|afraid|terrified of food|eating',
        'not want to eat anymore',
        'feel|feeling like not eating',
        'not feel|feeling like eating anymore|ever',
        'not want to eat * ever again|at all',
        'laxatives to lose|after',
      ),
    ],
    unless: book(
      'not want to eat meat|vegetable|sugar|bread|the same|dairy|leftover',
      'kids|child * not want to eat vegetable',
    ),
    text: `Thank you for saying it; that takes courage, and it can get better with help. Please talk to someone you trust today, and to a doctor: in the US the ANAD helpline is 1-888-375-7767, in England Beat is on 0808 801 0677; in a crisis call or text 988 in the US. If you are faint, have chest pain or have not drunk for a day, call ${call}.`,
    source:
      'ANAD (anad.org/eating-disorder-helpline); Beat (beateatingdisorders.org.uk); 988 Suicide & Crisis Lifeline (988lifeline.org)',
  },
  {
    key: 'burn',
    all: [
      book('burn|burning|burned|burnt|sting|stinging|tingling|fire'),
      book('hand|hands|finger|fingers|skin|arm|arms|face|nose|lips|thumb'),
      book(
        'chili|chilli|chillies|chilies|pepper|peppers|jalapeno|habanero|capsaicin|cayenne',
        'scotch bonnet',
      ),
    ],
    unless: book(
      'oil|steam|boiling|pan|stove|oven|flame|grill|kettle|caramel|water|scald|scalded|grease|eye|eyes|mill|grinder',
      'how * avoid|prevent|without',
      'avoid|prevent|without * burn|burning',
    ),
    text: `Chili burns the skin with an oil that water alone does not take off: wash with dish soap and cool water, several times, with vegetable oil rubbed in and washed off between; a cloth with cold milk eases it. Keep the fingers from eyes and nose, and wear gloves next time. Blisters, or no better after some hours: ${poisonLine}. If it was heat that burned you, hold it under cool running water for 20 minutes.`,
    source:
      'US National Capital Poison Center, hot peppers (poison.org); NHS, Burns and scalds (nhs.uk/conditions/burns-and-scalds)',
  },
  {
    key: 'fire',
    isPlain: true,
    all: [
      book(
        'on|caught|catching|catch fire',
        'caught|went|gone up|burst in|into flames',
        'pan|oil|oven|pot|toaster|microwave * =smoking',
        'grease|oil|kitchen|pan|oven|fat|toaster|microwave fire',
        'fire in|inside|on * pan|oven|pot|kitchen|toaster|microwave|fryer|stove|hob|cooker',
        '=flames * oven|toaster|pan|microwave|stove|pot|fryer',
        'flame|flames * out of',
        'oven|toaster|pan|microwave|pot|fryer * =flames',
      ),
    ],
    unless: book('fire roasted', 'over a|an fire', 'flame grilled', 'campfire', 'fire place'),
    text: `Turn the heat off if you can reach it safely, and cover the pan with a metal lid or a baking sheet; leave it covered until it is cold. Never water, never flour, and do not carry the pan. An oven, microwave or toaster: turn it off, keep the door shut, pull the plug if you can reach it. If it does not go out at once, get everybody out, close the door and call ${call}.`,
    source:
      'National Fire Protection Association, Cooking safety (nfpa.org/cooking); US Fire Administration, Cooking fire safety (usfa.fema.gov)',
  },
  {
    key: 'gas',
    isPlain: true,
    all: [book('smell gas', 'gas smell|leak', 'smell of gas', 'carbon monoxide alarm|detector')],
    unless: book('gas station', 'gas from beans', 'gas mark'),
    text: `Leave the house now, with everybody in it, and call ${call} or the gas company from outside. Do not switch anything on or off, no flame, no phone inside; open a window only if it is on your way. Do not go back in until they say that it is safe.`,
    source:
      'US Fire Administration, Carbon monoxide safety (usfa.fema.gov); US gas utilities, Indoor gas leaks (we-energies.e-smartkids.com)',
  },
  {
    key: 'burn',
    all: [
      book(
        'in|into my|his|her|the|their eye|eyes',
        'eye|eyes * burn|burning|sting|stinging',
        'splashed * eye|eyes',
      ),
      book(
        'chili|chilli|pepper|jalapeno|capsaicin|lemon|vinegar|onion|salt|soap|cleaner|oil|bleach|spice|juice|burn',
        'hot sauce',
      ),
    ],
    unless: book('black eye pea', 'potato eye', 'eye of round', 'cry|crying|tears * onion|cut'),
    text: `Rinse the eye with cool running water for 15 to 20 minutes, lid held open, contact lenses out; wash your hands with soap first, and do not rub. Bleach, cleaner or hot oil, or pain and blurred sight after rinsing: call ${call} or ${poisonLine}.`,
    source: 'US National Capital Poison Center, eye exposures',
  },
  {
    key: 'burn',
    isPlain: true,
    all: [
      book(
        'child|son|daughter|toddler|baby|kid|boy|girl|grandson|granddaughter|husband|wife|he|she * scalded',
        'child|son|daughter|toddler|baby|kid|boy|girl|grandson|granddaughter|husband|wife|he|she got|was|is burned|burnt',
        'burned|burnt|burn|scalded|scald my|his|her hand|finger|arm|foot|tongue|face|leg|palm|mouth|wrist|thumb|skin|eye|lip',
        'burned|burnt|scalded|scald|burn myself|himself|herself',
        'oil|water|fat|steam|soup|caramel|sugar|wax * on|over|onto my|his|her * arm|hand|foot|face|leg|finger|skin|chest|lap',
        'hot|boiling|scalding oil|water|fat|soup|tea|coffee|milk|stock|gravy|porridge|noodles|ramen * on|over|onto * arm|arms|hand|hands|foot|face|leg|legs|finger|skin|chest|lap|wrist|neck|tummy|stomach|thigh|baby|toddler|toddlers|child|daughter|son|kid',
        'tea|coffee|soup|water|oil|milk spilled|spilt|splashed|tipped on|over|onto my|his|her|the * arm|hand|foot|face|leg|chest|lap|wrist|baby|toddler|child|daughter|son',
        'hand|arm|finger|palm|foot|face * blister|blistering|burned|burnt',
        'chili|chilli|pepper|jalapeno|lemon|vinegar in|into my|his|her eye',
      ),
    ],
    unless: book('burn the roof', 'avoid|prevent|without * burn|burning|scalding'),
    text: `Hold it under cool running water for 20 minutes, and take rings and clothing near it off before it swells, unless they stick to the skin. No ice, no butter, no toothpaste, and leave blisters shut; cover it loosely with cling film or a clean cloth. Call ${call} for a burn larger than the hand, deep or white, on face, hands, feet or joints, or on a small child. Something hot or sharp in the eye: rinse with plenty of lukewarm water for 15 to 20 minutes, and call poison control (1-800-222-1222 in the US) if it does not ease.`,
    source:
      'NHS, Burns and scalds (nhs.uk/conditions/burns-and-scalds) and First aid for burns (nbt.nhs.uk/our-services/a-z-services/burns/first-aid-burns); Poison Control, First aid (webpoisoncontrol.org/first-aid)',
  },
  {
    key: 'cut',
    isPlain: true,
    all: [
      book(
        'cut|sliced|chopped|stabbed my|his|her finger|thumb|hand|palm|fingertip|knuckle',
        'tip of my|his|her finger|thumb',
        'not stop bleeding',
        'cut myself|himself|herself badly|deep|deeply',
        'bleeding * finger|hand|thumb|badly',
      ),
    ],
    text: `Press a clean cloth firmly on it and hold the hand up; what soaks through stays, with another cloth on top. Call ${call} if pressing does not stop it, if it spurts, gapes or you cannot feel or bend the finger; a piece that came off goes along with you: wrapped in a clean damp cloth, in a sealed bag, the bag on ice or in ice water, never the piece itself. Throw away the food that was on the board.`,
    source:
      'Whanganui District Health Board, Bleeding (wdhb.org.nz/conditions-treatments/emergencies-and-first-aid/bleeding)',
  },
  {
    key: 'pet',
    isPlain: true,
    all: [took, book('dog|cat|puppy|kitten|rabbit|hamster|parrot|bird|pet|horse', 'guinea pig')],
    unless: book(
      'hot dog',
      'cat food',
      'chicken',
      'can|could|should|may i|we still eat|use|serve',
      'can|could|should|may i|we eat the rest',
      '=licked * butter',
    ),
    text: 'Call your vet or animal poison control now: ASPCA in the US at 1-888-426-4435, in the UK the Animal PoisonLine at 01202 509000. Tell them what, how much and when, and keep the packaging. Do not make the animal vomit unless they say so.',
    source:
      'ASPCA Animal Poison Control (aspca.org/pet-care/animal-poison-control); Animal PoisonLine (animalpoisonline.co.uk)',
  },
  {
    key: 'poison',
    all: [book('mixed|mixing|mix bleach|ammonia', 'bleach * vinegar|ammonia|fumes')],
    text: `Get out into fresh air at once, and everybody with you; open a window only on the way. Call ${call} if breathing is hard or the chest hurts, else ${poisonLine}. Do not go back to clean it up.`,
    source: 'Poison Control, First aid for poisons (webpoisoncontrol.org/first-aid)',
  },
  {
    key: 'battery',
    isPlain: true,
    all: [
      book(
        '=ate|=eaten|=swallowed|swallow|=licked|=chewed|ingested|=inhaled',
        'put|stuck|has|got|pushed * in|up|inside|into his|her|my|the|their mouth|nose|ear|throat',
      ),
      book('battery|batteries|magnet|magnets', 'button|coin cell|cells'),
    ],
    unless: book('dog|cat|puppy|kitten|pet'),
    text: `Go to an emergency department now, or call ${call}, also when nothing hurts: a button battery burns through the gullet within 2 hours, and magnets pinch the bowel. On the way ask the National Battery Ingestion Hotline in the US at 800-498-8666, or ${poisonLine}. A child of 12 months or more who can swallow, within 12 hours of a battery: 2 teaspoons (10 ml) of honey every 10 minutes on the way, 6 times at most, and never wait for it. Do not make anybody vomit, and give nothing else to eat or drink before the X-ray.`,
    source: 'National Capital Poison Center, button battery ingestion (poison.org/battery)',
  },
  {
    key: 'object',
    isPlain: true,
    all: [took, objects],
    unless: book(
      'battery|magnet',
      'dog|cat|puppy|kitten|pet',
      '=ate * soup|meat|fish off|around',
      'glass of',
      'on|off|from glass|plastic|metal|stone',
      'on|off|from a|the|my|our glass|plastic|metal|stone',
    ),
    text: `Stop eating, do not push it down with bread, and do not make anybody vomit. Anything sharp, whatever a child swallowed, trouble breathing, spit that cannot be swallowed, blood, or pain in throat, chest or belly: to an emergency department now, or call ${call}. Keep a piece like it to show. Most smooth things pass within days.`,
    source: 'Patient, Swallowed foreign bodies (patient.info/doctor/swallowed-foreign-bodies)',
  },
  {
    key: 'poison',
    isPlain: true,
    all: [took, poisons],
    unless: isOk,
    text: `Call ${poisonLine}, now, also when nothing is felt yet or it seems to be over: with mushrooms the harm shows hours later, and the liver can fail after a day of feeling better. Trouble breathing, cramps, drowsiness or a faint: call ${call}. Do not make anybody vomit, give no milk, salt water or charcoal unless they say so, and keep what is left of it and its package to show.`,
    source:
      'US HRSA, Poison Help (poisonhelp.hrsa.gov); Missouri Poison Center, First aid (missouripoisoncenter.org/first-aid-poisoning)',
  },
  {
    key: 'sick',
    all: [
      book(
        'double|blurred|blurry vision',
        'see|seeing|saw|go|going|gone|everything * double|blurry',
        'eyelid|eyelids|eyes * droop|drooping|droopy|heavy',
        'droop|drooping|droopy eyelid|eyelids',
        'slur|slurred|slurring * speech|words',
        'hard|difficult|trouble|difficulty|cannot|can not|able * swallow|speak|move',
      ),
      book(
        '=ate|=eaten|=eating|=had|meal|dinner|canned|bottled|jar|tin|preserved|fermented|sausage|leftover|garlic',
      ),
      book(
        'double|blurred|blurry',
        'droop|drooping|droopy|slur|slurred|slurring|paralyzed|numb',
        'swallow * eyes|eyelid|speak|vision|see|weak',
      ),
    ],
    unless: book('double cream|batch|recipe|boiler|portion|amount'),
    text: `Call ${call} now, and do not lie down to wait: seeing double, drooping eyelids, slurred speech or trouble swallowing after eating can be botulism, which stops the breath. Say what was eaten and when, keep the jar and what is left closed and out of reach, and warn whoever ate of it.`,
    source: 'US CDC, Symptoms of Botulism (cdc.gov/botulism)',
  },
  {
    key: 'sick',
    isPlain: true,
    all: [
      book(
        'food poisoning',
        'food poisoned',
        'feel|feeling|feels dizzy|faint|numb|weak|tingly|strange|unwell|awful|terrible',
        'vomiting|vomited|nauseous|diarrhea|diarrhoea',
        'throwing|threw up',
        'be|been sick',
        'stomach cramp|hurts|ache|pain',
        'feel|feeling|felt|get|got sick|ill|nauseous',
      ),
      book('=ate|=eaten|=eating|=drank|=drinking|=had|meal|dinner|food|leftover|poison|cramp|vomiting|sick'),
    ],
    unless: book(
      'sick of',
      'home sick',
      'make|makes|making|made me|you|us|people|anyone|someone sick|ill',
      'can|could|will|would i|you|it * sick|ill',
      'chicken soup',
      // What suits a stomach afterwards, and how soon germs are felt, is asked by nobody who lies ill of the answer.
      'eat|drink|food|foods|diet after food poisoning|vomiting|diarrhea|diarrhoea',
      'how long|soon|quickly after|until|before * you|one|people|symptom|symptoms',
      'dinners|ideas|recipes|snacks|meals * nauseous|vomit|vomiting|trimester',
      'morning sickness',
    ),
    text: `I cannot judge that from here. Drink small sips of water or oral rehydration solution, and ask a doctor, or ${poisonLine}. Blood, a high fever, signs of drying out, blurred sight, weak muscles, pregnancy, a baby or somebody old: a doctor today; trouble breathing or a faint: call ${call}. Do not take anything to stop it without asking, keep the packaging, and do not cook for others.`,
    source: 'US CDC, Food poisoning symptoms (cdc.gov/food-safety/signs-symptoms)',
  },
  {
    key: 'sick',
    all: [
      book('=ate|=drank|=eaten|=drunk'),
      book('raw|pink|undercooked|mouldy|moldy|mold|mould|spoiled|sour|rotten|expired|off|rancid'),
    ],
    unless: isOk,
    text: `Most often nothing comes of it, but I cannot judge that from here. Do not make anybody vomit; drink water and watch for fever, cramps, vomiting or diarrhea over the next days. With any of them, or for somebody pregnant, very young, old or ill, ask a doctor, or ${poisonLine}; for blood, drying out or trouble breathing call ${call}. Keep the packaging.`,
    source: 'US CDC, Food poisoning symptoms (cdc.gov/food-safety/signs-symptoms)',
  },
]
