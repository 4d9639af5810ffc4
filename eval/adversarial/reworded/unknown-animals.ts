/** Allergens an animal food holds by its kind, and the temperature it has to reach inside, in °F. */
export type AnimalKind = {
  readonly allergens: readonly string[]
  readonly safeFahrenheit: number
  readonly names: readonly string[]
}

const listed = (text: string): readonly string[] =>
  text
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter(Boolean)

/** Animal foods as recipes, menus and market stalls name them, common ones and rare ones. */
export const animalKinds: Readonly<Record<string, AnimalKind>> = {
  fish: {
    allergens: ['fish'],
    safeFahrenheit: 145,
    names:
      listed(`white fish fillets, firm fish steaks, catch of the day, ling fillets, hoki, john dory, gurnard,
      coley, whiting, brill, megrim, wolffish, opah, wahoo, escolar, lingcod, orange roughy, rockfish, sablefish,
      shad, smelts, bluefish, skate wings, monkfish cheeks, eel, barramundi, basa, pangasius, swai, croaker, mullet,
      pike, zander, bream, dorade, branzino, turbot, arctic char, sprats, whitebait, weever, garfish, cobia,
      fish collars, fish pieces, mixed fish for soup, tilefish, porgy, sheepshead, corvina`),
  },
  crustaceans: {
    allergens: ['crustaceans'],
    safeFahrenheit: 145,
    names: listed(`langoustines, crayfish tails, crawfish, king prawns, marron, yabbies, moreton bay bugs,
      goose barnacles, rock lobster, scampi tails, carabineros, slipper lobster`),
  },
  seafood: {
    allergens: [],
    safeFahrenheit: 145,
    names: listed(
      `seafood mix, frutti di mare, seafood medley, mixed seafood, marinara mix, seafood cocktail`,
    ),
  },
  molluscs: {
    allergens: ['molluscs'],
    safeFahrenheit: 145,
    names: listed(`cockles, whelks, winkles, razor clams, geoduck, abalone, conch, cuttlefish, baby octopus,
      escargots, periwinkles, pipis, sea snails, limpets`),
  },
  poultry: {
    allergens: [],
    safeFahrenheit: 165,
    names:
      listed(`guinea fowl, guinea hen, squab, wood pigeon breasts, quail, pheasant, partridge, grouse, poussin,
      capon, ostrich steak, emu fillet, mallard, cornish hens, gizzards, giblets, spatchcock, woodcock, poultry mince,
      teal, wings, drumettes, tenderloins, dark meat, white meat, game birds, a plump bird`),
  },
  meat: {
    allergens: [],
    safeFahrenheit: 145,
    names:
      listed(`elk, kangaroo fillet, wild boar, rabbit saddle, hare, goat shoulder, mutton, camel, alligator tail,
      frog legs, turtle meat, reindeer, moose, sweetbreads, tripe, lamb's fry, brains, trotters, cow heel,
      chitterlings, pluma, presa, secreto iberico, stewing meat, cutlets, schnitzels, chops, nutria, squirrel, muntjac,
      spare parts from the butcher, mixed grill, crocodile, water buffalo, yak, merguez, boerewors, toulouse sausages,
      loukaniko, faggots, haslet, crepinettes, caillettes, mince, minced meat, ground meat, meatballs, kofta, burger patties`),
  },
}

/** How a line and the step that cooks it may say the food; `{}` is the food's name. None of them says that it is safe. */
export const animalWordings: readonly { readonly line: string; readonly step: string }[] = [
  { line: '400 g {}', step: 'Add the {} and cook for 6 minutes.' },
  { line: '1 lb {}, cut into chunks', step: 'Nestle the {} into the sauce and leave for 3 minutes.' },
  { line: '{} (about 14 oz)', step: 'Stir through the {} off the heat and serve at once.' },
  { line: '2 portions of {}', step: 'Sear the {} briefly on both sides, then lay over the vegetables.' },
  { line: 'A few {}, trimmed', step: 'Fold in the {}, warm through and ladle into bowls.' },
]
