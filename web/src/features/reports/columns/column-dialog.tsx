import type { Report } from '@portolan/contract/reports/reports'
import { useState } from 'react'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { Dialog, DialogActions } from '../../../shared/ui/dialog.tsx'
import { UnsavedChanges } from '../../../shared/ui/unsaved/unsaved-changes.ts'
import type { Selection } from '../address.ts'
import { reportMessages } from '../messages/reports.ts'
import css from './column-dialog.module.css'

type Props = {
  report: Report
  columns: Selection['columns']
  onChoose: (columns: Selection['columns']) => void
  onClose: () => void
}

/** Chooses the columns of the table and of exports. */
export default function ColumnDialog({ report, columns, onChoose, onClose }: Props) {
  const t = useMessages(reportMessages)
  const all = report.columns.map(({ columnId }) => columnId)
  const [chosen, setChosen] = useState(new Set(columns ?? all))
  const ids = all.filter((id) => chosen.has(id))
  const hasChanges = all.some((id) => chosen.has(id) !== (columns ?? all).includes(id))
  const toggle = (id: string) => setChosen(new Set(chosen.has(id) ? ids.filter((each) => each !== id) : [...ids, id]))
  return (
    <Dialog open onClose={onClose} title={t('columnsTitle')} text={t('columnsLead')}>
      {hasChanges && <UnsavedChanges />}
      <div className={css.list}>
        {report.columns.map(({ columnId, name }) => (
          <label key={columnId}>
            <input type="checkbox" checked={chosen.has(columnId)} onChange={() => toggle(columnId)} />
            <bdi>{name}</bdi>
          </label>
        ))}
      </div>
      <DialogActions>
        <button type="button" className={button('text')} onClick={() => setChosen(new Set(all))}>
          {t('allColumns')}
        </button>
        <button
          type="button"
          className={button('solid')}
          disabled={ids.length === 0}
          onClick={() => onChoose(ids.length === all.length ? null : ids)}
        >
          {t('show')}
        </button>
      </DialogActions>
    </Dialog>
  )
}
