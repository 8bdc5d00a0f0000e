import type { TranslationUsage } from '@portolan/contract/machine-translation/admin/usage'
import { dayIn } from '../../../platform/provider-days.ts'
import type { Database } from '../../../tables/database.ts'
import { listMonthUsage, listUsageMonths, sumMonthByEngine } from './store-usage-reports.ts'

type Needs = { readonly db: Database; readonly now: () => Date; readonly timeZone: string }

/** More rows than a page can show well; the file has them all. */
const mostRows = 500

export async function getUsage(
  { db, now, timeZone }: Needs,
  month: string = dayIn(timeZone, now()).slice(0, 'YYYY-MM'.length),
): Promise<TranslationUsage> {
  const [months, found, engines] = await Promise.all([
    listUsageMonths(db),
    listMonthUsage(db, month, mostRows + 1),
    sumMonthByEngine(db, month),
  ])
  const sum = (of: 'characters' | 'cost') => engines.reduce((total, engine) => total + engine[of], 0)
  return {
    month,
    months,
    rows: found.slice(0, mostRows),
    hasMoreRows: found.length > mostRows,
    engines,
    total: { characters: sum('characters'), cost: sum('cost') },
  }
}
