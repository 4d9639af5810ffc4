import type { Asked } from '../suggestion.ts'

/**
 * What cooks of many countries put on one plate, and what often lies beside it in the same kitchen. Foods joined by '+' belong together; written
 * by hand from cookery, before looking at what the kitchen can make of them.
 */
const plates = `
pork chops + apples + sage
duck breast + oranges, thyme
ham + peas, cream
lamb chops + mint, peas
beets + goat cheese + walnuts
leeks + potatoes, chicken broth
salmon + dill + cucumber
chicken thighs + lemon + thyme
sausages + cabbage, mustard
eggplant + tomatoes + basil
corn + zucchini, green beans
pumpkin + sage, butter
pears + blue cheese + walnuts
strawberries + rhubarb, oats
spinach + feta, eggs
mushrooms + barley, thyme
fennel + oranges, olives
kale + white beans, garlic
tofu + bok choy + ginger
black beans + corn + avocado
tomatoes + mozzarella + basil
bacon + brussels sprouts, maple syrup
cauliflower + cheddar cheese, milk
broccoli + beef, ginger
shrimp + garlic + parsley
chickpeas + spinach, cumin
lentils + carrots + celery
cod + potatoes, leeks
tuna + white beans + red onion
watermelon + feta + mint
cucumber + yogurt + mint
asparagus + eggs, parmesan
asparagus + peas, lemon
zucchini + ricotta, mint
bell peppers + ground beef + rice
sweet potatoes + black beans, lime
butternut squash + chickpeas + coconut milk
apples + oats + cinnamon
plums + pork tenderloin, ginger
figs + prosciutto, goat cheese
celery root + apples, walnuts
cabbage + carrots, apples
red cabbage + apples, vinegar
parsnips + carrots, honey
potatoes + eggs + onions
potatoes + rosemary + lamb
turkey + cranberries, sage
ground beef + kidney beans + tomatoes
chorizo + potatoes, eggs
mussels + fennel, white wine
clams + spaghetti + garlic
chicken + coconut milk + lime
green beans + almonds, lemon
green beans + potatoes + pesto
peas + mint, feta
radishes + bread, butter
peaches + mozzarella, basil
blueberries + yogurt, lemon
bananas + peanut butter, oats
mango + lime, chili pepper
grapes + chicken, walnuts
butternut squash + sausage + kale
swiss chard + chickpeas, lemon
okra + tomatoes + onions
arugula + pears + parmesan
smoked salmon + dill, cream cheese
pork shoulder + sauerkraut, apples
beef + carrots, red wine
eggplant + chickpeas, tahini
turnips + chicken, carrots`

/** A basket and those of its foods that a cook would join. */
export type Companions = { readonly asked: Asked; readonly together: readonly string[] }

/** Every plate asked for three times: in spring, in summer and in winter, each with a seed of its own. */
export const classicCompanions: readonly Companions[] = plates
  .trim()
  .split('\n')
  .flatMap((line, index) =>
    ['04', '08', '12'].map((month, turn) => {
      const together = (line.split(',')[0] ?? '').split('+').map((item) => item.trim())
      const ingredients = line.split(/[,+]/).map((item) => item.trim())
      const asked = { request: { ingredients }, seed: 1000 * turn + index + 1, today: `2026-${month}-15` }
      return { asked, together }
    }),
  )
