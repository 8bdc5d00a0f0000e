import type { ReactNode } from 'react'
import css from './folding-table.module.css'

type Props = {
  label: string
  /** The heads of the columns; the last one is that of the actions where there are any. */
  columns: readonly string[]
  /** Those of them that hold amounts. */
  amounts?: readonly string[]
  /** Under which width each row becomes a card: 520, 720 or 960 px, by what the columns need. */
  folds: 'late' | 'usual' | 'early'
  /** Rows that are about to be replaced are shown paler. */
  isBusy?: boolean
  /** One `tr` a row, with the first words for it in a `th` of scope row. A cell's `data-label` is shown when folded. */
  children: ReactNode
}

/** A table where there is room for columns, a list of cards where there is none. */
export const FoldingTable = ({ label, columns, amounts = [], folds, isBusy, children }: Props) => (
  <div className={css.frame} data-folds={folds}>
    <table className={css.table} aria-label={label} aria-busy={isBusy}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={amounts.includes(column) ? css.amount : undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
)

/** Class names for the cells of a folding table. */
export const cell = {
  /** What the row is called: bold, a whole line of the card. */
  name: css.name,
  /** A link that the whole row follows. */
  cover: css.cover,
  /** Less loud, on one line. */
  quiet: css.quiet,
  /** A whole line of the card. */
  whole: css.whole,
  /** Set at the end of its column. */
  amount: css.amount,
  /** The menu of the row, in the card's corner. Always the last cell. */
  actions: css.actions,
}
