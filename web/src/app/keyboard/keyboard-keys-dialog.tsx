import { useState } from 'react'
import { useMessages } from '../../shared/messages/messages.ts'
import { areShortcutsOn, switchShortcuts } from '../../shared/shortcuts.ts'
import DialogFrame from '../../shared/ui/dialog-frame.tsx'
import { shellMessages } from '../messages/shell.ts'
import css from './keyboard-keys.module.css'

/** Lists the keys. People who need single letters for something else switch them off here. */
export default function KeyboardKeysDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(shellMessages)
  const [isOn, setOn] = useState(areShortcutsOn)
  return (
    <DialogFrame onClose={onClose} title={t('keys')} hasCloseButton>
      <dl className={css.keys}>
        <dt>
          <kbd>/</kbd>
        </dt>
        <dd>{t('keysSearch')}</dd>
        <dt>
          <kbd>j</kbd> <kbd>k</kbd>
        </dt>
        <dd>{t('keysRows')}</dd>
        <dt>
          <kbd>Ctrl</kbd> + <kbd>k</kbd>
        </dt>
        <dd>{t('keysGoTo')}</dd>
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
    </DialogFrame>
  )
}
