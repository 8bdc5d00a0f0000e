import type { ReactNode } from 'react'
import css from './files.module.css'

export const FileSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className={css.title}>{title}</h2>
    {children}
  </section>
)
