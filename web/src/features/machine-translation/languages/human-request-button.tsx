import type { MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useMessages } from '../../../shared/messages/messages.ts'
import type { HandedText } from '../../../shared/request/handed-text.ts'
import { button } from '../../../shared/ui/button.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { noEngineMessages } from './messages/no-engine.ts'
import { useHumanRequest } from './use-human-request.ts'

export type Handed = Partial<HandedText> | undefined
type Props = {
  settings: MachineTranslationSettings
  /** Read when the button is pressed. Undefined where something is missing, and the reader stays. */
  handed: () => Handed | Promise<Handed>
  kind: 'solid' | 'text'
  className?: string | undefined
}

/** Opens the form of a new request with what is there, where the organization can order translations. */
export function HumanRequestButton({ settings, handed, kind, className = '' }: Props) {
  const t = useMessages(noEngineMessages)
  const open = useHumanRequest(settings)
  const shown = useRef<HTMLButtonElement>(null)
  const opening = useMutation({
    mutationFn: async () => {
      const text = await handed()
      // Not once other languages were chosen meanwhile, which take the button away.
      if (text && shown.current) open?.(text)
    },
  })
  if (!open) return null
  return (
    <button
      ref={shown}
      type="button"
      className={`${button(kind)} ${className}`}
      disabled={opening.isPending}
      onClick={() => opening.mutate()}
    >
      <Icon name="people" />
      {t(opening.isPending ? 'waitingForFiles' : 'request')}
    </button>
  )
}
