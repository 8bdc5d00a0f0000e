import { exportedRows, type Report, type ReportFileFormat } from '@portolan/contract/reports/reports'
import { useRef, useState } from 'react'
import { errorText } from '../../../shared/api/error-text.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { MenuButton } from '../../../shared/ui/menu-button.tsx'
import { notify } from '../../../shared/ui/snackbar.tsx'
import type { Selection } from '../address.ts'
import { reportMessages } from '../messages/reports.ts'
import css from '../reports.module.css'
import type { Progress } from './download-report.ts'

const loadExport = () => import('./export-report.ts')
const loadDownload = () => import('./download-report.ts')

/** Saves the report with the filters and order of the page. */
export function ExportMenu({ report, selection }: { report: Report; selection: Selection }) {
  const t = useMessages(reportMessages)
  const [isBusy, setBusy] = useState(false)
  const [progress, setProgress] = useState<Progress | null>(null)
  const stop = useRef<AbortController>(null)

  async function run(save: (signal: AbortSignal) => Promise<void>) {
    const control = new AbortController()
    stop.current = control
    setBusy(true)
    setProgress(null)
    try {
      await save(control.signal)
    } catch (error) {
      if (!control.signal.aborted) notify(errorText(error), 'error')
    }
    setBusy(false)
  }
  const saveFirst = () =>
    run(async () => {
      const { exportReport } = await loadExport()
      const { totalRows, isTotalExact } = await exportReport(report, selection)
      if (totalRows > exportedRows) notify(t(isTotalExact ? 'onlyFirst' : 'onlyFirstOfMore', { n: String(totalRows) }))
    })
  const saveAll = (format: ReportFileFormat) =>
    run(async (signal) => {
      const { downloadReport } = await loadDownload()
      const result = await downloadReport(report, selection, { format, signal, onProgress: setProgress })
      if (result === 'left to the browser') notify(t('downloadStarted'))
    })

  if (isBusy)
    return (
      <div className={css.progress}>
        <ExportProgress progress={progress} />
        <button type="button" className={button('outline')} onClick={() => stop.current?.abort()}>
          {t('stopExport')}
        </button>
      </div>
    )
  return (
    <div>
      <MenuButton
        label={t('export')}
        className={button('outline')}
        items={[
          { id: 'first', label: t('exportFirst'), icon: 'collect', onChoose: saveFirst },
          { id: 'csv', label: t('exportAllCsv'), icon: 'list', onChoose: () => saveAll('csv') },
          { id: 'xlsx', label: t('exportAllXlsx'), icon: 'chart', onChoose: () => saveAll('xlsx') },
        ]}
      >
        <Icon name="collect" />
        {t('export')}
      </MenuButton>
    </div>
  )
}

const megabyte = 1e6

/** Rows where they can be counted, else megabytes. */
function ExportProgress({ progress }: { progress: Progress | null }) {
  const t = useMessages(reportMessages)
  const { rows, totalRows, bytes } = progress ?? { rows: null, totalRows: 0, bytes: 0 }
  return (
    <div className={css.exported}>
      <p role="status">
        {rows === null
          ? t('exportingSize', { megabytes: Math.round((bytes / megabyte) * 10) / 10 })
          : t('exporting', { rows, total: totalRows })}
      </p>
      {rows === null ? <progress aria-hidden="true" /> : <progress aria-hidden="true" value={rows} max={totalRows} />}
    </div>
  )
}
