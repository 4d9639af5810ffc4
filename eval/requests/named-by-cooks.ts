import type { Diet } from '@plotluck/kitchen'
import type { Asked } from '../suggestion.ts'

/** A basket with the dishes that a good cook would at once think of, the likeliest first, each by its common names; its first food is the main one. */
export type NamedByCooks = Asked & {
  readonly dishes: readonly (readonly string[])[]
  /** Half of the baskets judge and are never fitted to. */
  readonly isKeptAside: boolean
}

/** The month, the basket, in brackets a diet or the most minutes, then the dishes; '|' between names of one dish. Written by hand, before any of them was asked. */
const written = `
1: 1 kg parsnips, apples, curry powder, cream => parsnip soup|parsnip apple soup, roasted parsnips|roast parsnips, parsnip mash|parsnip gratin|mashed parsnips
1: leftover roast chicken, leeks, cream, puff pastry => chicken pot pie|chicken leek pie|chicken pie, chicken soup|cock a leekie, creamy chicken leek
1: red cabbage, apples, sausages, potatoes => braised red cabbage, bangers mash|sausage mash|sausages mashed potatoes, sausage tray bake|roasted sausage|sausage apple, colcannon|mashed potatoes
1: 2 kg seville oranges => marmalade|orange marmalade, orange curd|seville orange curd, duck orange|orange cake|marmalade cake
1: kale, white beans, parmesan, garlic, stale bread => ribollita|tomato bread soup|kale soup|bean soup kale, beans greens|white beans kale, kale crostini|beans toast|kale toast
1: beef shin, carrots, onions, red wine, thyme => beef stew|beef bourguignon|boeuf bourguignon, braised beef|pot roast, beef pie|steak pie|cottage pie
1: eggs => omelette|omelet, scrambled eggs, frittata|shakshuka|quiche, deviled eggs|egg salad|boiled eggs, fried eggs|poached eggs
2: oranges, dates, almonds, honey => orange cake|orange almond cake, orange salad|orange date salad, date balls|energy balls|date nut bread
2: savoy cabbage, sausage, potatoes, caraway => cabbage soup, fried cabbage sausage|cabbage sausage|sausage cabbage, colcannon|bubble squeak, cabbage rolls|stuffed cabbage
2: jerusalem artichokes, hazelnuts, cream, thyme => jerusalem artichoke soup|sunchoke soup|artichoke soup, roasted jerusalem artichokes|roasted sunchokes, gratin
2: leftover turkey, cranberry sauce, bread, brie => turkey sandwich|turkey cranberry sandwich|turkey melt, turkey grilled cheese|grilled cheese, baked brie|brie cranberry|cranberry brie, turkey panini|turkey toast
2: smoked haddock, potatoes, leeks, milk => cullen skink|fish chowder|haddock chowder|haddock soup, fish pie, fish cakes|haddock cakes|fishcakes, kedgeree
2: swede, carrots, lamb neck, barley => scotch broth|lamb barley soup|lamb soup, irish stew|lamb stew|lamb hotpot, mashed swede|mashed rutabaga|carrot mash|carrot swede mash
2: lemons 1.5 kg => lemon curd, lemonade, lemon bars|lemon cake|lemon loaf|lemon tart, preserved lemons, lemon marmalade|marmalade
2: chickpeas, spinach, tomatoes, cumin, rice [vegan] => chickpea curry|chana masala|chickpea spinach curry|chickpea stew, chickpea soup|moroccan chickpea, chickpea pilaf|chickpea rice
3: rhubarb, ginger, sugar, oats => rhubarb crumble|rhubarb crisp, rhubarb jam|rhubarb ginger jam, stewed rhubarb|rhubarb compote|roasted rhubarb|rhubarb fool
3: wild garlic, walnuts, parmesan, pasta => wild garlic pesto|pesto|ramp pesto, pasta pesto|pesto pasta, wild garlic soup
3: corned beef, cabbage, potatoes, carrots => corned beef cabbage, corned beef hash, colcannon|boiled dinner
3: spring greens, bacon, eggs, potatoes => hash|bacon hash|potato hash, bubble squeak|colcannon, bacon eggs|fried eggs, frittata|omelette
3: salmon, soy sauce, honey, broccoli, rice => teriyaki salmon|salmon teriyaki|glazed salmon|honey salmon|soy salmon, salmon rice bowl|salmon bowl, stir-fry|salmon fried rice, baked salmon|roast salmon
3: leftover mashed potatoes, cheddar, spring onions, eggs => potato cakes|mash cakes|potato pancakes|croquettes, shepherd's pie|cottage pie|fish cakes, potato soup|bubble squeak|gnocchi
3: beetroot, feta, walnuts, arugula => beet salad|beetroot salad|beet feta salad, beet dip|beet hummus|borscht|beet soup, roasted beets
3: cauliflower, cheddar, milk, butter, flour => cauliflower cheese|cauliflower gratin, cauliflower soup, macaroni cheese|cheese sauce
4: asparagus, eggs, parmesan, lemon => asparagus frittata|asparagus omelette, asparagus eggs|asparagus poached|asparagus egg, asparagus risotto|roasted asparagus|grilled asparagus|asparagus parmesan, asparagus quiche|asparagus soup
4: lamb shoulder, rosemary, garlic, potatoes => roast lamb|roasted lamb|lamb roast|leg lamb, lamb potatoes|lamb boulangere, lamb stew|braised lamb|lamb hotpot
4: 500 g nettles, potatoes, onion, cream => nettle soup, nettle risotto|nettle gnocchi|nettle pasta, potato soup
4: leftover ham, eggs, cheddar, bread => ham cheese omelette|ham omelet|omelette ham, croque monsieur|grilled cheese|ham cheese sandwich|ham cheese toast, breakfast casserole|strata|quiche, egg salad|ham scrambled eggs|eggs benedict
4: 8 hard-boiled eggs, mayonnaise, chives, bread => egg salad|egg salad sandwich|egg sandwich, deviled eggs, potato salad|scotch eggs|eggs toast
4: radishes, butter, baguette, salt => radish toasts|radishes butter|radish sandwich, radish salad, roasted radishes|pickled radishes
4: spinach, ricotta, eggs, nutmeg, pasta => spinach ricotta pasta|spinach ricotta shells|stuffed shells|cannelloni|spinach lasagna, gnudi|ricotta gnocchi|spinach gnocchi, spinach pie|spinach quiche|spinach frittata|spanakopita
4: morels, cream, chives, tagliatelle => creamy mushroom pasta|mushroom pasta|morel pasta|creamy morel, mushroom risotto|morels toast|mushroom toast, mushroom sauce|morel sauce|mushroom soup
5: new potatoes, peas, mint, butter => new potatoes mint|boiled new potatoes|new potato salad|potato salad|potatoes peas, pea soup|pea mint soup, peas mint|buttered peas
5: strawberries 3 kg, sugar => strawberry jam, strawberry shortcake|strawberry ice cream|strawberry sorbet, strawberry pie|strawberry cake|strawberry tart, strawberry syrup|strawberry cordial|strawberry lemonade
5: broad beans, pecorino, mint, lemon => broad bean salad|fava bean salad|broad bean pecorino|fava pecorino, bean toast|bruschetta|fava bean dip|broad bean dip|crostini, broad bean pasta|fava bean pasta|risotto
5: lettuce, radishes, cucumber, spring onions => garden salad|green salad|lettuce salad|garden vegetable salad|chopped salad, lettuce soup, radish salad|cucumber salad
5: trout, almonds, butter, lemon, parsley => trout almondine|trout amandine|trout almonds, pan-fried trout|baked trout|grilled trout|trout meuniere, trout butter
5: elderflower heads, lemons, sugar => elderflower cordial|elderflower syrup, lemonade|elderflower lemonade, elderflower fritters|lemon sorbet|lemon elderflower cake|elderflower champagne
5: shrimp, garlic, butter, linguine, white wine => shrimp scampi|garlic shrimp, shrimp linguine|shrimp pasta|linguine shrimp, paella|risotto|grilled shrimp
5: spinach, paneer, onion, cream, garam masala [vegetarian] => palak paneer|saag paneer, paneer curry|paneer butter masala|paneer tikka, spinach curry|spinach soup
6: 2 kg gooseberries, sugar, cream => gooseberry jam, gooseberry fool, gooseberry crumble|gooseberry pie|gooseberry tart, gooseberry chutney
6: peas, arborio rice, parmesan, mint => pea risotto|risi e bisi|risotto peas, pea soup, minted peas|pea pasta
6: chicken breast, lettuce, parmesan, anchovies, bread => caesar salad|chicken caesar, chicken sandwich|chicken parmesan|chicken wrap, grilled chicken|chicken salad
6: cherries 2 kg => cherry jam, cherry pie|cherry clafoutis|clafoutis, cherry compote|cherry cobbler|cherry crisp|cherry crumble, cherry sorbet|cherry ice cream|cherry sauce
6: halloumi, zucchini, lemon, mint, couscous [vegetarian] => grilled halloumi|fried halloumi|halloumi salad|halloumi zucchini, couscous salad|couscous, zucchini salad|halloumi skewers|halloumi kebabs
6: chicken thighs, yogurt, garam masala, rice => chicken curry|butter chicken|chicken tikka masala, chicken biryani|biryani, tandoori chicken|chicken tikka|grilled chicken
6: canned tuna, white beans, red onion, parsley => tuna bean salad|tuna white bean salad|tuna salad, tuna pasta|tuna toast|bean toast, white bean dip
6: feta, watermelon, mint, cucumber => watermelon feta salad|watermelon salad, greek salad|cucumber salad|feta salad, watermelon gazpacho|agua fresca|watermelon juice
7: zucchini 2 kg, eggs, feta, dill => zucchini fritters, zucchini frittata|zucchini omelette, stuffed zucchini, zucchini soup|zucchini pie|zucchini casserole, zucchini bread|zucchini cake
7: cucumbers 3 kg, vinegar, dill, garlic => dill pickles|pickled cucumbers|dill cucumber pickles, bread butter pickles|relish|cucumber relish, cucumber salad, cucumber soup|tzatziki
7: tomatoes, mozzarella, basil => caprese salad|caprese, pizza|margherita pizza|pizza margherita, pasta tomato|tomato pasta|tomato basil pasta, bruschetta|tomato tart|panzanella
7: tomatoes, cucumbers, peppers, stale bread, garlic => gazpacho, panzanella, tomato salad|israeli salad|greek salad|shirazi, pan con tomate|bruschetta|tomato toast
7: raspberries 1.5 kg, sugar => raspberry jam, raspberry sorbet|raspberry ice cream, raspberry tart|raspberry crumble|raspberry cobbler|raspberry pie|raspberry cake, raspberry vinegar|raspberry shrub|raspberry cordial|raspberry syrup
7: ground beef, buns, lettuce, tomato, cheddar => hamburgers|burgers|cheeseburgers|beef burgers, tacos|sloppy joes|taco salad|meatloaf, meatballs|chili
7: runner beans, tomatoes, onions, olive oil [vegan] => green beans tomatoes|beans tomato|braised beans|fasolakia|runner beans tomatoes|braised runner beans, bean salad|green bean salad, bean soup|bean curry|vegetable soup|minestrone
7: green beans, potatoes, basil, pasta, pine nuts => pasta pesto|pesto pasta|trenette pesto|pesto, green bean salad|potato salad, green beans potatoes
7: blackcurrants 1 kg, sugar => blackcurrant jam|black currant jam|currant jam, blackcurrant cordial|currant cordial|black currant cordial|currant syrup, blackcurrant sorbet|currant sorbet|summer pudding|currant crumble|currant pie|currant fool
7: halibut, tomatoes, olives, capers, potatoes => baked halibut|baked fish|baked white fish|roasted halibut|halibut tomatoes|pan-seared halibut|fish tomatoes, fish stew|seafood stew|fish soup, potato salad|fish cakes
7: pork ribs, barbecue sauce, corn, cabbage => ribs|bbq ribs|baby back ribs, coleslaw|slaw, grilled corn|corn on the cob, pulled pork
7: eggplants, ground lamb, tomatoes, onions, cinnamon => moussaka, stuffed eggplant|eggplant lamb, lamb meatballs|kofta|lamb kebabs, lamb ragu|lamb stew
8: eggplants 1.5 kg, tahini, garlic, lemon [vegan] => baba ghanoush|baba ganoush, eggplant salad|grilled eggplant|roasted eggplant, eggplant curry|eggplant stew|ratatouille
8: eggplant, zucchini, peppers, tomatoes, garlic, thyme => ratatouille, roasted vegetables|grilled vegetables, pasta vegetables|pasta|pasta primavera|vegetable lasagna|stuffed peppers|caponata
8: 5 kg tomatoes => tomato sauce|passata|spaghetti sauce|marinara, tomato soup, ketchup|tomato chutney|tomato jam|tomato relish|salsa, oven-dried tomatoes|roasted tomatoes|slow-roasted tomatoes
8: corn, chilies, cilantro, limes, feta => elote|esquites|street corn|mexican corn|grilled corn, corn salad|corn salsa, corn chowder|corn fritters|corn soup
8: tomatillos, jalapenos, onion, cilantro => salsa verde|tomatillo salsa, chile verde|enchiladas verdes|green chili, guacamole
8: peaches 2 kg => peach jam|peach preserves|peach butter, peach cobbler|peach crisp|peach pie|peach crumble, peach salsa|peach ice cream|peach sorbet|grilled peaches|roasted peaches|peach chutney
8: okra, tomatoes, onions, sausage, rice => gumbo, jambalaya, stewed okra|okra tomatoes|okra stew|okra
8: cod, breadcrumbs, potatoes, peas, lemon => fish chips|fish and chips|fried fish|breaded fish|fried cod|battered cod, fish cakes, baked cod|baked fish|cod breadcrumbs|baked white fish|crumbed cod, mushy peas|fish pie
8: peppers, ground beef, rice, tomatoes => stuffed peppers|stuffed bell peppers, chili|goulash|spanish rice, beef rice skillet|beef skillet|beef pepper
8: plums 3 kg, sugar, cinnamon => plum jam, plum crumble|plum cake|plum tart|plum crisp|plum cobbler|plum galette, plum chutney|plum sauce|plum butter|stewed plums|plum compote
8: chicken, lemongrass, coconut milk, lime, chilies [30] => thai curry|thai chicken curry|green curry|coconut curry|chicken curry, tom kha|coconut soup|chicken coconut soup, satay|stir-fry|chicken skewers
9: green tomatoes 2 kg, onions, vinegar, sugar => green tomato chutney, green tomato relish|green tomato pickles|pickled green tomatoes, fried green tomatoes, salsa verde|green tomato salsa|green tomato jam
9: figs, goat cheese, honey, prosciutto => figs prosciutto|prosciutto figs|figs goat cheese|stuffed figs|baked figs|roasted figs, fig salad, fig tart|fig toast|fig pizza|fig crostini
9: mushrooms, thyme, cream, eggs, bread => mushroom toast|mushrooms toast|mushroom crostini|mushroom bruschetta, mushroom omelette|mushroom quiche|mushroom frittata, mushroom soup, stroganoff|creamy mushroom
9: 3 kg apples, sugar, cinnamon => apple sauce|applesauce|apple butter, apple pie|apple crumble|apple crisp|apple cake, apple jelly|apple chutney|baked apples
9: pears 2 kg, walnuts, blue cheese => pear salad|pear blue cheese salad|pear walnut salad, poached pears, pear chutney|pear butter|pear jam, pear cake|pear crumble|pear crisp|pear tart
9: chorizo, potatoes, eggs, onion => tortilla|spanish tortilla|spanish omelette|frittata|tortilla espanola, chorizo hash|hash|potato hash|chorizo potatoes, huevos rancheros|chorizo eggs|scrambled eggs chorizo|breakfast burritos
9: butternut squash, chickpeas, coconut milk, curry paste, spinach [vegan] => squash curry|butternut curry|vegetable curry|chickpea curry|thai curry, squash soup|butternut squash soup, roasted squash|squash chickpea
9: runner beans 1.5 kg, onions, mustard, vinegar => bean chutney|runner bean chutney|piccalilli|mustard pickle|chow chow|relish, pickled beans|dilly beans, bean salad|green bean salad|three bean salad
9: tofu, peanut butter, rice noodles, carrots, lime [vegan] => peanut noodles|peanut butter noodles|peanut sauce, pad thai, summer rolls|satay tofu|peanut tofu|tofu stir-fry, noodle salad
9: ground pork, cabbage, ginger, soy sauce, wrappers => dumplings|potstickers|gyoza|pork dumplings, egg roll bowl|pork cabbage|stir-fry|pork stir-fry|egg rolls, lion's head|meatballs|pork noodles|ramen
9: hot chilies 500 g, vinegar, garlic => hot sauce|chili sauce|sriracha, pickled chilies|pickled peppers|pickled jalapeno, chili oil|chili jam|sweet chili sauce|harissa|chili paste
10: pumpkin, cream, sage, parmesan => pumpkin soup, pumpkin risotto|pumpkin pasta|pasta pumpkin|pumpkin gnocchi|pumpkin sage, roasted pumpkin|pumpkin gratin
10: pumpkin, eggs, cream, sugar, pie crust => pumpkin pie, pumpkin custard|pumpkin cheesecake|pumpkin creme brulee|pumpkin pudding, pumpkin bread|pumpkin muffins|pumpkin cake
10: celeriac, apple, walnuts, mayonnaise => celeriac remoulade|celery root remoulade|celeriac salad|celery root salad, waldorf salad, celeriac soup|celery root soup
10: pork chops, apples, cider, mustard => pork chops apples|pork apple|pork chops apple|pork chops mustard|pork cider|pork mustard, apple sauce|applesauce, braised pork chops|pan-fried pork chops
10: quinces 2 kg, sugar => quince jelly|quince jam|quince paste|membrillo, poached quinces|poached quince|stewed quince|roasted quince, quince tart|quince crumble|quince cake|quince tarte
10: chestnuts, brussels sprouts, bacon => brussels sprouts bacon|sprouts bacon|sprouts chestnuts|brussels sprouts chestnuts, chestnut soup, roasted brussels sprouts|roasted chestnuts|brussels sprouts hash
10: black beans, sweet potatoes, tortillas, lime, cilantro [vegan] => tacos|black bean tacos|sweet potato tacos, burritos|quesadillas|enchiladas|burrito, black bean soup|chili|sweet potato chili|black bean chili
10: venison, juniper, red wine, mushrooms => venison stew|venison casserole|venison ragout|braised venison, venison steak|pan-seared venison|venison mushrooms|roast venison, stroganoff|venison pie
10: kimchi, rice, eggs, spring onions => kimchi fried rice, kimchi pancakes|kimchijeon, kimchi stew|kimchi jjigae|kimchi soup, bibimbap
10: beets 2 kg, vinegar, horseradish => pickled beets|pickled beetroot, borscht|beet soup, beet salad|roasted beets|beet horseradish|beet relish|beet chutney
11: leftover roast lamb, potatoes, carrots, onion, gravy => shepherd's pie, lamb stew|lamb curry|lamb hotpot|irish stew|lamb soup|scotch broth, lamb hash|lamb sandwich|lamb pilaf
11: cooked chicken, noodles, carrots, celery, chicken stock => chicken noodle soup|chicken soup, chicken pot pie|chicken casserole|chicken noodle casserole, chicken salad
11: sausages, lentils, carrots, onion, thyme => sausages lentils|sausage lentil|sausages and lentils|lentils sausage|sausage lentils, lentil soup|sausage soup|lentil stew, sausage casserole|cassoulet|sausage stew
11: turkey breast, sweet potatoes, green beans, cranberries => roast turkey|turkey breast|roasted turkey|turkey cutlets|turkey cranberry, sweet potato casserole|mashed sweet potatoes|roasted sweet potatoes|sweet potato, green bean casserole|cranberry sauce
11: leeks, potatoes, cream => leek potato soup|potato leek soup|vichyssoise|potato soup, leek gratin|potato gratin|gratin, leek quiche|leek tart|leek pie|creamed leeks|fried leeks potatoes|leek frittata
11: red lentils, onion, ginger, turmeric, coconut milk [vegan] => dal|dhal|lentil curry|lentil dal, lentil soup, lentil stew
11: mussels, white wine, shallots, parsley, cream => mussels|moules mariniere|steamed mussels|moules, mussels pasta|pasta mussels|mussels linguine, seafood stew|mussel soup|mussel chowder
11: cooked rice, shrimp, peas, eggs, soy sauce [30] => fried rice|egg fried rice|shrimp fried rice, rice bowl|congee|rice salad, shrimp stir-fry|paella|egg foo young|omelette
11: potatoes => mashed potatoes, roast potatoes|roasted potatoes|baked potatoes|potato wedges, potato salad, potato gratin|potato soup|french fries|chips|hash browns|latkes
11: quince, lamb, onion, cinnamon, saffron => tagine|lamb tagine|lamb quince, lamb stew|braised lamb|lamb pilaf|khoresh, poached quince|quince
12: duck breast, oranges, honey, thyme => duck orange|duck breast orange|orange duck|duck a l'orange|duck with oranges|seared duck breast, duck salad|roast duck|duck breast|honey duck, orange salad|orange cake
12: brussels sprouts, leftover turkey, potatoes, gravy => bubble squeak|hash|turkey hash|sprout hash, turkey pie|turkey pot pie|turkey soup|turkey curry, roasted brussels sprouts|brussels sprouts
12: stilton, celery, cream, leeks => broccoli stilton|celery soup|celery stilton soup|leek soup|stilton soup|blue cheese soup, leek tart|leek quiche|blue cheese tart|leek gratin|celery gratin|creamed leeks, blue cheese dip|blue cheese dressing|potted stilton|blue cheese sauce
12: smoked trout, creme fraiche, horseradish, cucumber => smoked trout pate|smoked trout spread|smoked trout dip|trout spread, smoked trout salad, smoked trout toast|smoked trout plate|smoked trout blini|smoked trout sandwich|smoked trout cucumber
12: dried fruit, brandy, suet, spices, brown sugar => christmas pudding|plum pudding|steamed pudding, mincemeat, fruitcake|fruit cake|christmas cake|spice cake
12: ground beef, potatoes, carrots, peas, beef stock => cottage pie|shepherd's pie, beef stew|mince potatoes|beef soup|vegetable beef soup|minced beef|savoury mince, hash|beef hash|meatloaf|meatballs
12: pollock, coconut milk, lime, ginger, jasmine rice [gluten-free] => fish curry|coconut fish|coconut curry|thai curry|pollock curry, coconut fish soup|coconut soup, fish rice|steamed fish|ginger fish
12: cauliflower, eggs, cheddar, cream, bacon [keto] => cauliflower cheese|cauliflower gratin|cauliflower bake|cauliflower casserole, cauliflower soup, frittata|omelette|omelet|quiche|bacon eggs|scrambled eggs
7: carrots 2 kg, ginger, oranges => carrot soup|carrot ginger soup, carrot cake|carrot muffins, carrot salad|glazed carrots|roasted carrots, carrot juice|pickled carrots|carrot jam|carrot chutney
6: stale bread => bread pudding, french toast, croutons|breadcrumbs, panzanella|bread soup|strata|bruschetta|stuffing
2: cooked beets, oranges, feta, dill => beet salad|beet orange salad|beet feta salad|beetroot salad, borscht|beet soup, beet dip|beet hummus|pickled beets
9: sour cream, cucumbers, dill, smoked mackerel, potatoes => mackerel salad|smoked mackerel salad|potato mackerel salad, cucumber salad|creamy cucumber salad|potato salad, mackerel pate|smoked mackerel spread|mackerel spread|mackerel dip
8: pork sausage, fennel, tomatoes, rigatoni => sausage pasta|rigatoni sausage|sausage rigatoni|pasta sausage|sausage ragu, sausage fennel|roasted sausage|sausages fennel|tray bake, lasagna|baked ziti|pasta bake
12: lentils, carrots, celery, onion [vegan] => lentil soup, lentil salad|lentil bolognese|lentil stew|lentil ragu|lentil curry, vegetable soup|lentil pie|lentil shepherd's pie|lentil loaf
7: plantains, black beans, rice, lime => rice beans|black beans rice|beans and rice|rice and beans, fried plantains|tostones|maduros|plantain chips|baked plantains, black bean soup|black bean bowl|burrito bowl
5: sorrel, eggs, cream, potatoes => sorrel soup|greens soup, sorrel omelette|sorrel frittata|omelette, sorrel sauce|potato gratin
10: ground turkey, bell peppers, kidney beans, canned tomatoes => turkey chili|chili, stuffed peppers, tacos|taco soup|turkey skillet|turkey meatballs
6: strawberry yogurt, oats, bananas, honey => smoothie, overnight oats|porridge|baked oatmeal|oatmeal, banana muffins|banana bread|parfait|granola|yogurt bowl
8: sardines, lemon, parsley, bread => grilled sardines|baked sardines|fried sardines|pan-fried sardines, sardines toast|sardine toast, sardine pasta|pasta sardines|sardine salad
`

export const namedByCooks: readonly NamedByCooks[] = written.trim().split('\n').map(readBasket)

function readBasket(line: string, index: number): NamedByCooks {
  const [, month = '', basket = '', wish, named = ''] =
    /^(\d+): ([^[=]+?)(?: \[([^\]]+)\])? => (.+)$/.exec(line) ?? []
  const dishes = named.split(', ').map((dish) => dish.split('|'))
  return {
    request: { ingredients: basket.split(', '), ...filterOf(wish) },
    seed: 3000 + index,
    today: `2026-${month.padStart(2, '0')}-15`,
    dishes,
    isKeptAside: index % 2 === 1,
  }
}

function filterOf(wish: string | undefined): Pick<Asked['request'], 'dietary' | 'maxTime'> {
  if (wish === undefined) return {}
  return /^\d+$/.test(wish) ? { maxTime: Number(wish) } : { dietary: [wish as Diet] }
}
