import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { errorMessages } from '../../shared/messages/errors.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import type { Session } from '../../shared/session/session.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { notify } from '../../shared/ui/snackbar.tsx'
import { shellMessages } from '../messages/shell.ts'
import { keepEarlyKeys } from './early-keys.ts'
import css from './palette-button.module.css'

type Dialog = ComponentType<{ session: Session; takeEarlyKeys: () => string; onClose: () => void }>

const loadDialog = () => import('./palette-dialog.tsx')

/** Opens the palette, by click or by Ctrl+K (on a Mac with the command key). */
export function Palette({ session }: { session: Session }) {
  const t = useMessages(shellMessages)
  const errors = useMessages(errorMessages)
  const [shown, setShown] = useState<{ Dialog: Dialog; takeEarlyKeys: () => string } | null>(null)

  const open = () => {
    const takeEarlyKeys = keepEarlyKeys()
    loadDialog().then(
      ({ default: Dialog }) => setShown({ Dialog, takeEarlyKeys }),
      () => {
        takeEarlyKeys()
        notify(errors('outdated'), 'error')
      },
    )
  }
  const openByKey = useEffectEvent(open)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      if (document.querySelector('[aria-modal=true]')) return
      event.preventDefault()
      openByKey()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <>
      <button type="button" className={css.button} aria-label={t('goTo')} aria-keyshortcuts="Control+K" onClick={open}>
        <Icon name="search" />
        <span>{t('goTo')}</span>
        <kbd>{isMac() ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      {shown && <shown.Dialog session={session} takeEarlyKeys={shown.takeEarlyKeys} onClose={() => setShown(null)} />}
    </>
  )
}

const isMac = (): boolean => navigator.platform.startsWith('Mac')
