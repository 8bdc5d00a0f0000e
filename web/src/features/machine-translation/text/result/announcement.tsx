import type { Language } from '@portolan/contract/reference/reference'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { textMessages } from '../messages/text.ts'
import type { TextTranslation } from '../use-translation.ts'

/** A screen reader reads no more than this at once. */
const readAloud = 400

/** Tells screen readers what happens in the result; short translations are read aloud. */
export function Announcement({
  translation: { texts, run },
  language,
}: {
  translation: TextTranslation
  language: Language | undefined
}) {
  const t = useMessages(textMessages)
  const { translation } = texts
  const isReady = run.kind === 'idle' && translation !== null && translation.donePieces === translation.pieces
  return (
    <p className="visually-hidden" role="status">
      {run.kind === 'running' && t('translating')}
      {isReady && t('ready')}{' '}
      {isReady && translation.translatedText.length <= readAloud && (
        <span lang={language?.bcp47}>{translation.translatedText}</span>
      )}
    </p>
  )
}
