/** Words of grammar that change what the words beside them mean. */
export const wordRows = {
  negation:
    'no|not|without|dont|never|instead of|rather than|avoid|omit|skip|leave out|free of|free from|cannot|cant|wont|isnt|arent|doesnt|neither|nor|none|in place of|as opposed to|minus|shouldnt|must not|no need|nothing|wouldnt',
  forbidding:
    'do not|dont|never|avoid|discard|throw away|throw out|throw it away|throw them away|not safe|unsafe|toxic|poisonous|no need to|must not|should not|bin it|away from|rather than|instead of|beware',
  comparison:
    'size of|thickness of|consistency of|texture of|colour of|color of|shape of|smell of|look of|resemble|resembles|looks like|look like|like|similar to|as thick as|thick as|the size of|reminiscent of|as if|tastes like|taste like|resembling|consistency like|such as',
  shaped:
    'size|sized|shape|shaped|like|coloured|colored|free|less|cold|flavoured|flavored|style|scented|type|sizes|thick',
  meatless:
    'vegan|plant based|dairy free|eggless|egg free|gluten free|meatless|meat free|vegetarian|mock|faux|fake|non dairy|nondairy|imitation|nut free|veggie|nut based|soy based|vegetable based|egg replacement|egg substitute|impossible|beyond|plant',
  until: 'until|till|til|or until|just until|just till|and until',
  during:
    'while|meanwhile|in the meantime|at the same time|as it cooks|in the same time|during this time|while you wait|while it|while they|while the|while that',
  every:
    'every|within|the last|the final|if you have|in the last|for the last|last|per|apart|at intervals of|up to',
  ceiling:
    'no more than|not more than|no longer than|not longer than|at most|maximum|max|at the most|only|just|barely|briefly|a mere|less than|under|dont go over|do not exceed|not exceed|tops|and no longer|and no more|never more than|never over|stop at|short of|exactly',
  condition:
    'if|optional|optionally|or if|should you|if desired|if you like|if using|if needed|if necessary|alternatively',
  ahead:
    'ahead|in advance|make ahead|next day|the day before|following day|next morning|tomorrow|the night before|later|day later|days later',
  side: 'side|sides|per side|each side|on each side|a side|either side',
  serving:
    'to serve|for serving|to garnish|for garnish|for garnishing|alongside|on the side|to accompany|if you like|if desired',
  clean: 'clean|fresh|new|another|separate|different|washed|second',
  same: 'same|unwashed|dirty|used|original',
} as const
export type WordId = keyof typeof wordRows

/** Numbers in words. */
export const numberForms: Readonly<Record<string, number>> = {
  zero: 0,
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  couple: 2,
  few: 3,
  several: 4,
  dozen: 12,
}

/** Parts of one in words. */
export const fractionForms: Readonly<Record<string, number>> = {
  half: 1 / 2,
  quarter: 1 / 4,
  third: 1 / 3,
  quarters: 1 / 4,
  thirds: 1 / 3,
  eighth: 1 / 8,
  fifth: 1 / 5,
}

/** Minutes of a unit of time. */
export const timeUnits: Readonly<Record<string, number>> = {
  second: 1 / 60,
  seconds: 1 / 60,
  sec: 1 / 60,
  secs: 1 / 60,
  s: 1 / 60,
  minute: 1,
  minutes: 1,
  min: 1,
  mins: 1,
  mn: 1,
  mns: 1,
  minuets: 1,
  hour: 60,
  hours: 60,
  hr: 60,
  hrs: 60,
  h: 60,
  day: 1440,
  days: 1440,
  night: 600,
  nights: 1440,
  week: 10_080,
  weeks: 10_080,
  fortnight: 20_160,
  month: 43_200,
  months: 43_200,
  year: 525_600,
  years: 525_600,
}

/** Spans that people name without a number, in minutes. */
export const namedSpans: Readonly<Record<string, readonly [number, number]>> = {
  overnight: [480, 720],
  'over night': [480, 720],
  'all night': [480, 720],
  'all day': [480, 720],
  'all afternoon': [180, 360],
  'all morning': [180, 300],
  'the whole day': [480, 720],
  'the whole night': [480, 720],
  'the night': [480, 720],
  'until morning': [480, 720],
  'until the morning': [480, 720],
  'till morning': [480, 720],
  'until the next day': [720, 1440],
  'until next day': [720, 1440],
  'until the following day': [720, 1440],
  'until tomorrow': [720, 1440],
  'til tomorrow': [720, 1440],
  'until dinner': [180, 360],
  'until dinnertime': [180, 360],
  'until lunchtime': [180, 300],
  'until evening': [300, 600],
  'until the evening': [300, 600],
  'before bed': [480, 600],
  'before work': [480, 600],
  'while you sleep': [480, 600],
  'while you are at work': [480, 600],
  'while at work': [480, 600],
  'when you get home': [240, 600],
  'until you get home': [240, 600],
  'from morning to evening': [480, 720],
  'from breakfast to dinner': [480, 720],
  indefinitely: [43_200, 525_600],
  'as long as you like': [300, 43_200],
  'for ages': [300, 43_200],
  'hours on end': [240, 720],
  'a long time': [180, 1440],
  'long weekend': [2880, 4320],
  'the weekend': [2880, 4320],
  'round the clock': [1440, 1440],
}
