import { engineTags } from '../../engines/language-tags.ts'
import type { StoredGlossary } from '../store-glossaries.ts'

/** The tags by which a file may name the glossary's languages, the most precise first. Empty for lists without. */
export type GlossaryLanguages = { readonly sourceTags: readonly string[]; readonly targetTags: readonly string[] }

type Languages = Pick<StoredGlossary, 'sourceLanguageId' | 'targetLanguageId'>

export const glossaryLanguages = ({ sourceLanguageId, targetLanguageId }: Languages): GlossaryLanguages => ({
  sourceTags: sourceLanguageId === null ? [] : engineTags(sourceLanguageId),
  targetTags: targetLanguageId === null ? [] : engineTags(targetLanguageId),
})
