/** Units that questions name, as alternatives of one word. */
export const measureWords =
  'gram|g|kilo|kg|ounce|oz|lb|pound|cup|tablespoon|tbsp|teaspoon|tsp|ml|milliliter|millilitre|liter|litre|pint|quart|gallon|fahrenheit|celsius'
