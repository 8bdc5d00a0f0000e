import type { ComponentProps, ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '../breadcrumbs.tsx'
import css from './detail-page.module.css'
import { Page } from './page.tsx'

type Props = ComponentProps<typeof Page> & {
  /** The page above it, or all of them from the top. */
  back: Crumb | readonly Crumb[]
}

/** The page of one thing out of many. */
export const DetailPage = ({ back, ...page }: Props) => (
  <div className={css.page}>
    <Breadcrumbs trail={[back].flat()} here={{ name: page.title, translate: page.translate }} />
    <Page {...page} />
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
