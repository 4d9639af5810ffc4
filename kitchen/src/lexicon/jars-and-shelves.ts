/** Vessels in which food is put up. */
export const jarForms =
  'jar|jars|paraffin|bottle|bottles|mason jar|canning jar|preserving jar|kilner jar|kilner|demijohn|canner|flip top'

/** How a jar is shut so that no air comes in, and the signs that it is. */
export const closingForms =
  'seal|seals|sealed|sealing|lid|lids|ping|pop|pops|popped|upside down|on their heads|cap|caps|capped|vacuum|headspace|clip down|clamp down|screw on|twist on|bands|rims'

/** Seasons, feasts and other times months away: what is put away till then has to keep. */
export const farTimes =
  'winter|midwinter|spring|summer|autumn|christmas|easter|thanksgiving|new year|next year|year round|all year|the year|next season|next harvest|holidays|years to come|months to come|lent|next garden|the thaw|cold months|dark months|last january|last february|last march|last april|last may|last june|last july|last august|last september|last october|last november|last december|last year|until january|until march|till january|till march|till spring'

/** Times of a day, and what people do at them. */
export const dayParts =
  "morning|brunch|brunchtime|elevenses|nightcap|noon|midday|afternoon|teatime|evening|night|nightfall|lunch|lunchtime|dinner|dinnertime|supper|suppertime|breakfast|bedtime|midnight|dusk|dawn|sundown|sunset|sunrise|home|home time|hometime|work|school|school run|tomorrow|next day|following day|day after|party|picnic|match|o'clock|oclock|pm|am|shift|whistle|guests|office|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|weekdays|beach|day out|journey|trip|commute|homework|playtime|break|bed|bedtime|you wake|wake up|knocking off time|closing time|kick off|halftime|sermon|service|you return|you get back|come back|you are back|youre back"

/** Where a cook goes who leaves what is on the heat or on the table. */
export const cookAway =
  'upstairs|downstairs|outside|outdoors|next door|to work|to bed|to sleep|to church|to school|for a walk|for a swim|for a run|a nap|the shop|the shops|to town|errands|the bath|a bath|a shower|the garden|the children|the kids|the dog|leave the kitchen|leave the house|leave the room|out of the kitchen|another room|other room|the phone|the door'

/** What stands before a time of day that begins or ends a wait: until dinner, before work, through the afternoon. */
export const waitBounds = 'until|till|til|before|from|through|throughout|since|all|whole|by|between|during'

/** What may stand before a time of day that only names when something happens: two of these in a sentence span a time. */
export const timePoints = 'at|as|when|on|in|to|and|come'

/** What stands before a vessel that is being filled. */
export const vesselWords =
  'in|into|inside|fill|filled|hot|warm|clean|sterile|sterilized|sterilised|between|lower|stand|empty|among'

/** Foods that are counted as nothing to eat. */
export const waterNames = 'water|ice|sparkling water'

/** With what a wait ends by the cook's own plan: 'until ready to serve'. */
export const waitEnds =
  'ready|needed|need|serve|serving|served|use|using|required|desired|wanted|assembly|baking|cooking|then|done|now|possible|end'

/** Words that set food beside something that is no vessel. */
export const besideWords = 'next to|beside|by|behind|underneath|alongside|close to|not far from'

/** Prepositions of place. */
export const placePrepositions =
  'on|in|at|by|beside|near|to|under|over|above|into|onto|inside|outside|behind|beneath|underneath|between|among|atop'

/** Words that lead to a place. */
export const placeLeads =
  'on|in|at|by|beside|near|next|to|the|a|an|your|of|under|over|above|bowl|dish|bag|covered'

/** Shapes and manners: 'in a spiral', 'at an angle', 'in a hurry' are no places. */
export const mannerNouns =
  'hurry|angle|slant|spiral|swirl|coil|loop|circle|ring|row|line|zigzag|lattice|crisscross|diamond|triangle|square|pattern|fashion|manner|stream|trickle|ribbon|mound|heap|pile|fan|cross'

/** Where somebody else cooks or sells: what is in their food nobody here can know. */
export const elsewherePlaces =
  'restaurant|takeaway|takeout|take away|cafe|canteen|buffet|caterer|bakery|pub|diner|bistro|chippy|chip shop|food truck|deliveroo|uber eats|just eat|doordash|grubhub|the place i|pizza place|burger place|the chain|fast food|do their|does their|is their|are their'

/** What people ask of such food: what it holds, and what it touched. */
export const contentWords =
  'contain|contains|made with|made from|free of|free from|safe|suitable|allergy|allergic|allergen|cooked in|cooked separately|cooked with|fried in|fry in|fries in|fry|separate|shared|cross contamination|traces|vegan|vegetarian|halal|kosher|have nuts|use'

/** Names in capitals that are no maker's: of agencies, places and cuisines, of days and months. */
export const properAdjectives =
  'usda|fda|fsis|cdc|epa|eu|us|uk|nhs|nchfp|celsius|fahrenheit|italian|french|greek|thai|asian|chinese|japanese|indian|mexican|spanish|turkish|korean|vietnamese|british|american|english|mediterranean|middle|eastern|african|swiss|german|danish|irish|scottish|cajun|creole|dutch|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|thanksgiving|plotluck|harvest|maillard|salmonella|listeria|coli|yes|no'

/** Words that deny a danger, and so tell somebody not to worry. */
export const calmingDenials =
  'without any risk|without risk|no danger|never goes bad|never go bad|never spoils|never spoil|keeps forever|lasts forever|no problem|no risk|nothing happens|wont hurt|will not hurt|no need to worry|dont worry|nothing to worry'

/** Those who know of medicines and of what is safe to eat. */
export const doctors =
  'doctor|pharmacist|dietitian|allergist|pediatrician|physician|midwife|nurse|poison control'

/** For when and for what a title says a dish is: they promise nothing of what is in it. */
export const occasions =
  'class|bake sale|sale|rainy|snowy|sunny|lazy|cold|hot|busy|weeknight|birthday|wedding|barbecue|potluck|feast|festival|holiday|crowd|two|one|four|family|friends|freezer|hike|hiking|road|camping|campfire|garden|season|harvest|glut|night in|brave|lunchbox|start|end'

/** Words for all of a dish or a meal, in a claim of how fast it is made. */
export const wholeDish =
  'start to finish|beginning to end|from scratch|on the table|table|dinner|supper|lunch|meal|altogether|in total|all told|flat|whole thing|whole dish|and done|all in all'

/** Days that baked goods keep on a shelf, by the word their name ends with. Source: USDA FoodKeeper, baked goods, pantry. */
export const shelvedBakes: readonly { readonly forms: string; readonly days: number }[] = [
  { forms: 'cookie|biscotti', days: 60 },
  { forms: 'muffin|cake|cupcake', days: 7 },
]
