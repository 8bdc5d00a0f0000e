import type { SavedTexts } from './saved-texts.ts'

/** The text or the languages were changed after they were translated. */
export const isOutdated = ({ translation, text, sourceId, targetId }: SavedTexts): boolean =>
  translation !== null &&
  (translation.sourceText !== text ||
    translation.targetLanguageId !== targetId ||
    (!translation.isDetected && translation.sourceLanguageId !== sourceId))
