import type { MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import { useMessages } from '../../../shared/messages/messages.ts'
import type { HandedText } from '../../../shared/request/handed-text.ts'
import { button } from '../../../shared/ui/button.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { noEngineMessages } from './messages/no-engine.ts'
import { useHumanRequest } from './use-human-request.ts'

type Props = {
  settings: MachineTranslationSettings
  /** Read when the button is pressed. */
  handed: () => Partial<HandedText>
  kind: 'solid' | 'text'
  className?: string | undefined
}

/** Opens the form of a new request with what is there, where the organization can order translations. */
export function HumanRequestButton({ settings, handed, kind, className = '' }: Props) {
  const t = useMessages(noEngineMessages)
  const open = useHumanRequest(settings)
  if (!open) return null
  return (
    <button type="button" className={`${button(kind)} ${className}`} onClick={() => open(handed())}>
      <Icon name="people" />
      {t('request')}
    </button>
  )
}
