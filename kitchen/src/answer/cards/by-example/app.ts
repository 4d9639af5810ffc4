import { answersOf } from '../card.ts'

/** The app itself and talk with it: answers that are found by their example questions. */
export const appAnswers = answersOf([
  [
    'own',
    'A set that failed is given back and costs nothing; one that was made counts, also when the button was pressed by accident or nobody read it. Swap, under each suggestion, uses none of your weekly sets. What is left stands on the Kitchen page; if it looks wrong, write to us from the Help page.',
    'Plotluck',
  ],
  [
    'own',
    'Seven days after your first set: the week begins with the first generation, not on Monday or at midnight, and lasts seven times 24 hours. Then three sets are there again; unused ones do not carry over. When none is left, the day and hour of the next stand on the Kitchen page.',
    'Plotluck',
  ],
  [
    'own',
    'Cancel it first under Manage Subscription in Settings, so that it does not renew; then write to us from the Help page, say that a child bought it, and ask for the money. A first purchase is paid back within its first 7 days, which takes 5-10 business days. A new password and a lock on the saved card keep it from happening again.',
    'Plotluck',
  ],
  [
    'own',
    'Nothing is cancelled by that: removing the icon, clearing the browser or no longer coming leaves Premium running. Cancel under Manage Subscription in Settings, from any browser, or delete the account, which ends the subscription as well. After cancelling, Premium stays until the end of the time you paid for.',
    'Plotluck',
  ],
  [
    'own',
    'Two charges can be two accounts: see in Settings, under Subscription, which plan runs, and sign in with any other email you use. Receipts and dates are under Manage Subscription. Then write to us from the Help page with the receipts, for we can look it up and I cannot. Please write no card number here.',
    'Plotluck',
  ],
  [
    'own',
    'Until the day it ends you can take it back: open Manage Subscription in Settings and keep the subscription, and it renews again. After that day choose a plan anew on the Pricing page. Your saved recipes are still there, and saving works again at once.',
    'Plotluck',
  ],
  [
    'own',
    'I know of no student, senior or family price, no gift card and no voucher: the prices are those on the Pricing page, and annual is the cheaper way. A plan belongs to one account. If a hardship or a gift is behind it, write to us from the Help page and ask.',
    'Plotluck',
  ],
  [
    'own',
    'The checkout shows what it takes when it opens, in a tab of its own: choose a plan on the Pricing page and look, for nothing is charged before you confirm. Prices are in US dollars; what your bank makes of that in another currency I cannot say. To change the card later use Manage Subscription in Settings.',
    'Plotluck',
  ],
  [
    'own',
    'That is a test: no money is taken and no card is asked for on this site, because whoever runs it has not connected a payment provider. Premium works all the same. Where it says that everyone is premium, nothing is sold at all. Questions about it answers the contact on the Help page.',
    'Plotluck',
  ],
  [
    'own',
    'Most often it is the other account: see in Settings whether the email is the one you saved with, log out and sign in with the other. Then open Saved without anything in the search field. One you deleted by accident stands under History with Premium. Still gone: write to us from the Help page with both emails.',
    'Plotluck',
  ],
  [
    'own',
    'Open the Kitchen again, signed in: your last set of the past seven days stands there, on any device. With Premium all sets ever made are under History on the Saved page and can be searched. On the free plan an older set cannot be brought back, so print or share what you want to keep.',
    'Plotluck',
  ],
  [
    'own',
    "Reload the page first, and once more if needed: after an update the old page looks for parts that are no longer there. Then close every Plotluck tab and open one anew, try another network, and last clear this site's data in the browser and sign in again; what is in your account stays. If it still hangs, write to us from the Help page.",
    'Plotluck',
  ],
  [
    'own',
    'An error of ours, not yours, and it has been logged: press Reload Page, or Go to Dashboard if it comes again. What is in your account is still there; what you had typed and not sent may be lost. If it keeps coming, write to us from the Help page with what you did and the words under Technical details.',
    'Plotluck',
  ],
  [
    'own',
    'At least 8 characters and at most 100, any letters, signs and spaces you like, but none of the passwords that are tried first, such as common words, dates, keyboard rows or your own name. Three or four words that do not belong together are easy to keep and hard to guess. The eye in the field shows what you type.',
    'Plotluck',
  ],
  [
    'own',
    'Wait a little: too many tries in a row are slowed down so that nobody can guess your password, and the message says how long. Then look at capital letters and the spelling of the email, with the eye in the field, or choose Forgot password for a new one. A passkey, if you made one, signs you in as well.',
    'Plotluck',
  ],
  [
    'own',
    'You stay signed in for 30 days from the last visit, and each visit begins them anew. You are signed out sooner by Log out, by a new password, by logging out that device in Settings, or where the browser deletes its cookies, as private windows do. What is in your account is still there after signing in.',
    'Plotluck',
  ],
  [
    'own',
    'Nobody on that list gets an account, an invitation or a message, and nobody on it sees your recipes, plans or talks: it only tells whom you cook for and what each must not eat. Only who signs in to your account sees it. A person is added and removed on the Household page, with no notice to them.',
    'Plotluck',
  ],
  [
    'own',
    'The household list is only who is cooked for: nobody on it sees anything, and you remove a person there without notice. Who knows your password does see your account: change it in Settings, which logs out every other device, and remove passkeys that are not yours. If you feel in danger, call the police or a helpline for domestic violence, best from a phone that is safe.',
    'Plotluck',
  ],
  [
    'own',
    'From another phone or computer sign in to Settings: under Devices log the lost one out, under Passkeys remove its passkey, and change the password, which logs out every other device as well. Recipes and plans are in your account and not lost. If the authenticator app was on it, sign in with a recovery code.',
    'Plotluck',
  ],
  [
    'own',
    'Press Log Out in Settings when you are done: the copies of recipes, week and list that the browser keeps go with it. Do not let that browser save the password, and make no passkey there. If you forgot it, log that device out from your own, in Settings under Devices.',
    'Plotluck',
  ],
  [
    'own',
    'Change that password at once, here and wherever else you use it; for a card number call your bank and have the card watched or blocked. A single message cannot be taken out of a talk: Start over begins a new one, and the old one stays with your account until the account is deleted. I never need a password or a card number.',
    'Plotluck',
  ],
  [
    'own',
    'A new talk begins with Start over; there is no button that deletes an old one. Talks stay with your account, are in the file under Download my data, and go for good when the account is deleted. Only who is signed in to your account sees them; of each talk I look back on the latest messages.',
    'Plotluck',
  ],
  [
    'own',
    'What stays from talk to talk is what stands in your account: people on the Household page with allergies, diets and dislikes, what you cooked with stars and notes, your basket and your plan. The last talk opens again where it ended. What you only told me in an earlier talk I do not carry into a new one.',
    'Plotluck',
  ],
  [
    'own',
    "Enter it on the Household page, for the person whom it concerns: from then on it is kept in recipes, menus and in what I say, until you take it out. Told only here, it holds for this talk. Check the words 'Kept out' in the Kitchen, and read every label all the same.",
    'Plotluck',
  ],
  [
    'own',
    "Under 'Does not like' on the Household page write the food itself, such as kiwi or garlic: new recipes then leave it out, and it says so there if it does not know the word. Only the allergens on the list are also checked for traces, so for all others read every line and label yourself.",
    'Plotluck',
  ],
  [
    'own',
    'Add the guest as a person on the Household page, with what they must not eat, make the recipes, and remove the person afterward: that takes a minute, is free, and nobody is told. Up to twelve people fit. The number of servings follows, or set it below. Recipes saved earlier show a mark where they do not fit.',
    'Plotluck',
  ],
  [
    'own',
    "I cannot write on the list myself: open Shop, type it under 'Add a line of your own', such as milk and eggs, and press Add. It stays there, the same on all your devices, until you remove it. The list is part of Premium; without it the list on each recipe says what to buy.",
    'Plotluck',
  ],
  [
    'own',
    "Look at the week above the list: it counts the planned meals of that week only, so a meal of next week stands on next week's. What you said is at home is taken off, and so are leftovers; salt and the like are under 'Check at home'. Ticked lines sink to the bottom. Empty means that nothing is planned.",
    'Plotluck',
  ],
  [
    'own',
    "Plan the recipe first, with Plan on its page: the week's list then takes over what it needs and adds it to the rest. That is part of Premium. On the free plan the recipe's own 'Shopping List' shows what you still need, and Share or Print takes it along.",
    'Plotluck',
  ],
  [
    'own',
    "Look among the downloads of your browser: it is saved there as a file, on an iPhone in the Files app under Downloads, on Android in Files or Downloads. Nothing came: press Download PDF again and wait for 'PDF ready', and allow the download if the browser asks. Print Recipe can also save as PDF.",
    'Plotluck',
  ],
  [
    'own',
    'For your own table, friends and family, share and print as you like. For a book, a blog, a menu or anything sold the Terms give no rule, so ask us from the Help page before you do. Cook and taste each one first, write it in your own words, and check it for allergens: others will rely on it.',
    'Plotluck',
  ],
  [
    'own',
    "Press Sign in at the top, then 'Don't have an account? Sign up': name, email and a password of at least 8 characters, no card. You are in at once, or after the link in a mail where this site asks for one. It is free, and recipes you tried as a visitor can be kept. You must be 13 or older.",
    'Plotluck',
  ],
  [
    'own',
    "Yes, a little: choose 'Try it without an account' on the first page, name what you have, and three recipes come back with their steps. How often is limited. Saving, allergies of your household and talking with me need an account; the free one costs nothing and asks for no card.",
    'Plotluck',
  ],
  [
    'own',
    "Only if the sign-in page shows 'Continue with' and the name of that service: whoever runs the site decides which, if any. If it says there is an account with this email already, choose Forgot password once to confirm the address, then try again. A passkey or email and password always work.",
    'Plotluck',
  ],
  [
    'own',
    "From 13 years on a child may have an account, and each account is for one person. Younger ones cook with you at yours: they belong on the Household page, with their allergies. What you never need to give me is a child's full name, address or picture. Knife, stove and hot oil stay with a grown-up.",
    'Plotluck',
  ],
  [
    'own',
    'I cannot see where you are, nor your contacts, camera, microphone or photos, and the app asks for none of them. I get what you write, and from your account the household, the basket, the plan, titles of saved recipes and what you cooked. The Privacy page says it all.',
    'Plotluck',
  ],
  [
    'own',
    'The bookmark is locked because saving is part of Premium; on the free plan it stays gray. Keep a recipe without it: Print Recipe and Share are free, and your last set of the past seven days stands in the Kitchen again. Recipes you saved while you were Premium stay readable.',
    'Plotluck',
  ],
  [
    'own',
    'Ours are ready in a moment; where a language model writes, it takes longer, and they appear one by one as they are finished. Premium goes first in the line. If it fails, your foods are still there and nothing is counted twice: press Try again, and look at your connection.',
    'Plotluck',
  ],
  [
    'own',
    'Your thirty latest suggestions are not given again by title, but the same few foods lead to like dishes. Add two or three other foods, or take one out; press Swap; and give stars after cooking, for few stars keep that kind away. With Premium choose another cuisine under Advanced Filters.',
    'Plotluck',
  ],
  [
    'own',
    "Write the plain name of the food, one at a time: 'cheddar' instead of a brand or a long description, and tap the name under 'Did you mean' if it fits. What still says 'not known' is not cooked with and not checked for allergens. Tell us the word from the Help page.",
    'Plotluck',
  ],
  [
    'own',
    'It rings only while Plotluck stays open in the browser: a locked phone, a closed tab, silent mode or a low volume keep it quiet. In cook mode the screen stays on where the browser allows it. For anything that may burn, set the clock of your phone or oven as well.',
    'Plotluck',
  ],
  [
    'own',
    'It should: results, steps and timers are announced, everything can be reached by keyboard, the current page is marked, and letters may be twice as large without scrolling sideways. Cook mode shows one step at a time in large type. Where something hinders you, write to us from the Help page, so that it can be mended.',
    'Plotluck',
  ],
  [
    'own',
    'I am sorry for your loss. Write to us from the Help page, with the email of that account, and say what you wish: people there can tell you what is possible for the subscription, the recipes and the account. I cannot look into it. Who is signed in on that device can cancel in Settings, under Manage Subscription.',
    'Plotluck',
  ],
  [
    'own',
    'Tell it to people who can build it: the contact on the Help page and at the foot of the pages reaches them, and they usually answer within 24 hours on weekdays. Say what you wanted to do and where you got stuck; that helps most. I pass nothing on by myself.',
    'Plotluck',
  ],
  [
    'own',
    'That I leave to you, for I know other apps too little to judge them. What is special here: it begins with what you have, puts first what spoils first, checks each recipe for allergens and safe temperatures, and says where its facts come from. Try it without an account and compare.',
    'Plotluck',
  ],
  [
    'own',
    'Why did the onion sit alone at the party? It always brought everybody to tears, and nobody could see past the first layer. Another? What does a cook say to a stubborn bean: soak on it overnight. Now tell me what is in, and I get serious about dinner.',
    'Plotluck',
  ],
  [
    'own',
    'A small one then: The pot sings low, the onion turns to gold; what was left over warms us from the cold. The garden gives, the kitchen keeps it well; and supper tells what words could never tell. For more verse ask a poet; for supper, ask me.',
    'Plotluck',
  ],
  [
    'own',
    "You are welcome, gladly done. If it turns out well, give the dish its stars under 'How was it?', and if not, tell me what went wrong and I see what can be saved. I am here for the next one.",
    'Plotluck',
  ],
  [
    'own',
    'I am well, as far as a program can be: nothing burns and nothing boils over. And you, tired, hungry or in the mood to cook? Tell me that and what is in the kitchen, and I name something that fits.',
    'Plotluck',
  ],
  [
    'own',
    'Then the shortest way: eggs on toast, beans on toast, pasta with oil, garlic and whatever green is left, or a bowl of yogurt with fruit. Ten minutes, one pan, and nobody is watching. Tell me three things that are there, and I say which of them become supper.',
    'Plotluck',
  ],
  [
    'own',
    'Do not worry, no harm done: I take nothing amiss. Say in one sentence what you would like to know, and, if you can, the food, how much of it and since when. Spelling does not matter, and there are no stupid questions in a kitchen.',
    'Plotluck',
  ],
  [
    'own',
    'Music, films and games are not mine to judge: I only cook. But I can play kitchen: name five things you have, I name a dish; or tell me a film, and I try what to eat with it, popcorn not excluded.',
    'Plotluck',
  ],
  [
    'own',
    'I have no clock, know no directions, and can neither call nor write to anybody: I only cook. In an emergency call your emergency number yourself. For a dish, tap a time in cook mode and a timer starts; or tell me when you want to eat, and I count back when to begin.',
    'Plotluck',
  ],
  [
    'own',
    'A code from an app on your phone is asked for beside the password, so that a stolen password opens nothing. In Settings, under Second factor: type your password, press Set up, scan the picture with an authenticator app, keep the recovery codes on paper, and type the code it shows. A device you trust is not asked for 30 days.',
    'Plotluck',
  ],
  [
    'own',
    'They are shown only once, when the second factor is set up. While you can still sign in, turn it off in Settings under Second factor and set it up anew: then you get fresh codes, and the old ones are worthless. Locked out with neither app, code nor passkey: write to us from the Help page.',
    'Plotluck',
  ],
  [
    'own',
    'Do nothing if you asked for no new password: yours stays as it is, and the link is worthless after an hour. We mail only to confirm an address or to choose a password, never ask for a password or a card, and send no offers. In doubt press no link, open Plotluck yourself, and look under Account activity in Settings.',
    'Plotluck',
  ],
  [
    'own',
    'Sign up anew with the right address, since the email of an account cannot be changed, and leave the other one. If you had paid there, or are still signed in and have recipes in it, write to us from the Help page with both spellings. While you are signed in, Settings lets you download or delete everything.',
    'Plotluck',
  ],
  [
    'own',
    'Gone is gone: a deleted account cannot be opened again, not by you and not by me. Write to us from the Help page at once if you must, though nothing can be promised. A running subscription was ended with it. Sign up anew with the same email; if you had taken the file from Download my data, your recipes can be read in it.',
    'Plotluck',
  ],
  [
    'own',
    'One file, plotluck-data.json, with your profile, recipes, plans, lists, household, talks and feedback: made for programs, but any text editor opens it. No other recipe app is known to me that reads it in, and here it cannot be read back. For people print the recipes, or take them as PDF with Premium.',
    'Plotluck',
  ],
  [
    'own',
    "No, nothing leaves your basket by itself: what is past its day is marked and asked about, 'still there?', and where neither eye nor nose can tell, it is no longer cooked with. After cooking you tap what is used up. The cross on a food takes it out, Clear all empties it, and your last baskets stand below.",
    'Plotluck',
  ],
  [
    'own',
    'Asking me is free and uses none of your weekly sets, and there is no number of questions a week. One message holds up to 1000 characters; one at a time, and whoever asks very fast has to wait a little. A failed answer can simply be asked again.',
    'Plotluck',
  ],
  [
    'own',
    "Press 'Make recipes from' under my answer, or go to the Kitchen: there three whole recipes are made from your foods, and that uses one of your weekly sets. Here I name dishes and answer questions, which costs nothing. Open a recipe, and from cook mode I know which step you are at.",
    'Plotluck',
  ],
  [
    'own',
    "Tap 'I did not cook it' right after, or open the recipe and remove that day under 'Your cook log'; in the planner choose 'Not cooked after all' in the meal's three dots. Undo brings back what you removed, foods tapped as used up as well. Stars can be given anew at any time.",
    'Plotluck',
  ],
  [
    'own',
    'On a phone the bar below has Kitchen, Plan, Shop, Saved and Harvest, on a computer the same stands above; Settings is the gear at the top, Household is linked in the Kitchen and in Settings. Help, Terms, Privacy and Contact stand at the foot of the pages. The Plotluck sign leads home.',
    'Plotluck',
  ],
])
