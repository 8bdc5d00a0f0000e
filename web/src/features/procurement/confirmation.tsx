import type { ReactNode } from 'react'
import { focusOnMount } from '../../shared/ui/focus-on-mount.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import css from './confirmation.module.css'

type Props = { tone: 'good' | 'quiet'; title: ReactNode; children: ReactNode }

/** Says what was just done. It is read first: the focus goes to it, and the page scrolls to it. */
export const Confirmation = ({ tone, title, children }: Props) => (
  <section className={css.confirmation} data-tone={tone}>
    <span className={css.sign}>
      <Icon name={tone === 'good' ? 'check' : 'blocked'} size={24} />
    </span>
    <div className={css.text}>
      <h2 tabIndex={-1} ref={focusOnMount}>
        {title}
      </h2>
      {children}
    </div>
  </section>
)
