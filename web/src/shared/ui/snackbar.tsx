import { useRef, useSyncExternalStore } from 'react'
import { useMessages } from '../messages/messages.ts'
import { Icon } from './icon.tsx'
import { uiMessages } from './messages/ui.ts'
import css from './snackbar.module.css'
import { dismiss, getNotes, type Note, subscribe } from './snackbar-store.ts'
import { useF6 } from './use-f6.ts'

export { notify, notifyAbout } from './snackbar-store.ts'

const none: readonly Note[] = []

function act({ id, action }: Note): void {
  dismiss(id)
  action?.run()
}

/** Always mounted: a live region must be there before its text is. Dialogs hide all but `aria-live` from screen readers. */
export function Snackbar() {
  const t = useMessages(uiMessages)
  const notes = useSyncExternalStore(subscribe, getNotes, () => none)
  const stack = useRef<HTMLDivElement>(null)
  useF6(stack, notes)
  return (
    <div ref={stack} className={css.stack} role="status" aria-live="polite">
      {notes
        .filter(({ isHidden }) => !isHidden)
        .map((note) => (
          <div key={note.id} className={css.note} data-tone={note.tone}>
            <Icon name={note.tone === 'error' ? 'alert' : 'check'} />
            <p>{note.text}</p>
            {note.action && (
              <button type="button" className={css.action} onClick={() => act(note)}>
                {note.action.label}
              </button>
            )}
            <button type="button" aria-label={t('dismiss')} onClick={() => dismiss(note.id)}>
              <Icon name="close" size={16} />
            </button>
          </div>
        ))}
    </div>
  )
}
