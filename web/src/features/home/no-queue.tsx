import { useMessages } from '../../shared/messages/messages.ts'
import { staffTaskMessages } from './messages/staff-tasks.ts'

/** For staff without a dashboard, such as linguists. */
export default function NoQueue() {
  const t = useMessages(staffTaskMessages)
  return <p>{t('noQueue')}</p>
}
