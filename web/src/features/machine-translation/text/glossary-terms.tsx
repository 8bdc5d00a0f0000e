import type { Glossary } from '@portolan/contract/machine-translation/glossaries'
import type { TranslatedText } from '@portolan/contract/machine-translation/text'
import type { Language } from '@portolan/contract/reference/reference'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../shared/messages/messages.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { glossaryList } from '../glossaries/api.ts'
import { textMessages } from './messages/text.ts'

type Pair = { sourceId: string | undefined; targetId: string }
type Props = Pair & {
  languages: readonly Language[]
  /** The terms that occur in the text; undefined until it is translated. */
  used: TranslatedText['glossaryTerms'] | undefined
}

/** How many terms of the glossaries serve the chosen languages, and how many the text uses. */
export function GlossaryTerms({ languages, used, ...pair }: Props) {
  const t = useMessages(textMessages)
  const list = useQuery(glossaryList)
  const count = list.data && pair.targetId !== '' ? countTerms(list.data, languages, pair) : 0
  if (count === 0) return null
  return (
    <p title={used?.map(({ source, target }) => `${source} → ${target}`).join('\n')}>
      <Icon name="book" size={16} />
      {used ? t('termsUsed', { used: used.length, count }) : t('termsApply', { count })}
    </p>
  )
}

/** A glossary for one kind of English serves all of them; its target language must be the same. */
function countTerms(list: readonly Glossary[], languages: readonly Language[], { sourceId, targetId }: Pair): number {
  const baseOf = (id: string | null | undefined) => languages.find((one) => one.id === id)?.bcp47.split('-')[0]
  const source = baseOf(sourceId)
  return list
    .filter(
      ({ sourceLanguageId, targetLanguageId }) =>
        sourceLanguageId === null ||
        (targetLanguageId === targetId && (source === undefined || baseOf(sourceLanguageId) === source)),
    )
    .reduce((sum, { termCount }) => sum + termCount, 0)
}
