import { listed, number, plural } from '../format.ts'

export const harvestTexts = {
  pageTitle: 'Harvest, your cooking assistant | Plotluck',
  title: 'Ask Harvest',
  lead: 'Storage, swaps, temperatures, what goes with what: from the kitchen’s own facts, with where they come from.',
  name: 'Harvest',
  you: 'You',
  welcome:
    'Hello, I am Harvest. Ask me how long something keeps, what to use instead, how hot it has to get, or what to cook tonight.',
  firstQuestions: [
    'How long does spinach keep?',
    'What can I use instead of buttermilk?',
    'How hot must chicken get inside?',
  ],
  messages: 'Conversation with Harvest',
  input: 'Your question',
  placeholder: 'e.g. how do I keep basil fresh?',
  send: 'Send',
  stop: 'Stop',
  thinking: 'Harvest is looking it up',
  loading: 'Looking for your last conversation',
  copy: 'Copy',
  copied: { title: 'Copied' },
  copyFailed: {
    title: 'Not copied',
    text: 'Your browser does not allow it. Select the words and copy them yourself.',
  },
  lookedUp: (count: number) =>
    plural(count, { one: 'What this rests on', other: `What this rests on (${number(count)})` }),
  questions: 'Questions to ask next',
  makeRecipes: (foods: readonly string[]) => `Make recipes from ${listed(foods)}`,
  startOver: 'Start over',
  failed: { title: 'Error', text: 'Failed to get response from Harvest. Please try again.' },
  unanswered: 'No answer came to this one.',
  retry: 'Try again',
  tooLong: 'Message too long (max 1000 characters)',
  open: 'Chat with Harvest',
  close: 'Close',
  note: 'Kitchen facts, not medical advice. With an allergy, read the label and ask your doctor.',
}
