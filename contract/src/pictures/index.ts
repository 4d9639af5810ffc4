export { foodPictureName, unknownFoodPicture } from './food-pictures.ts'
export {
  composeScene,
  type Scene,
  sceneHeight,
  type ScenePiece,
  type SceneTint,
  sceneWidth,
} from './scenes.ts'
