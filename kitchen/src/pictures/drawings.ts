export { drawDish, pictureHeight, type PictureTint, pictureWidth, tintOf } from './draw-dish.ts'
