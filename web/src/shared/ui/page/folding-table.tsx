import type { ReactNode } from 'react'
import type { ScrollFrame } from '../scroll-frame.tsx'
import css from './folding-table.module.css'

type Sorting = {
  columns: readonly string[]
  sorted: string | undefined
  isDescending: boolean
  onSort: (column: string, isDescending: boolean) => void
}

type Props = {
  label: string
  /** The heads of the columns; the last one is that of the actions where there are any. */
  columns: readonly string[]
  /** Those of them that hold amounts. */
  amounts?: readonly string[]
  /** What stands in the head of a column in place of its name, such as a box. */
  heads?: Readonly<Record<string, ReactNode>>
  /** Under which width each row becomes a card: 520, 720 or 960 px, by what the columns need. */
  folds: 'late' | 'usual' | 'early'
  /** For more columns than a page is wide: cells have one line each, and the first column stays in view. */
  frame?: typeof ScrollFrame
  /** Which columns the rows can be sorted by, and how they are. */
  sorting?: Sorting
  /** Rows that are about to be replaced are shown paler. */
  isBusy?: boolean
  /** One `tr` a row, with the first words for it in a `th` of scope row. A cell's `data-label` is shown when folded. */
  children: ReactNode
}

/** A table where there is room for columns, a list of cards where there is none. */
export const FoldingTable = ({
  label,
  columns,
  amounts = [],
  heads = {},
  folds,
  frame,
  sorting,
  isBusy,
  children,
}: Props) => (
  <Frame label={label} folds={folds} frame={frame} content={`${columns} ${isBusy}`}>
    <table className={css.table} aria-label={label} aria-busy={isBusy}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className={amounts.includes(column) ? css.amount : undefined}
              aria-sort={directionOf(column, sorting)}
            >
              {sorting?.columns.includes(column) ? (
                <SortButton column={column} sorting={sorting} />
              ) : (
                <>
                  {heads[column]}
                  <span className={heads[column] ? 'visually-hidden' : undefined}>{column}</span>
                </>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </Frame>
)

type FrameProps = Pick<Props, 'label' | 'folds' | 'children'> & {
  frame: typeof ScrollFrame | undefined
  content: string
}

const Frame = ({ label, folds, frame: Scrolling, content, children }: FrameProps) =>
  Scrolling ? (
    <Scrolling label={label} className={css.scrolling} data-folds={folds} content={content}>
      {children}
    </Scrolling>
  ) : (
    <div className={css.frame} data-folds={folds}>
      {children}
    </div>
  )

const directionOf = (column: string, sorting: Sorting | undefined) =>
  sorting && sorting.sorted === column ? (sorting.isDescending ? 'descending' : 'ascending') : undefined

/** Sorts by its column, and the other way round when pressed again. */
const SortButton = ({ column, sorting }: { column: string; sorting: Sorting }) => (
  <button
    type="button"
    className={css.sort}
    data-direction={directionOf(column, sorting)}
    onClick={() => sorting.onSort(column, sorting.sorted === column && !sorting.isDescending)}
  >
    {column}
  </button>
)

/** For the link that the whole row follows. The keys j and k go from one to the next. */
export const rowLink = { className: css.cover, 'data-row-link': '' }

/** Class names for the cells of a folding table. */
export const cell = {
  /** What the row is called: bold, a whole line of the card. */
  name: css.name,
  /** Less loud, on one line. */
  quiet: css.quiet,
  /** A whole line of the card. */
  whole: css.whole,
  /** Ends in an ellipsis where the text is longer than the column; for tables that scroll. */
  cut: css.cut,
  /** Set at the end of its column. */
  amount: css.amount,
  /** The menu of the row, in the card's corner. Always the last cell. */
  actions: css.actions,
  buttons: css.buttons,
}
