export { reference } from './feature.ts'
export { languageById, languageByXtrfId, languageName, listLanguages, namedLanguage } from './languages.ts'
export { findCompletePlaceProblem, findPlaceProblem, withPlaceNames } from './places.ts'
export { provincesOf } from './provinces.ts'
