import type { ReportColumn, ReportRow, ReportRowDetails } from '@portolan/contract/reports/reports'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../shared/messages/messages.ts'
import { cell } from '../../shared/ui/page/folding-table.tsx'
import { formatCell, isAmount, none } from './format-cell.ts'
import { reportMessages } from './messages/reports.ts'
import css from './reports.module.css'
import type { RequestPage } from './use-request-pages.ts'

type Props = {
  columns: readonly ReportColumn[]
  row: ReportRow
  details: ReportRowDetails | undefined
  page: RequestPage
}

/** The cells of a row. Its number, or its name where that is not shown, leads to the request. */
export function ReportCells({ columns, row, details, page }: Props) {
  const linked = linkedColumn(columns)
  return columns.map((column, index) => (
    <ReportCell
      key={column.columnId}
      column={column}
      isFirst={index === 0}
      text={formatCell(column, row[column.columnId])}
      tags={details?.languageTags[column.columnId]}
      page={column.columnId === linked ? page : null}
    />
  ))
}

/** The column whose cells lead to a request. */
export const linkedColumn = (columns: readonly ReportColumn[]): string | undefined =>
  ['number', 'name'].find((id) => columns.some(({ columnId }) => columnId === id))

type ContentProps = { text: string; tags: readonly string[] | undefined; page: RequestPage }

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
function Content({ text, tags, page }: ContentProps) {
  const t = useMessages(reportMessages)
  if (tags)
    return (
      <>
        <bdi className={css.tags} aria-hidden="true" translate="no">
          {tags.join(', ')}
        </bdi>
        <bdi className={css.names}>{text}</bdi>
      </>
    )
  if (!page) return <bdi>{text}</bdi>
  if ('missing' in page)
    return (
      <>
        <bdi className={css.noPage} title={t(page.missing)}>
          {text}
        </bdi>{' '}
        <span className="visually-hidden">({t(page.missing)})</span>
      </>
    )
  return (
    <Link to={page.path}>
      <bdi>{text}</bdi>
    </Link>
  )
}
