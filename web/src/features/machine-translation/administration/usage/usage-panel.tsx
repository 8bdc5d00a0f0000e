import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMonth } from '../../../../shared/format.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { SelectField } from '../../../../shared/ui/fields/select-field.tsx'
import { EmptyState } from '../../../../shared/ui/page/empty-state.tsx'
import { ErrorDisplay } from '../../../../shared/ui/page/error-display.tsx'
import { Skeleton } from '../../../../shared/ui/page/skeleton.tsx'
import css from '../administration.module.css'
import { usageOf } from '../api.ts'
import { administrationMessages } from '../messages/administration.ts'
import { UsageFileButton } from './usage-file-button.tsx'
import { UsageTable } from './usage-table.tsx'

export function UsagePanel() {
  const t = useMessages(administrationMessages)
  const [chosen, setChosen] = useState<string>()
  const usage = useQuery(usageOf(chosen))
  if (usage.isError) return <ErrorDisplay error={usage.error} onRetry={() => usage.refetch()} />
  if (!usage.data) return <Skeleton count={8} />
  const { month, months, rows, hasMoreRows } = usage.data
  const shownMonths = [...new Set([chosen ?? month, ...months])].sort().reverse()
  return (
    <div className={css.panel}>
      <div className={css.filter}>
        <SelectField
          label={t('month')}
          options={shownMonths.map((value) => ({ value, name: formatMonth(value) }))}
          value={chosen ?? month}
          onChange={({ target }) => setChosen(target.value)}
        />
        <UsageFileButton />
      </div>
      {rows.length === 0 ? (
        <EmptyState icon="chart" text={t('noUsage')} />
      ) : (
        <UsageTable usage={usage.data} isBusy={usage.isPlaceholderData} />
      )}
      {hasMoreRows && <p className={css.note}>{t('moreInFile', { count: rows.length })}</p>}
      <p className={css.note}>{t('usageNote')}</p>
    </div>
  )
}
