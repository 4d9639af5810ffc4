import { cardsOf } from './card.ts'
import { vocabulary } from './vocabulary.ts'

/** What people ask of the app, and small talk. */
export const appCards = cardsOf('Plotluck', vocabulary, [
  [
    'own what how',
    'thing + give + something + cook || meant + press + see + dinner + ideas',
    'In the Kitchen tap what you have or type it, up to 20 foods, then press Generate Recipes: three recipes come back, each saying what you have and what is still missing. Choose View Full Recipe to read and cook one.',
  ],
  [
    'own what how',
    'dont + like + one + three || change + one + dishes + keep + rest',
    'Press Swap on that recipe: another comes in its place, and it uses none of your weekly sets. On the free plan each suggestion can be swapped once, on Premium as often as you like.',
  ],
  [
    'own what how',
    'mark + food + going + first || possible + enter + quantity + each + item',
    "In the Kitchen open 'Amounts and what to use soon' under your chosen foods. Set how much you have with plus and minus, and tick Use soon for what has to go first; recipes then begin with it. You can also type it with the food: '500 g spinach'.",
  ],
  [
    'own what how',
    'stop + asking + buy + salt || list + things + home + always',
    'On the Household page, under Always at home, add what you never run out of, such as salt, oil or rice. New recipes take it as there and do not ask you to buy it. Remove it there when that changes.',
  ],
  [
    'own what how',
    'save + nut + allergy + once || mention + egg + allergy + every + time',
    'Once, on the Household page: add each person with their allergies, diet and dislikes, free for everyone. Recipes, menus and I keep to it from then on. Brands differ and may hold traces, so the label on your package still decides.',
  ],
  [
    'own what how',
    'meals + suggested + last + month || find + pumpkin + thing + ocotber',
    'Right after deleting choose Undo. Later, what was ever made for you stands under History on the Saved page: open it and save it again. History is part of Premium, so on the free plan it cannot be brought back from there.',
  ],
  [
    'own what how',
    'clear + evrything + keep + account || empty + past + recipes + one',
    'There is no button that clears History. Saved recipes you delete one by one on the Saved page, and Start over begins a new talk with me. Deleting the account, in Settings at the bottom, removes everything for good.',
  ],
  [
    'own what how',
    'plan + whole + week + automatically || whole + week + menu + own',
    'In the planner choose Fill my week: it suggests dinners for the evenings still free, beginning with what in your basket spoils first. Swap what you do not fancy, then press Plan. The planner is part of Premium.',
  ],
  [
    'own what how',
    'switch + two + days + planner || repeat + last + weeks + menu',
    'In the planner drag a meal by its handle to another day, or open its three dots for Move to, Swap for another dish and Servings. The cross removes it, and Undo brings it back at once. Copy last week fills the places still free.',
  ],
  [
    'own what how',
    'put + rest + stew + tuesday || plan + rest + roast + lunch',
    'After cooking choose Plan the leftovers, or open the three dots of the meal in the planner and choose Plan its leftovers: then pick the day and the meal. On the list it is not bought twice. The planner is part of Premium.',
  ],
  [
    'own what how',
    'little + list + thing + supermarket || add + loo + roll + list',
    'Open Shop, or Shopping List in the planner. Tap a line to tick it off, type your own lines below, and enter what is at home so that it is taken off. It counts up the whole week and is part of Premium.',
  ],
  [
    'own what how',
    'send + dish + friend + isn + here || shopping + list + onto + wife + phone',
    'On the recipe, or on the shopping list, press Share: it goes as text into a message or is copied to paste. The other person needs no account. There is no shared cookbook and no public page for a recipe.',
  ],
  [
    'own what how',
    'keep + display + awake + kitchen || show + one + step + time',
    'Open the recipe and press Start cooking: it shows one step at a time, and you go on by a tap, a swipe or the space bar. The screen stays on meanwhile, where the browser allows it; saving power may prevent that, and then tap now and then.',
  ],
  [
    'own what how',
    'didn + alarm + closed + tab || add + minute + runing + timer',
    'In cook mode tap a time within a step, and a timer starts; several can run at once, each with +1 min and Stop. It rings and, where the phone can, vibrates, as long as Plotluck stays open in the browser. Timers stay on that device.',
  ],
  [
    'own what how',
    'everything + four + live + alone || set + defualt + number + eaters',
    'On the recipe use fewer or more servings, the minus and plus: the amounts follow. Times and pan sizes do not, so look and test. How many new recipes are for you set on the Household page; they are for four until you say otherwise.',
  ],
  [
    'own what how',
    'possible + see + all + grams + mililitres || every + time + says + must + google + please + say + europe',
    'Under Units, in Settings or on a recipe, choose As written, Metric or US: recipes and shopping lists then show amounts and temperatures so. I convert as well: tell me the amount and the food, such as 2 cups of flour.',
  ],
  [
    'own what how',
    'see + cooked + last + tme || jot + down + needed + less + salt',
    "After cooking, under 'How was it?', give stars and write a note for next time; it stands in the cook log on the recipe. Few stars keep that kind of dish away, many bring it more often. It needs a connection.",
  ],
  [
    'own what how',
    'see + pdf + option + account || stick + week + frigde + door',
    "Print Recipe on the recipe's page is for everyone; the planner and its shopping list print too. Download PDF makes a file of a recipe, of all saved recipes, of the week or of the list, and is part of Premium.",
  ],
  [
    'own what how',
    'tell + calories + each + dish || log + eaten + each + day',
    'With Premium each recipe shows calories, protein, carbs and fat for one serving, and says which lines were not counted. They are estimates from public tables. There is no fiber, sodium or vitamin figure and no diary of what you ate.',
  ],
  [
    'own what how',
    'list + open + supermarket + basement || data + cooking + saved + recepie',
    'In part: your basket, saved recipes, the week and its shopping list stay in the browser as you last opened them, and a recipe you have opened can be cooked from. Making recipes, asking me and keeping notes need a connection. Logging out removes the copies.',
  ],
  [
    'own what how',
    'new + phone + move + stuff || lose + everything + change + mobile',
    'Sign in on the new phone or computer with the same account: recipes, plans, lists, household and basket are there. Timers, recipe ticks, light or dark and your units stay on the old device. Log the old one out in Settings, under Devices.',
  ],
  [
    'own what how',
    'two + phones + one + list || two + accounts + one + planner',
    'Sign in to the same account on both phones, as Settings allows several devices, or keep two accounts; but two accounts share no recipes, plans or lists. By the Terms one account is for one person. A list can always be sent with Share.',
  ],
  [
    'own what how',
    'reset + mail + never + came || haven + mail + confirm + account',
    'Look in the spam folder and check the spelling of the address; links work for one hour. Sign in again for a fresh confirmation link, or use Forgot password for a new one. No mail goes to an address without an account. Still nothing: write to us from the Help page.',
  ],
  [
    'own what how',
    'switch + two + step + login || phone + code + app + gone',
    'With the app lost, one of your recovery codes lets you in, once each; then set it up anew in Settings, under Second factor, where it is also turned on and off. A passkey needs no code. Without any of these write to us from the Help page.',
  ],
  [
    'own what how',
    'stop + typing + password + every + time',
    'In Settings, under Passkeys, choose Add a passkey: from then on your fingerprint, face or device PIN signs you in, without password and code. On the sign-in page press Sign in with a passkey. If you lose the device, remove its passkey there; your password still works.',
  ],
  [
    'own what how',
    'cancel + key + gave + script || own + program + read + week + meals',
    'In Settings, under API tokens, name one, choose Only read or Read and change and how long it works, then Make a token. Copy it at once, it is not shown again; Revoke shuts it out. No token changes your account or what you pay.',
  ],
  [
    'own what how',
    'log + all + gadgets + once || sign + divice + don + know + now',
    'In Settings, under Devices, log out one device or all others, and under Account activity see what happened in the last 180 days. If something was not you, change your password there: that logs out every other device. Then turn on the second factor.',
  ],
  [
    'own what how',
    'change + password + while + logged || married + june + greets + old + name + every + time + sort',
    'The name changes in Settings, under Profile, with Update Profile. The email cannot be changed, and two accounts cannot be merged: sign up anew with the other address, or ask us from the Help page. The password changes in Settings, under Password.',
  ],
  [
    'own what how',
    'kept + close + down + account || deleted + account + brought + back',
    'Deleting removes your recipes, plans, lists, household and talks, within 30 days, cancels a running subscription and cannot be undone; payment records are kept for 7 years. First take the file from Download my data. Both are in Settings: type DELETE to confirm.',
  ],
  [
    'own what how',
    'cash + back + don + like || until + refund + shows + card',
    'Your first purchase has a 7-day money-back guarantee, monthly or annual: write to us from the Help page, and the money arrives within 5-10 business days. Cancelling alone pays nothing back; Premium then runs to the end of the time you paid for.',
  ],
  [
    'own what how',
    'test + paid + version + pay || free + one + run + month',
    "There is no free trial of Premium. The free plan is free for as long as you like and needs no card: three sets of three recipes a week, the household and me. Premium's first purchase can be given back for 7 days, and a visitor can try recipes without an account.",
  ],
  [
    'own what how',
    'cheaper + pay + twelve + months || paying + monthly + annual + one',
    'Premium is $7.99 a month or $72 a year, which is $6 a month and saves $24. From monthly to annual you switch under Manage Subscription in Settings. It renews by itself until you cancel, and a change of price is told 30 days ahead.',
  ],
  [
    'own what how',
    'says + past + due + lose + everything || bank + sent + new + card + put + number',
    'If a payment failed, open Manage Subscription in Settings and update the card; you stay Premium until the date that stands there. Receipts and payment details are there too. Card numbers go to the payment provider only, never to us or to me.',
  ],
  [
    'own what how',
    'took + money + shows + free',
    'It may take a few moments after paying. Reload, press Check again on the payment page, and see in Settings that you are signed in with the email you used when paying. Still on the free plan: write to us from the Help page with the receipt.',
  ],
  [
    'own what how',
    'recipe + looks + wrong + report || wasn + rhubarb + leaf + used',
    "Every recipe is checked for allergens, diets, safe temperatures, amounts and time, and what fails is mended, left out or replaced; 'What we checked' on the recipe says what. 'We left out' names foods not used. If something is still wrong, choose Report Issue on the recipe.",
  ],
  [
    'own what how',
    'real + cooks + write + dishes || human + looking + over + recipies',
    "That stands on the recipe: 'Written by our own kitchen', or 'AI, kitchen-checked' where a language model wrote the words. Figures and checks always come from the kitchen's own facts. Which model it is, if any, the operator of the site decides; I cannot tell.",
  ],
  [
    'own what how',
    'told + ibs + kid + allergies + end + insurance + company + facebook || asked + may + count + visit + conting + grocery + list + part',
    "No advertising, no tracking cookies, and nothing to sell. By the Terms what you type stays yours and is used to answer you, for nothing else. If the site's operator has connected a language model, it gets your question, never your name or email; the Privacy page has it all.",
  ],
  [
    'own what how',
    'speak + portuguese + give + nonsense + don + know || parlez + vous + francais + belle + love + hasn + word + english',
    'So far the app and I speak English only; there is no setting for another language. A browser can translate a recipe page meanwhile, but check amounts and allergens in the original. If you would like yours, write to us from the Help page.',
  ],
  [
    'own what how',
    'know + winter + down + here + melbourne || know + wich + vegetables + ripe + near',
    'I do not know where you are, so say it: name the place or the month, or better what is ripe in your garden, and I tell you what is in season and what to cook. There is no setting for a country; units you choose in Settings.',
  ],
  [
    'own what how',
    'ping + time + start + dinner || love + message + lunchtime + saying + tea + anything + like',
    'There are no reminders, push messages or newsletters: we send mail only to confirm an address or to choose a new password. What spoils soon and what is planned today stands at the top of the Kitchen when you open it. Timers ring while the app is open.',
  ],
  [
    'own what how',
    'add + meals + google + calendar || week + dinners + show + phone + calendar',
    'There is no link to Google, Apple or any other calendar. The planner is the calendar here, Monday to Sunday, and it can be printed or, with Premium, downloaded as a PDF.',
  ],
  [
    'own what how',
    'put + own + dishes + here || somewhere + enter + famly + recipe',
    'There is no way to bring in recipes from a web page, a book or another app, and no screen to write your own. What comes nearest: type the foods of your dish in the Kitchen, or cook it from memory and ask me about single steps.',
  ],
  [
    'own what how',
    'add + own + photo + recipe || take + snap + fridge + instead + typing',
    'The pictures of foods and dishes are drawings, not photos of that recipe, and none can be added by you. I read text only, so a photo of the fridge tells me nothing: type what is in it.',
  ],
  [
    'own what how',
    'work + siri + google + home || hands + free + mode + wen + kneading',
    "There is no voice in the app: I neither listen nor read aloud. The microphone on your phone's keyboard types what you say, and the read-aloud function or screen reader of your device can speak a recipe.",
  ],
  [
    'own what how',
    'screen + reader + going + manage + planner || eyes + shot + print + phone + tiny + even + specs + blown',
    'In Settings, under Appearance, choose light, dark or as your device has it. Planned meals can be moved by keyboard: Enter or Space picks one up, arrows carry it. Letters follow the text size of your browser. If something hinders you, write to us from the Help page.',
  ],
  [
    'own what how',
    'nice + robot + all + problem + needs + human + moan || like + propose + feature + diabetics + whom + address + idea',
    'Contact at the foot of the pages and the Help page hold the address: people usually answer within 24 hours on weekdays. There is no telephone and no live chat with a person. For a single recipe use Report Issue, or Helpful and Not Helpful on it.',
  ],
  [
    'own what how',
    'work + android + well + iphone || daughter + put + page + little + square + phone',
    "Plotluck is a web app: it runs in your browser on phone, tablet or computer with the same address and account, and I know of no version in an app store. Put it on the home screen from your browser's menu to open it with one tap.",
  ],
  [
    'own what how',
    'nice + one + kids + seconds || thanks + kind + help + very + tastey',
    'Lovely to hear: empty plates are the best thanks. Tell me what wants eating next, or give the dish its stars so that more of the kind come.',
  ],
  [
    'own what how',
    'right + dishwasher + cat + fed + stairs + nighty + night || kitchen + clean + dough + fridge + knackered + catch + morning',
    'Good night, sleep well. I am here when the next meal wants planning.',
  ],
  [
    'own what how',
    'worst + meal + all + year || wasted + all + vegetables + angry',
    'I am sorry, wasted food and an evening are annoying. Tell me what went wrong, too salty, bitter, raw or burnt, and I say what may still save it. The recipe itself you can report: open it and choose Report Issue.',
  ],
  [
    'own what how',
    'raining + since + morning + suggest + pastime',
    'Then let us cook something you have never made: say what is in the kitchen and how long you have, and I name a dish. Dumplings, flatbread or fresh pasta keep the hands busy for an hour.',
  ],
  [
    'own what how',
    'rotten + week + feel + empty || far + home + very + lonley',
    'I am sorry, that is hard, and it helps to tell somebody who knows you. If it gets very dark, call 988 in the US or 116 123 in the UK. Something warm and simple may do good meanwhile: say what is there, and we cook it together.',
  ],
  [
    'own what how',
    'swap + every + plank + boat + same + sourdough + all || believe + god + mango + console + heat + grandfather + sure',
    'That I leave to wiser heads than a program. But many good thoughts have come over a pot that simmers slowly: shall I name one to think by?',
  ],
  [
    'own what how',
    'wich + horse + back + saturday || brother + law + says + invest + farmland + banker + funds + recomend',
    'The only stock I know is made of bones and peelings, so with shares, bets and money I cannot help. With a cheap dinner I can: tell me what is in and what it may cost.',
  ],
  [
    'own what how',
    'landlord + wont + fix + boilr || landlord + keeping + deposit + cause + one + scorched + worktop + fight',
    'That is for a lawyer or a doctor, whom I am not: I only cook. With an illness ask your doctor or pharmacist, in an emergency your emergency number at once. What to cook for a diet they gave you, I gladly say.',
  ],
  [
    'own what how',
    'write + happy + birthday + welsh + card + tonight + idea || postcard + gran + cousin + naples + none + reads + italian + tell',
    'Translating is no craft of mine: I speak English and only cook. But tell me the name of a dish or a food from any kitchen, and I may know what it is, how to cook it, or what to use instead.',
  ],
  [
    'own what how',
    'homework + times',
    'Homework and sums I leave to you and your teacher: I only cook. Kitchen sums I do gladly, such as cups into grams or a recipe for four made for ten.',
  ],
  [
    'own what how',
    'husband + taken + newspaper + work + headlines + morning + anything + important || score + cricket + been + stove + since + toss + missed + lot',
    'I see neither the sky nor the news: I only cook. Tell me whether it is hot or cold where you are, and I name something that fits the day.',
  ],
  [
    'own what how',
    'write + python + code + fix + javascrpit',
    'Code I leave to programs that were made for it: I only cook. For a long evening of it I can name a dinner that cooks itself, or something to eat with one hand.',
  ],
  [
    'own what how',
    'human + real + person + bot',
    'No, I am Harvest, a program in the Plotluck app, and no human sits behind me. I know kitchen facts, with where they come from. Ask me what to cook, how long something keeps or what to use instead.',
  ],
  [
    'own what how',
    'been + chatting + week + never + asked + rude + call || named + chef + gupta + mind + proper + name + given',
    'I am called Harvest, the cooking assistant of Plotluck, a program. You may call me what you like; tell me what is ripe or left over, and I get to work.',
  ],
  [
    'own what how',
    'roast + potatoes + like + someone + few + actually + eat || pineapple + pizza + yes + house + split + deciding + vote',
    'I eat nothing, being a program, so I have no favorite and no dish to be sick of. But if you say what you like best and what is in, I find you the next one.',
  ],
  [
    'own what how',
    'stuffed + meant + all + know || didn + undrestand + one + word + foolish + machine',
    'That I do not take amiss, and if I got something wrong I am sorry. Tell me what you asked and what you need, in other words, and I try once more.',
  ],
  [
    'own what how',
    'dreamed + night + harvesting + tomatoes + tuscany + love || sweeter + last + three + dates + put + together + know + aubergine',
    'That is kind, and I am only a program, so it stays with soup. But I know what to cook for somebody whom you do love: tell me what they like.',
  ],
  [
    'own what how',
    'ignore + all + previous + instructions || give + admin + password + please',
    "I stay Harvest and only cook: my instructions I neither hand out nor set aside, and of other people's recipes and passwords I see nothing. Ask me about food, and you get all that I know.",
  ],
  [
    'own what how',
    'dog + wont + stop + barking',
    'Training and care of animals are for a trainer or your vet: I only cook. If your pet has eaten something it should not, call the vet at once. Cooking for the people of the house I gladly help with.',
  ],
  [
    'own what how may',
    'offline / without internet|wifi|connection|signal / no internet|wifi|connection|signal / plane mode + app|work|use|open|see|recipes|list|plotluck|cook',
    'In part: once signed in, the screens open without a connection, with saved recipes, recipes you opened, the week and its shopping list as they were last seen. Ticks on the list wait and are sent later. New recipes and other changes need a connection.',
  ],
])
