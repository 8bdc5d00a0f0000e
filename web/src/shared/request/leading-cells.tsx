import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { cell, rowLink } from '../ui/page/folding-table.tsx'

type Props = {
  number: string
  name: string
  /** The page of the request or order. */
  to: string
  languages: string
  /** Below the name. */
  children?: ReactNode
}

/** The first cells of a row about a request or an order. The link covers the whole row. */
export const LeadingCells = ({ number, name, to, languages, children }: Props) => (
  <>
    <td className={cell.quiet}>
      <bdi>{number}</bdi>
    </td>
    <th scope="row" className={cell.name}>
      <Link {...rowLink} to={to}>
        <bdi>{name}</bdi>
      </Link>
      {children}
    </th>
    <td className={cell.whole}>{languages}</td>
  </>
)
