import type { Reply } from '../answer-shape.ts'
import { findGuidance } from '../guidance.ts'
import { meansHarm } from '../harm.ts'
import { isForeign } from '../languages.ts'
import type { Question } from '../question.ts'
import { isSteering } from '../steering.ts'
import { keepQuestion, pick, verb } from '../voice.ts'
import { wording } from '../asked/wording.ts'
import { guidanceReply } from './guidance.ts'

const starters = ['What is in season now?', 'How long does spinach keep?', 'What can I make with zucchini?']

/** A welcome back, with something to ask. */
export function greetingReply({ text, context }: Question): Reply {
  return {
    text: pick(context.seed, text, [
      'Hello! What is in your kitchen today?',
      'Hi there. Tell me what you have, or ask me how to keep it.',
      'Good to see you. What shall we cook, keep or swap?',
    ]),
    suggestions: starters,
  }
}

/** Short, and out of the way. */
export function thanksReply({ text, context }: Question): Reply {
  return {
    text: pick(context.seed, text, [
      'You are welcome. Enjoy your meal!',
      'Any time. Happy cooking!',
      'My pleasure.',
    ]),
    suggestions: starters,
  }
}

/** What Harvest is, and what it can be asked. */
export function aboutReply(): Reply {
  return {
    text: 'I am Harvest, the kitchen assistant, a program and not a person. Ask me how to store or freeze a food, what to use instead, cups to grams, safe temperatures, seasons, allergens, diets, nutrition, or what to make with what you have. My figures come from USDA and FDA tables; I give no medical advice.',
    suggestions: starters,
  }
}

/** What is answered as what it is, without a word of what it asks for. */
const refusals: readonly { readonly asked: (text: string) => boolean; readonly text: string }[] = [
  {
    asked: meansHarm,
    text: 'I will not help with that. If someone is in danger, call your emergency number (911 in the US, 112 in Europe); in a dark hour, in the US call or text 988.',
  },
  {
    asked: isSteering,
    text: 'I only talk about food, and my safety facts cannot be switched off. Ask me how to keep, swap, measure or cook something.',
  },
  {
    asked: isForeign,
    text: 'Sorry, I only understand English so far. Ask me, for example: How long do tomatoes keep?',
  },
]

const asksSafety = wording(
  'safe|unsafe|safely|safety|danger|dangerous|poison|poisonous|toxic|edible|harmful|risk|risky|contaminate|contaminated|botulism|salmonella|listeria / eat it|this|them / make|get me|us|you|him|her|them sick|ill / still good|ok|okay / ok|okay|fine to eat|drink|use / since|from yesterday / all night|day',
)

/** What was asked about safety and is not known gets the careful way. */
const carefulReply: Reply = {
  text: 'I have no fact on that, and with safety I do not guess. Until you know, take the careful way: do not eat or serve what you are unsure of, and throw away perishable food that was warm for more than 2 hours, or 1 hour above 90°F (32°C). In the US the USDA Meat and Poultry Hotline, 1-888-674-6854, answers such questions; elsewhere your food safety agency does.',
  lookups: [
    {
      kind: 'guidance',
      food: null,
      facts: [
        {
          label: 'careful way',
          value: 'two-hour rule; USDA Meat and Poultry Hotline 1-888-674-6854',
          source: 'USDA FSIS, Danger Zone; USDA Meat and Poultry Hotline',
        },
      ],
    },
  ],
  foods: [],
}

/** Says plainly that the question was not understood, and what would work. */
export function unknownReply({ text, foods, context }: Question): Reply {
  const rule = findGuidance(text, 'unknown')
  if (rule) return guidanceReply(rule)
  const refusal = refusals.find(({ asked }) => asked(text))
  if (refusal) return { text: refusal.text, foods: [], suggestions: starters }
  if (asksSafety.test(text)) return carefulReply
  const [food] = foods
  if (food) {
    return {
      text: `That I do not know for sure about ${food.said}, so I will not guess. I can tell you how ${verb(food, 'it keeps', 'they keep')}, or what to cook with ${verb(food, 'it', 'them')}.`,
      suggestions: [keepQuestion(food), `What can I make with ${food.calledPlural}?`],
    }
  }
  return {
    text: pick(context.seed, text, [
      'That one I do not know. I am good with food: how long it keeps, and what to do when something went wrong in the pan.',
      'I do not know that, and I would rather say so than guess. I can tell you how to keep a food, or what to use instead of one.',
      'Sorry, I did not understand that as a kitchen question. Name a food and what you want to know: how it keeps, or how to cook it.',
    ]),
    suggestions: starters,
  }
}
