export { serveContentFrames } from './frame.ts'
export { findMissingLegalTexts, type LegalTexts, readLegalTexts } from './read-legal-text.ts'
export { contentRoutes } from './routes.ts'
