import type { ReactNode } from 'react'
import css from './files.module.css'

type Props = { id?: string; title: string; children: ReactNode }

export const FileSection = ({ id, title, children }: Props) => (
  <section>
    <h2 className={css.title} id={id} tabIndex={-1}>
      {title}
    </h2>
    {children}
  </section>
)
