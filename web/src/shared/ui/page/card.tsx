import { type ReactNode, useId } from 'react'
import css from './card.module.css'

/** A few things that belong together, under a title. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={css.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
