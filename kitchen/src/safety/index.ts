export { hazards } from './hazard-table.ts'
export type { Hazard } from './hazard.ts'
export { findHazard } from './hazards.ts'
export { animalCategories, boiledCategories, fleshCategories, perishableCategories } from './perishable.ts'
export { temperatureFacts } from './temperature-table.ts'
export type { TemperatureFact } from './temperature-table.ts'
export {
  eggDishTemperature,
  reheatingTemperature,
  temperatureFor,
  temperatureGroups,
} from './temperatures.ts'
export type { SafeTemperature, TemperatureGroup } from './temperatures.ts'
