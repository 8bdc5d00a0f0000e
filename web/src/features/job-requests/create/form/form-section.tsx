import { type ReactNode, useId } from 'react'
import steps from '../../../../shared/ui/steps.module.css'
import css from './request-form.module.css'

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={`${steps.frame} ${css.section}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
