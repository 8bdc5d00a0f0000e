import {
  isWaitingForOrder,
  type JobRequestStatus,
  type JobRequestSummary,
} from '@portolan/contract/job-requests/requests'
import { useMessages } from '../messages/messages.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { requestMessages } from './messages/requests.ts'
import { isInProgress } from './one-request.ts'
import css from './status-badge.module.css'
import { isUnpaid, type Labeled, statusLabel } from './status-label.ts'

type Look = readonly [tone: 'busy' | 'attention' | 'good' | 'bad' | 'quiet', icon: IconName]

const looks: Partial<Record<JobRequestStatus, Look>> = {
  REJECTED_BY_SCREENING: ['attention', 'alert'],
  QUOTE_READY_FOR_CLIENT_REVIEW: ['attention', 'quote'],
  QUOTE_ACCEPTED: ['good', 'check'],
  QUOTE_REJECTED: ['quiet', 'blocked'],
  QUOTE_EXPIRED: ['quiet', 'blocked'],
  SUBMITTED_TO_XTRF: ['busy', 'people'],
  COMPLETED: ['good', 'check'],
  ARCHIVED: ['quiet', 'book'],
  FAILED: ['bad', 'alert'],
  CANCELLED: ['quiet', 'blocked'],
}

const usual: Look = ['busy', 'track']
const waiting: Look = ['attention', 'cart']
const unpaid: Look = ['attention', 'quote']

/** What the portal does by itself takes minutes. After that people are at it, and a ring would look like a page that hangs. */
const turnsFor = 15 * 60_000

const isTurning = ({ status, createTime }: Pick<JobRequestSummary, 'status' | 'createTime'>): boolean =>
  isInProgress({ status }) && Date.now() - Date.parse(createTime) < turnsFor

type Props = {
  request: Labeled & Pick<JobRequestSummary, 'createTime'>
  /** Instead of the word for the status, where nothing is asked of the reader. */
  text?: string | undefined
}

/** A word and a sign; a turning ring while something happens by itself. */
export function StatusBadge({ request, text }: Props) {
  const t = useMessages(requestMessages)
  const [tone, icon] = text
    ? usual
    : isUnpaid(request)
      ? unpaid
      : isWaitingForOrder(request)
        ? waiting
        : (looks[request.status] ?? usual)
  return (
    <span className={css.badge} data-tone={tone}>
      {isTurning(request) ? (
        <span className={css.ring} data-spinner aria-hidden="true" />
      ) : (
        <Icon name={icon} size={16} />
      )}
      {text ?? statusLabel(request, t)}
    </span>
  )
}
