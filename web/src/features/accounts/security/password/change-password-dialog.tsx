import { useState } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { Dialog } from '../../../../shared/ui/dialog.tsx'
import { securityMessages } from '../messages/security.ts'
import { CompletedDialog } from '../mfa/completed-dialog.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'

type Props = { username: string; onClose: () => void }

/** Mounted while it is open. Once the password has changed, it says so. */
export default function ChangePasswordDialog({ username, onClose }: Props) {
  const t = useMessages(securityMessages)
  const [isDone, setIsDone] = useState(false)
  if (isDone) return <CompletedDialog open onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={t('changePassword')} text={t('changePasswordLead')}>
      <ChangePasswordForm username={username} onCancel={onClose} onDone={() => setIsDone(true)} />
    </Dialog>
  )
}
