import { sourceLocale } from '@portolan/locale/locales'
import { matchLocale } from '@portolan/locale/negotiate-locale'
import type { Selectable } from 'kysely'
import type { ClientTable } from '../../tables/client.ts'

type TextColumns = Pick<
  Selectable<ClientTable>,
  'instructional_text' | 'project_submission_footer_message' | 'selectable_workflows' | 'translations'
>

/** The client's own texts in the reader's language. Each that has no translation is shown as it was first written. */
export function clientTexts(row: TextColumns, locale: string) {
  const { workflows, ...texts } = row.translations[matchLocale(locale) ?? sourceLocale] ?? {}
  return {
    instructionalText: row.instructional_text,
    projectSubmissionFooterMessage: row.project_submission_footer_message,
    ...texts,
    selectableWorkflows: row.selectable_workflows.map(({ label, xtrfServiceId }) => ({
      label: workflows?.[xtrfServiceId] ?? label,
      xtrfServiceId,
    })),
  }
}
