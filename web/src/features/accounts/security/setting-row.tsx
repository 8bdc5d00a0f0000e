import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import css from './security.module.css'

type Props = {
  icon: IconName
  title: ReactNode
  /** A word next to the title, such as whether it is on. */
  mark?: { text: string; tone: 'good' | 'plain' } | undefined
  text: ReactNode
  action?: ReactNode
}

/** One thing of a list, what there is to say about it, and what can be done with it. */
export const SettingRow = ({ icon, title, mark, text, action }: Props) => (
  <li className={css.row}>
    <Icon name={icon} />
    <div className={css.words}>
      <p className={css.title}>
        {title}{' '}
        {mark && (
          <span className={css.mark} data-tone={mark.tone}>
            {mark.text}
          </span>
        )}
      </p>
      <p className={css.text}>{text}</p>
    </div>
    {action}
  </li>
)
