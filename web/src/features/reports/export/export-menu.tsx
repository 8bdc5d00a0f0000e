import { exportedRows, type Report } from '@portolan/contract/reports/reports'
import { useState } from 'react'
import { errorText } from '../../../shared/api/error-text.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { notify } from '../../../shared/ui/snackbar.tsx'
import type { Selection } from '../address.ts'
import { reportMessages } from '../messages/reports.ts'
import { exportReport } from './export-report.ts'

/** Saves the report with the filters and order of the page. */
export function ExportMenu({ report, selection }: { report: Report; selection: Selection }) {
  const t = useMessages(reportMessages)
  const [isBusy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    try {
      const { totalRows, isTotalExact } = await exportReport(report, selection)
      if (totalRows > exportedRows) notify(t(isTotalExact ? 'onlyFirst' : 'onlyFirstOfMore', { n: String(totalRows) }))
    } catch (error) {
      notify(errorText(error), 'error')
    }
    setBusy(false)
  }
  return (
    <button type="button" className={button('outline')} disabled={isBusy} onClick={save}>
      <Icon name="collect" />
      {isBusy ? t('exporting') : t('exportCsv')}
    </button>
  )
}
