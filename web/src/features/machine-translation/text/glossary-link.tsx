import type { Glossary } from '@portolan/contract/machine-translation/glossaries'
import type { TranslatedText } from '@portolan/contract/machine-translation/text'
import type { Language } from '@portolan/contract/reference/reference'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { glossaryList } from '../glossaries/api.ts'
import { textMessages } from './messages/text.ts'

type Pair = { sourceId: string | undefined; targetId: string }
type Props = Pair & {
  languages: readonly Language[]
  /** The terms that occur in the text; undefined until it is translated. */
  used: TranslatedText['glossaryTerms'] | undefined
}

/** To the glossaries, with the number of their terms for the chosen languages and of those that the text uses. */
export function GlossaryLink({ languages, used, ...pair }: Props) {
  const t = useMessages(textMessages)
  const list = useQuery(glossaryList)
  const count = list.data && pair.targetId !== '' ? countTerms(list.data, languages, pair) : undefined
  return (
    <Link
      className={button('text')}
      to="/machineTranslation/glossaries"
      title={used?.map(({ source, target }) => `${source} → ${target}`).join('\n')}
    >
      <Icon name="book" />
      <span>
        {t('glossaries')}
        {count !== undefined &&
          ` · ${used ? t('termsUsed', { used: used.length, count }) : t('termsApply', { count })}`}
      </span>
    </Link>
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
