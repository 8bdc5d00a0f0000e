import type { MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { enabledApplications } from '../../../shared/api/enabled-applications.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { type HandedText, storeHandedText } from '../../../shared/request/handed-text.ts'
import { useSession } from '../../../shared/session/session.ts'
import { button } from '../../../shared/ui/button.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { textMessages } from './messages/text.ts'
import css from './text-translator.module.css'

type Props = {
  settings: MachineTranslationSettings
  handed: HandedText
  /** Next to a result that is for understanding only. */
  isMain: boolean
}

/** Opens the form of a new request with the text and its languages, where the organization can order translations. */
export function HumanRequestButton({ settings, handed, isMain }: Props) {
  const t = useMessages(textMessages)
  const navigate = useNavigate()
  const username = useSession()?.username ?? ''
  const applications = useQuery(enabledApplications).data
  if (settings.disableHumanEscalation || !applications?.includes('createProject')) return null
  function open() {
    storeHandedText(username, handed)
    void navigate({ to: '/createProject' })
  }
  return (
    <button type="button" className={`${button(isMain ? 'solid' : 'text')} ${css.human}`} onClick={open}>
      <Icon name="people" />
      {t('escalate')}
    </button>
  )
}
