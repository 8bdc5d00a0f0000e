import type { Glossary } from '@portolan/contract/machine-translation/glossaries'
import type { Language } from '@portolan/contract/reference/reference'
import { nameInSentence } from '../../../shared/format.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { glossaryMessages } from './messages/glossaries.ts'

/** Names the languages of a glossary. */
export function usePairName(languages: readonly Language[]) {
  const t = useMessages(glossaryMessages)
  const nameOf = (id: string) => nameInSentence(languages.find((language) => language.id === id)?.name ?? id)
  return ({ sourceLanguageId, targetLanguageId }: Pick<Glossary, 'sourceLanguageId' | 'targetLanguageId'>): string =>
    sourceLanguageId === null || targetLanguageId === null
      ? t('anyLanguage')
      : t('pair', { source: nameOf(sourceLanguageId), target: nameOf(targetLanguageId) })
}
