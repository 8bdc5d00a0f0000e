import { nameInSentence } from '../../../../shared/format.ts'
import { useLocale } from '../../../../shared/messages/language.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { createRequestMessages } from '../messages/create-request.ts'
import type { Setup, Values } from '../model/values.ts'

type Props = {
  values: Pick<Values, 'sourceLanguageId' | 'targetLanguageIds'>
  languages: Setup['languages']
}

/** From which language into which others, by their names. */
export function LanguagePair({ values, languages }: Props) {
  const t = useMessages(createRequestMessages)
  const locale = useLocale()
  const nameOf = (id: string) => nameInSentence(languages.find((one) => one.id === id)?.name ?? id)
  const { sourceLanguageId: source, targetLanguageIds: targets } = values
  if (!source && targets.length === 0) return t('noneYet')
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(targets.map(nameOf))
  return t('fromTo', { source: source ? nameOf(source) : '…', targets: list || '…' })
}
