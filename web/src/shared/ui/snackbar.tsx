import { useSyncExternalStore } from 'react'
import { useMessages } from '../messages/messages.ts'
import { Icon } from './icon.tsx'
import { uiMessages } from './messages/ui.ts'
import css from './snackbar.module.css'
import { dismiss, getNotes, type Note, subscribe } from './snackbar-store.ts'

export { notify } from './snackbar-store.ts'

const none: readonly Note[] = []

/** Always mounted: a live region must be there before its text is. */
export function Snackbar() {
  const t = useMessages(uiMessages)
  const notes = useSyncExternalStore(subscribe, getNotes, () => none)
  return (
    <div className={css.stack} role="status">
      {notes.map((note) => (
        <div key={note.id} className={css.note} data-tone={note.tone}>
          <Icon name={note.tone === 'error' ? 'alert' : 'check'} />
          <p>{note.text}</p>
          <button type="button" aria-label={t('dismiss')} onClick={() => dismiss(note.id)}>
            <Icon name="close" size={16} />
          </button>
        </div>
      ))}
    </div>
  )
}
