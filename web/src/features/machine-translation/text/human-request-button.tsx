import type { MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import { useMessages } from '../../../shared/messages/messages.ts'
import type { HandedText } from '../../../shared/request/handed-text.ts'
import { button } from '../../../shared/ui/button.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { useHumanRequest } from '../languages/use-human-request.ts'
import { textMessages } from './messages/text.ts'
import css from './text-translator.module.css'

type Props = {
  settings: MachineTranslationSettings
  handed: HandedText
  /** Next to a result that is for understanding only, and where no engine knows the languages. */
  isMain: boolean
}

/** Opens the form of a new request with the text and its languages, where the organization can order translations. */
export function HumanRequestButton({ settings, handed, isMain }: Props) {
  const t = useMessages(textMessages)
  const open = useHumanRequest(settings)
  if (!open) return null
  return (
    <button type="button" className={`${button(isMain ? 'solid' : 'text')} ${css.human}`} onClick={() => open(handed)}>
      <Icon name="people" />
      {t('escalate')}
    </button>
  )
}
