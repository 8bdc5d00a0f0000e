import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../shared/messages/messages.ts'
import { iconButton } from '../../shared/ui/button.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { uiMessages } from '../../shared/ui/messages/ui.ts'
import { shellMessages } from '../messages/shell.ts'
import css from './keyboard-keys.module.css'
import { areShortcutsOn, listenForShortcuts, switchShortcuts } from './shortcuts.ts'

const dialogId = 'keyboard-keys'

export const openKeyboardKeys = (): void => {
  const dialog = document.getElementById(dialogId)
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}

const focusSearch = (): void => document.querySelector<HTMLElement>('main input[type=search]')?.focus()

/** The keys, and the window that lists them. Whoever needs single letters for something else switches them off there. */
export function KeyboardKeys() {
  const t = useMessages(shellMessages)
  const ui = useMessages(uiMessages)
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOn, setOn] = useState(true)

  useEffect(() => setOn(areShortcutsOn()), [])
  useEffect(
    () => listenForShortcuts({ '/': focusSearch, gh: () => void navigate({ to: '/' }), '?': openKeyboardKeys }),
    [navigate],
  )

  return (
    <dialog ref={dialog} id={dialogId} className={css.dialog} aria-labelledby={`${dialogId}-title`}>
      <div className={css.head}>
        <h2 id={`${dialogId}-title`}>{t('keys')}</h2>
        <button type="button" className={iconButton} aria-label={ui('close')} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      <dl className={css.keys}>
        <dt>
          <kbd>/</kbd>
        </dt>
        <dd>{t('keysSearch')}</dd>
        <dt>
          <kbd>g</kbd> {t('followedBy')} <kbd>h</kbd>
        </dt>
        <dd>{t('keysHome')}</dd>
        <dt>
          <kbd>?</kbd>
        </dt>
        <dd>{t('keysHelp')}</dd>
      </dl>
      <label className={css.switch}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => {
            switchShortcuts(event.target.checked)
            setOn(event.target.checked)
          }}
        />
        {t('keysSwitch')}
      </label>
    </dialog>
  )
}
