import { type ReactNode, useId } from 'react'
import steps from '../../../../shared/ui/steps.module.css'
import css from './request-form.module.css'

type Props = {
  title: string
  /** At the end of the title's line. */
  actions?: ReactNode
  children: ReactNode
}

export function FormSection({ title, actions, children }: Props) {
  const id = useId()
  return (
    <section className={`${steps.frame} ${css.section}`} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  )
}
