import { Link, type LinkProps } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import css from './detail-page.module.css'
import { Page } from './page.tsx'

type Props = ComponentProps<typeof Page> & {
  /** Where it was found. */
  back: Pick<LinkProps, 'to' | 'params' | 'search'> & { name: string }
  /** How it stands, under its name. */
  now?: ReactNode
}

/** The page of one thing out of many. */
export const DetailPage = ({ back: { name, ...link }, now, children, ...page }: Props) => (
  <div className={css.page}>
    <Link className={css.back} {...link}>
      <Icon name="previous" size={16} flip />
      {name}
    </Link>
    <Page {...page}>
      {now && (
        <div className={css.now} role="status">
          {now}
        </div>
      )}
      {children}
    </Page>
  </div>
)

type ColumnsProps = {
  children: ReactNode
  /** Next to it where there is room. */
  side: ReactNode
}

export const Columns = ({ children, side }: ColumnsProps) => (
  <div className={css.columns}>
    {children}
    <aside className={css.side}>{side}</aside>
  </div>
)
