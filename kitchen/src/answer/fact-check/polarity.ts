/** Words that calm somebody down instead of warning: they do not turn a sentence into a warning. */
const reassurance =
  /\b(?:don'?t|do not|no need to|never|not) (?:worry|panic|fret|stress|mind|be (?:afraid|scared)|bother|fear)\b|\b(?:no|little|zero|hardly any) (?:real )?(?:risk|danger|harm|problem|reason)\b|\b(?:not|isn'?t|aren'?t|never) (?:really |actually |at all )?(?:dangerous|harmful|toxic|poisonous|risky|unsafe|a problem|an issue|necessary|needed|required)\b|\b(?:don'?t|do not|no need to|never|does not|doesn'?t|needn'?t) (?:have to |need to |matter|hurt|harm|make a difference|require|throw|discard|toss|refrigerate|waste)\b|\bnever (?:hurt|killed|harmed)|(?:won'?t|will not) (?:hurt|harm|kill|matter)|(?:never|not) (?:had|been|made|gotten?) (?:me |anyone |us )?(?:a |an )?(?:problem|issue|sick|ill)\b/g

const warning =
  /\b(?:do(?:es)? not|do(?:es)?n'?t|never|no canning|only cooked|(?:can|may) (?:hold|carry|contain|harbor)|releases? cyanide|avoid\w*|not (?:be )?(?:safe|recommended|advised|advisable|suitable|fit|eat|enough|use|serve|give|store|leave)|n'?t (?:be )?(?:safe|recommended|advised|advisable|suitable|enough)|unsafe|should(?:n'?t| not)|must(?:n'?t| not)|cannot|can'?t|can not|discard\w*|throw\w*|toss|bin it|dangerous|toxic|poisonous|harmful|risky?|risks|make (?:you|people) (?:ill|sick)|rather than|instead of|no need to|skip (?:rinsing|washing)|isn'?t|aren'?t|won'?t|no longer|only (?:if|when|after|by|once)|myth|can kill|deadly|fatal)\b/

const contrast = /;|\bbut\b|\bhowever\b|\bthough\b|\balthough\b|\byet\b|\bthat said\b|\bdespite\b/

/** The parts of a sentence that can say opposite things: 'some say never, but it is fine'. */
export function clausesOf(plain: string): readonly string[] {
  return plain.split(contrast).map((clause) => clause.trim())
}

/** True for a clause (lower case) that warns of what it names. 'Do not worry' and 'there is no risk' do not. */
export function warns(clause: string): boolean {
  return warning.test(clause.replace(reassurance, ' '))
}
