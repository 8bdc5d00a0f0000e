import { useMessages } from '../../shared/messages/messages.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { staffTaskMessages } from './messages/staff-tasks.ts'

export default function NothingWaits() {
  const t = useMessages(staffTaskMessages)
  return (
    <p>
      <Icon name="check" />
      {t('nothing')}
    </p>
  )
}
