import { useState } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { Dialog } from '../../../../shared/ui/dialog.tsx'
import { securityMessages } from '../messages/security.ts'
import { CompletedDialog } from '../mfa/completed-dialog.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'

type Props = { username: string; open: boolean; onClose: () => void }

export function ChangePasswordDialog({ username, open, onClose }: Props) {
  const t = useMessages(securityMessages)
  const [isDone, setIsDone] = useState(false)
  return (
    <>
      <Dialog open={open} onClose={onClose} title={t('changePassword')} text={t('changePasswordLead')}>
        <ChangePasswordForm
          username={username}
          onCancel={onClose}
          onDone={() => {
            setIsDone(true)
            onClose()
          }}
        />
      </Dialog>
      <CompletedDialog open={isDone} onClose={() => setIsDone(false)} />
    </>
  )
}
