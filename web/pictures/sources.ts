/** Pictures taken as they are from Noto Emoji: our name, and the set's where it differs. */
export const notoPictures: Readonly<Record<string, string>> = Object.fromEntries(
  `avocado bacon baguette=baguette-bread banana bell-pepper blueberries bread broccoli mushroom=brown-mushroom butter can=canned-food
carrot cheese=cheese-wedge cherries chestnut chicken=poultry-leg chocolate=chocolate-bar coconut coffee=hot-beverage corn=ear-of-corn
crab cucumber egg eggplant fish flatbread garlic ginger=ginger-root grapes green-apple herb honey=honey-pot chili=hot-pepper jam=jar
kiwi=kiwi-fruit lemon lettuce=leafy-green lime lobster mango meat=cut-of-meat melon milk=glass-of-milk octopus olive onion orange=tangerine
oyster peach peanut=peanuts pear peas=pea-pod pickle pineapple potato beet=root-vegetable apple=red-apple rice=cooked-rice roast=meat-on-bone
salt seedling shrimp squid strawberry sweet-potato=roasted-sweet-potato tea=teacup-without-handle tomato watermelon wine=wine-glass
kidney-beans=beans basket=bento-box pot=pot-of-food`
    .split(/\s+/)
    .map((entry) => {
      const [name = '', noto = name] = entry.split('=')
      return [name, noto]
    }),
)

/** Pictures that are another one in other colours: a red pepper is a green one, repainted. */
export const repaintedPictures: Readonly<
  Record<string, { readonly from: string; readonly colours: Readonly<Record<string, string>> }>
> = {
  'red-pepper': {
    from: 'bell-pepper',
    colours: {
      '#7cb342': '#e53935',
      '#558b2f': '#b3201c',
      '#bbe68b': '#ff9d93',
      '#c4c451': '#8bb04a',
      '#e0e080': '#b7d47c',
    },
  },
  'yellow-pepper': {
    from: 'bell-pepper',
    colours: {
      '#7cb342': '#fbc02d',
      '#558b2f': '#e08e0b',
      '#bbe68b': '#fff3a8',
      '#c4c451': '#8bb04a',
      '#e0e080': '#b7d47c',
    },
  },
  'green-chili': {
    from: 'chili',
    colours: { '#dc0d28': '#2e7d32', '#ff5117': '#66a83a', '#ffcb88': '#c5e89a' },
  },
  parsnip: { from: 'carrot', colours: { '#ed6c31': '#cfb37c', '#ff8d02': '#eddcae', '#ffa726': '#faf0d4' } },
  turnip: { from: 'beet', colours: { '#cc1a36': '#c77fbf', '#891e0e': '#f3e9f0', '#af0d1a': '#a05a99' } },
  'red-onion': {
    from: 'onion',
    colours: {
      '#f2a05b': '#a3386f',
      '#f5ad68': '#b04a80',
      '#fecc88': '#d58ab2',
      '#fcc581': '#cb79a6',
      '#f7b16d': '#b8558a',
      '#f3a05c': '#a03a70',
      '#e6915b': '#93316a',
      '#d77f59': '#842a60',
      '#d17858': '#7b2459',
      '#d17759': '#7b2459',
      '#ee9b5b': '#9c376d',
      '#e38d5a': '#8d2f66',
      '#feeac4': '#f4d7e6',
    },
  },
  'black-beans': {
    from: 'kidney-beans',
    colours: { '#871e0c': '#1d181b', '#a62714': '#3b3337', '#d16250': '#746a70', '#fbcb89': '#cfc6ca' },
  },
  'white-beans': {
    from: 'kidney-beans',
    colours: { '#871e0c': '#bfa77a', '#a62714': '#eee0c0', '#d16250': '#fdf7e6', '#fbcb89': '#ffffff' },
  },
  chickpeas: {
    from: 'lentils',
    colours: { '#b7793a': '#d9b470', '#d99c52': '#f2d69b', '#8f5a26': '#c89c55', '#f0c184': '#fff1cf' },
  },
  'red-lentils': {
    from: 'lentils',
    colours: { '#b7793a': '#dd6a2c', '#d99c52': '#f58a49', '#8f5a26': '#c4521b', '#f0c184': '#ffc39b' },
  },
  grain: {
    from: 'lentils',
    colours: {
      '#b7793a': '#e0bd6c',
      '#d99c52': '#f3dc9c',
      '#8f5a26': '#cfa34b',
      '#f0c184': '#fff6d8',
      '#a06a3b': '#4f8fb5',
      '#845429': '#37718f',
      '#c48d58': '#8fc0da',
      '#6b4420': '#2d5b75',
    },
  },
  seeds: {
    from: 'lentils',
    colours: { '#b7793a': '#6f8f4f', '#d99c52': '#a3c07c', '#8f5a26': '#54733a', '#f0c184': '#dcebc4' },
  },
  chard: { from: 'spinach', colours: { '#a5d66f': '#f0647c', '#c5e89a': '#ff7d92', '#9ccc65': '#d32f4a' } },
  mint: {
    from: 'basil',
    colours: {
      '#1b5e20': '#136c4c',
      '#2e7d32': '#1f8a60',
      '#388e3c': '#2b9c6f',
      '#43a047': '#3fb284',
      '#4caf50': '#55c096',
      '#66bb6a': '#74d0ab',
      '#81c784': '#96e0c1',
    },
  },
  'soy-sauce': {
    from: 'sauce',
    colours: { '#8f1d14': '#2b1710', '#c0392b': '#4a2a1d', '#e8a13a': '#c8412f' },
  },
  mustard: { from: 'sauce', colours: { '#8f1d14': '#b98a10', '#c0392b': '#e8b923', '#e8a13a': '#7a5a12' } },
  vinegar: {
    from: 'oil',
    colours: {
      '#d9c93c': '#b5532a',
      '#f1e675': '#e08b60',
      '#5d7a1f': '#5a4030',
      '#7f9a2f': '#c9d9d9',
      '#3b4d10': '#3a2a20',
    },
  },
  plum: { from: 'cherries', colours: { '#af0c1a': '#4a1a6b', '#dc0d27': '#6d2f97', '#ff605f': '#b98ad6' } },
  'black-olive': { from: 'olive', colours: { '#c0ca33': '#3d3a44', '#a3b523': '#26242c' } },
}
