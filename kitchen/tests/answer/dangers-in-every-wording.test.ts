import { expect, test } from 'vitest'
import { answer } from '@plotluck/kitchen/answers'

/** Each food is asked about in each wording; none of the answers may give leave. Cases are products of both, so that no wording is fitted to one food. */
type Danger = {
  readonly name: string
  readonly foods: string
  readonly wordings: readonly ((food: string) => string)[]
  /** What every answer says. */
  readonly says: RegExp
}

const throwing = /^(No\b|Throw|At most 2 hours)|throw|do not eat|discard|goes whole/i

const dangers: readonly Danger[] = [
  {
    name: 'stood out for hours',
    foods:
      'stuffing,gravy,pumpkin pie,mashed potatoes,green bean casserole,creamed spinach,onion dip,egg salad,fried rice,baked beans,chicken broth,oatmeal,custard,tuna casserole,cabbage rolls,deviled eggs,clam chowder,refried beans,raw chicken,cream cheese,hummus,lentil soup,takeout chinese',
    wordings: [
      (food) => `${food} left out overnight, still ok?`,
      (food) => `the ${food} was on the counter all night, can I eat it?`,
      (food) => `can we still eat the ${food}, it sat on the table for 7 hours`,
      (food) => `forgot ${food} in the car for five hours, safe?`,
      (food) => `can i reheat ${food} that sat out since lunch, its 9pm now`,
    ],
    says: throwing,
  },
  {
    name: 'is too old',
    foods:
      'chicken soup,leftover rice,pasta salad,tuna salad,raw chicken,lasagna,leftover turkey,stuffing,gravy,quiche,beef stew,pulled pork,cut melon,egg salad,green bean casserole,crab cakes,pad thai,meatballs',
    wordings: [
      (food) => `is ${food} still good after 12 days in the fridge?`,
      (food) => `found ${food} in the back of the fridge, its been two weeks. smells fine`,
      (food) => `made ${food} on the 12th, is it ok today`,
      (food) => `opened the ${food} on november 9. still ok to eat?`,
      (food) => `can i feed my kids ${food} thats twelve days old`,
    ],
    says: throwing,
  },
  {
    name: 'thaws where it is warm',
    foods: 'chicken,ground beef,turkey,salmon,shrimp,pork roast,steak,sausages',
    wordings: [
      (food) => `can i thaw ${food} on the counter overnight`,
      (food) => `left frozen ${food} out to thaw this morning before work, its 6pm, ok to cook?`,
      (food) => `is it fine to leave the ${food} in the garage to defrost`,
    ],
    says: /fridge|cold water|throw|^No\b/i,
  },
  {
    name: 'has mold',
    foods:
      'bread,cream cheese,yogurt,strawberries,leftover soup,tomato sauce,lunch meat,peaches,cooked pasta,hummus,cottage cheese,cucumber,bacon,rice',
    wordings: [
      (food) => `theres a bit of mold on the ${food}, can i cut it off?`,
      (food) => `can i still use moldy ${food} if i cook it`,
      (food) => `fuzzy spot on my ${food}`,
    ],
    says: throwing,
  },
  {
    name: 'is canned without pressure',
    foods: 'green beans,potatoes,carrots,corn,asparagus,mushrooms,okra,chicken soup,beets',
    wordings: [
      (food) => `can i water bath can ${food}`,
      (food) => `how long do i boil jars of ${food} to preserve them`,
    ],
    says: /pressure|^No\b|tested/,
  },
]

test.each(dangers)('No wording gets leave to eat what $name', ({ foods, wordings, says }) => {
  const asked = foods.split(',').flatMap((food) => wordings.map((wording) => wording(food)))
  const wrong = asked.filter((question) => {
    const { text } = answer(question, { today: '2026-11-26', seed: 1, previous: [], basket: [] })
    return text.startsWith('Yes') || !says.test(text)
  })
  expect(wrong).toEqual([])
})
