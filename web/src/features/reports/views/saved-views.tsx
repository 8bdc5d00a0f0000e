import type { ReportSummary } from '@portolan/contract/reports/reports'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useMessages } from '../../../shared/messages/messages.ts'
import { reportMessages } from '../messages/reports.ts'
import css from '../reports.module.css'
import { viewList } from './api.ts'
import { type OpenDialog, ViewDialogs } from './view-dialogs.tsx'
import { ViewTable } from './view-table.tsx'

/** The saved views of the reader, where there are any. Emails link here to be switched off: `?view=` opens that. */
export function SavedViews({ reports }: { reports: readonly ReportSummary[] }) {
  const t = useMessages(reportMessages)
  const navigate = useNavigate()
  const { view: linkedId } = useSearch({ strict: false }) as { view?: unknown }
  const { data = [] } = useQuery(viewList)
  const [chosen, setChosen] = useState<OpenDialog | null>(null)
  const linked = data.find(({ id }) => id === linkedId)
  const open = chosen ?? (linked && ({ kind: 'emails', view: linked } as const))
  function close() {
    setChosen(null)
    if (linkedId !== undefined) void navigate({ to: '/reports', search: {} as never, replace: true })
  }
  if (data.length === 0) return null
  return (
    <section className={css.group} aria-labelledby="saved-views">
      <h2 id="saved-views">{t('savedViews')}</h2>
      <ViewTable views={data} reports={reports} onOpen={setChosen} />
      {open && <ViewDialogs key={open.view.id} open={open} onClose={close} />}
    </section>
  )
}
