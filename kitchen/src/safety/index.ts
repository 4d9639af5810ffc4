export { canningGuide, canningWay, type CanningTime, type CanningWay, untested } from './canning-times.ts'
export { findHazard, hazards, type Hazard } from './hazards.ts'
export { animalCategories, boiledCategories, fleshCategories, perishableCategories } from './perishable.ts'
export {
  eggDishTemperature,
  reheatingTemperature,
  type SafeTemperature,
  temperatureFacts,
  temperatureFor,
  type TemperatureFact,
  type TemperatureGroup,
} from './temperatures.ts'
