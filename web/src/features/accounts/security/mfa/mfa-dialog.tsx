import type { AccountSecurity } from '@portolan/contract/identity/security'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { Dialog } from '../../../../shared/ui/dialog.tsx'
import { accountSecurity } from '../api.ts'
import { securityMessages } from '../messages/security.ts'
import { MfaSetup, type NewSecret } from './mfa-setup.tsx'
import { MfaSummary } from './mfa-summary.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type View = { name: 'summary' } | { name: 'setup'; secret: NewSecret } | { name: 'codes'; codes: readonly string[] }
const summary: View = { name: 'summary' }

type Props = { username: string; security: AccountSecurity; onClose: () => void }

/** Mounted while it is open. From the summary to the set-up of an app, on to the recovery codes and back. */
export default function MfaDialog({ username, security, onClose }: Props) {
  const t = useMessages(securityMessages)
  const queries = useQueryClient()
  const [view, setView] = useState(summary)

  const close = () => {
    // The codes are seen this once: no stray click may take them away.
    if (view.name !== 'codes') onClose()
  }
  const refresh = () => queries.invalidateQueries(accountSecurity)
  const showCodes = (codes: readonly string[]) => {
    setView({ name: 'codes', codes })
    void refresh()
  }

  return (
    <Dialog open onClose={close} title={t('mfaSettings')}>
      {view.name === 'summary' && (
        <MfaSummary
          security={security}
          onClose={close}
          onChange={refresh}
          onSetup={(secret) => setView({ name: 'setup', secret })}
          onCodes={showCodes}
        />
      )}
      {view.name === 'setup' && <MfaSetup secret={view.secret} onBack={() => setView(summary)} onDone={showCodes} />}
      {view.name === 'codes' && (
        <RecoveryCodes username={username} codes={view.codes} onDone={() => setView(summary)} />
      )}
    </Dialog>
  )
}
