export { languageById, listLanguages } from './languages.ts'
export { referenceRoutes } from './routes.ts'
