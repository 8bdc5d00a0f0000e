import { type Passkey, removePasskey } from '@portolan/contract/identity/security'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../../../shared/api/api-client.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx'
import { accountSecurity } from '../api.ts'
import { securityMessages } from '../messages/security.ts'
import { SettingRow } from '../setting-row.tsx'
import { canMakePasskeys } from './make-passkey.ts'
import { PasskeyRow } from './passkey-row.tsx'

const AddPasskeyDialog = lazy(() => import('./add-passkey-dialog.tsx'))

export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const t = useMessages(securityMessages)
  const queries = useQueryClient()
  const [isAdding, setIsAdding] = useState(false)
  const [leaving, setLeaving] = useState<Passkey>()
  const [isAsked, setIsAsked] = useState(false)
  const canAdd = canMakePasskeys()
  if (!canAdd && passkeys.length === 0) return null

  const refresh = () => queries.invalidateQueries(accountSecurity)
  return (
    <>
      <SettingRow
        icon="key"
        title={t('passkeys')}
        text={t('passkeysText')}
        action={
          canAdd && (
            <button type="button" className={button('outline')} onClick={() => setIsAdding(true)}>
              {t('addPasskey')}
            </button>
          )
        }
      />
      {passkeys.map((passkey) => (
        <PasskeyRow
          key={passkey.id}
          passkey={passkey}
          onRemove={() => {
            setLeaving(passkey)
            setIsAsked(true)
          }}
        />
      ))}
      <Suspense>{isAdding && <AddPasskeyDialog onClose={() => setIsAdding(false)} onAdded={refresh} />}</Suspense>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={t('removePasskeyTitle')}
        text={t('removePasskeyText', { name: leaving?.name ?? '' })}
        action={t('remove')}
        onConfirm={async () => {
          if (leaving) await call(removePasskey, { params: { passkeyId: leaving.id } })
          await refresh()
        }}
      />
    </>
  )
}
