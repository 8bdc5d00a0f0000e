import type { MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import type { ReactNode } from 'react'
import { useMessages } from '../../../shared/messages/messages.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { textMessages } from './messages/text.ts'
import css from './text-translator.module.css'

/** Under the translator: what to expect, and where the texts go. */
export function PageNotes({ settings, children }: { settings: MachineTranslationSettings; children: ReactNode }) {
  const t = useMessages(textMessages)
  return (
    <div className={css.notes}>
      <p>
        <Icon name="alert" size={16} />
        {t('disclaimer')}
      </p>
      <p>
        <Icon name={settings.mayTextsLeaveOurMachines ? 'external' : 'lock'} size={16} />
        {settings.mayTextsLeaveOurMachines ? t('leaves') : t('staysHere')}
      </p>
      {children}
    </div>
  )
}
