import type { CheckedRecipe } from '@plotluck/kitchen'
import type { PhraseSet } from '../oracle/phrases.ts'
import { findPhrases, phraseSet } from '../oracle/phrases.ts'
import type { Fault } from '../suggestion.ts'

/** Animal foods bought raw, the least core temperature of USDA FSIS's chart, and the cues that chart accepts beside it. */
type Raw = {
  readonly kind: string
  readonly names: PhraseSet
  readonly fahrenheit: number
  readonly cue: RegExp
}

const list = (text: string): readonly string[] => text.split(',')
const never = /(?!)/

const raws: readonly Raw[] = [
  {
    kind: 'poultry',
    names: phraseSet(
      list('chicken,turkey,duck,goose,quail,cornish hen,chicken liver'),
      list(
        'chicken broth,chicken stock,chicken bouillon,cooked chicken,canned chicken,rotisserie chicken,deli turkey,turkey bacon,duck fat,duck egg,quail egg,leftover chicken,roast chicken,cooked turkey,shredded cooked chicken',
      ),
    ),
    fahrenheit: 165,
    cue: never,
  },
  {
    kind: 'ground meat',
    names: phraseSet(
      list(
        'ground beef,ground pork,ground lamb,ground veal,ground bison,grass-fed ground beef,italian sausage,hot italian sausage,breakfast sausage,bratwurst,merguez sausage,sausage',
      ),
      list(
        'smoked sausage,andouille sausage,kielbasa,blood sausage,vegan sausage,chicken sausage,turkey sausage',
      ),
    ),
    fahrenheit: 160,
    cue: never,
  },
  {
    kind: 'whole cuts',
    names: phraseSet(
      list('steak,beef,veal,lamb,pork,venison,rabbit,goat meat,brisket,short rib,sparerib,oxtail'),
      list(
        'ground beef,ground pork,ground lamb,ground veal,beef broth,beef stock,beef bouillon,corned beef,roast beef,deli roast beef,beef jerky,salt pork,beef tallow,beefsteak tomato,cauliflower steak,cabbage steak,pork breakfast sausage,beef hot dog,lamb lettuce,homemade beef stock,pork belly bacon',
      ),
    ),
    fahrenheit: 145,
    cue: never,
  },
  {
    kind: 'fish',
    names: phraseSet(
      list(
        'salmon,tuna,cod,haddock,halibut,tilapia,catfish,bass,snapper,flounder,mackerel,swordfish,mahi mahi,perch,grouper,whiting,turbot,trout,pollock,monkfish,branzino,barramundi,bream,plaice,fresh sardine,fish fillet',
      ),
      list(
        'smoked salmon,canned salmon,canned pink salmon,canned tuna,canned tuna in oil,canned tuna in water,tuna in oil,tuna in water,smoked trout,smoked mackerel,salt cod,canned mackerel,fish sauce,tin tuna',
      ),
    ),
    fahrenheit: 145,
    cue: /flak|opaque|separates/i,
  },
  {
    kind: 'shellfish',
    names: phraseSet(
      list('shrimp,prawn,scallop,squid,lobster,langoustine,crayfish,mussel,clam,cockle,octopus'),
      list('canned clam,shrimp paste,dried shrimp,cooked shrimp,oyster mushroom'),
    ),
    fahrenheit: 145,
    cue: /opaque|pearl|shells? (?:have )?open|have opened|open(?:ed)?\b/i,
  },
  {
    kind: 'eggs',
    names: phraseSet(
      ['egg', 'duck egg', 'quail egg'],
      list('egg noodles,eggplant,vegan egg,egg roll wrapper,egg-free'),
    ),
    fahrenheit: 160,
    cue: /\b(?:set|firm|hard|golden|boil (?:them |the eggs )?for (?:9|1\d) minutes|no liquid egg|scrambled|risen|skewer[^.;]* comes? out (?:clean|with)|crisp)\b/i,
  },
]

/** Raw meat, fish and eggs of the list for which no step gives the safe temperature or the accepted cue. */
export function judgeHeat(recipe: CheckedRecipe): readonly Fault[] {
  const texts = recipe.steps.map(({ text }) => text)
  const missing = raws.flatMap(({ kind, names, fahrenheit, cue }) => {
    const line = recipe.ingredients.find((text) => findPhrases(names, text).length > 0)
    if (line === undefined) return []
    const isSafe = texts.some(
      (text) => cue.test(text) || coreTemperatures(text).some((degrees) => degrees >= fahrenheit),
    )
    return isSafe ? [] : [{ figure: 'safe heat', detail: `${kind}: no step makes "${line}" safe` }]
  })
  return [...missing, ...texts.flatMap(oddPairs)]
}

/** Temperatures in a text that a core can have, in °F; an oven's are higher. */
function coreTemperatures(text: string): readonly number[] {
  return [...text.matchAll(/(\d{2,3}) ?°F/g)]
    .map((found) => Number(found[1]))
    .filter((degrees) => degrees < 212)
}

/** '165°F (70°C)': the same temperature said twice, and not the same. Ovens are rounded to fives, so ten degrees Fahrenheit may lie between. */
function oddPairs(text: string): readonly Fault[] {
  const pairs = [
    ...[...text.matchAll(/(\d+) ?°F \((\d+) ?°C\)/g)].map(([all, f, c]) => ({
      all,
      f: Number(f),
      c: Number(c),
    })),
    ...[...text.matchAll(/(\d+) ?°C \((\d+) ?°F\)/g)].map(([all, c, f]) => ({
      all,
      f: Number(f),
      c: Number(c),
    })),
  ]
  return pairs
    .filter(({ f, c }) => Math.abs(c * 1.8 + 32 - f) > 10)
    .map(({ all }) => ({ figure: 'temperature pairs', detail: all }))
}
