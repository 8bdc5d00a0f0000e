import { checkStatusTexts, orderStatusTexts } from '@portolan/contract/desk/order-status-texts'
import type { ProjectRow, QaRow, QuoteRow } from '@portolan/contract/statistics/staff-lists'
import { joinNames } from '@portolan/locale/join-names'
import { nameInSentence } from '@portolan/locale/name-in-sentence'
import { isoIn } from '../../platform/provider-days.ts'
import { nameLanguage } from '../reference/index.ts'
import type { CsvTexts } from './messages/csv.ts'
import type { CheckRow } from './store-checks.ts'
import type { OrderRow, ProjectOrderRow } from './store-lists.ts'
import { rateTypeWords } from './wire-words.ts'

/** The URL where staff open an order: in the translation management system, or on the desk. */
export type LinkTo = (order: { readonly id: string; readonly external_id: string | null }) => string

/** What is needed to present a row. Times have the provider's offset. */
export type RowContext = {
  readonly linkOf: LinkTo
  readonly timeZone: string
  readonly locale: string
  readonly t: CsvTexts
}

export const linkTo =
  (template: string | null): LinkTo =>
  ({ id, external_id }) =>
    template === null || external_id === null
      ? `/desk/${id}`
      : template.replaceAll('{id}', encodeURIComponent(external_id))

export const presentProject = (row: ProjectOrderRow, shown: RowContext): ProjectRow => ({
  projectId: row.number,
  ...ofOrder(row, shown),
  ...groupOf(row),
  status: orderStatusTexts[row.status],
  pastDue: row.is_past_due,
})

export const presentQuote = (row: OrderRow, shown: RowContext): QuoteRow => ({
  quoteId: row.number,
  startDate: isoIn(shown.timeZone, row.started_at),
  ...ofOrder(row, shown),
})

export const presentCheck = (row: CheckRow, shown: RowContext): QaRow => ({
  projectNumber: row.number,
  assignedTo: row.assigned_to,
  jobAssignmentId: row.check_id,
  projectJobId: row.id,
  jobStartDate: isoIn(shown.timeZone, row.started_at),
  projectManager: row.project_manager,
  languages: languagesOf(row, shown),
  client: row.client,
  projectDeadline: row.deadline && isoIn(shown.timeZone, row.deadline),
  jobStatus: checkStatusTexts[row.check_status],
  qaType: row.qa_type,
  ...groupOf(row),
  link: shown.linkOf(row),
})

const ofOrder = (row: OrderRow, { linkOf, timeZone, locale, t }: RowContext) => ({
  internalProjectId: row.tms_name ?? row.external_id ?? row.number,
  projectDeadline: row.deadline && isoIn(timeZone, row.deadline),
  projectName: row.name,
  client: row.client,
  languages: languagesOf(row, { locale, t }),
  totalAgreed: row.total_agreed_cents === null ? null : Number(row.total_agreed_cents) / 100,
  rateType: rateTypeWords[row.rate_type],
  link: linkOf(row),
})

const groupOf = (row: Pick<OrderRow, 'project_group_name' | 'project_group_id'>) => ({
  projectGroupName: row.project_group_name,
  projectGroupId: row.project_group_id,
})

function languagesOf(
  row: Pick<OrderRow, 'source_language_id' | 'target_language_ids'>,
  { locale, t }: Pick<RowContext, 'locale' | 't'>,
): string {
  const nameOf = (id: string) => {
    const name = nameLanguage(id, locale)
    return row.source_language_id === null ? name : nameInSentence(name, locale)
  }
  const targets = joinNames(row.target_language_ids.map(nameOf), locale)
  if (row.source_language_id === null) return targets
  return t('fromTo', { source: nameOf(row.source_language_id), targets })
}
