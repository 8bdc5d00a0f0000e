export { countryById } from './countries.ts'
export { languageByTag } from './language-by-tag.ts'
export { languageById, languageByXtrfId, listLanguages } from './languages.ts'
export { provinceById, provincesOf } from './provinces.ts'
