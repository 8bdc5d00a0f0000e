import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { useSession } from '../../../../shared/session/session.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import card from '../../../../shared/ui/page/card.module.css'
import { Page } from '../../../../shared/ui/page/page.tsx'
import { securityMessages } from '../messages/security.ts'
import { CompletedDialog } from '../mfa/completed-dialog.tsx'
import css from './change-password.module.css'
import { ChangePasswordForm } from './change-password-form.tsx'

export default function ChangePasswordPage() {
  const t = useMessages(securityMessages)
  const session = useSession()
  const navigate = useNavigate()
  const [isDone, setIsDone] = useState(false)
  if (!session) return null
  if (session.isImpersonated) return <Refused text={t('whileImpersonating')} />
  if (session.isFederatedSsoAccount) return <Refused text={t('federatedPassword')} />
  return (
    <Page title={t('changePassword')} lead={t('changePasswordLead')} narrow>
      <div className={card.card}>
        <ChangePasswordForm username={session.username} onDone={() => setIsDone(true)} />
      </div>
      <CompletedDialog open={isDone} onClose={() => void navigate({ to: '/' })} />
    </Page>
  )
}

function Refused({ text }: { text: string }) {
  const t = useMessages(securityMessages)
  return (
    <Page title={t('changePassword')} narrow>
      <div className={css.notice} role="alert">
        <Icon name="alert" />
        <p>{text}</p>
      </div>
    </Page>
  )
}
