import { quantitiesIn, tokensOf as readTokens } from '../../reading/index.ts'
import { wording } from '../asked/wording.ts'
import type { StatementCheck } from './statement.ts'

/** No food is safe for everybody: each of the EU's fourteen allergens is somebody's. Source: Regulation (EU) 1169/2011, Annex II. */
const forEverybody = wording(
  'safe|fine|okay|ok|suitable|good for|with every|any|all|each * allergy|allergies|allergic|allergen|allergens|diet / safe for everyone|everybody|anyone|anybody / every|any|no|all allergy|allergies can|may|have|need / everyone|everybody|anyone|anybody can|may|could eat|have + allergy|allergies|allergic|free|gluten|dairy|nut|nuts',
  'not|never|check|ask|label|unless|except|depends',
)

/** Smell and looks tell nothing of what makes people ill. Source: USDA FSIS, foodborne illness: bacteria that harm often leave smell, taste and look as they were. */
const bySmell = wording(
  'smell|smells|look|looks|taste|tastes * however|whatever|matter|regardless|always|even / however|whatever|regardless|even|matter * smell|smells|look|looks|taste|tastes * safe|fine|ok|okay|eat|good / past|after|expired|old * smell|smells|looks|tastes fine|good|ok|okay|fresh * safe|eat|good|fine',
  'not|never|throw|discard|tell nothing|cannot',
)

/** Beans with lectins are boiled hard. Source: FDA, Bad Bug Book, phytohaemagglutinin. */
const unboiled = wording(
  'never|not|no|without|skip|avoid * boil|boiling|boiled|cook|cooking + kidney|red|lima|cannellini|dried|raw bean|beans',
)

const warmed = wording(
  'warm|warmed|raw|eat|serve|fine|safe|salad|sprout|need',
  'canned|tin|tinned|simmer|slow|until',
)

const saltByTheCup = wording(
  'cup|cups of * salt / cup|cups salt|salts',
  'brine|brining|brined|cure|curing|cured|pickle|pickling|water|crust|dough|bury|bed|ice|ferment|quart|gallon|liter|cabbage',
)

const inMicrowave = wording('microwave|microwaved|microwaving')
const boiling = wording('boil|boiled|boiling|simmer|simmered|simmering')
const boiledLong = wording(
  'stock|broth|bone|bones|demi|brisket|oxtail|tripe|beans|syrup|sap|ragu|pho|ramen|cassoulet|tonkotsu',
)
/** Minutes beyond which no home cook does it, whatever the food. */
const longest = { microwave: 60, boil: 6 * 60 } as const
const aDay = 24 * 60

/** What no table of the kitchen ranks. */
const superlative = wording(
  'more|less|higher|lower * protein|fat|fiber|fibre|iron|calcium|vitamin|sugar|salt|calories|carbs * than any|all|every|anything / most|best|richest|highest|single * source of / most|least|highest|lowest protein|fat|iron|calcium|sugar|calories * of all|any',
  'one of|among',
)

/** Claims that are false of any food: safe for everybody, safe by its smell whatever its age, salt by the cup, hours in the microwave. */
export const checkBroadClaims: StatementCheck = ({ plain }) => {
  if (forEverybody.test(plain)) return { verdict: 'drop', reason: 'allergen' }
  if (unboiled.test(plain) && warmed.test(plain)) return { verdict: 'drop', reason: 'unsafe-advice' }
  if (bySmell.test(plain)) return { verdict: 'drop', reason: 'unsafe-advice' }
  if (saltByTheCup.test(plain)) return { verdict: 'drop', reason: 'conversion' }
  if (superlative.test(plain)) return { verdict: 'drop', reason: 'nutrition' }
  return isTooLong(plain) ? { verdict: 'drop', reason: 'unverified' } : null
}

function isTooLong(plain: string): boolean {
  const most = Math.max(
    0,
    ...quantitiesIn(readTokens(plain))
      .filter(({ kind, range }) => kind === 'duration' && range.max < aDay)
      .map(({ range }) => range.min),
  )
  if (inMicrowave.test(plain) && most > longest.microwave) return true
  return boiling.test(plain) && !boiledLong.test(plain) && most > longest.boil
}
