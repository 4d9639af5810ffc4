/** Vessels in which food is put up. */
export const jarForms =
  'jar|jars|bottle|bottles|mason jar|canning jar|preserving jar|kilner jar|kilner|demijohn|canner|flip top'

/** How a jar is shut so that no air comes in, and the signs that it is. */
export const closingForms =
  'seal|seals|sealed|sealing|lid|lids|ping|pop|pops|popped|upside down|on their heads|cap|caps|capped|vacuum|headspace|clip down|clamp down|screw on|twist on|bands|rims'

/** Seasons, feasts and other times months away: what is put away till then has to keep. */
export const farTimes =
  'winter|midwinter|spring|summer|autumn|christmas|easter|thanksgiving|new year|next year|year round|all year|the year|next season|next harvest|holidays|years to come|months to come|lent|next garden|the thaw|cold months|dark months'

/** Times of a day, and what people do at them. */
export const dayParts =
  "morning|noon|midday|afternoon|teatime|evening|night|nightfall|lunch|lunchtime|dinner|dinnertime|supper|suppertime|breakfast|bedtime|midnight|dusk|dawn|sundown|sunset|sunrise|home|home time|hometime|work|school|school run|tomorrow|next day|following day|day after|party|picnic|match|o'clock|oclock|pm|am|shift|whistle|guests|office"

/** What stands before a time of day that begins or ends a wait: until dinner, before work, through the afternoon. */
export const waitBounds = 'until|till|til|before|from|through|throughout|since|all|by|after|between|during'

/** What stands before a vessel that is being filled. */
export const vesselWords =
  'in|into|inside|fill|filled|hot|warm|clean|sterile|sterilized|sterilised|between|lower|stand|empty|among'
