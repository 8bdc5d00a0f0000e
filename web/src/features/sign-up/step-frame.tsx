import { type ReactNode, useId } from 'react'
import steps from '../../shared/ui/steps.module.css'

/** A card with a heading that can take the focus. */
export function StepFrame({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className={steps.card} aria-labelledby={id}>
      <div>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {text && <p className={steps.text}>{text}</p>}
      </div>
      {children}
    </section>
  )
}
