import type { JobRequestEvent } from '@portolan/contract/job-requests/requests'
import { useMessages } from '../../../shared/messages/messages.ts'
import { requestMessages } from '../../../shared/request/messages/requests.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import css from './order.module.css'

/** Why the order stands still. */
export function Trouble({ status, reason }: JobRequestEvent) {
  const steps = useMessages(requestMessages)
  return (
    <p className={css.trouble}>
      <Icon name="alert" />
      <span>
        <strong>{steps(`step_${status}`)}</strong> {reason && <bdi>{reason}</bdi>}
      </span>
    </p>
  )
}
