import { type ReactNode, useId } from 'react'
import { catchLostFocus } from '../../../../shared/ui/focus-on-mount.ts'
import steps from '../../../../shared/ui/steps.module.css'
import css from './request-form.module.css'

type Props = {
  title: string
  /** At the end of the title's line. */
  actions?: ReactNode
  /** True if a step before it may have ended with the focus. */
  catchesFocus?: boolean
  children: ReactNode
}

export function FormSection({ title, actions, catchesFocus = false, children }: Props) {
  const id = useId()
  return (
    <section className={`${steps.frame} ${css.section}`} aria-labelledby={id}>
      <div className={css.head}>
        {catchesFocus ? (
          <h2 id={id} tabIndex={-1} ref={catchLostFocus}>
            {title}
          </h2>
        ) : (
          <h2 id={id}>{title}</h2>
        )}
        {actions}
      </div>
      {children}
    </section>
  )
}
