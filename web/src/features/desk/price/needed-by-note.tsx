import { isLaterThanNeeded } from '@portolan/contract/job-requests/needed-by'
import { formatDate } from '../../../shared/format.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { deskMessages } from '../messages/desk.ts'
import css from '../order/order.module.css'

type Props = { neededBy: string; deliveryDay: string | undefined }

/** Says by when the client needs the work, and warns while the date that is being promised is later. */
export function NeededByNote({ neededBy, deliveryDay }: Props) {
  const t = useMessages(deskMessages)
  const isTooLate = isLaterThanNeeded(deliveryDay, neededBy)
  return (
    <p role="status" className={isTooLate ? css.tooLate : css.quiet}>
      {t(isTooLate ? 'deliveryTooLate' : 'deliveryNeededBy', { day: formatDate(neededBy) })}
    </p>
  )
}
