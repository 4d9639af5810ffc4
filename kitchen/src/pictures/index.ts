export { foodPictureName, unknownFoodPicture } from './food-pictures.ts'
export { type Served, servedAs, servedByTitle } from './served-as.ts'
