import type { ReportColumn, ReportRow } from '@portolan/contract/reports/reports'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useMessages } from '../../shared/messages/messages.ts'
import { cell } from '../../shared/ui/page/folding-table.tsx'
import { formatCell, isAmount, none } from './format-cell.ts'
import { shortenLanguages, splitNames } from './language-texts.ts'
import { reportMessages } from './messages/reports.ts'
import css from './reports.module.css'
import type { RequestPage } from './use-request-pages.ts'

type Props = {
  columns: readonly ReportColumn[]
  row: ReportRow
  page: RequestPage
}

/** The cells of a row. Its name, or its number where that is not shown, leads to the request. */
export function ReportCells({ columns, row, page }: Props) {
  const linked = linkedColumn(columns)
  return columns.map((column, index) => (
    <ReportCell
      key={column.columnId}
      column={column}
      isFirst={index === 0}
      text={formatCell(column, row[column.columnId])}
      page={column.columnId === linked ? page : null}
    />
  ))
}

/** The column whose cells lead to a request. */
export const linkedColumn = (columns: readonly ReportColumn[]): string | undefined =>
  ['name', 'number'].find((id) => columns.some(({ columnId }) => columnId === id))

type ContentProps = { text: string; page: RequestPage; isList?: boolean }

const languageColumns = ['language', 'sourceLanguage', 'targetLanguages']

function ReportCell({ column, isFirst, ...content }: ContentProps & { column: ReportColumn; isFirst: boolean }) {
  const { columnId } = column
  const text = languageColumns.includes(columnId) ? shortenLanguages(content.text) : content.text
  if (isFirst)
    return (
      <th scope="row" className={cell.name}>
        <Content {...content} text={text} />
      </th>
    )
  const isText = column.type === 'TEXT'
  return (
    <td
      data-label={column.name}
      data-empty={content.text === none}
      className={isAmount(column) ? cell.amount : isText ? textClass(columnId) : undefined}
      title={isText ? content.text : undefined}
    >
      <Content {...content} text={text} isList={columnId === 'targetLanguages'} />
    </td>
  )
}

function textClass(columnId: string): string | undefined {
  if (columnId === 'targetLanguages') return css.targets
  return columnId === 'name' ? `${cell.cut} ${css.heading}` : `${cell.cut} ${css.short}`
}

function Content({ text, page, isList = false }: ContentProps) {
  const t = useMessages(reportMessages)
  if (isList)
    return (
      <bdi>
        {splitNames(text).map((name, index) => (
          <Fragment key={name}>
            {index > 0 && ' '}
            <span className={css.oneName}>{name}</span>
          </Fragment>
        ))}
      </bdi>
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
