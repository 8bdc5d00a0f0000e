import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { errorMessages } from '../../shared/messages/errors.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { listenForShortcuts } from '../../shared/shortcuts.ts'
import { notify } from '../../shared/ui/snackbar.tsx'
import { moveToRow } from './move-to-row.ts'

const requests = new EventTarget()

export const openKeyboardKeys = (): void => void requests.dispatchEvent(new Event('open'))

const loadDialog = () => import('./keyboard-keys-dialog.tsx')

const focusSearch = (): void => document.querySelector<HTMLElement>('main input[type=search]')?.focus()

/** Listens for the keys, and loads the dialog that lists them when somebody asks for it. */
export function KeyboardKeys() {
  const errors = useMessages(errorMessages)
  const navigate = useNavigate()
  const [shown, setShown] = useState<{ Dialog: ComponentType<{ onClose: () => void }> } | null>(null)

  useEffect(() => {
    const open = () => {
      loadDialog().then(
        ({ default: Dialog }) => setShown({ Dialog }),
        () => notify(errors('outdated'), 'error'),
      )
    }
    requests.addEventListener('open', open)
    return () => requests.removeEventListener('open', open)
  }, [errors])
  useEffect(
    () =>
      listenForShortcuts({
        '/': focusSearch,
        j: () => moveToRow(1),
        k: () => moveToRow(-1),
        gh: () => void navigate({ to: '/' }),
        '?': openKeyboardKeys,
      }),
    [navigate],
  )

  return shown && <shown.Dialog onClose={() => setShown(null)} />
}
