import type { DeskOrderSummary } from '@portolan/contract/desk/desk'
import { formatMoment, formatProviderDay } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { providerToday } from '../../shared/provider-today.ts'
import css from './desk.module.css'
import { deskMessages } from './messages/desk.ts'

const dayMs = 86_400_000

/** Days until the deadline by the calendar of the provider, whose offset the instant has. */
const daysUntil = (instant: string): number => (Date.parse(instant.slice(0, 10)) - Date.parse(providerToday())) / dayMs

/** The day, and how far away it is where that decides what is done next. */
export function Deadline({
  order: { deadline, isPastDue },
}: {
  order: Pick<DeskOrderSummary, 'deadline' | 'isPastDue'>
}) {
  const t = useMessages(deskMessages)
  if (deadline === null) return t('none')
  const days = daysUntil(deadline)
  const soon = days === 0 ? t('dueToday') : days === 1 ? t('dueTomorrow') : undefined
  return (
    <>
      <time dateTime={deadline} title={formatMoment(deadline)} className={isPastDue ? css.late : undefined}>
        {formatProviderDay(deadline)}
      </time>
      {isPastDue && <div className={css.late}> {t('daysPastDue', { count: -days })}</div>}
      {!isPastDue && soon && <div className={css.soon}> {soon}</div>}
    </>
  )
}
