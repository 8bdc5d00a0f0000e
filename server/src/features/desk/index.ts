export { desk } from './feature.ts'
export { followRequest } from './follow-request.ts'
export { deskTranslationManagement } from './translation-management.ts'
