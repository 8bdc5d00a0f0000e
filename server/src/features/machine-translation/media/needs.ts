export type { FileTranslationNeeds as MediaNeeds } from '../files/needs.ts'
