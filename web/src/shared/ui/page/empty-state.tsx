import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon.tsx'
import css from './empty-state.module.css'

/** One sentence and the next thing to do. */
export const EmptyState = ({ icon, text, children }: { icon: IconName; text: string; children?: ReactNode }) => (
  <div className={css.empty}>
    <span className={css.sign}>
      <Icon name={icon} size={24} />
    </span>
    <p>{text}</p>
    {children}
  </div>
)
