import { answersOf } from '../card.ts'

/** Meat, fish and the appliances they are cooked in: answers that are found by their example questions. */
export const meatAndAppliances = answersOf([
  [
    'amount',
    'Allow 4 to 6 chicken wing pieces (drumettes and flats) a person as a snack beside other food, and 10 to 12 as a main dish. A pound (450 g) of cut party wings has about 10 pieces, so it serves two as a snack or one hungry eater; 20 guests with other food take 10 pounds (4.5 kg).',
    'kitchen practice',
  ],
  [
    'amount',
    'Two pounds (900 g) of ground beef make 8 quarter-pound burgers (4 oz, 113 g raw), 6 of a third of a pound (150 g), or 4 big half-pound ones. From 1 kg of mince that is 8 of 125 g. Each loses about a quarter of its weight in the pan, so a raw quarter pound ends near 3 oz (85 g).',
    'USDA; kitchen practice',
  ],
  [
    'how may',
    'Yes, frozen ground beef (mince) can go straight into the pan: put the block in with a splash of water over medium heat, cover it, and every few minutes turn it and scrape off the thawed layer. It takes about half as long again, 15 to 20 minutes for a pound (450 g). Then lid off, brown it, and stop at 160°F (71°C), poultry at 165°F (74°C).',
    'USDA FSIS',
  ],
  [
    'why fix',
    'Lemon or vinegar makes fish white and mushy because acid sets its protein as heat does, as in ceviche; after about half an hour the outside goes chalky and soft. It is not cooked, so if it stayed in the fridge heat it to 145°F (63°C) all the same, in a soup or fish cakes. Next time marinate 15 to 30 minutes at most, in the fridge, or add the lemon at the end.',
    'H. McGee, On Food and Cooking; USDA FSIS',
  ],
  [
    'why fix',
    'Roast beef that is gray right through was cooked too far in a hot oven, and chewy if the cut is lean or was sliced along the fibers. Slice it very thin across the grain and serve it warm in gravy. Next time salt it a day ahead, roast it at 325°F (165°C), no hotter, stop at 145°F (63°C) by a thermometer, rest it 20 minutes and brown the outside last.',
    'USDA FSIS; H. McGee, On Food and Cooking',
  ],
  [
    'how',
    'Flank steak stays tender when it is cooked hot and short and sliced right: marinate it 2 to 8 hours in the fridge or just salt it, dry it, and sear, broil or grill it over high heat 4 to 6 minutes a side, to 145°F (63°C). Rest it 5 to 10 minutes, then slice it thin at a slant across its long fibers. Cooked well done it turns chewy.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'when how',
    'A whole chicken of 4 pounds (1.8 kg) takes about 1 hour 15 to 1 hour 30 minutes at 400°F (200°C, fan 180°C); 3 pounds (1.4 kg) about an hour, 5 pounds (2.3 kg) up to 1¾ hours. Begin checking 15 minutes early: done is 165°F (74°C) in the innermost thigh and the thickest breast. Rest it 15 minutes.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'fix why',
    'Fish fillets fall apart when they are wet, moved too early or cooked too long; flaky cod and haddock do it most. Salt the fish 15 minutes ahead, pat it dry, dust it with flour, and lay it skin down in a hot oiled pan. Leave it until it lets go, turn it once with a wide thin spatula, and stop at 145°F (63°C). Broken pieces make tacos or fish cakes.',
    'kitchen practice; USDA FSIS',
  ],
  [
    'may what',
    'Most sausage casings can be eaten: natural ones of gut and collagen ones, as on bratwurst, Italian sausage and British bangers; most hot dogs have none. Peel off what is tough like paper or plastic: cellulose, fibrous or cloth casings on bologna, some salami and summer sausage, often printed, netted or clipped with metal. In doubt peel it. Raw sausage out of its skin is cooked like ground meat, to 160°F (71°C), poultry 165°F (74°C).',
    'USDA FSIS',
  ],
  [
    'instead what',
    'Black Forest ham can stand in for prosciutto in sandwiches, pasta and on pizza, but it changes the dish. The American deli kind is a moist, smoky cooked ham; real German Schwarzwald ham is raw, dry-cured and smoked, so closer. Prosciutto is air-dried, silky and not smoked. Nearest to it are serrano, jambon cru or mild speck, sliced paper thin. Cooked ham does not crisp the same way.',
    'kitchen practice',
  ],
  [
    'keep may',
    'Raw chicken is good 1 to 2 days in the fridge after you bring it home, even if its sell-by date passes meanwhile, since that date is for the shop. It must have stayed at 40°F (4°C) or below. Longer past the date, slimy or smelling sour: throw it away. A use-by date is a last day; in the UK never eat it after that. Frozen before the date it stays safe.',
    'USDA FSIS; UK FSA',
  ],
  [
    'may',
    'No, smoked salmon past its use-by date belongs in the bin, cooked or not, even if it looks and smells fine: Listeria grows in it slowly in the cold without any sign. That holds above all in pregnancy, over 65 and with weak immunity, who should eat cold-smoked fish only heated through, 165°F (74°C), and in date. Before the date it can be frozen, for up to 2 months.',
    'UK FSA; FDA; CDC',
  ],
  [
    'how',
    'A lobster is killed most humanely by a fishmonger with electric stunning; the RSPCA holds that nobody can do it surely at home. Else chill it in the freezer until it no longer reacts to touch, then at once split it lengthwise, head to tail, along the middle line with a heavy knife: a stab in the head is not enough. Never boil it alive. Broil, grill or simmer it that day, to 145°F (63°C).',
    'RSPCA; FDA',
  ],
  [
    'how',
    'Frozen crab legs are nearly always sold cooked, see the label, and only need heating: thaw them overnight in the fridge, then steam them 5 to 7 minutes, or simmer them 4 to 5, to 165°F (74°C). In the oven wrap them in foil with a splash of water at 375°F (190°C) for 10 to 15 minutes. Frozen: 3 to 5 minutes more. Count 1 to 1½ pounds (450 to 680 g) a person.',
    'USDA FSIS; FDA',
  ],
  [
    'why fix',
    "Scallops stay pale and watery when they were soaked in a phosphate solution ('wet' scallops) or went wet into a crowded pan. Buy 'dry' ones, or drain, salt and pat them 15 minutes on paper towel. Pull off the small side muscle. Heat oil until it shimmers, set them apart, leave them 1½ to 2 minutes, turn once, and stop when opaque (145°F, 63°C).",
    'FDA; kitchen practice',
  ],
  [
    'what may',
    'The black line along the back of a shrimp is its gut with what it last ate; cooked through it is harmless, at most gritty. In large shrimp cut the back open shallowly and pull it out, or hook it with a toothpick between two shell segments; in small ones leave it. A line on the belly side is a nerve or vessel and stays. Wash hands and board afterwards.',
    'FDA; kitchen practice',
  ],
  [
    'what',
    'Cod, pollock, haddock, tilapia, catfish and rockfish are mild, cheap fish for tacos; mahi-mahi, halibut or snapper cost more and stay firmer on the grill. Frozen pollock or tilapia does well. Count 4 to 5 oz (110 to 140 g) raw a person for 2 tacos. Season it, fry or bake it at 400°F (200°C) 8 to 12 minutes to 145°F (63°C), and flake it into warm tortillas with slaw and lime.',
    'kitchen practice; USDA FSIS',
  ],
  [
    'how when amount',
    'Roast a goose thawed, pricked through the skin but not into the meat, salted, on a rack, at 325°F (165°C): 8 to 12 pounds (3.6 to 5.4 kg) take about 2½ to 3 hours, to 165°F (74°C) in breast and innermost thigh. Pour off the fat every 30 minutes, strain and chill it, and use it for potatoes. Rest the bird 20 minutes. Count 1 to 1½ pounds (450 to 680 g) raw a person.',
    'USDA FSIS',
  ],
  [
    'how when',
    'A deer may hang 2 to 5 days, at most a week, only where it stays between 32 and 40°F (0 and 4°C) day and night: a cold room, not a garage that warms up. Field dress it at once and cool it within hours; above 40°F cut it up and chill it at once. Hanging makes steaks tenderer; meat for grinding needs none. Sour smell or slime means it is lost.',
    'extension services',
  ],
  [
    'what',
    'Brisket is the breast of the beef, a long flat muscle with coarse fibers and a cap of fat, best smoked, braised or corned and then sliced. Chuck is the shoulder, marbled and full of gristle, easier for pot roast, stew, shredding and burgers, and mostly cheaper. Both turn tender near 195 to 205°F (90 to 96°C); brisket takes longer. For stew and pulled beef they swap.',
    'kitchen practice; USDA',
  ],
  [
    'what',
    'Pork shoulder is the cut for pulled pork: Boston butt (the upper shoulder, in Britain shoulder or neck end), bone in or out, for its fat and collagen. Picnic shoulder works too, a little leaner and with skin to take off. Loin and tenderloin are too lean and turn dry. Cook it slowly to about 200°F (93°C), when the bone pulls out clean.',
    'USDA; kitchen practice',
  ],
  [
    'what instead',
    'Both braise well: short ribs are richer, with more fat and collagen, a silky sauce and a bone to serve on, but half their weight is bone and fat and they cost more. Chuck roast is cheaper, meatier and good for slicing or shredding. Count 1 pound (450 g) of short ribs with bone or 8 oz (225 g) of chuck a person. Either takes 2½ to 3 hours at 325°F (165°C).',
    'kitchen practice; USDA',
  ],
  [
    'may',
    'Raw meat in a slow cooker that was never switched on has to be thrown away after 2 hours, or 1 hour above 90°F (32°C), with everything in the pot: some bacteria leave toxins that cooking does not destroy. Found within 2 hours, cook it at once, on the stove or on high. The same holds after a power cut of unknown length.',
    'USDA FSIS',
  ],
  [
    'when how',
    'Chicken wings take 18 to 22 minutes in the air fryer at 400°F (200°C), in one layer, shaken twice; frozen raw ones 25 to 28. Pat them dry, toss with salt and a teaspoon of baking powder a pound (450 g) for crisp skin, and sauce them afterward. Safe is 165°F (74°C); at 180°F (82°C) they are tenderer. Cook big lots in batches.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how when',
    "Set sous vide chicken breast to 150°F (65°C) for about 2 hours, fresh from the fridge and up to 1½ inches (4 cm) thick, in one layer in a sealed bag under water; it is juicy and firm. USDA's plain rule for cooks stays 165°F (74°C), and that is right for children, pregnant, old or ill people. Eat at once or chill it in ice water.",
    'USDA FSIS; D. Baldwin, A Practical Guide to Sous Vide Cooking',
  ],
  [
    'may',
    'Zip-top freezer bags are fine for sous vide if their maker says so and they are food-grade polyethylene; not thin storage bags, not supermarket produce bags, and not at a boil, as seams open near 170°F (77°C) and above. Lower the open bag into the water to push the air out, then seal it. For longer or hotter cooking take vacuum or silicone bags. Use each bag once.',
    "FDA; bag makers' directions",
  ],
  [
    'how',
    'Pour warm water down the side of the propane tank and feel it: the metal stays cool up to the level of the gas and is warm above it. Or weigh it: take off the empty weight stamped as TW on the collar (about 17 lb, 7.7 kg, for a common 20 lb tank); the rest is gas. A full 20 lb (9 kg) tank runs a grill some 15 to 20 hours on medium.',
    "kitchen practice; grill makers' manuals",
  ],
  [
    'fix why',
    'A gas grill that stays lukewarm with all burners on high mostly has its regulator in safety bypass, after the tank was opened too fast. Turn off burners and tank, unhook the hose, wait a minute, hook it up again, open the tank slowly, then light it, lid open. Otherwise: tank nearly empty, clogged burner holes, kinked hose. Smell gas? Shut the tank and look for leaks with soapy water, never a flame.',
    "grill makers' manuals",
  ],
  [
    'how',
    'Sharpen a plain knife on the rough unglazed ring under a ceramic mug or plate: set it upside down on a towel, hold the blade at about 20 degrees, and draw it heel to tip, edge first, 8 to 10 strokes a side, then a few alternating light ones. Wipe it and test it on paper. Until then a serrated knife cuts tomatoes. Dull blades slip, so go slowly.',
    'kitchen practice',
  ],
  [
    'how when',
    'Heat a fully cooked spiral ham at 325°F (165°C) for 10 to 18 minutes a pound (450 g): cut side down, ½ cup (120 ml) of water or juice in the pan, wrapped tight in foil so the slices do not dry. Stop at 140°F (60°C) if it is in its plant package, 165°F (74°C) if it was repacked or is a leftover. Glaze, uncovered, the last 15 minutes. It may also be eaten cold.',
    'USDA FSIS',
  ],
  [
    'may how',
    'Yes, the carcass of a roast or rotisserie chicken makes good stock: break it up, just cover it with cold water, add onion, carrot and a bay leaf, and simmer it gently 1½ to 3 hours. Use it within 3 to 4 days of the roast or freeze the bones until you have two or three. Strain it, chill it within 2 hours; it keeps 3 to 4 days in the fridge.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'when how',
    'Hot dogs take 4 to 6 minutes in simmering water, 5 to 7 in a pan or on a medium grill, turned, or about a minute apiece in the microwave under a damp paper towel, slit or pricked. They are sold cooked, but heat them until steaming, 165°F (74°C), because of Listeria, above all in pregnancy and old age. A rolling boil splits them. For children under 4 cut them lengthwise and small.',
    'USDA FSIS; CDC',
  ],
  [
    'when',
    'A meatloaf of 2 pounds (900 g) takes about 55 to 70 minutes at 350°F (180°C, fan 160°C), a small one of 1 pound (450 g) 40 to 50; shaped free on a tray it is quicker than in a tin. Done is 160°F (71°C) in the middle, 165°F (74°C) with turkey or chicken; color is no guide. Glaze it the last 15 minutes and rest it 10 before slicing.',
    'USDA FSIS',
  ],
  [
    'when how',
    'Pork chops 1 inch (2.5 cm) thick bake 15 to 20 minutes at 400°F (200°C, fan 180°C), thin half-inch ones 10 to 12, thick 1½ inch ones 22 to 28. Salt them ahead, oil them, and brown them first in a pan for color. Take them out at 145°F (63°C) and rest them 3 minutes; a little pink is fine. Past 150°F (65°C) they dry out.',
    'USDA FSIS',
  ],
  [
    'what may',
    'The red liquid in a package of raw chicken or meat is not blood, which is drained at slaughter: it is water from the muscle colored by myoglobin, more of it after freezing. It is harmless in itself but carries the bacteria of raw meat. Keep it off other food, throw away the pad, do not rinse the meat, pat it dry, and wash sink and hands.',
    'USDA FSIS',
  ],
  [
    'what',
    "On US chicken 'free range' means access to the outdoors, 'organic' organic feed, no antibiotics after the first day of life and outdoor access, 'air-chilled' cooled by air so that less water is soaked up and the skin crisps better. 'No hormones' says nothing special: they are forbidden in all poultry and pork. 'Natural' only means no added color and little processing. None of them makes raw chicken free of Salmonella.",
    'USDA FSIS; USDA National Organic Program',
  ],
  [
    'when',
    'A bone-in turkey breast of 4 to 6 pounds (1.8 to 2.7 kg) takes 1½ to 2¼ hours at 325°F (165°C), one of 6 to 8 pounds (2.7 to 3.6 kg) 2¼ to 3¼ hours, thawed. It is done at 165°F (74°C) in the thickest part, clear of the bone. Salt it a day ahead, oil the skin, and tent it with foil if it browns too soon. Rest it 15 to 20 minutes.',
    'USDA FSIS',
  ],
  [
    'how may',
    'No, a turkey need not be basted: the juices run off and hardly go into the meat, and each opening of the oven costs heat and time. Rub oil or butter on the skin before it goes in, salt it a day or more ahead, and tent the breast with foil if it gets dark. What keeps it moist is stopping at 165°F (74°C) and resting it 30 minutes.',
    'USDA FSIS; H. McGee, On Food and Cooking',
  ],
  [
    'what',
    'Farmed salmon is mostly Atlantic, fatter and milder, easier to grill, and gets its color from pigment in the feed; wild salmon is mostly Pacific, leaner, redder and firmer, and dries out sooner, so take it off promptly at 145°F (63°C). Both are low in mercury and rich in omega-3. Wild salmon has parasites more often; fish for raw dishes must have been frozen for that purpose. Look for a sustainability label.',
    'FDA; NOAA FishWatch',
  ],
  [
    'may',
    "Yes, the bones in canned salmon, sardines and mackerel may be eaten: the heat of canning makes them soft enough to mash with a fork, and they hold much of the calcium. The skin is edible too. Lift them out if you dislike them, or buy 'skinless and boneless'. For small children crush them well. In fresh or home-cooked fish the bones stay hard: take those out.",
    'USDA; FDA',
  ],
  [
    'how when',
    'Lobster tails of 5 to 6 oz (140 to 170 g) take 6 to 8 minutes under a hot broiler, 5 inches (12 cm) away, about a minute an ounce; in the oven 10 to 13 minutes at 425°F (220°C). Thaw them in the fridge, cut the top shell lengthwise, lift the meat on top, and brush it with butter. Done is opaque, white and firm, 145°F (63°C).',
    'FDA; kitchen practice',
  ],
  [
    'how when',
    'Bacon in the microwave takes about a minute a slice: 4 slices 3½ to 4½ minutes on high, laid flat between paper towels on a microwave-safe plate with 2 or 3 more below. Check after 3 minutes, as ovens differ, and let it stand a minute: it crisps then. Thick bacon takes longer. The plate and fat are very hot. Wrap nothing in foil.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'why fix',
    'Slow cooker meat turns dry when the cut is too lean or stays in too long: chicken breasts are done, 165°F (74°C), in 2½ to 4 hours on low, and pork loin soon after. Take chuck, brisket, pork shoulder or chicken thighs, fill the pot half to two thirds, and keep the lid shut. Tough as well as dry? Then it needs longer. Shred it and stir it back into its juice.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'when',
    'Beef stew takes 30 to 35 minutes at high pressure for chuck in 1 to 1½ inch (3 to 4 cm) cubes, then 10 to 15 minutes of natural release; bigger chunks 40 to 45. Brown the meat, deglaze the pot, add at least 1 cup (240 ml) of thin liquid. Then add potatoes and carrots, close it again for 5 minutes at pressure, and thicken at the end. Tough: 5 to 10 more.',
    'kitchen practice; USDA FSIS',
  ],
  [
    'when',
    'Pork shoulder for pulling takes about 60 minutes at high pressure if it is cut into pieces of about a pound (450 g), a whole 3 to 4 pound (1.4 to 1.8 kg) piece 90 minutes, then 15 to 20 minutes of natural release. Use at least 1 cup (240 ml) of liquid. It is ready when it falls apart, about 200°F (93°C); if it resists, 10 to 15 minutes more.',
    'kitchen practice; USDA FSIS',
  ],
  [
    'when',
    'Chicken breasts of 6 to 8 oz (170 to 225 g) take 8 to 10 minutes at high pressure in an electric cooker, boneless thighs 8 to 10, thighs and legs on the bone 12 to 15, with 1 cup (240 ml) of liquid and 5 minutes of natural release. Frozen pieces, laid apart, take about half as long again. Check for 165°F (74°C) in the thickest part.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'when how',
    'Chicken breasts of 6 to 8 oz (170 to 225 g) take 16 to 20 minutes in the air fryer at 375°F (190°C), turned halfway; thin cutlets 8 to 10. Pound them to an even inch (2.5 cm), oil and season them, and leave gaps. Stop at 165°F (74°C) in the thickest part and rest them 5 minutes. Raw frozen ones need about half as long again.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'when how',
    'Bone-in chicken thighs take 22 to 26 minutes in the air fryer at 380°F (190°C), drumsticks 20 to 25, boneless thighs 14 to 18, in one layer, skin side down first and turned halfway. Pat them dry and season them; the skin gives enough fat. Safe is 165°F (74°C) by the bone, and at 175 to 185°F (80 to 85°C) dark meat is tenderer.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'when how',
    'A salmon fillet 1 inch (2.5 cm) thick takes 7 to 10 minutes in the air fryer at 390°F (200°C), skin down, not turned; frozen 12 to 15. Pat it dry, oil it lightly, and line the basket with a perforated parchment weighed down by the fish. It is done at 145°F (63°C), when it flakes. White fish of the same thickness takes about as long.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'when how',
    'A steak 1 inch (2.5 cm) thick takes 10 to 13 minutes in a preheated air fryer at 400°F (200°C) to reach 145°F (63°C), turned halfway; thinner ones 6 to 8, 1½ inches (4 cm) 15 to 18. Salt it ahead, dry and oil it. Measure early, since models differ, and rest it 5 minutes. The crust is weaker than in a pan: a quick sear in butter mends that.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'when how',
    'Raw sausages take 12 to 15 minutes in the air fryer at 375°F (190°C), thin chipolatas 8 to 10, bratwurst about 15, turned halfway and not pricked. From frozen add about half as long again. They are done at 160°F (71°C) inside, 165°F (74°C) with chicken or turkey. Precooked ones only need 6 to 8 minutes, until steaming.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'when how',
    'Bacon takes 8 to 12 minutes in the air fryer at 350°F (180°C), in one layer, thick slices up to 14; check from minute 7, since it goes from crisp to burnt fast. A little water in the drawer under the basket, where the manual allows it, keeps the fat from smoking. A small rack keeps light slices from flying up. Empty the fat between batches, once cooled.',
    "kitchen practice; air fryer makers' manuals",
  ],
  [
    'when how',
    'Burgers of a quarter pound (113 g), ½ inch (1.5 cm) thick, take 9 to 12 minutes in the air fryer at 375°F (190°C), turned once; thicker third-pounders 12 to 15, frozen patties 13 to 16. Press a dent in the middle and do not stack them. Done is 160°F (71°C) in the middle, poultry 165°F (74°C). Cheese goes on for the last minute.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'what amount',
    'For one or two people an air fryer of 2 to 4 quarts (2 to 4 liters) is enough, for three or four 5 to 6 quarts, for five and more 8 quarts or two drawers; a small whole chicken fits 5 to 6 quarts. What counts is floor area, since food crisps only in one layer: 4 chicken breasts or a pound (450 g) of fries want about 9 inches (23 cm) square.',
    'kitchen practice',
  ],
  [
    'when how',
    'Grill chicken breasts 5 to 7 minutes a side over medium-high heat, about 425 to 450°F (220 to 230°C) with the lid down, if they are pounded to an even ¾ inch (2 cm); thick ones 8 to 10. Oil them, and move them aside if they brown too fast. Done is 165°F (74°C) in the thickest part, then rest 5 minutes. An hour in light brine in the fridge keeps them juicy.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'when how',
    'Burgers ¾ inch (2 cm) thick take 4 to 5 minutes a side on a medium-high grill, about 400 to 450°F (200 to 230°C); thin quarter-pounders 3 to 4, frozen patties 5 to 7. Turn them when they let go, do not press the juice out, and measure from the side: 160°F (71°C), turkey and chicken 165°F (74°C). Pink or brown says nothing about safety.',
    'USDA FSIS',
  ],
  [
    'how fix',
    'Cook chicken legs and thighs beside the fire, not over it: one half of the grill hot, the pieces on the cool half, lid down, about 350 to 400°F (175 to 200°C), 35 to 45 minutes. Crisp the skin over the heat at the end; sweet sauce only in the last 5 to 10 minutes. Safe is 165°F (74°C) at the bone; tenderest near 180°F (82°C). Parboiled pieces go straight onto the grill.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'when how',
    'Grill a steak 1 inch (2.5 cm) thick 4 to 6 minutes a side over high heat for 145°F (63°C), one of 1½ inches (4 cm) 6 to 8, the last minutes beside the fire; a thin one 2 to 3. Salt it ahead, dry and oil it, and rest it 5 minutes. USDA calls 145°F and 3 minutes of rest safe; rarer is a choice for healthy adults only.',
    'USDA FSIS',
  ],
  [
    'when',
    'Preheat a gas grill 10 to 15 minutes with the lid down and all burners on high; charcoal needs 20 to 30, until the coals are gray with ash, plus 5 with the grate on. Open the lid before you light gas. Then brush the hot grate, oil it lightly and set the heat you want. A grate that is hot enough lets food go and gives marks.',
    "grill makers' manuals; USDA FSIS",
  ],
  [
    'how when',
    "Sous vide steak 1 to 1½ inches (2.5 to 4 cm) thick takes 2 to 2½ hours. At 145°F (63°C), medium, with 3 minutes of rest, it meets USDA's rule. Medium-rare is 131 to 135°F (55 to 57°C), which may not pasteurize it in that time: for healthy adults only, never children, pregnant, old or ill people. After 4 hours it turns mushy. Dry it well and sear it a minute a side.",
    'USDA FSIS; D. Baldwin, A Practical Guide to Sous Vide Cooking',
  ],
  [
    'fix why',
    'A cast iron pan smells rancid or of fish because old oil or food is left in it. Scrub it with hot water, a little dish soap and coarse salt, dry it on the stove, then heat it empty in the oven at 400°F (200°C) for an hour and let it cool. Next time wipe off nearly all the oil before you put it away. Sticky film has to be scrubbed off first.',
    'Lodge Cast Iron; kitchen practice',
  ],
  [
    'what',
    "Three knives do nearly everything: a chef's knife of 8 inches (20 cm), a small paring knife of 3 to 4 inches (8 to 10 cm), and a long serrated knife for bread and tomatoes. Add a boning or fillet knife only if you cut up birds or fish, and a steel or stone. Buy them singly, by how they sit in the hand; block sets hold blades you never use.",
    'kitchen practice',
  ],
  [
    'what',
    'Buy 80/20 ground beef (20 percent fat, ordinary mince) for burgers and meatballs, 85/15 for meatloaf and bolognese, 90/10 or leaner for tacos, chili and stuffed vegetables, where fat would float. Leaner meat dries in a burger. Fat can be drained after browning. Chuck is about 80/20, round and sirloin leaner. Any of them is safe at 160°F (71°C).',
    'USDA; kitchen practice',
  ],
  [
    'keep may',
    'Yes, raw chicken may be frozen in its marinade: bag it flat, press out the air, date it, and freeze it on the day you buy it; it stays safe, and is best within 2 to 3 months. It marinates while it thaws in the fridge, about a day. Go easy on lemon, vinegar and raw pineapple, which turn it mushy. Throw the marinade away or boil it hard.',
    'USDA FSIS',
  ],
  [
    'how',
    'Reheat meatloaf in slices: lay them in a dish with a few spoonfuls of broth or sauce, cover with foil, and warm them at 325°F (165°C) for 15 to 20 minutes, a whole piece 30 to 40, until 165°F (74°C) in the middle. In the microwave cover them and use half power. Or fry slices in a pan with a lid. Eat it within 3 to 4 days.',
    'USDA FSIS',
  ],
  [
    'what',
    'Slice leftover cooked sausages into pasta sauce, lentils or bean stew, fried rice, an omelet or frittata, a potato hash, gumbo or cabbage soup; or wrap them in pastry or a tortilla, top a pizza, or brown them on a tray with peppers and potatoes. Heat them to 165°F (74°C). They keep 3 to 4 days in the fridge and 1 to 2 months in the freezer.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'when how',
    'A gammon joint, sold raw, takes about 30 minutes per 500 g (1.1 lb) plus 30 minutes at 350°F (180°C, fan 160°C), in a tin with a cup (240 ml) of water, covered tightly with foil. Then take off the rind, score the fat, glaze it, and bake 20 minutes at 400°F (200°C). USDA asks 145°F (63°C) and 3 minutes of rest; the stricter UK FSA 158°F (70°C) for 2 minutes. Rest it 20 minutes.',
    'USDA FSIS; UK FSA; kitchen practice',
  ],
  [
    'when how',
    'Simmer corned beef brisket about an hour a pound (450 g), 3 to 3½ hours for 3 pounds (1.4 kg), not boiling hard; covered in the oven at 350°F (175°C) about the same, in a slow cooker on low 10 to 12 hours, in a pressure cooker 85 to 90 minutes. Safe is 145°F (63°C), but tender only near 200°F (93°C). Curing salt keeps it pink. Slice across the grain; cabbage takes 20 minutes.',
    'USDA FSIS',
  ],
  [
    'when how',
    'Oxtail takes 3 to 4 hours at a bare simmer or covered in the oven at 325°F (165°C), 8 to 10 hours on low in a slow cooker, 45 to 50 minutes in a pressure cooker with natural release: until the meat slides off the bone. Brown it first, and count 1 pound (450 g) with bone a person. It is very fat, so chill the stew overnight and lift the fat off.',
    'kitchen practice; USDA FSIS',
  ],
  [
    'when how',
    'Lamb shanks take 2½ to 3 hours braised at 325°F (165°C), covered and a third in liquid, 8 hours on low in a slow cooker, or 45 to 50 minutes in a pressure cooker with natural release. Brown them first; they are ready when the meat shrinks up the bone and a fork goes in easily. Count one of 12 oz to 1 pound (350 to 450 g) a person. Skim the sauce before serving.',
    'kitchen practice; USDA FSIS',
  ],
  [
    'when how',
    'Lamb chops 1 inch (2.5 cm) thick take 3 to 4 minutes a side in a hot pan, on the grill or under the broiler, thin cutlets 2 to 3, thick loin chops 5. Stand them on their fat edge first for a minute or two. USDA: 145°F (63°C) and 3 minutes of rest, which is pink. Shoulder chops are tougher: braise them an hour.',
    'USDA FSIS',
  ],
  [
    'fix how',
    'Most of the strong smell of mutton, goat and lamb sits in the fat, so trim it well, together with the thin skin and glands. Marinate the meat a few hours in the fridge in yogurt, buttermilk or a little vinegar with ginger and garlic, and brown it with onions. Mint, rosemary, cumin, cardamom, cinnamon and lemon suit it. Younger lamb is milder. A sour or rotten smell is spoilage.',
    'kitchen practice; H. McGee, On Food and Cooking',
  ],
  [
    'fix why',
    'Mutton and goat need time: 1½ to 2½ hours at a bare simmer, covered, or 25 to 30 minutes in a pressure cooker with natural release, until the meat leaves the bone. Tough means not long enough yet, or boiled too hard. Add water, cook on in steps of 15 to 20 minutes. Take shoulder, neck or shank, not lean leg, and marinate it overnight in yogurt in the fridge.',
    'kitchen practice; H. McGee, On Food and Cooking',
  ],
  [
    'how',
    'Raw papaya, pineapple and kiwi hold enzymes that soften meat: rub in about a tablespoon of grated raw green papaya or a spoonful of pineapple or kiwi puree a pound (450 g), and leave it 30 minutes to 2 hours in the fridge, thin slices only 15 to 30 minutes. Longer turns it to mush on the outside. Raw ginger works more mildly; canned or cooked fruit does nothing. Cook the meat fully as usual.',
    'H. McGee, On Food and Cooking',
  ],
  [
    'how',
    'Pound chicken breasts or cutlets between two sheets of plastic or parchment, from the middle outward, with the flat side of a mallet, a rolling pin or a small heavy pan, to an even ¼ to ½ inch (6 to 12 mm). Split very thick breasts flat first. It cooks quicker and evenly. The spiked side is for tough steaks only. Wipe and wash what was splashed.',
    'kitchen practice; USDA FSIS',
  ],
  [
    'keep may',
    'No, stock that smells sour, bubbles, foams or is slimy has spoiled: throw it away, boiling does not make it safe. Homemade stock keeps 3 to 4 days in the fridge and must get there within 2 hours, cooled in shallow pans or an ice bath, since a big hot pot stays warm for hours. A solid lid of fat does not protect it. Freeze what you will not use.',
    'USDA FSIS',
  ],
  [
    'when how',
    'A whole duck takes 30 to 35 minutes a pound (450 g) at 350°F (175°C), so 2½ to 3 hours for 5 pounds (2.3 kg): thawed, dried, the skin pricked or scored but not the meat, on a rack, the fat poured off once or twice. Done is 165°F (74°C) in breast and innermost thigh. For crisp skin raise it to 425°F (220°C) for the last 15 minutes. It feeds three or four.',
    'USDA FSIS',
  ],
  [
    'instead',
    'Instead of a roasting rack lay the meat on a bed of thick onion, carrot, celery or potato slices, which also flavor the gravy, or on a coil of crumpled foil, a cooling rack that is oven-safe, or a row of bones. The point is that hot air gets below and the meat does not fry in its fat. A chicken may also sit straight in a hot iron pan.',
    'kitchen practice',
  ],
  [
    'fix',
    'Never force a pressure cooker lid: it is locked because pressure is left. Switch it off, wait 15 to 30 minutes, then open the valve with a long spoon, away from face and hands. A stovetop cooker may be cooled under cold running water, if its manual allows that. Pin down and still stuck: cool it longer; a vacuum may hold it. If the pin never drops, have it checked.',
    "pressure cooker makers' manuals",
  ],
  [
    'keep may how',
    'Yes, out of the shell: shuck oysters, clams and mussels that are alive and tightly closed, put them with their strained liquor in a box, leave ½ inch (1 cm) at the top, and freeze them; scallops go in dry and flat in a bag. Best within 3 to 4 months. Thaw them in the fridge and cook them to 145°F (63°C), since freezing kills no Vibrio. In the shell they lose quality.',
    'National Center for Home Food Preservation; USDA FoodKeeper; FDA',
  ],
  [
    'how',
    'To debone a chicken thigh lay it skin down, cut along the bone from end to end with a sharp small knife, and scrape the meat away on both sides until the bone stands free; slide the blade under it, cut round the knuckles, and lift it out. Feel for gristle and splinters. The bones make stock. Then hot soapy water for board, knife and hands.',
    'kitchen practice',
  ],
  [
    'how when',
    'The 3-2-1 method smokes spare ribs at 225°F (107°C): 3 hours open on the rack, 2 hours wrapped in foil with a little juice or butter, 1 hour open again with sauce. Smaller baby backs would fall apart, so take 2-2-1 or less. They are ready when the meat has drawn back from the bones and a rack bends easily, about 195 to 203°F (90 to 95°C).',
    'kitchen practice; USDA FSIS',
  ],
  [
    'why fix',
    'Smoked chicken skin turns rubbery because low heat and moist smoke do not melt its fat. Smoke chicken hotter, 275 to 325°F (135 to 165°C): its meat has no gristle that needs slow cooking. Dry it, salt it, and leave it uncovered in the fridge overnight, then finish over direct heat or at 425°F (220°C) for some minutes. Safe is 165°F (74°C).',
    'USDA FSIS; kitchen practice',
  ],
  [
    'fix why',
    'A sous vide bag floats because air is left in it or steam and gas form on long cooks. Lower the open bag into the water to press the air out, seal it, and weigh it down with a spoon in the bag or a rack. Where part stuck out of the water for more than 2 hours, throw the meat away: that part stayed too cool. A puffed bag that smells sour goes too.',
    'USDA FSIS; D. Baldwin, A Practical Guide to Sous Vide Cooking',
  ],
  [
    'how',
    'Grind meat very cold: cut well-marbled chuck or shoulder in 1 inch (2.5 cm) cubes, freeze them on a tray 30 minutes with the blade and plate, then grind once coarse, for sausage twice. Without a grinder pulse small lots in a food processor, or chop by hand. Use it within 1 to 2 days, cook it to 160°F (71°C), poultry to 165°F (74°C), and wash every part in hot soapy water.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'what',
    'Corned beef and pastrami are both beef cured in salty brine: corned beef, mostly brisket, is simmered and mild, with bay, mustard seed and clove; pastrami, often the fattier navel or the point of brisket, is rubbed with black pepper and coriander, smoked and then steamed. They swap in sandwiches. British canned corned beef is another thing, and salt beef is the British name of the first.',
    'kitchen practice',
  ],
  [
    'what',
    'A dry rub is salt, sugar and spices rubbed on the surface, for a crust and a deep flavor, best an hour to a day ahead; a marinade is wet, with oil, acid and herbs, and flavors mostly the outside. Only salt goes deep. Use rubs for ribs, brisket and roasts, marinades for thin steaks, chicken pieces and skewers. Sugar burns over high heat. Both wait in the fridge.',
    'H. McGee, On Food and Cooking; kitchen practice',
  ],
  [
    'what how',
    'Au jus is the thin, clear roasting juice, skimmed of fat and loosened with stock; gravy is the same thickened with flour or starch. For jus pour off the fat, deglaze the pan with wine or 2 cups (480 ml) of beef stock, scrape up what is brown, simmer it down by a third, strain and salt it last. It suits prime rib and French dip sandwiches.',
    'kitchen practice',
  ],
  [
    'why fix',
    'Fish stock turns bitter from gills, blood and guts left in, from oily fish such as salmon or mackerel, or from cooking it too long. Use heads and bones of white fish, gills cut out, rinsed cold, and simmer them no more than 20 to 30 minutes below a boil; take lemon out early. A little butter, cream or sugar softens it; a strongly bitter one is better thrown out.',
    'H. McGee, On Food and Cooking; kitchen practice',
  ],
  [
    'when how',
    'Quail cook in 12 to 18 minutes at 425°F (220°C), browned first in butter or oil, or split flat on a hot grill 4 to 5 minutes a side, to 165°F (74°C) in the breast. They are small and lean and dry out fast: salt them ahead, wrap them in bacon, and let them rest 5 minutes. Count two a person as a main dish, one as a starter.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'when how',
    'A Cornish hen of 18 to 24 oz (500 to 680 g) takes 50 to 60 minutes at 350°F (175°C), or about 45 to 50 at 400°F (200°C), unstuffed and thawed. It is done at 165°F (74°C) in the innermost thigh and the breast; stuffing inside needs 165°F too and some 15 minutes more. One feeds one hungry person, halved it serves two. The British poussin is a little smaller and quicker.',
    'USDA FSIS',
  ],
  [
    'when how',
    'Turkey thighs take 1¾ to 2 hours at 325°F (165°C), drumsticks 2 to 2¼, wings 1¾ to 2¼: oil and salt them, cover them with a little stock in the pan the first hour, then uncover. They are safe at 165°F (74°C), but full of sinew and tender only at about 180°F (82°C). Braised, or in a slow cooker on low 6 to 8 hours, the meat falls off for soup or tacos.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how when',
    'Simmer chicken gizzards 1½ to 2 hours in salted water or stock until a fork goes in, 30 to 40 minutes in a pressure cooker; then fry, grill or stew them. Bought cleaned, they only need the yellow lining and gristle cut off. Hearts are quick: halved, 5 to 8 minutes in a hot pan. Both are safe at 165°F (74°C) and keep 1 to 2 days raw in the fridge.',
    'USDA FSIS',
  ],
  [
    'how',
    'Cut a whole chicken wing at its two joints: stretch it out, feel for the gap with a finger, bend the joint back until it pops, and cut through between the bones, not through bone. You get a drumette, a flat and the tip. The tips go in a bag in the freezer for stock. A heavy knife or kitchen shears does it; wash board and hands afterwards.',
    'kitchen practice; USDA FSIS',
  ],
  [
    'how what',
    'Bison and ostrich are very lean red meats, so cook them hot and short, about a third less time than beef, and not past 145°F (63°C) with 3 minutes of rest; ground bison to 160°F (71°C), ground ostrich too, unless its label asks for more. Oil the meat, salt it ahead, and slice it across the grain. Tough cuts such as bison chuck are braised for hours. Add fat to burgers.',
    'USDA FSIS',
  ],
  [
    'how',
    'Mix ground venison with 10 to 20 percent pork fat, fatty bacon or beef suet, or an egg and a handful of soaked crumbs a pound (450 g): alone it is too lean to hold together and dries. Handle it cold, press firm patties, chill them 30 minutes, and fry them in oil 4 to 5 minutes a side. Cook them through, 160°F (71°C) by USDA; CDC advises 165°F (74°C) for wild game.',
    'USDA FSIS; CDC',
  ],
  [
    'how',
    'Rub tarnished copper with half a lemon dipped in salt, or a paste of vinegar, salt and flour, for a minute, rinse it at once, wash it with soap and dry it. No steel wool, no bleach and no dishwasher. Brown tarnish outside is only looks; a green crust is poisonous verdigris, so scrub it all off before you cook. With the lining worn through, do not cook in it until it is retinned.',
    'FDA Food Code; kitchen practice',
  ],
  [
    'why fix',
    'A roast burns below when the drippings dry out on hot metal: the tin is too large or dark, the oven too hot or the shelf too low. Pour in ½ cup (120 ml) of stock or water as soon as they darken, and top it up; lay the meat on onion slices or a rack. Burnt drippings make bitter gravy, so make it from butter and stock instead. Soak the tin with baking soda.',
    'kitchen practice',
  ],
  [
    'what how',
    "Carve a roast on a board with a groove, on a damp cloth so that it stays put, with a long thin slicing knife or a sharp chef's knife and a fork to hold it. Rest the meat first, 15 to 20 minutes, take off string and net, find the run of the fibers, and cut across it with long strokes: beef thin, pork and lamb thicker. An electric knife suits soft roasts.",
    'kitchen practice',
  ],
  [
    'may why keep',
    'Fresh raw fish smells mildly of the sea or of cucumber. As it ages amines make it smell: a faint smell may still be masked with lemon or milk, but a clearly fishy, sour or ammonia smell, slime, dull dry flesh or gaping flakes mean spoiled. Throw it away, cooked or raw, even within its date. Raw fish keeps 1 to 2 days in the fridge at 40°F (4°C) or below.',
    'FDA; H. McGee, On Food and Cooking',
  ],
  [
    'amount when',
    'For a 22 inch (57 cm) kettle grill use about a full chimney, 80 to 100 briquettes, for hot direct grilling of steaks and burgers, half a chimney, 40 to 50, for medium heat or for chicken with the coals on one side, and 15 to 20 lit ones for slow smoking. Add 8 to 10 an hour for long cooks. Lump charcoal burns hotter and shorter. Outdoors only: it gives off carbon monoxide.',
    "grill makers' manuals; CDC",
  ],
  [
    'fix how',
    'Take a rotisserie chicken off the bone or into parts, lay it in a dish with a few spoonfuls of broth, cover it with foil, and warm it at 350°F (175°C) 15 to 25 minutes, a whole one 25 to 35, until 165°F (74°C). Uncover the skin side for the last 5 minutes at 425°F (220°C) or under the broiler. Chilled within 2 hours it keeps 3 to 4 days; reheat once.',
    'USDA FSIS',
  ],
])
