import type { PhraseSet } from './phrases.ts'
import { findPhrases, phraseSet } from './phrases.ts'

const list = (text: string): readonly string[] => text.split(',').map((phrase) => phrase.trim())

const meat = list(
  'meat,beef,steak,veal,lamb,mutton,pork,bacon,ham,prosciutto,pancetta,guanciale,lardon,salami,pepperoni,chorizo,sausage,kielbasa,bratwurst,mortadella,pastrami,hot dog,spam,luncheon meat,venison,bison,rabbit,goat meat,oxtail,brisket,short rib,sparerib,liver,chicken,turkey,duck,goose,quail,hen,poultry,giblet,lard,tallow,bacon fat,suet,gelatin,marshmallow,bone broth,beef stock,beef broth,chicken stock,chicken broth,jerky,meatball,mince beef',
)
const sea = list(
  'fish,salmon,tuna,cod,haddock,halibut,tilapia,catfish,bass,snapper,flounder,mackerel,sardine,anchovy,herring,swordfish,mahi mahi,perch,grouper,whiting,hake,eel,turbot,caviar,trout,pollock,monkfish,pike,shad,branzino,barramundi,bream,plaice,shrimp,prawn,crab,lobster,crayfish,langoustine,clam,mussel,squid,calamari,octopus,scallop,oyster,cuttlefish,cockle,fish sauce,oyster sauce,dashi,bonito,worcestershire,shrimp paste,seafood,surimi,kimchi,caesar dressing,thai red curry paste,thai green curry paste',
)
const rennet = list(
  'parmesan,parmigiano,grana padano,pecorino,gruyere,comte,manchego,roquefort,gorgonzola,emmental,pesto',
)
const dairy = list(
  'milk,cream,half-and-half,buttermilk,kefir,yogurt,butter,ghee,cheese,cheddar,mozzarella,feta,ricotta,mascarpone,paneer,halloumi,burrata,brie,camembert,gouda,provolone,queso fresco,queso blanco,cotija,monterey jack,skyr,quark,labneh,creme fraiche,crema,whey,milk chocolate,white chocolate,caramel topping,ranch dressing,tzatziki,parmesan,grana padano,pecorino,gruyere,comte,manchego,roquefort,gorgonzola,emmental,fontina,havarti,stilton,pesto,brioche,croissant,naan',
)
const egg = list('egg,mayonnaise,mayo,aioli,meringue,custard,hollandaise,tartar sauce,egg noodles,ladyfinger')
const gluten = list(
  'wheat,flour,bread,baguette,ciabatta,focaccia,sourdough,brioche,croissant,bagel,bun,pita,naan,roti,lavash,flatbread,tortilla,breadcrumb,panko,crouton,cracker,pasta,spaghetti,penne,rigatoni,linguine,fettuccine,tagliatelle,orzo,bucatini,macaroni,fusilli,farfalle,lasagna,ravioli,tortellini,gnocchi,vermicelli,noodles,noodle,udon,ramen,somen,soba,couscous,bulgur,farro,freekeh,spelt,kamut,einkorn,semolina,seitan,vital wheat gluten,barley,rye,malt,beer,soy sauce,teriyaki,hoisin,puff pastry,phyllo,pie crust,pizza dough,wonton,dumpling wrapper,egg roll wrapper,english muffin,stuffing mix,ladyfinger,oat,granola,muesli,wheat germ,wheat bran',
)
const starch = list(
  'sugar,honey,maple syrup,agave,molasses,golden syrup,corn syrup,jam,jelly,rice,pasta,spaghetti,penne,noodles,noodle,bread,tortilla,couscous,bulgur,quinoa,oat,barley,farro,millet,polenta,cornmeal,flour,breadcrumb,panko,potato,sweet potato,corn,bean,black bean,kidney bean,pinto bean,chickpea,lentil,split pea,banana,plantain,mango,grape,raisin,date,pineapple,cassava,taro,yam,cornstarch,cracker,pita,naan,orzo,gnocchi',
)
const notPaleo = list(
  'sugar,corn syrup,rice,pasta,spaghetti,penne,noodles,noodle,bread,tortilla,couscous,bulgur,quinoa,oat,barley,farro,millet,polenta,cornmeal,corn,flour,breadcrumb,panko,bean,black bean,kidney bean,chickpea,lentil,split pea,peanut,peanut butter,tofu,tempeh,soy sauce,tamari,miso,edamame,hummus,cracker,canola oil,soybean oil,corn oil,vegetable oil,sunflower oil,ketchup,orzo,gnocchi,milk,cream,yogurt,cheese,cheddar,mozzarella,feta,parmesan,ricotta,cornstarch',
)

/** Names that hold a forbidden word and are allowed, by diet. */
const plantNames = list(
  'eggplant,poultry seasoning,oyster mushroom,oyster cracker,butter bean,butter lettuce,butternut,peanut butter,almond butter,cashew butter,cocoa butter,coconut milk,coconut cream,coconut yogurt,almond milk,oat milk,soy milk,rice milk,cashew milk,cream of tartar,vegan butter,plant butter,vegan cheese,vegan parmesan,vegan feta,vegan mayonnaise,vegan yogurt,vegan cream,vegan pesto,vegan kimchi,vegan worcestershire,vegan fish sauce,vegetarian worcestershire,vegetarian parmesan,vegetarian hard cheese,vegetarian pesto,vegetarian oyster sauce,beef tomato,beefsteak tomato,veggie burger,vegan sausage,vegetarian sausage,dairy-free yogurt,dairy-free butter,dairy-free cheese,dairy-free milk,dairy-free cream,plant milk,fish slice,fish spatula,egg-free,vegan thai red curry paste,vegan thai green curry paste,vegan ravioli,butter knife,creamy,chicken of the woods,apple butter,steak knife,cauliflower steak,cabbage steak,king oyster mushroom,soy cream,oat cream,egg-sized',
)
const glutenFreeNames = list(
  'spaghetti squash,corn tortilla,tortilla soup,tortilla strip,gluten-free flour,gluten-free bread,gluten-free pasta,gluten-free breadcrumb,gluten-free panko,gluten-free spaghetti,gluten-free noodle,gluten-free soy sauce,gluten-free oat,gluten-free cracker,gluten-free tortilla,gluten-free penne,gluten-free macaroni,gluten-free gnocchi,gluten-free orzo,gluten-free flatbread,gluten-free rolled oat,rice flour,almond flour,chickpea flour,coconut flour,corn flour,buckwheat flour,potato flour,soy flour,peanut flour,tapioca flour,arrowroot flour,masa harina,corn tortilla,rice noodles,rice noodle,cellophane noodles,glass noodle,pad thai noodle,rice vermicelli,sweet potato noodle,shirataki,zucchini noodle,rice cracker,rice paper wrapper,buckwheat noodle,corn tostada,flourless,bread knife,shellfish,tortilla chip,taco shell',
)
const lowStarchNames = list(
  'spaghetti squash,grape leaf,grape leaves,corn oil,banana pepper,green bean,wax bean,runner bean,haricot vert,bean sprout,cauliflower rice,almond flour,coconut flour,rice vinegar,rice wine vinegar,baby corn,coffee bean,zucchini noodle,shirataki,sugar snap pea,sugar snap,sugar-free,peppercorn,flaxseed,coconut aminos,vanilla bean,shirataki rice,vanilla bean,date of,coconut sugar,to date,use-by date,rice wine,bean paste,dairy-free milk,potato masher,potato peeler,potato ricer,coconut milk,almond milk,coconut cream,cream of tartar,cashew milk,coconut yogurt,almond butter,cocoa butter,rice bran oil,black bean sauce,breadcrumb-like,cornichon,sugar pea',
)

const forbidden: Readonly<Record<string, PhraseSet>> = {
  vegetarian: phraseSet([...meat, ...sea, ...rennet], plantNames),
  vegan: phraseSet([...meat, ...sea, ...rennet, ...dairy, ...egg, 'honey'], plantNames),
  'gluten-free': phraseSet(gluten, glutenFreeNames),
  'dairy-free': phraseSet(dairy, plantNames),
  keto: phraseSet(starch, [
    ...lowStarchNames,
    ...glutenFreeNames.filter((name) => /almond|coconut/.test(name)),
  ]),
  paleo: phraseSet(notPaleo, [...lowStarchNames, ...plantNames]),
}

// A duck's egg is an egg.
const birdsEggs = /\b(?:duck|quail|goose|hen) (eggs?)\b/gi

/** Words in a text that a diet forbids, judged by lists written by hand for this purpose. An unknown diet forbids nothing. */
export function forbiddenWords(diet: string, text: string): readonly string[] {
  const set = forbidden[diet]
  return set === undefined ? [] : findPhrases(set, text.replaceAll(birdsEggs, '$1'))
}
