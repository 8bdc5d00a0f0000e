import type { DeskOrderSummary } from '@portolan/contract/desk/desk'
import { formatMoment, formatProviderDay } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import css from './desk.module.css'
import { deskMessages } from './messages/desk.ts'

export function Deadline({
  order: { deadline, isPastDue },
}: {
  order: Pick<DeskOrderSummary, 'deadline' | 'isPastDue'>
}) {
  const t = useMessages(deskMessages)
  if (deadline === null) return t('none')
  return (
    <>
      <time dateTime={deadline} title={formatMoment(deadline)} className={isPastDue ? css.late : undefined}>
        {formatProviderDay(deadline)}
      </time>
      {isPastDue && <div className={css.late}> {t('pastDue')}</div>}
    </>
  )
}
