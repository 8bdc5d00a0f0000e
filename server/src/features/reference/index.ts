export { reference } from './feature.ts'
export { languageById, languageByXtrfId, listLanguages } from './languages.ts'
export { findCompletePlaceProblem, findPlaceProblem, withPlaceNames } from './places.ts'
export { provincesOf } from './provinces.ts'
