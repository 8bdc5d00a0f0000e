import { type ReactNode, useId } from 'react'
import css from './sign-up.module.css'

/** A card with a heading that can take the focus. */
export function StepFrame({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className={css.card} aria-labelledby={id}>
      <div>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {text && <p className={css.text}>{text}</p>}
      </div>
      {children}
    </section>
  )
}
