import type { LegalTextId } from '@portolan/contract/content/content'
import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useMessages } from '../messages/messages.ts'
import { quoteMessages } from '../request/messages/quotes.ts'
import { legalMessages } from './messages/legal.ts'

type Props = { onOpen: (id: LegalTextId) => void }

/** The text of the checkbox. Both links open a dialog, or a tab when opened with Ctrl or Cmd. */
export function Agreement({ onOpen }: Props) {
  const [t, words] = [useMessages(quoteMessages), useMessages(legalMessages)]
  const parts = t('agree', { terms: '\u0000terms\u0000', privacy: '\u0000privacy\u0000' }).split('\u0000')
  function open(event: MouseEvent, id: LegalTextId) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onOpen(id)
  }
  return (
    <span>
      {parts.map((part) =>
        part === 'terms' || part === 'privacy' ? (
          <Link key={part} to={`/${part}`} onClick={(event) => open(event, part)}>
            {words(part)}
          </Link>
        ) : (
          part
        ),
      )}
    </span>
  )
}
