import { type ReactNode, useId } from 'react'
import css from '../../../../shared/ui/steps.module.css'

type Props = {
  title: string
  text?: ReactNode
  /** A heading that comes in place of what one was at takes the focus. */
  headingRef?: ((heading: HTMLElement | null) => void) | undefined
  children?: ReactNode
}

/** What stands before the form: a question, or why there is no form. */
export function StartCard({ title, text, headingRef, children }: Props) {
  const id = useId()
  return (
    <section className={css.card} aria-labelledby={id}>
      <div>
        <h2 id={id} tabIndex={-1} ref={headingRef}>
          {title}
        </h2>
        {text && <p className={css.text}>{text}</p>}
      </div>
      {children}
    </section>
  )
}
