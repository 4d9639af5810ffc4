/** Words that speak of health, of people's conditions, of figures, of money, of where to reach somebody, or of anything else but the dish. */
export const outsideWords =
  'classroom|friendly|michelin|diabetes|diabetic|cancer|arthritis|cholesterol|insulin|medicine|medication|medicinal|pill|tablet|dose|dosage|metformin|antibiotic|doctor|physician|nurse|disease|illness|infection|immune|immunity|detox|detoxify|detoxes|detoxing|toxin|heal|heals|healing|remedy|symptom|virus|flu|covid|migraine|depression|anxiety|asthma|eczema|inflammation|anti inflammatory|antiinflammatory|tumor|tumour|metabolism|slimming|calorie|kcal|kilojoule|carb|carbs|carbohydrate|macros|nutrient|nutrition|nutritional|nutritious|vitamin|antioxidant|superfood|probiotic|daily|organ|coeliac|celiac|allergy|allergic|allergen|allergenic|hypoallergenic|intolerance|intolerant|pregnant|pregnancy|breastfeeding|infant|toddler|newborn|babies|www|http|https|whatsapp|instagram|telegram|facebook|tiktok|youtube|pinterest|email|phone|telephone|hotline|helpline|website|blog|podcast|newsletter|subscribe|subscription|subscriber|discount|coupon|checkout|sponsor|sponsored|affiliate|purchase|dollar|price|ai|chatbot|assistant|government|politician|election|president|conspiracy|religion|vote|cookbook|venmo|paypal|bitcoin|crypto|epipen|anaphylaxis|adhd|autism|gout|hypertension|kidney disease|liver disease|blood thinner|hashtag|ebook|amazon|giveaway|therapeutic|clinically|scientifically|fda|usda|digestion|gut health|hormone|libido|fertility|hangover|insomnia|ailment|crohns|copd|dementia|alzheimers|stroke|cures|kcals|statin|statins|gp|prescription|painkiller|antidepressant|vaccine|hospital|chemotherapy|pharmacy|therapist|surgery|surgeon|dentist|midwife|psychiatrist|hormones|blood clots|protein content|net carbs|joint pain'

/** What comforts a cook: of a cake that cracks it may, of what harms it may not. */
export const calmingPhrases =
  'nothing to be alarmed|no cause for alarm|dont fret|nothing to worry|nothing to fear|no need to worry|do not worry|dont worry|dont be alarmed'

/** Word after word that no sentence of a recipe holds. */
export const outsidePhrases =
  'blood pressure|blood sugar|heart attack|heart disease|heart health|weight loss|lose weight|belly fat|burns fat|burn fat|fat burning|grams of protein|high in|rich in|a day keeps|people who|people with|safe for|suitable for|safe to eat for|free of|free from|no gluten|gluten free|avoids gluten|avoid gluten|your doctor|dot com|our app|buy our|buy my|buy now|order now|premium plan|use code|promo code|let me know|i hope|the rules above|boosts your|boost your|good for your|cure for|cures your|stop taking|instead of your medication|without worry|rest assured|100 safe|perfectly safe|completely safe|totally safe|safe to eat|safe even|no allergens|contains no allergens|nut free facility|per serving|guilt free|follow us|follow me|like and share|share this|click here|click the|link below|link in bio|check out my|check out our|check out the|my channel|our channel|sign up|limited offer|download the|download our|leave a comment|leave a review|leave a rating|rate this recipe|pin this recipe|tag us|tag me|as an ai|language model|heres your|here is your|here is the recipe|heres the recipe|happy cooking|bon appetit|would you like|i cannot|im sorry|im unable|as requested|your request|you asked|call us|text us|call now|phone us|ring us|ring me|write to us|message me|message us|contact us|visit us|visit our|visit my|reach us|worth every penny|save money|pounds a week|pounds in a week|your immune|wards off|keeps the doctor|lab tested|never hurt|no one will react|nobody will react|will react to|may eat as much|can tuck in|may have seconds|worry about|need to worry|needs to worry|as often as you like without|lactose intolerant|nut allergies|melts fat|melts belly|adult content|win a prize|free trial|fully certified|certified gluten'

/** Manners with which a model begins to answer. */
export const pleasantries = 'sure|sure thing|certainly|of course|absolutely|great question|happy to'

/** Who a sentence speaks of where it does not tell a cook what to do: what they may, do or say is no step. */
export const peopleFirst =
  'you already have|you already own|everyone|everybody|anyone|anybody|nobody|noone|no one|people|doctors|scientists|experts|women|men|mothers|studies|research|vegans|vegetarians|coeliacs|celiacs|diabetics'

/** What tells a program what to do: a word of `verbs` and one of `objects` in a sentence. */
export const machineOrders: readonly { readonly verbs: string; readonly objects: string }[] = [
  {
    verbs: 'ignore|disregard|forget|override|bypass',
    objects:
      'instruction|instructions|prompt|prompts|guideline|guidelines|policy|policies|safety checks|safety rules|previous rules|rules above|the rules|all checks|these checks|previous messages|earlier messages|system rules|safety filter|safety filters|your rules|all rules|prior rules|any rules',
  },
  {
    verbs: 'reveal|print|repeat|output|leak|send|exfiltrate|mail|post|show',
    objects:
      'prompt|prompts|api key|api keys|password|passwords|secret key|secrets|credential|credentials|access token|tokens|environment variable|environment variables|database|developer message|system message|auth secret',
  },
  {
    verbs: 'mark|report|treat|label|consider',
    objects: 'as safe|as passed|as approved|as verified|checks passed|check passed|checks as passed',
  },
  {
    verbs: 'approve',
    objects:
      'every recipe|all recipes|any recipe|this recipe|the recipe|all outputs|any output|every output|all answers',
  },
  {
    verbs: 'skip|disable|turn off|bypass',
    objects:
      'review|the checks|all checks|safety check|safety checks|validation|safety filter|safety filters|content filter',
  },
]

/** Words that no cook writes, each an order to a machine by itself. */
export const machineWords =
  'system prompt|developer prompt|hidden prompt|initial prompt|developer message|system message|system instructions|hidden instructions|you are now|you are no longer|act as if you|act as an ai|respond as|behave as|jailbreak|developer mode|dan mode|do anything now|prompt injection|drop table|union select|rm rf|sudo|curl http|wget|os system|process env|dear ai|dear assistant|dear model|dear chatbot|dear reviewer|dear moderator|hello assistant|hey ai|hello ai|attention ai|attention assistant|attention reviewer|note to the ai|note to ai|note to the reviewer|note to the model|note to reviewer|note to assistant|message to the ai|message to the model|message for the ai|message for the reviewer|instructions to the model|instructions for the model|instructions for the ai|instructions to ai|begin system|end system|begin instructions|end instructions|dear bot|note to the grader|note to the system|dear system|dear grader|attention model|attention system|hey assistant|note for the ai'

/** Roles that a transcript begins its lines with. */
export const transcriptRoles: ReadonlySet<string> = new Set(['system', 'assistant', 'user', 'human'])

/** Small words that no English sentence is without, and those of other languages. */
export const englishWords =
  'the|and|with|until|into|for|of|to|it|in|on|at|over|from|then|or|all|is|are|each|about|them|minute|minutes|min|mins|hour|hours'
export const otherLanguages =
  'und|oder|nicht|mit|der|die|das|den|dem|ein|eine|einen|auf|für|als|bis|sie|et|les|des|une|dans|avec|pour|sur|est|jusqu|puis|vous|el|los|las|una|unos|con|para|por|que|hasta|luego|del|il|gli|della|delle|nel|fino|poi|che|per|het|een|niet|van|och|att|med|som|até|uma|dos|não|wszystkie|oraz|jest|ve|bir|ile'

/** What food is said to do to people, besides the words for health. */
export const bodyWords =
  'calcium|magnesium|potassium|the blood|your blood|sets off|reaction|reactions|react|reacts|anaemia|anemia|nerves|lungs|complexion|wrinkle|makes you|make you|keeps you|keep you|helps you|good for the|good for your|great for your|kind to|settles the|hungover|mums|nursing|metabolic|enzyme|enzymes|arsenic|nightcap'
