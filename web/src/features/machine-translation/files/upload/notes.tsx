import type { MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { filesMessages } from '../messages/files.ts'
import css from './upload.module.css'

type Props = { settings: Pick<MachineTranslationSettings, 'mayTextsLeaveOurMachines' | 'charactersLeftToday'> }

/** What someone wants to know before they send a document. */
export function Notes({ settings: { mayTextsLeaveOurMachines, charactersLeftToday } }: Props) {
  const t = useMessages(filesMessages)
  return (
    <ul className={css.notes}>
      <li>{t('disclaimer')}</li>
      {!mayTextsLeaveOurMachines && <li>{t('staysHere')}</li>}
      {charactersLeftToday !== null && <li>{t('charactersLeft', { count: charactersLeftToday })}</li>}
    </ul>
  )
}
