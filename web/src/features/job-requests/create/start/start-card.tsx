import { type ReactNode, useId } from 'react'
import css from '../../../../shared/ui/steps.module.css'

type Props = {
  title: string
  text?: ReactNode
  /** A heading that replaces the focused element takes the focus. */
  headingRef?: ((heading: HTMLElement | null) => void) | undefined
  children?: ReactNode
}

/** A question before the form, or the reason why there is no form. */
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
