import type { ReactNode } from 'react'
import css from './facts.module.css'

type Props = {
  /** At the side of a page. */
  small?: boolean
  /** Side by side where there is room. */
  columns?: boolean
  children: ReactNode
}

/** What is known of something: a `Fact` each. */
export const Facts = ({ small = false, columns = false, children }: Props) => (
  <dl className={small ? css.small : columns ? css.columns : css.facts}>{children}</dl>
)

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>
      <bdi>{name}</bdi>
    </dt>
    <dd>{children}</dd>
  </div>
)
