import { useMessages } from '../messages/messages.ts'
import { Icon } from './icon.tsx'
import { uiMessages } from './messages/ui.ts'
import css from './step-list.module.css'

type Props = {
  label: string
  names: readonly string[]
  /** The place of the current step; past the last one, all of them are done. */
  at: number
}

/** Four steps of a longer task, with those that are done. */
export function StepList({ label, names, at }: Props) {
  const t = useMessages(uiMessages)
  return (
    <ol className={css.steps} aria-label={label}>
      {names.map((name, index) => (
        <li key={name} aria-current={index === at ? 'step' : undefined} data-done={index < at || undefined}>
          <span className={css.sign}>{index < at ? <Icon name="check" size={16} /> : index + 1}</span>
          <span>
            {name}
            {index < at && <span className="visually-hidden"> {t('stepIsDone')}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
