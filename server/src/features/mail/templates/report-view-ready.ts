import { formatValue } from '@portolan/locale/format-value'
import * as z from 'zod/mini'
import { defineTemplate } from '../template.ts'
import { paragraph } from './about-request.ts'

/** To the owner of a saved view. It links to the rows and holds none of them. */
export const reportViewReady = defineTemplate(
  'report-view-ready',
  z.object({
    viewId: z.uuid(),
    view: z.string(),
    reportId: z.uuid(),
    report: z.string(),
    emails: z.enum(['WEEKLY', 'MONTHLY']),
    /** Null if they could not be counted. */
    rows: z.nullable(z.int()),
    isExact: z.boolean(),
  }),
  ({ viewId, reportId, emails, rows, isExact, ...names }, { reports: t, locale }, { portalUrl }) => {
    const count = rows === null ? '' : isExact ? formatValue(rows, 'number', locale) : t('moreThan', { rows })
    const known = [
      { name: t('report'), value: names.report },
      { name: t('rows'), value: count },
    ]
    return {
      subject: t(emails, names),
      preview: t('lead', names),
      title: names.view,
      blocks: [
        paragraph(t('lead', names)),
        { kind: 'facts', facts: known.filter(({ value }) => value !== '') },
        paragraph(t('signIn')),
        { kind: 'action', label: t('open'), url: `${portalUrl}/reports/${reportId}?view=${viewId}` },
        paragraph(t(`why_${emails}`)),
        { kind: 'action', label: t('manage'), url: `${portalUrl}/reports?view=${viewId}` },
      ],
    }
  },
)
