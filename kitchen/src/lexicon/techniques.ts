import type { Effect } from './concept.ts'

/**
 * Everything that cooks do, by its effect on food; verbs in their base form, each of one word or with words behind it. The first form of a
 * row is the name of the technique. Source: the vocabulary of USDA FSIS and university extension handling guides, and of common cookery.
 */
export const techniqueRows: readonly {
  readonly effect: Effect
  readonly isMoist?: true
  readonly rows: readonly string[]
}[] = [
  {
    effect: 'cook',
    isMoist: true,
    rows: [
      'boil|parboil|bring to a boil|bring to the boil|come to a boil|come to the boil|reach a boil|bring to a rolling boil|bring to a hard boil|bring to a full boil|bring to a hard rolling boil|bring back to the boil|return to a boil|bring up to the boil|boil hard|boil down|hard boil',
      'simmer|bring to a simmer|come to a simmer|bubble|bring to a gentle simmer|return to a simmer|reduce to a simmer|blip|bring just to a simmer|putter',
      'stew|braise|pot roast|casserole|slow braise',
      'poach|coddle',
      'steam',
      'blanch|scald',
      'pressure cook|manual high pressure|high pressure|low pressure|cook at high pressure|cook on high pressure|cook under pressure',
      'slow cook',
      'reduce|thicken|boil away|cook down|reduce down',
      'sous vide',
    ],
  },
  {
    effect: 'cook',
    rows: [
      'cook|recook|precook|cook through|finish cooking|continue cooking|continue to cook|cook off|cook out',
      'bake|rebake|blind bake|par bake|prebake',
      'roast|spit roast|oven roast|slow roast',
      'fry|pan fry|shallow fry|deep fry|stir fry|air fry|refry|oven fry',
      'saute|sautee|sauté|soften|sweat|soffritto|wilt|fry off',
      'grill|barbecue|bbq|chargrill|griddle|rotisserie|spit',
      'broil',
      'microwave|nuke|zap',
      'scramble',
      'confit',
      'popcorn',
      'heat through|reheat|warm through|heat up|rewarm',
      'caramelize|caramelise',
    ],
  },
  {
    effect: 'sear',
    rows: [
      'sear|brown|color|colour|crisp|crisp up|char|blacken|scorch|torch|blister|flambe|flash fry|singe|brulee|gratinate|glaze under the grill|sizzle|render',
      'toast|dry roast|dry fry',
    ],
  },
  { effect: 'warm', rows: ['heat|warm|preheat the oil|melt|temper|take the chill off|gently heat'] },
  {
    effect: 'combine',
    rows: [
      'mix|mix in|stir|combine|blend|whisk|whisk in|beat|whip|fold|fold in|toss|stir in|stir through|cream|work in|incorporate|swirl|stir together|mix together|rub in|cut in|amalgamate|emulsify|muddle|tumble|jumble|agitate|shake|shake up|mix up|mingle',
      'puree|pureé|process|blitz|liquidize|liquidise|pulse|mash|grind|crush|pound|pestle|squash|squish|mince finely|whizz|whiz|food process|buzz|smash',
      'knead|work|stretch and fold',
      'dissolve|hydrate|bloom',
    ],
  },
  {
    effect: 'add',
    rows: [
      'add|add in|pour|pour in|pour over|tip|tip in|throw in|toss in|drop|drop in|crack|crack in|break in|put|put in|place|lay|lay out|arrange|set on|nestle|tuck|nestle in|return|include|use|follow with|introduce|crumble in|crumble over|spoon|spoon in|spoon over|ladle|ladle over|scrape|scrape in|empty|transfer|insert|load|deposit|dollop|pop|pop in|bury|submerge|immerse|dunk|float|squeeze in|squeeze over|go in|slide|slip|slip in|splash|splash in|deglaze|slosh|strew|put back|stir back|trickle|trickle in|stream in|dribble|dribble in',
      'top|sprinkle|sprinkle on|scatter|garnish|finish|drizzle|drizzle on|dot|layer|decorate|shower|dust|crown|grate over|shave over|crumble|spread|smear|slather|frost|ice|pipe|ladle on|cover|blanket|adorn|festoon|anoint|mist|spritz|squirt',
      'fill|stuff|sandwich|pack|pack in|line',
    ],
  },
  {
    effect: 'coat',
    rows: [
      'season|salt|pepper|spice|oil|flour|sugar|butter|rub|coat|dredge|dip|bread|batter|brush|baste|glaze|dress|moisten|wet|roll in|toss in flour|lard|egg wash|crumb|soak up|massage|drench|lubricate',
    ],
  },
  {
    effect: 'cut',
    rows: [
      'chop|slice|dice|mince|grate|peel|core|seed|deseed|trim|halve|quarter|cube|cut|cut up|cut into|shred|zest|juice|squeeze|tear|tear up|julienne|shave|score|pit|stone|hull|husk|shell|shuck|devein|debone|bone|fillet|carve|butterfly|spatchcock|prick|poke|pierce|skin|destem|stem|strip|pluck|pick|spiralize|mandoline|mandolin|snip|break|break up|break apart|separate|split|slit|top and tail|flake|crack open|pull apart|pull|truss|tie|prep|hand shred|pod|string|segment|supreme|divide in two|sever|scale|gut|cut off|cut away|cut out|pare|trim off|scoop out|hollow|hollow out|pop open|pry|pry open',
    ],
  },
  {
    effect: 'remove',
    rows: [
      'discard|goes out|go out|throw away|throw out|bin|toss out|dispose|get rid|pour away|pour off|tip away|tip out|dump|compost|throw it away|throw them away|out it goes|out they go|chuck out|chuck it out|chuck them out|bin it|bin them|out with it|out with them|out with the lot|start over|start again|start afresh',
      'drain|strain|sieve|sift|wring|wring out|squeeze out|press out|blot|pat dry|pat|dab|dry off|filter',
      'remove|take out|lift out|fish out|take off|lift|lift off|scoop|skim|pull out|take from|extract|pick out|peel off|peel away|scrape off|scrape out|turn out|invert|unmold|unmould|release|loosen|peel back|skin off|spoon off|wipe off|shake off|brush off',
      'set aside|put aside|reserve|save|hold back|keep back|keep aside|set to one side|lay aside|transfer to a plate|remove to a plate',
    ],
  },
  {
    effect: 'chill',
    rows: [
      'chill|refrigerate|refridgerate|refrigarate|put in the fridge|keep in the fridge|keep cold|fridge|chill down|ice down',
    ],
  },
  { effect: 'freeze', rows: ['freeze|refreeze|flash freeze|churn'] },
  {
    effect: 'wait',
    rows: [
      'rest|let rest|stand|sit|leave|let|wait|allow|set|let sit|let stand|leave to stand|leave to rest|hold|keep|keep warm|hang|hang out|linger|forget|relax|settle|firm up|set up|stay|remain|lie|bide|idle|park|leave out|sit out|stand out|laze',
      'cool|cool down|let cool|leave to cool|cool off|cool completely|come to room temperature|bring to room temperature|get cold|go cold',
    ],
  },
  {
    effect: 'steep',
    rows: [
      'marinate|marinade|macerate',
      'soak|steep|brew|cold brew',
      'infuse',
      'proof|prove|rise|ferment|autolyse|double|double in size|culture|incubate|sprout',
      'brine',
      'age|dry age|mature|ripen',
    ],
  },
  { effect: 'cure', rows: ['cure|cold smoke|salt cure|sugar cure|dry cure'] },
  { effect: 'cook', rows: ['smoke|hot smoke'] },
  {
    effect: 'preserve',
    rows: [
      'pressure can|water bath can|process the jars|home can|can the|waterbath|canning|process in a water bath|process in the oven|process jars',
      'seal the jars|seal jars|vacuum seal the jars|turn upside down to seal|seal tightly|heat seal|seal|heat seal|cap|lid tightly',
      'sterilize|sterilise|pasteurize|pasteurise',
      'pickle|preserve|put up|bottle|jar|put by',
    ],
  },
  { effect: 'dry', rows: ['dehydrate|dry|dry out|air dry|sun dry|freeze dry'] },
  { effect: 'thaw', rows: ['thaw|defrost|unfreeze|thaw out'] },
  {
    effect: 'wash',
    rows: ['wash|rinse|rinse off|rinse out|wash off|hose|run under|give a wash|give a rinse'],
  },
  { effect: 'clean', rows: ['clean|scrub|wipe|wipe down|sanitize|sanitise|disinfect|tidy|clear away|mop'] },
  {
    effect: 'serve',
    rows: [
      'serve|plate|plate up|dish up|dish|enjoy|divide|divide among|divide between|portion|portion out|share|present|slice and serve|accompany|eat with|pair|offer|pass around|bring to the table|set out|tuck in|dig in|savor|savour|mop up',
    ],
  },
  {
    effect: 'eat',
    rows: ['eat|taste|try|sample|lick|drink|swallow|consume|chew|sip|nibble|snack on|munch|gulp|slurp'],
  },
  { effect: 'wrap', rows: ['wrap|wrap up|roll|roll up|enclose|cocoon|foil|tent|bundle|parcel'] },
  {
    effect: 'prepare',
    rows: [
      'preheat|pre heat|heat the oven|heat oven|turn on|switch on|fire up|light|set the oven|turn the oven|crank|dial|set',
      'grease|line with|oil the|butter the|flour the|spray',
      'prepare|make|get|gather|assemble|measure|weigh|check|start|begin|ready|make up|whip up|set up|build|construct|create|follow|plan|mark|attach|fit|position|mount|install',
      'turn down|turn up|lower the heat|raise the heat|reduce the heat|increase the heat|turn off|turn the heat|adjust|lower|raise|increase|decrease|switch off|kill the heat',
    ],
  },
  {
    effect: 'move',
    rows: [
      'turn|flip|flip over|turn over|rotate|move|shift|push|spread out|press|press down|tilt|tap|stack|bring|take|give|run|work around|continue|repeat|go|keep going|carry on|proceed|switch|replace|swap|alternate|rearrange|slide off|shuffle|center|hoist|carry',
    ],
  },
  {
    effect: 'test',
    rows: [
      'test|insert a thermometer|probe|look|watch|see|note|notice|remember|ensure|make sure|be careful|feel|listen|monitor|judge|ask|know|tell|double check|keep an eye',
    ],
  },
  {
    effect: 'shape',
    rows: [
      'shape|form|mold|mould|roll out|flatten|press into|pat out|pinch|crimp|seal the edges|braid|plait|twist|cut out|stamp|stamp out|punch down|knock back|dimple|flute|fold over|crease|pleat|stretch|smooth|level|thread|skewer|make a well|indent|roll into|cup',
    ],
  },
  {
    effect: 'store',
    rows: ['store|stash|pack away|box up|put away|keep for later|bank|squirrel away|stockpile|shelve'],
  },
]

/** Names of techniques that are done in a pan on the hob, besides those in liquid: what is added next is heated too. */
export const hobTechniques = 'cook|fry|saute|scramble|heat through|caramelize'
