import { answerCards } from './answers.ts'
import { basicCards } from './basics.ts'
import { bakersCards } from './bakers-questions.ts'
import { appAnswers } from './by-example/app.ts'
import { ideasAnswers } from './by-example/ideas.ts'
import { keepingAnswers } from './by-example/keeping.ts'
import { measuresAnswers } from './by-example/measures.ts'
import { occasionsAnswers } from './by-example/occasions.ts'
import { peopleAnswers } from './by-example/people.ts'
import { preservingAnswers } from './by-example/preserving.ts'
import { everydayKeeping } from './by-example/everyday-keeping.ts'
import { everydaySafety } from './by-example/everyday-safety.ts'
import { everydaySwaps } from './by-example/everyday-swaps.ts'
import { everydayRepairs } from './by-example/everyday-repairs.ts'
import { everydayCooking } from './by-example/everyday-cooking.ts'
import { harvestAndPreserving } from './by-example/harvest-and-preserving.ts'
import { meatAndAppliances } from './by-example/meat-and-appliances.ts'
import { bakingAndSweets } from './by-example/baking-and-sweets.ts'
import { peopleAndHealth } from './by-example/people-and-health.ts'
import { larderAndLeftovers } from './by-example/larder-and-leftovers.ts'
import { everydayDishes } from './by-example/everyday-dishes.ts'
import { kitchensOfTheWorld } from './by-example/kitchens-of-the-world.ts'
import { smokeHuntAndCamp } from './by-example/smoke-hunt-and-camp.ts'
import { dietsAndAilments } from './by-example/diets-and-ailments.ts'
import { stillGood } from './by-example/still-good.ts'
import { amountsAndFaults } from './by-example/amounts-and-faults.ts'
import { askedByStrangers } from './by-example/asked-by-strangers.ts'
import { askedByHouseholds } from './by-example/asked-by-households.ts'
import { whatIsWhat } from './by-example/what-is-what.ts'
import { householdsOfTheWorld } from './by-example/households-of-the-world.ts'
import { rescueAndTechnique } from './by-example/rescue-and-technique.ts'
import { shortAndMixed } from './by-example/short-and-mixed.ts'
import { safetyAndMeats } from './by-example/safety-and-meats.ts'
import { glutsAndJars } from './by-example/gluts-and-jars.ts'
import { bakingAndPans } from './by-example/baking-and-pans.ts'
import { reheatingAndDates } from './by-example/reheating-and-dates.ts'
import { namedDishes } from './by-example/named-dishes.ts'
import { eatingWithLimits } from './by-example/eating-with-limits.ts'
import { techniqueAnswers } from './by-example/technique.ts'
import { bakingCards } from './baking.ts'
import { canningCards } from './canning.ts'
import type { Card } from './card.ts'
import { carrierCards } from './carriers.ts'
import { cookingTermCards } from './cooking-terms.ts'
import { everydayCards } from './everyday.ts'
import { faultCards } from './faults.ts'
import { forumCards } from './forum-questions.ts'
import { freezingCards } from './freezing.ts'
import { householdCards } from './household-tips.ts'
import { storageCards } from './storage.ts'
import { kitchenCards } from './kitchen-questions.ts'
import { larderCards } from './larder-questions.ts'
import { medicineCards } from './medicines.ts'
import { ownCards } from './own.ts'
import { personCards } from './persons.ts'
import { stoveCards } from './stove-questions.ts'
import { toolCards } from './tools-questions.ts'
import { preservingCards } from './preserving.ts'
import { produceCutCards } from './preparing-produce.ts'
import { produceCards } from './produce.ts'
import { rescueCards } from './rescue.ts'
import { allergyCards, riskCards } from './at-risk-questions.ts'
import { ripeningCards } from './ripening.ts'
import { safetyCards } from './safety.ts'
import { skillCards } from './skills.ts'
import { appCards } from './app-questions.ts'
import { harvestCards } from './harvest-questions.ts'
import { keepingCards } from './keeping-questions.ts'
import { menuCards } from './shopping-and-menu-questions.ts'
import { peopleCards } from './people-questions.ts'
import { techniqueQuestionCards } from './technique-questions.ts'
import { worldKitchenCards } from './world-kitchens.ts'
import { turkeyCards } from './turkey.ts'
import { substitutionCards } from './substitution.ts'
import { techniqueCards } from './technique.ts'

/** Every written card, by topic. */
export const allCards = (): readonly Card[] => [
  ...cardsOnFood(),
  ...personCards,
  ...medicineCards,
  ...toolCards,
  ...larderCards,
  ...peopleCards,
  ...appCards,
  ...keepingCards,
  ...keepingAnswers,
  ...preservingAnswers,
  ...techniqueAnswers,
  ...measuresAnswers,
  ...peopleAnswers,
  ...ideasAnswers,
  ...appAnswers,
  ...occasionsAnswers,
  ...everydayCooking,
  ...everydayRepairs,
  ...everydaySwaps,
  ...everydaySafety,
  ...everydayKeeping,
  ...harvestAndPreserving,
  ...meatAndAppliances,
  ...bakingAndSweets,
  ...peopleAndHealth,
  ...larderAndLeftovers,
  ...everydayDishes,
  ...kitchensOfTheWorld,
  ...smokeHuntAndCamp,
  ...dietsAndAilments,
  ...stillGood,
  ...amountsAndFaults,
  ...askedByStrangers,
  ...askedByHouseholds,
  ...whatIsWhat,
  ...householdsOfTheWorld,
  ...rescueAndTechnique,
  ...shortAndMixed,
  ...safetyAndMeats,
  ...glutsAndJars,
  ...bakingAndPans,
  ...reheatingAndDates,
  ...namedDishes,
  ...eatingWithLimits,
]

/** Those that speak of food and the work on it, and not of bodies, cleaning and what is no food; their words are what statements of a model are held to. */
export function cardsOnFood(): readonly Card[] {
  return [
    ...answerCards,
    ...faultCards,
    ...kitchenCards,
    ...allergyCards,
    ...riskCards,
    ...safetyCards,
    ...storageCards,
    ...preservingCards,
    ...rescueCards,
    ...techniqueCards,
    ...bakingCards,
    ...substitutionCards,
    ...everydayCards,
    ...freezingCards,
    ...canningCards,
    ...produceCards,
    ...ripeningCards,
    ...turkeyCards,
    ...skillCards,
    ...carrierCards,
    ...ownCards,
    ...basicCards,
    ...cookingTermCards,
    ...bakersCards,
    ...stoveCards,
    ...householdCards,
    ...forumCards,
    ...harvestCards,
    ...techniqueQuestionCards,
    ...worldKitchenCards,
    ...menuCards,
    ...produceCutCards,
  ]
}
