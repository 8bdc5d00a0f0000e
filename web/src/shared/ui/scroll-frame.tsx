import type { ReactNode } from 'react'
import css from './scroll-frame.module.css'
import { useScrollHints } from './use-scroll-hints.ts'

type Props = {
  label: string
  className: string | undefined
  'data-folds': string
  /** Changes with what is in it. */
  content: string
  children: ReactNode
}

/** A region that scrolls sideways, faded at its end where more follows. */
export function ScrollFrame({ label, className, content, children, ...frame }: Props) {
  const region = useScrollHints(content)
  return (
    <section
      ref={region}
      {...frame}
      className={`${css.scroll} ${className}`}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {children}
    </section>
  )
}
