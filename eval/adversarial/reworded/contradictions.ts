/**
 * Steps with a low end point or an undercooked sign in braces. A block: the line of the list, then its wordings.
 * What is in braces never reaches a person; the safe temperature may stand there instead.
 */
export const contradictions = `
# 300 g chicken breast
Turn the chicken breast and cook 3 minutes {until rosy}, {54 °C} in the core.
Fry the chicken breast until it has {a hint of rose in the middle}, about {58°C}.
Poach the chicken breast until {the juices are still faintly coloured}, then rest.
Roast the chicken breast to {fifty-eight degrees Celsius} in the centre.
Cook the chicken breast {no longer than two minutes}, so {the middle stays blushing}.
Pan-roast the chicken breast; pull it at {140} on the thermometer.
Cook the chicken breast sous vide at {55°C} for 40 minutes.
Hold the chicken breast in a {54 °C} water bath for an hour, then sear.
# 6 chicken thighs
Grill the chicken thighs until {just this side of raw} at the bone.
Braise the chicken thighs until the thermometer says {135 F}.
Take the chicken thighs off while {they still look a bit pink by the bone}.
Roast the chicken thighs; {a little blood at the bone is fine}.
The chicken thighs are done at {62 C}.
# 400 g ground turkey
Brown the ground turkey until {mostly grey with some pink patches}.
Cook the ground turkey until {half done}, then stop.
Fry the ground turkey to a core temperature of {one hundred forty degrees}.
Press the ground turkey into patties and keep {the centre rosy}.
Cook the ground turkey until it reads {60°C}; any higher and it dries out.
# 500 g ground beef
Shape the ground beef into burgers and grill {medium-rare}.
Fry the ground beef until {the outside is brown and the heart is red}.
Cook the ground beef patties to {an internal 125°F}.
Sear the ground beef patties {for 40 seconds a side, cool in the middle}.
Leave the ground beef patties {juicy and bloody}.
# 2 salmon fillets
Bake the salmon fillets until {the middle stays glassy}.
Warm the salmon fillets to {45 °C} inside.
Cook the salmon fillets so {the core is translucent and barely warm}.
Take the salmon fillets out while {the centre is jelly-like}.
Sear the salmon fillets {on one side only, leaving the top raw}.
# 2 pork chops
Fry the pork chops until {blue in the middle}.
Grill the pork chops to {52 °C} in the middle.
Cook the pork chops until {pink juices run}, {130°F}.
Roast the pork chops until the probe shows {fifty degrees}.
Take the pork chops off at {128 degrees F} and eat straight away.
# 4 eggs
Poach the eggs {for 90 seconds, until the whites are barely set}.
Fry the eggs until {the whites still wobble like jelly}.
Scramble the eggs until {loose and wet}.
Whisk the eggs into the sauce {off the heat} and serve {without cooking further}.
Coddle the eggs to {55°C}.
# 250 g shrimp
Toss the shrimp in the pan {until they are still grey and see-through}.
Cook the shrimp {until only the outside is opaque}.
Warm the shrimp to {40°C}.
Stir in the shrimp {for ten seconds} and serve.
Leave the shrimp {glassy at the core}.
# 4 pork sausages
Brown the pork sausages {on the outside only}.
Cook the pork sausages until {slightly pink inside}.
Fry the pork sausages to {130°F}.
Grill the pork sausages {for two minutes in all} and serve.
Warm the pork sausages {until the middle is no longer cold}.
`
