/** What an answer is about; one word a reader can count by. */
export const answerTopics = [
  'storage',
  'spoilage',
  'preserving',
  'substitutes',
  'conversion',
  'temperature',
  'doneness',
  'season',
  'pairing',
  'recipes',
  'allergens',
  'diets',
  'nutrition',
  'hazard',
  'medical',
  'greeting',
  'thanks',
  'about',
  'unknown',
] as const
export type AnswerTopic = (typeof answerTopics)[number]
