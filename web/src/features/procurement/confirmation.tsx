import type { ReactNode } from 'react'
import { focusOnMount } from '../../shared/ui/focus-on-mount.ts'
import { Icon, type IconName } from '../../shared/ui/icon.tsx'
import css from './confirmation.module.css'

type NoticeProps = { tone: 'good' | 'quiet' | 'attention'; icon: IconName; children: ReactNode }

/** A box at the top of the page with a sign. */
export const Notice = ({ tone, icon, children }: NoticeProps) => (
  <section className={css.confirmation} data-tone={tone}>
    <span className={css.sign}>
      <Icon name={icon} size={24} />
    </span>
    <div className={css.text}>{children}</div>
  </section>
)

type Props = { tone: 'good' | 'quiet'; title: ReactNode; children: ReactNode }

/** Says what was just done. It is read first: the focus goes to it, and the page scrolls to it. */
export const Confirmation = ({ tone, title, children }: Props) => (
  <Notice tone={tone} icon={tone === 'good' ? 'check' : 'blocked'}>
    <h2 tabIndex={-1} ref={focusOnMount}>
      {title}
    </h2>
    {children}
  </Notice>
)
