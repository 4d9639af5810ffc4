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
  "morning|noon|midday|afternoon|teatime|evening|night|nightfall|lunch|lunchtime|dinner|dinnertime|supper|suppertime|breakfast|bedtime|midnight|dusk|dawn|sundown|sunset|sunrise|home|home time|hometime|work|school|school run|tomorrow|next day|following day|day after|party|picnic|match|o'clock|oclock|pm|am|shift|whistle|guests|office|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|weekdays|beach|day out|journey|trip|commute|homework|playtime|break"

/** What stands before a time of day that begins or ends a wait: until dinner, before work, through the afternoon. */
export const waitBounds = 'until|till|til|before|from|through|throughout|since|all|by|between|during'

/** What may stand before a time of day that only names when something happens: two of these in a sentence span a time. */
export const timePoints = 'at|as|when|on|to|and|come'

/** What stands before a vessel that is being filled. */
export const vesselWords =
  'in|into|inside|fill|filled|hot|warm|clean|sterile|sterilized|sterilised|between|lower|stand|empty|among'

/** Words that lead to a place. */
export const placeLeads =
  'on|in|at|by|beside|near|next|to|the|a|an|your|of|under|over|above|bowl|dish|bag|covered'
