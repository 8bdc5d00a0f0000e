import { lazy, Suspense, useRef, useState, useSyncExternalStore } from 'react'
import { useMessages } from '../messages/messages.ts'
import { Icon } from './icon.tsx'
import { uiMessages } from './messages/ui.ts'
import css from './snackbar.module.css'
import { dismiss, getNotes, type Note, subscribe } from './snackbar-store.ts'

export { notify, notifyAbout } from './snackbar-store.ts'

// Loaded with the first note. A page whose server has moved on in the meantime goes without it rather than fail.
const NotesByF6 = lazy(() => import('./notes-by-f6.tsx').catch(() => ({ default: () => null })))

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
  const [hadNotes, setHadNotes] = useState(false)
  if (!hadNotes && notes.length > 0) setHadNotes(true)
  return (
    <>
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
      {hadNotes && (
        <Suspense>
          <NotesByF6 region={stack} content={notes} />
        </Suspense>
      )}
    </>
  )
}
