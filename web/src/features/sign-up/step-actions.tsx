import { useMessages } from '../../shared/messages/messages.ts'
import { button } from '../../shared/ui/button.ts'
import steps from '../../shared/ui/steps.module.css'
import { signUpMessages } from './messages/sign-up.ts'

type Props = { next: string; isBusy?: boolean; onBack?: () => void; onCancel: () => void }

export function StepActions({ next, isBusy = false, onBack, onCancel }: Props) {
  const t = useMessages(signUpMessages)
  return (
    <div className={steps.actions}>
      <button type="submit" className={button('solid')} disabled={isBusy}>
        {next}
      </button>
      {onBack && (
        <button type="button" className={button('outline')} disabled={isBusy} onClick={onBack}>
          {t('back')}
        </button>
      )}
      <button type="button" className={button('text')} disabled={isBusy} onClick={onCancel}>
        {t('cancel')}
      </button>
    </div>
  )
}
