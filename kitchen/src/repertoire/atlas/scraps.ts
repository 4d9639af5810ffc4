import { main, type NamedDish, namedDish, needs, optional } from '../named-dish.ts'
import { rimmedSheet } from './pans.ts'

const discardCrackers = namedDish({
  id: 'sourdough-discard-crackers',
  names: ['Sourdough Discard Crackers', 'Sourdough Crackers'],
  kind: 'crackers',
  family: 'small plates',
  course: 'snack',
  technique: 'baked',
  difficulty: 'Easy',
  picture: 'flatbread',
  look: { vessel: 'board', cut: 'squares', finish: 'browned' },
  parts: {
    starter: main(['sourdough starter'], 225),
    flour: needs(['all-purpose flour', 'whole wheat flour', 'rye flour', 'spelt flour'], 110),
    butter: needs(['butter', ['olive oil', 0.9]], 55, 'softened'),
    herb: needs(['dried rosemary', 'dried thyme', 'dried oregano', 'caraway seed'], 2),
    salt: needs(['salt'], 4),
    oil: needs(['olive oil', 'canola oil'], 14),
    cheese: optional(['parmesan cheese', 'pecorino romano cheese'], 40, 'finely grated'),
    seeds: optional(['sesame seed', 'poppy seed', 'flaxseed'], 15),
  },
  serves: 8,
  batch: true,
  yields: '60 crackers',
  pan: rimmedSheet,
  counted: [],
  headnote: 'What the jar of starter gives off every week, rolled as thin as paper and baked until it snaps.',
  goesWith: ['cheddar', 'hummus', 'soup'],
  variations: ['Roll in cracked pepper and grated hard cheese.', 'Use rye flour and caraway seeds.'],
  tip: 'Thin is everything: roll between two sheets of parchment, and bake the thick places again.',
  keeps: 'Keep 2 weeks in a tin, dry and cool.',
  steps: [
    [
      6,
      'Stir {starter, flour, butter, herb, cheese} with half of {salt} to a smooth dough. Shape two flat squares.',
    ],
    [30, 'Wrap and chill for 30 minutes.', 'wait'],
    [
      10,
      'Heat the oven to 350°F (175°C). Roll each square out between sheets of parchment until you can nearly see through it. Brush with {oil}, scatter with [[seeds|{seeds} and ]]the rest of the salt, and score in squares with a wheel or a knife. Slide onto {pan}.',
    ],
    [
      25,
      'Bake for 20 to 25 minutes, one sheet at a time, until gold all over and dry to the middle.',
      'wait',
    ],
    [15, 'Cool on the sheet: they crisp as they cool. Break along the lines.', 'wait'],
  ],
})

const discardPancakes = namedDish({
  id: 'sourdough-discard-pancakes',
  names: ['Sourdough Pancakes', 'Sourdough Discard Pancakes'],
  kind: 'pancake',
  family: 'breakfast',
  course: 'breakfast',
  technique: 'griddled',
  difficulty: 'Easy',
  cuisine: 'american',
  picture: 'flatbread',
  look: { vessel: 'plate', cut: 'stack', finish: 'browned' },
  parts: {
    starter: main(['sourdough starter'], 250),
    flour: needs(['all-purpose flour', 'whole wheat flour'], 130),
    egg: needs(['egg'], 100),
    milk: needs(['buttermilk', 'whole milk', 'kefir', 'oat milk'], 200),
    butter: needs(['butter', ['canola oil', 0.85]], 45, 'melted'),
    sugar: needs(['sugar', 'honey', 'maple syrup'], 25),
    soda: needs(['baking soda'], 5),
    salt: needs(['salt'], 3),
    berries: optional(['blueberry', 'raspberry', 'banana', 'frozen blueberries'], 120),
  },
  serves: 4,
  counted: [],
  headnote: 'Unfed starter makes them tangy and the soda makes them tall; nothing has to rise overnight.',
  goesWith: ['maple syrup', 'yogurt', 'fried eggs'],
  variations: [
    'Leave out the sugar, stir in chopped scallions, and eat them with eggs.',
    'Bake the batter in a waffle iron.',
  ],
  tip: 'The older the starter, the sourer the stack: taste it first and sweeten accordingly.',
  keeps: 'Best at once; cooked ones freeze 2 months and go straight into the toaster.',
  steps: [
    [5, 'Whisk {starter, milk, egg, butter, sugar} in a bowl until smooth.'],
    [3, 'Stir {flour, soda, salt} together, add, and stir just until no dry streak shows: it foams.'],
    [
      20,
      'Grease a skillet lightly and set it over medium heat. Ladle in small rounds[[berries| and dot with {berries}]]. Turn when bubbles break and the edge looks dry, about 2 minutes, and cook until golden and springy right through, 2 minutes more.',
    ],
  ],
})

const scallionFlatbreads = namedDish({
  id: 'sourdough-flatbreads',
  names: ['Sourdough Flatbreads with {green}', 'Sourdough Discard Flatbreads with {green}'],
  kind: 'flatbread',
  family: 'small plates',
  course: 'side',
  technique: 'griddled',
  difficulty: 'Easy',
  picture: 'flatbread',
  look: { vessel: 'board', cut: 'wedges', finish: 'browned' },
  parts: {
    starter: main(['sourdough starter'], 250),
    green: needs(['green onion', 'chives', 'leek', 'garlic scape', 'wild garlic'], 60, 'thinly sliced'),
    flour: needs(['all-purpose flour', 'bread flour', 'whole wheat flour'], 200),
    yogurt: needs(['plain yogurt', 'greek yogurt', 'whole milk', 'water'], 60),
    salt: needs(['salt'], 6),
    oil: needs(['olive oil', 'canola oil'], 40),
    sesame: optional(['sesame seed', 'nigella seed'], 10),
  },
  serves: 4,
  counted: [],
  headnote: 'A jar of discard and a bunch of greens, hot out of the pan in three quarters of an hour.',
  goesWith: ['soup', 'fried eggs', 'yogurt with garlic', 'dal'],
  variations: [
    'Fold a handful of grated cheese into the dough.',
    'Brush with melted butter and crushed garlic while hot.',
  ],
  tip: 'A soft dough gives a soft bread: flour the board rather than the bowl.',
  keeps: 'Best hot; wrapped, 2 days at room temperature, 2 months in the freezer.',
  steps: [
    [
      8,
      'Mix {starter, flour, yogurt, salt, green} with a spoonful of {oil} and knead for a few minutes to a soft dough.',
    ],
    [20, 'Cover and rest it for 20 minutes.', 'wait'],
    [6, 'Cut it in 8 and roll each piece to a thin round on a floured board.[[sesame| Press in {sesame}.]]'],
    [
      18,
      'Heat a heavy skillet over medium-high heat with a little of the rest of the oil. Cook each round for about 2 minutes a side, until blistered, brown in spots and dry all through. Stack them in a towel.',
    ],
  ],
})

const rindBroth = namedDish({
  id: 'parmesan-broth',
  names: ['Parmesan Broth with {pasta}', 'Cheese Rind Broth with {pasta}'],
  kind: 'broth',
  family: 'soups',
  course: 'main',
  technique: 'simmered',
  difficulty: 'Easy',
  cuisine: 'italian',
  picture: 'soup',
  look: { vessel: 'bowl', finish: 'saucy' },
  parts: {
    rind: main(['parmesan rind'], 150),
    pasta: needs(['ditalini', 'orzo', 'cheese tortellini', 'macaroni', 'dry pasta', 'arborio rice'], 160),
    greens: needs(
      ['spinach', 'baby spinach', 'swiss chard', 'kale', 'lacinato kale', 'endive'],
      150,
      'shredded',
    ),
    onion: needs(['onion', 'yellow onion', 'leek'], 150, 'quartered'),
    garlic: needs(['garlic'], 12, 'crushed'),
    bay: needs(['bay leaf', 'fresh thyme'], 0.5),
    water: needs(['water', 'vegetable broth'], 1800),
    lemon: needs(['lemon'], 40),
    salt: needs(['salt'], 8),
    pepper: needs(['black pepper'], 1),
    carrot: optional(['carrot', 'celery', 'fennel'], 100, 'in chunks'),
  },
  serves: 4,
  counted: [],
  headnote:
    'The ends of the cheese that nobody can chew have more taste in them than any cube. Keep them in the freezer until there are four.',
  goesWith: ['crusty bread', 'white beans'],
  variations: [
    'Cook white beans in the broth in place of pasta.',
    'Beat an egg with grated cheese and stream it in, simmering until set.',
  ],
  tip: 'Stir now and then, and from the bottom: rinds like to stick to the pot.',
  keeps: 'The broth keeps 4 days in the fridge, 3 months in the freezer; cook the pasta fresh.',
  steps: [
    [
      60,
      'Put {rind, onion, garlic, carrot, bay, pepper} into a 5 quart (5 liter) pot with {water}. Bring to a boil and simmer gently for an hour, stirring from the bottom now and then.',
      'wait',
    ],
    [4, 'Pour it through a sieve, return it to the pot with {salt} and bring it back to a boil.'],
    [
      14,
      'Add {pasta} and cook until tender, 8 to 14 minutes by the kind. Stir in {greens} for the last 3 minutes.',
      'wait',
    ],
    [2, 'Squeeze in the juice of {lemon} and taste for salt.'],
  ],
})

/** What is thrown away elsewhere: the part of a starter that is not fed, the rind of a hard cheese. */
export const scraps: readonly NamedDish[] = [discardCrackers, discardPancakes, scallionFlatbreads, rindBroth]
