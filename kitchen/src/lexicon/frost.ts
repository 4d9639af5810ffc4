/** What the lightest frost ruins. Source of the three lists: Botanical Interests, frost tolerance of vegetables (light frost 28 to 32°F, hard frost below 28°F). */
export const ruinedByFrost =
  'bean|cucumber|eggplant|melon|cantaloupe|watermelon|okra|bell pepper|pepper|chili|jalapeno|squash|zucchini|pumpkin|corn|tomato|tomatillo|basil|amaranth'
/** What a light frost leaves as it is. */
export const standsLightFrost =
  'artichoke|beet|carrot|cauliflower|celery|napa cabbage|bok choy|endive|escarole|lettuce|parsnip|pea|chard|arugula|mache|radicchio'
/** What stays out in hard frost. */
export const standsHardFrost =
  'broccoli|brussels sprout|cabbage|collard|kale|kohlrabi|mustard green|onion|parsley|radish|spinach|turnip|leek|sorrel'
/** A night that is too cold for plants. */
export const frostWords =
  'frost|frosts|frosty|freeze tonight|freezing tonight|first freeze|hard freeze|below freezing'
/** What is asked for where there is no time or no room for all of it. */
export const whatFirst =
  'what first|which first|what comes in first|what comes first|comes in first|use first|use up first|eat first|pick first|harvest first|bring in first|save first|goes off first|go off first|goes bad first|spoils first|spoil first|cook first|needs using first|take in first|get in first'
