export { countryById } from './countries.ts'
export { languageById, languageByXtrfId, listLanguages } from './languages.ts'
export { provincesOf } from './provinces.ts'
export { referenceRoutes } from './routes.ts'
