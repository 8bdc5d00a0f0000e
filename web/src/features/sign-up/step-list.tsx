import { useMessages } from '../../shared/messages/messages.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { signUpMessages } from './messages/sign-up.ts'
import type { ShownStep } from './shown-step.ts'
import css from './step-list.module.css'

const names = ['stepUser', 'stepAddress', 'stepCompany', 'stepDone'] as const
const positions: Readonly<Record<ShownStep, number>> = {
  user: 0,
  address: 1,
  company: 2,
  details: 2,
  refused: 2,
  done: 3,
}

/** The steps, with those that are done. */
export function StepList({ step }: { step: ShownStep }) {
  const t = useMessages(signUpMessages)
  const at = positions[step]
  return (
    <ol className={css.steps} aria-label={t('steps')}>
      {names.map((name, index) => (
        <li key={name} aria-current={index === at ? 'step' : undefined} data-done={index < at || undefined}>
          <span className={css.sign}>{index < at ? <Icon name="check" size={16} /> : index + 1}</span>
          <span>
            {t(name)}
            {index < at && <span className="visually-hidden"> {t('stepIsDone')}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
