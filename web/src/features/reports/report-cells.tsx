import type { ReportColumn, ReportRow, ReportRowDetails } from '@portolan/contract/reports/reports'
import { Link } from '@tanstack/react-router'
import { cell } from '../../shared/ui/page/folding-table.tsx'
import { formatCell, isAmount, none } from './format-cell.ts'
import css from './reports.module.css'

type Props = {
  columns: readonly ReportColumn[]
  row: ReportRow
  details: ReportRowDetails | undefined
  path: string | undefined
}

/** The cells of a row. Its number, or its name where that is not shown, leads to the request. */
export function ReportCells({ columns, row, details, path }: Props) {
  const linked = linkedColumn(columns)
  return columns.map((column, index) => (
    <ReportCell
      key={column.columnId}
      column={column}
      isFirst={index === 0}
      text={formatCell(column, row[column.columnId])}
      tags={details?.languageTags[column.columnId]}
      path={column.columnId === linked ? path : undefined}
    />
  ))
}

/** The column whose cells lead to a request. */
export const linkedColumn = (columns: readonly ReportColumn[]): string | undefined =>
  ['number', 'name'].find((id) => columns.some(({ columnId }) => columnId === id))

type ContentProps = { text: string; tags: readonly string[] | undefined; path: string | undefined }

function ReportCell({ column, isFirst, ...content }: ContentProps & { column: ReportColumn; isFirst: boolean }) {
  if (isFirst)
    return (
      <th scope="row" className={cell.name}>
        <Content {...content} />
      </th>
    )
  const isText = column.type === 'TEXT'
  const isShort = column.columnId !== 'name' && !content.tags
  return (
    <td
      data-label={column.name}
      data-empty={content.text === none}
      className={isAmount(column) ? cell.amount : isText ? `${cell.cut} ${isShort ? css.short : ''}` : undefined}
      title={isText ? content.text : undefined}
    >
      <Content {...content} />
    </td>
  )
}

/** Tags of languages fit on one line. A card has room for their names, which are also read aloud. */
function Content({ text, tags, path }: ContentProps) {
  if (tags)
    return (
      <>
        <bdi className={css.tags} aria-hidden="true" translate="no">
          {tags.join(', ')}
        </bdi>
        <bdi className={css.names}>{text}</bdi>
      </>
    )
  if (!path) return <bdi>{text}</bdi>
  return (
    <Link to={path}>
      <bdi>{text}</bdi>
    </Link>
  )
}
