/** What is said of leftovers of a dish that holds food cooked before. */
export const eatNow = 'Eat it all: what has been reheated once is not reheated again.'
