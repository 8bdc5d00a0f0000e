import { useState } from 'react'
import { useMessages } from '../../shared/messages/messages.ts'
import { areShortcutsOn, switchShortcuts } from '../../shared/shortcuts.ts'
import DialogFrame from '../../shared/ui/dialog-frame.tsx'
import { shellMessages } from '../messages/shell.ts'
import css from './keyboard-keys.module.css'
import { keyboardKeysMessages } from './messages/keyboard-keys.ts'

/** Lists the keys. People who need single letters for something else switch them off here. */
export default function KeyboardKeysDialog({ onClose }: { onClose: () => void }) {
  const [t, keys] = [useMessages(shellMessages), useMessages(keyboardKeysMessages)]
  const [isOn, setOn] = useState(areShortcutsOn)
  return (
    <DialogFrame onClose={onClose} title={t('keys')} hasCloseButton>
      <dl className={css.keys}>
        <dt>
          <kbd>/</kbd>
        </dt>
        <dd>{keys('search')}</dd>
        <dt>
          <kbd>j</kbd> <kbd>k</kbd>
        </dt>
        <dd>{keys('rows')}</dd>
        <dt>
          <kbd>Ctrl</kbd> + <kbd>k</kbd>
        </dt>
        <dd>{keys('goTo')}</dd>
        <dt>
          <kbd>g</kbd> {keys('followedBy')} <kbd>h</kbd>
        </dt>
        <dd>{keys('home')}</dd>
        <dt>
          <kbd>?</kbd>
        </dt>
        <dd>{keys('help')}</dd>
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
        {keys('switch')}
      </label>
    </DialogFrame>
  )
}
