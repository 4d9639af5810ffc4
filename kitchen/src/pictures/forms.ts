import type { DishForm } from '../recipe/index.ts'
import * as bakes from './bakes.ts'
import * as breakfasts from './breakfasts.ts'
import * as cakes from './cakes.ts'
import type { Dish } from './dish.ts'
import * as glasses from './glasses.ts'
import * as handhelds from './handhelds.ts'
import * as jars from './jars.ts'
import { laid, type LaidDish, laidDishes } from './laid-dishes.ts'
import * as mains from './mains.ts'
import * as pies from './pies.ts'
import * as smallPlates from './small-plates.ts'
import * as rolled from './rolled-dishes.ts'

type Draw = (dish: Dish) => string

const shapedDishes: Record<Exclude<DishForm, keyof typeof laidDishes>, Draw> = {
  dip: rolled.dip,
  'cream-bowl': rolled.creamBowl,
  dumplings: rolled.dumplings,
  'filled-rolls': rolled.filledRolls,
  lasagna: rolled.lasagna,
  frittata: breakfasts.frittata,
  'eggs-in-sauce': breakfasts.eggsInSauce,
  'fried-eggs': breakfasts.friedEggs,
  omelette: breakfasts.omelette,
  'scrambled-eggs': breakfasts.scrambledEggs,
  'stuffed-eggs': breakfasts.stuffedEggs,
  pancakes: breakfasts.pancakes,
  waffles: breakfasts.waffles,
  crepes: breakfasts.crepes,
  'french-toast': breakfasts.frenchToast,
  'stuffed-vegetables': smallPlates.stuffedVegetables,
  'roast-bird': mains.roastBird,
  'roast-slices': mains.roastSlices,
  'steak-slices': mains.steakSlices,
  cutlets: mains.cutlets,
  'breaded-cutlets': (dish) => mains.cutlets({ ...dish, finish: 'crumbly' }),
  ribs: mains.ribs,
  'fish-fillet': mains.fishFillet,
  skewers: mains.skewers,
  meatballs: (dish) => smallPlates.smallBalls(dish, '#8a5034'),
  'small-balls': (dish) => smallPlates.smallBalls(dish, dish.finish === 'dusted' ? '#6b4630' : '#b07a3a'),
  meatloaf: mains.meatloaf,
  fritters: smallPlates.fritters,
  'corn-cobs': smallPlates.cornCobs,
  tacos: handhelds.tacos,
  wrap: handhelds.wrap,
  'lettuce-cups': handhelds.lettuceCups,
  quesadilla: handhelds.quesadilla,
  'fresh-rolls': handhelds.freshRolls,
  sandwich: (dish) => handhelds.sandwich(dish, false),
  'toasted-sandwich': (dish) => handhelds.sandwich(dish, true),
  burger: handhelds.burger,
  pita: handhelds.pita,
  toasts: handhelds.toasts,
  pizza: pies.pizza,
  focaccia: pies.focaccia,
  flatbreads: bakes.flatbreads,
  bread: bakes.bread,
  loaf: bakes.loaf,
  rolls: (dish) => bakes.rolls(dish, false),
  'swirl-buns': (dish) => bakes.rolls(dish, true),
  pretzels: bakes.pretzels,
  biscuits: bakes.biscuits,
  muffins: bakes.muffins,
  cookies: bakes.cookies,
  bars: bakes.bars,
  'round-cake': cakes.roundCake,
  'layer-cake': cakes.layerCake,
  'ring-cake': cakes.ringCake,
  cheesecake: cakes.cheesecake,
  meringues: cakes.meringues,
  'domed-dessert': (dish) => cakes.dome(dish, dish.blend),
  tart: pies.tart,
  'open-pie': pies.openPie,
  'lattice-pie': pies.latticePie,
  'meringue-pie': pies.meringuePie,
  galette: pies.galette,
  'pot-pie': pies.potPie,
  turnovers: pies.turnovers,
  strudel: pies.strudel,
  cobbler: pies.cobbler,
  'mug-cake': (dish) => glasses.mug(dish, true),
  mug: (dish) => glasses.mug(dish),
  glass: (dish) => glasses.glass(dish),
  'iced-glass': (dish) => glasses.glass(dish, true),
  pitcher: glasses.pitcher,
  'ice-cream': glasses.iceCream,
  'ice-pops': glasses.icePops,
  'pudding-glass': (dish) => glasses.puddingGlass(dish, false),
  'layered-glass': (dish) => glasses.puddingGlass(dish, true),
  'jam-jar': jars.jamJar,
  'pickle-jar': jars.pickleJar,
  'sauce-jar': jars.sauceJar,
  'spice-jar': (dish) => jars.dryJar(dish, false),
  'granola-jar': (dish) => jars.dryJar(dish, true),
  bottle: jars.bottle,
}

const isLaid = (form: DishForm): form is keyof typeof laidDishes => form in laidDishes

/** Draws a dish in its form: elements for a canvas of 320 by 200. */
export function drawForm(form: DishForm, dish: Dish): string {
  if (!isLaid(form)) return shapedDishes[form](dish)
  const table: LaidDish = laidDishes[form]
  return laid(dish, table)
}
