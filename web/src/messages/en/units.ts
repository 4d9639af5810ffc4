/** Words about the units that amounts and temperatures are shown in. */
export const unitTexts = {
  title: 'Units',
  text: 'How recipes and shopping lists show amounts and temperatures. What a recipe says stays the same.',
  choices: { 'as-written': 'As written', metric: 'Metric', us: 'US' },
  example: 'For example: 250 g (9 oz) carrots, 1 cup (240 ml) broth, an oven at 400°F (200°C).',
}
