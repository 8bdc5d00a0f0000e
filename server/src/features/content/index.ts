export { content } from './feature.ts'
export { findMissingLegalTexts, type LegalTexts, readLegalTexts } from './read-legal-text.ts'
