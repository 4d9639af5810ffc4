import { answersOf } from '../card.ts'

/** How everyday food keeps and freezes: answers that are found by their example questions. */
export const everydayKeeping = answersOf([
  [
    'keep how',
    'Ripe loquats keep only a few days on the counter and about a week in the fridge, unwashed and in one layer. For a glut, halve them, take out the seeds and blossom end, and freeze in light syrup, or cook them as jam, chutney, compote or crumble; cut flesh browns, so use lemon juice. The skin is edible but tough. Do not eat or grind the seeds, which can release cyanide.',
    'University of Florida IFAS Extension; NCHFP',
  ],
  [
    'keep',
    'Leftover canned pumpkin keeps 3 to 4 days in the fridge; move it from the can into a covered container. It freezes well for about 3 months: measure it in 1/4 or 1/2 cup (60 or 120 g) lots in bags or an ice cube tray. Thaw in the fridge, stir, and pour off any water before baking. It goes into muffins, pancakes, oatmeal, soup and pasta sauce.',
    'USDA FSIS',
  ],
  [
    'how keep',
    'Besides freezing, souse extra fresh mackerel the same day: bake fillets in vinegar, water, onion and spices at 325°F (160°C, fan 140°C) for 30 to 40 minutes; chilled it keeps 3 to 4 days, as does escabeche. Raw it keeps only 1 day, on ice in the fridge; warm fish forms histamine, which cooking does not destroy. For raw-cured or pickled mackerel freeze it first, 7 days at -4°F (-20°C), against parasites.',
    'US FDA; Jane Grigson, Fish Cookery',
  ],
  [
    'when keep',
    'Celeriac remoulade is best made ahead, 2 to 24 hours, as the raw strips soften and take up the mustard dressing. Toss the cut celeriac at once with lemon juice and salt so that it does not brown, leave 30 minutes, drain, then mix in mayonnaise from a jar or pasteurized eggs. Covered in the fridge it keeps 2 to 3 days, but not if it stood out over 2 hours; stir, and add apple, herbs or nuts only when serving.',
    'J. Child, Mastering the Art of French Cooking',
  ],
  [
    'what keep',
    'A vegan main that freezes well for Christmas: nut roast, a lentil and chestnut loaf, or a squash, spinach and nut Wellington in vegan puff pastry. Freeze a loaf baked and cooled, or a Wellington unbaked, well wrapped, for up to 3 months. Thaw the loaf overnight in the fridge and reheat it covered to 165°F (74°C); bake the Wellington from frozen at 375°F (190°C, fan 170°C) until golden and hot inside.',
    'kitchen practice; USDA FSIS',
  ],
  [
    'how keep',
    'Freezing perogies (pierogi) raw is the usual way: lay them apart on a floured or papered tray until hard, 2 to 3 hours, then bag them for 2 to 3 months. Boil from frozen, without thawing, until they float and then 2 to 4 minutes more. Boiled ones freeze well too and stick less: cool, toss in a little oil or butter, freeze on a tray, then reheat in water or a pan until hot, 165°F (74°C).',
    'kitchen practice (Polish and Ukrainian)',
  ],
  [
    'may keep',
    'Crème fraîche past a use-by date should be thrown away, even unopened and even if it smells fine. If the date is a best-before or sell-by, an unopened tub kept cold all the time is often good for another week or two: look for mold, a swollen lid or a yeasty, bitter smell, and bin it if there is any. Once opened, follow the pack, usually 3 to 5 days.',
    'UK FSA; USDA FoodKeeper',
  ],
  [
    'keep how',
    'Hold a roast warm for up to 90 minutes, whole and uncarved, in an oven at its lowest, about 170°F (75°C): first let it stand 10 minutes so it stops cooking, then wrap it in foil with a splash of stock. Leave a thermometer in it: the meat must stay at 140°F (60°C) or more. With pork or beef take it out as soon as it reaches 145°F (63°C), not later, and slice only when people sit down.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'keep when',
    "Fresh venison keeps 3 to 5 days in the fridge at 40°F (4°C) or below as steaks and roasts, and only 1 to 2 days as ground meat, liver or heart. Freeze what you won't cook in that time, tightly wrapped or vacuum packed, as early as you can; at 0°F (-18°C) it is best within 9 to 12 months, ground within 3 to 4. Carcass meat that was not chilled soon after the kill should not be eaten.",
    'USDA FSIS; National Center for Home Food Preservation',
  ],
  [
    'keep how',
    'Lemon juice freezes very well: strain it, freeze it in ice cube trays or small jars with room at the top, then bag the cubes; it is best within 4 to 6 months and safe for longer. A medium lemon gives 2 to 3 tablespoons (30 to 45 ml), so measure the cubes: many hold about 2 tablespoons. Grate the zest first and freeze it apart. In the fridge fresh juice is good for 3 to 4 days.',
    'extension services; National Center for Home Food Preservation',
  ],
  [
    'may keep',
    'Frozen fish long past its best before date is still safe if it stayed frozen hard at 0°F (-18°C) all the time; only the eating suffers. Best quality is 6 to 8 months for lean fish such as cod and 2 to 3 for oily fish such as salmon, so fish years old is often dry or rancid. Thaw it in the fridge, out of a vacuum pack, bin it if it smells of old oil or is dry and white all through, else use it in curry, pie or soup.',
    'USDA FSIS; FDA cold food storage chart',
  ],
  [
    'keep how',
    'Raw green mangoes keep for a year without pickling if you dry them: peel, slice thinly, dry at 135 to 140°F (57 to 60°C) or in strong sun until brittle, then keep the slices airtight or grind them to sour powder (amchur). Where there is freezer room, freeze them peeled and grated or diced, pressed flat in bags, for 10 to 12 months. Whole and cool they last only a week or so.',
    'NCHFP (drying and freezing fruit); kitchen practice',
  ],
  [
    'how keep',
    'Freezing herbs in butter or oil both work: choose butter for soft herbs that finish a dish (parsley, chives, dill, tarragon) and oil for those you start cooking with (basil, thyme, rosemary, sage). Chop, fill ice cube trays, freeze, then bag for 4 to 6 months. Freeze the oil mix at once, never leave it at room temperature, and after thawing use it within 4 days from the fridge because of botulism.',
    'University of Idaho Extension; NCHFP',
  ],
  [
    'may keep',
    'Blue cheese freezes well for cooking: it turns crumbly, but the taste stays good. Cut it into portions of about 4 oz (115 g), wrap tightly in foil or plastic and then in a bag, and freeze for up to 6 months. Thaw in the fridge and use in sauces, soups, quiche, burgers or dressings; soft, creamy ones such as Gorgonzola dolce go more watery than firm Stilton.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'may keep',
    'Bread sauce and cranberry sauce both freeze well, so a month ahead is fine: bread sauce keeps about 1 month frozen and cranberry sauce 2 to 3 months or more. Cool, pack with a little headspace and thaw overnight in the fridge. Reheat bread sauce gently with a splash of milk, whisking, until steaming hot; serve cranberry sauce cold or warmed. Once thawed use both within 3 to 4 days.',
    'kitchen practice; USDA FSIS',
  ],
  [
    'may keep',
    'Raw pork one day past a US sell-by date is fine if it was kept at 40°F (4°C) or below and looks and smells normal: chops and roasts keep 3 to 5 days in the fridge after purchase, ground pork (mince) 1 to 2. Cook it today or freeze it: chops and roasts to 145°F (63°C) with 3 minutes of rest, ground to 160°F (71°C). A British use-by date is different: once past, throw it away whatever it smells like.',
    'USDA FSIS; UK FSA',
  ],
  [
    'keep how',
    'Mint sauce for the whole year is best frozen: chop the leaves finely with a little sugar, scald with just enough boiling water or vinegar, freeze in ice cube trays and bag for up to 12 months; add vinegar and sugar when you serve it. In a jar, chopped mint fully covered with 5% vinegar and sugar keeps in the fridge for 2 to 3 months; it turns dull brown but tastes good.',
    'kitchen practice; NCHFP (herb vinegars, freezing herbs)',
  ],
  [
    'may keep',
    'Jars that lost liquid in the canner are safe to store if they were processed in full and the lid sealed; food above the liquid may darken, so use those first. Do not open a jar to top it up. If half the liquid or more is gone, keep it in the fridge and eat within a few days. An unsealed jar goes in the fridge too, or is reprocessed within 24 hours.',
    'NCHFP',
  ],
  [
    'keep may',
    'Raw liver, kidneys and heart freeze well for 3 to 4 months at 0°F (-18°C); in the fridge they keep only 1 to 2 days. Freeze them fresh, cut in meal portions, skin and tubes removed, wrapped tight without air, and thaw in the fridge overnight. Cooked liver keeps 3 to 4 days in the fridge or 2 to 3 months frozen, though it turns a little grainy.',
    'USDA FSIS',
  ],
  [
    'keep how',
    'Lentil soup keeps 3 to 4 days in the fridge, so of a Sunday pot eat until Wednesday or Thursday and freeze the rest on the first day, good for 3 months. Glass jars work if they are straight-sided and freezer-safe: cool first, fill to 1 inch (2.5 cm) below the rim, freeze with the lid loose, then tighten. Jars with shoulders crack. Reheat to 165°F (74°C), with a splash of water.',
    'USDA FSIS; NCHFP',
  ],
  [
    'may keep',
    'Frozen salmon or trout stays safe at 0°F (-18°C) for years, but the fat turns rancid: best within 2 to 3 months wrapped, up to about a year vacuum packed. Open old packs and look: white dry patches can be cut off, and yellow-brown edges or a paint-like, fishy smell mean it is past enjoying. If fine, use it in fishcakes, chowder or pie. Cut the vacuum bag open before thawing in the fridge.',
    'USDA FSIS; FDA; university extension',
  ],
  [
    'what keep',
    'A whole cabbage for one person lasts: uncut it keeps 2 weeks or more in the fridge, a cut half, wrapped, about a week. Cut off wedges as you go: fry shreds hard with garlic and soy, roast wedges at 425°F (220°C) for 25 to 30 minutes, braise with apple, or put it in soup, stir-fried noodles, okonomiyaki or colcannon. Ferment the rest with 2% salt or freeze it shredded, blanched 90 seconds.',
    'NCHFP; kitchen practice',
  ],
  [
    'when keep',
    'Bake a Christstollen 2 to 4 weeks before Christmas, so late November to early December; it tastes best after at least 2 weeks. Brush it hot with melted butter, coat it thickly with sugar, cool it completely, dust with powdered (icing) sugar, then wrap it in parchment and tightly in foil or a bag. Keep it cool, dark and dry, at about 50 to 60°F (10 to 15°C). It keeps 4 to 6 weeks; quark stollen only about 1 week.',
    'Dresden Stollen Association; King Arthur Baking',
  ],
  [
    'keep may',
    'Homemade stock keeps 3 to 4 days in the fridge, and boiling it up every few days is not a safe way to keep a pot going: between boils it spends hours in the warm zone, and some toxins survive boiling. Chill it within 2 hours in shallow containers, and freeze what you will not use by day 4, for 2 to 3 months; older stock goes in the trash, boiled or not. Bring it to a full boil once before use.',
    'USDA FSIS',
  ],
  [
    'keep what',
    'Maincrop potatoes with a thick, set skin store longest, such as King Edward, Maris Piper or russets: 4 to 6 months at 45 to 50°F (7 to 10°C) in the dark. Eat earlies and thin-skinned salad kinds such as Charlotte first, within some weeks; Pink Fir Apple is late and keeps into winter. Let them dry and cure for 10 to 14 days in the dark first, and eat cut, bruised or small ones before all others.',
    'Royal Horticultural Society; University of Idaho Extension',
  ],
  [
    'how keep',
    'Make mash and gravy the day before, chill both within 2 hours, and reheat them to 165°F (74°C): mash covered in the microwave with a splash of milk, stirred every 2 minutes, gravy at a boil. Then hold them hot off the stove: gravy in a thermos rinsed with boiling water, mash in a slow cooker on warm or in a covered pot wrapped in towels in a cool box, up to 1 hour. Hot food has to stay at 140°F (60°C) or more.',
    'USDA FSIS',
  ],
  [
    'what keep',
    'Leftover ricotta keeps about 5 to 7 days once opened, cold and covered; throw it out if it smells sour or shows mold. Savory: stir it into hot pasta with lemon and pepper, dollop on pizza, fold into eggs, or mix with spinach to fill shells. Sweet: beat with honey for toast, use in pancakes (about 1 cup, 250 g), or bake in a lemon cake. Baked dishes freeze well, plain ricotta turns grainy.',
    'USDA FSIS (FoodKeeper)',
  ],
  [
    'keep may',
    'Peeled, cut potatoes keep in cold water in the fridge for about 24 hours; up to 2 days in changed water they may still do if firm and fresh smelling, but are watery and roast poorly, so boil and mash them. Throw out any that are slimy or smell sour. Sprouts, carrots and parsnips do better dry: trimmed, in a bag with a paper towel, sprouts and carrots hold 2 to 3 days.',
    'Idaho Potato Commission; kitchen practice',
  ],
  [
    'keep how',
    'Very ripe tomatoes will not hold five days at 64°F (18°C): sort them today. Keep the firm ones in one layer, stem down, somewhere cool and airy and check daily; put fully ripe ones in the fridge, where they hold several days with little harm for sauce. Freeze the softest whole, washed, in bags: the skins slip off once thawed and they go straight into passata. Throw out moldy or leaking ones.',
    'extension services',
  ],
  [
    'keep what',
    'Frozen homemade dinners stay safe in a cool box as long as they are below 40°F (4°C): usually a day or two when it is full, kept shut, shaded and packed with ice packs. Chili, bolognese, curry, stew and soup travel best, frozen flat in bags. Carry a thermometer; once thawed, eat within 1 to 2 days, heat to 165°F (74°C) and do so only once. Throw out what has been warmer for 2 hours, or 1 hour above 90°F (32°C).',
    'USDA FSIS',
  ],
  [
    'what keep',
    'Filipino dishes that freeze well in single portions are adobo, kaldereta, menudo, giniling, mechado and monggo. Cool them within 2 hours, rice within 1, and freeze in flat boxes with or without rice; eat within 2 to 3 months. Thaw in the fridge overnight or microwave from frozen, stirring, to 165°F (74°C). Leave potatoes out, as they turn grainy, and cook sinigang greens and pancit fresh.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how keep',
    "Pack the cooler in reverse order of meals: frozen meat for the last days at the bottom with block ice or frozen water bottles, the first day's food on top. Eat fresh chicken, ground meat and fish on day one, frozen meat within a day of thawing, then eggs, hard cheese and cans. Keep it at 40°F (4°C) or below, in shade, topped up with ice, drinks in a second bag, and throw out meat that was warmer for 2 hours.",
    'USDA FSIS',
  ],
  [
    'how keep',
    'Hang pheasants 3 to 7 days, by the neck, in feather, in a cool, airy, fly-free place, best near 40°F (4°C) and never above 50°F (10°C). Hanging is only for flavor: in milder weather, or if the bird is badly shot, pluck, draw and refrigerate it at once. Throw out any bird that is green, wet or foul smelling, watch for shot, and cook it to 165°F (74°C).',
    'H. Fearnley-Whittingstall, The River Cottage Meat Book; USDA FSIS',
  ],
  [
    'may keep',
    'Yes, smoked mackerel can be frozen up to and on its use-by date, unless the label says not to, and it is fine for pâté later. Wrap it tightly in meal portions, use within 3 months for flavor, thaw it in the fridge overnight and make and eat the pâté within 24 hours of thawing. Do not freeze it after the date, whatever it smells like, and open a vacuum pack before thawing it.',
    'UK FSA',
  ],
  [
    'how keep',
    'Overripe bananas in bulk freeze best peeled: whole or sliced on trays, then bagged, or mashed in 1 cup (225 g, about 2 large or 3 medium) portions with a teaspoon of lemon juice, for 3 months or more. Mashed banana binds by itself, so oat bars, flapjacks, pancakes and banana bread bake well with no egg or nuts. Check that the oats, flour and spreads carry no egg or nut warning.',
    'NCHFP; kitchen practice',
  ],
  [
    'how keep',
    'Baked is the better gift for new parents: lasagna baked and chilled within 2 hours keeps 3 to 4 days in the fridge and only needs reheating, covered, at 350°F (180°C, fan 160°C) for about 45 minutes, to 165°F (74°C). Assembled but unbaked it keeps 1 to 2 days and takes about an hour from cold. Both freeze 2 to 3 months; use a dish they need not return and write date and heating on it.',
    'USDA FSIS; kitchen practice',
  ],
  [
    'how keep',
    'A food flask keeps lunch safe 4 to 6 hours if it is filled right: stand boiling water in it for 10 minutes, empty it, fill to the brim with food heated until bubbling, close at once and do not open before lunch. At lunch it should still be 140°F (60°C) or hotter; throw out lukewarm food, and test a cheap flask with water. Soup, stew, chili, curry and dal hold well; pasta and rice go soft.',
    'USDA FSIS',
  ],
  [
    'what keep',
    'Foods that freeze badly are boiled potatoes in chunks, salad vegetables, cucumber, hard-boiled eggs, mayonnaise, sour cream and yogurt sauces, soft cheese, cooked plain pasta, crisp coatings and anything set with gelatin. They turn watery, grainy or rubbery. Stews, curries, chili, soup, mince dishes, mashed potato with butter, meatballs in sauce and baked pies freeze well; add pasta, cream and herbs when reheating.',
    'NCHFP',
  ],
  [
    'how keep',
    'Sweet potato puree for a baby: bake it whole at 400°F (200°C, fan 180°C) for 45 to 60 minutes or steam peeled cubes 12 to 15 minutes, then mash or blend with water, breast milk or formula until smooth, with no salt, sugar or honey. Chilled at once it keeps 1 to 2 days in the fridge and 1 to 2 months frozen in ice cube portions. Reheat until steaming, stir, let cool to lukewarm, and throw out what the baby leaves.',
    'USDA FSIS; AAP',
  ],
])
