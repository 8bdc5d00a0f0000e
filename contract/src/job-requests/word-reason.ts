import { translatorFor } from '@portolan/locale/translator-for'
import { reasonMessages } from './messages/reasons.ts'

const { notTaken, ...sentences } = reasonMessages.source
type Sentence = keyof typeof sentences

const keyOf = new Map(Object.entries(sentences).map(([key, sentence]) => [sentence as string, key as Sentence]))
const [beforeFiles = '', afterFiles = ''] = notTaken.split('{files}')

export const listNotTaken = (names: readonly string[]): string => beforeFiles + names.join(', ') + afterFiles

/** Words stored reasons in the reader's language. A reason that the portal did not write stays as it is. */
export async function loadReasonWording(locale: string): Promise<(reason: string) => string> {
  const t = await translatorFor(reasonMessages, locale)
  return (reason) => {
    if (reason.startsWith(beforeFiles) && reason.endsWith(afterFiles))
      return t('notTaken', { files: reason.slice(beforeFiles.length, -afterFiles.length) })
    const keys = reason.split(/(?<=\.) /).map((sentence) => keyOf.get(sentence))
    return keys.every((key) => key !== undefined) ? keys.map((key) => t(key)).join(' ') : reason
  }
}

/** The same for one reason. */
export const wordReason = async (reason: string, locale: string): Promise<string> =>
  (await loadReasonWording(locale))(reason)
