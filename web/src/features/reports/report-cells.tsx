import type { ReportColumn, ReportRow } from '@portolan/contract/reports/reports'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useMessages } from '../../shared/messages/messages.ts'
import { cell } from '../../shared/ui/page/folding-table.tsx'
import { formatCell, isAmount, none } from './format-cell.ts'
import { shortenLanguages, splitNames, splitRegion } from './language-texts.ts'
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

type ContentProps = { text: string; page: RequestPage; kind?: 'language' | 'languages' | undefined }

const languageColumns = ['language', 'sourceLanguage', 'targetLanguages']
/** Names of people, addresses and numbers stay on one line. */
const unbroken = ['requestor', 'decidedBy', 'firstName', 'lastName', 'email', 'number', 'reference']
/** As many languages as a row has room for. */
const seenNames = 2

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
      <Content {...content} text={text} kind={kindOf(columnId)} />
    </td>
  )
}

function kindOf(columnId: string): ContentProps['kind'] {
  if (columnId === 'targetLanguages') return 'languages'
  return languageColumns.includes(columnId) ? 'language' : undefined
}

function textClass(columnId: string): string | undefined {
  if (columnId === 'targetLanguages') return css.targets
  if (columnId === 'name') return css.heading
  if (languageColumns.includes(columnId)) return `${css.words} ${css.language}`
  return unbroken.includes(columnId) ? cell.cut : css.words
}

function Content({ text, page, kind }: ContentProps) {
  const t = useMessages(reportMessages)
  if (kind === 'languages') return <Names names={splitNames(text)} />
  if (kind === 'language') return <bdi>{keepTogether(splitRegion(text))}</bdi>
  if (!page) return <bdi>{text}</bdi>
  if ('missing' in page)
    return (
      <>
        <bdi title={t(page.missing)}>{text}</bdi> <span className="visually-hidden">({t(page.missing)})</span>
      </>
    )
  return (
    <Link to={page.path}>
      <bdi>{text}</bdi>
    </Link>
  )
}

/** A line breaks between the parts only. */
const keepTogether = (parts: readonly string[]) =>
  parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <span className={css.unbroken}>{part}</span>
    </Fragment>
  ))

function Names({ names }: { names: readonly string[] }) {
  const beyond = names.length - seenNames
  return (
    <bdi>
      {keepTogether(names.slice(0, seenNames))}
      {beyond > 0 && <span className={css.beyond}> {names.slice(seenNames).join(' ')}</span>}
      {beyond > 0 && (
        <span className={css.count} aria-hidden="true">
          {' '}
          <bdi dir="ltr">+{beyond}</bdi>
        </span>
      )}
    </bdi>
  )
}
