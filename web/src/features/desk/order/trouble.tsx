import type { JobRequestEvent } from '@portolan/contract/job-requests/requests'
import { useMessages } from '../../../shared/messages/messages.ts'
import { requestStepMessages } from '../../../shared/request/messages/request-steps.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import css from './order.module.css'

/** Why the order stands still. */
export function Trouble({ status, reason }: JobRequestEvent) {
  const steps = useMessages(requestStepMessages)
  return (
    <p className={css.trouble}>
      <Icon name="alert" />
      <span>
        <strong>{steps(`step_${status}`)}</strong> {reason && <bdi>{reason}</bdi>}
      </span>
    </p>
  )
}
