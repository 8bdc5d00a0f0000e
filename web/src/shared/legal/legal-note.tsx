import { useMessages } from '../messages/messages.ts'
import css from './legal-text.module.css'
import { legalMessages } from './messages/legal.ts'

/** What going on accepts. The texts open in a tab of their own, so that nothing typed is lost. */
export function LegalNote() {
  const t = useMessages(legalMessages)
  const parts = t('byContinuing', { terms: '\u0000terms\u0000', privacy: '\u0000privacy\u0000' }).split('\u0000')
  return (
    <p className={css.note}>
      {parts.map((part) =>
        part === 'terms' || part === 'privacy' ? (
          <a key={part} href={`/${part}`} target="_blank" rel="noopener">
            {t(part)}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  )
}
