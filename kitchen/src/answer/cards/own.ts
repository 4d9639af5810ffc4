import { cardsOf } from './card.ts'
import { vocabulary } from './vocabulary.ts'

/** The app itself: plans, pages, data. */
export const ownCards = cardsOf('the app', vocabulary, [
  [
    'own why',
    'only|why|limit|limited|three|3 + recipe|recipes|generation|generations|sets + week|weekly|day|make|free',
    'The free plan makes three sets of recipes a week, and the count starts anew a week after the first. Premium makes any number; the pricing page has what it costs.',
    { unless: 'left|remaining|save|export|dinner' },
  ],
  [
    'own',
    'gave|give|put|listed|recommended|suggested|showed|sent|got + recipe|recipes|dish|dinner + allergic|allergy|reacted|wrote|told|said|no + you|app|your|plotluck',
    'I am sorry. A recipe with what you must not eat should never reach you, and I take that seriously. Do not cook it. Open it and choose Report Issue, or write to the support contact on the Help page with its title. Set the allergen in the Dietary filter or for a person of your household, where it is kept strictly; a word in a message can be misread. The label decides, always.',
    { unless: 'baby|months|introduce' },
  ],
  [
    'own what how',
    'app|plotluck|you|recipes + check|checks|know|aware|respect|safe + allergen|allergens|allergy|allergies',
    'Yes, as far as a table can: every recipe is checked for the allergens of its ingredients, and the Dietary filter and the people of your household are kept to strictly. Brands differ and kitchens share tools, so the label on your package still decides.',
    { unless: 'contain|hummus' },
  ],
  [
    'own',
    'where|find|see|open|get / which page + =shopping / grocery list',
    'In the meal planner: choose Shopping List at the top of the week. Both are part of Premium. A single recipe has its own list of what you still need on its page.',
  ],
  [
    'own',
    'data|privacy|personal|information|email + sold|sell|share|shared|private|safe|stored|use|tracking',
    'The Privacy page says what is kept and why; Settings has everything kept about you as one file, and deleting the account deletes it all. I see only what you write here and your ingredients.',
    { unless: 'food|expiry' },
  ],
  [
    'own',
    'print|printing|pdf + recipe|plan|list|it',
    'Yes: open the recipe and choose Print Recipe; the planner and its shopping list print as well.',
    { unless: 'paper' },
  ],
  [
    'own',
    'change|update|edit + name|email|password|profile',
    'The name changes in Settings, under your profile. The e-mail cannot be changed; a new password comes from "Forgot password" on the sign-in page.',
  ],
  [
    'own',
    'premium|subscription|plan + cost|price|much|what|include|includes|get|difference|worth|benefit|free',
    'Premium gives unlimited recipe sets, saved recipes, the meal planner with its shopping list, the Use-It-First menu, nutrition figures and the advanced filters. The pricing page has the monthly and the yearly price.',
    { unless: 'cancel|meal|gasoline' },
  ],
  [
    'own',
    'cancel|cancelled|downgrade|stop|end + happen|happens|after|recipes|lose|saved|still',
    'Premium runs to the end of the time you paid for. After that your saved recipes stay to be read, but no new ones can be saved.',
    { unless: 'boil|bleeding' },
  ],
  [
    'own',
    'refund|charged|charge|payment|card|invoice|billing / money back',
    'Payments, cards and invoices are under Manage Subscription in Settings. For a refund or a wrong charge write to the support contact on the Help page.',
    { unless: 'oven' },
  ],
  [
    'own',
    'use-it-first / use it first / menu builder / first menu + what|how|does|work|where',
    'Use-It-First plans several days of meals around what spoils first: add your ingredients, and it says what to cook when, what to prepare together, and how to keep the rest. It is part of Premium.',
  ],
  [
    'own',
    'filter|filters|cuisine|difficulty / maximum time + set|change|where|how|use|clear|apply',
    'On the dashboard, under Advanced Filters: diet, cuisine, time and difficulty, with Clear to start over. They are part of Premium.',
    { unless: 'water|coffee' },
  ],
  [
    'own',
    'add|enter|type|put|remove|delete|change + ingredient|ingredients|basket|food|pantry + how|where|my|app',
    'On the dashboard: tap a vegetable in the quick list, or type any food and press Enter, up to twenty. Tap a tag to take it out again.',
    { unless: 'recipe for|order|batter|sauce|dish|salt|when' },
  ],
  [
    'own',
    'report|wrong|mistake|error|bad|complain|feedback + recipe|app|generated|something',
    'Open the recipe and choose Report Issue, or Helpful and Not Helpful below it. For anything else the Help page has the support contact.',
    { unless: 'went|taste|too|fix|save' },
  ],
  [
    'own what',
    'image|picture|photo|scan|camera + fridge|recipe|ingredients|food|upload|why|take',
    'I read text only: type what you have. A picture cannot show whether food is safe, and a mushroom or a plant least of all.',
  ],
  [
    'own',
    'forgot|reset|lost|login|log|sign / not log + password|in|account|out',
    'On the sign-in page choose "Forgot password" and follow the mail. Log Out is in Settings.',
    { unless: 'oven|stove|fridge|counter|leftover|defrost|meat|salt|add|baking|take' },
  ],
  [
    'own what',
    'who|what + made|behind|powers|model|source|facts|figures|know|trust + you|app|answers|information|data',
    'I am Harvest, a program. My figures come from the USDA nutrient database and FoodKeeper, foodsafety.gov, FDA, CDC and the National Center for Home Food Preservation, and each answer shows where it has them from.',
    { unless: 'bread|sauce|sushi' },
  ],
  [
    'own what',
    'remember|memory|history|previous|earlier / last time + conversation|chat|said|told|talk|recipes',
    'Within this talk I remember what you told me, allergies above all. Recipes you made are under History, saved ones under Saved recipes.',
  ],
  [
    'own',
    'restaurant|takeaway|shop|store|brand|deliver|order|buy / near me + where|which|recommend|find|best|good',
    'I know no shops, brands or restaurants, and cannot order. Name the food, and I can say how to choose, keep and cook it; what a restaurant puts in a dish only they can tell.',
    { unless: 'knife|pan|keep|bought|store in|to store|do i store|stored|allergic|allergy' },
  ],
  [
    'own what',
    'leaf|leaves|plant|plants + curl|curling|yellow|spots|wilting|brown|holes|dying + tomato|pepper|cucumber|garden|potato|bean|my',
    'I only cook: what ails a plant your cooperative extension office or a garden center can tell. I can say when a crop is ready to pick, how to keep it, and what to make of it.',
    { unless: 'basil black|cilantro keep|salad|store|fridge|cooked|eat' },
  ],
  [
    'own',
    'slug|slugs|snail|snails|aphid|aphids|deer|rabbit|rabbits|pest|pests|weeds + eat|eating|garden|my|plants|lettuce|cabbage / get rid',
    'I only cook: pests and plants are for your cooperative extension office or a garden center. What they left you can wash, trim and eat the same day.',
    { unless: 'flour|pantry|rice|cooked|recipe' },
  ],
  [
    'own',
    'plant|sow|grow|transplant + carrot|tomato|potato|garlic|bean|pea|lettuce|onion|pepper|seed|seeds|seedlings|herb|basil|pumpkin + when|how|where|deep|far|often / can i',
    'I only cook: sowing and planting are for your cooperative extension office or a garden center, who know your frost dates. I can say when a crop is ripe, how to keep it and what to cook with it.',
    { unless: 'cook|boil|simmer|soup|soak|rice|harvest|sprout' },
  ],
  [
    'own when what',
    'billing|bill|charged|charge|renewal|renew|renews|invoice|receipt + when|next|date|where|see|why|day',
    'I cannot see your billing. In Settings, under your plan, choose Manage subscription: the next date, invoices and the card are there.',
    { unless: 'recipe' },
  ],
  [
    'own why',
    'used|counter|count|generations|sets|3 + app|says|shows|say|wrong|only + made|why|two|one|twice|generated',
    'I cannot look into your account. Each set of recipes that is made counts, also one made anew or left unread, and the count starts again a week after the first. If it still looks wrong, write to support from the Help page.',
    { unless: 'food|egg|eggs|cups|oil|flour|keep|freez|recipe calls' },
  ],
])
