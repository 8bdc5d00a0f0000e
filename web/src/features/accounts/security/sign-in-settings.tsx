import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { ErrorDisplay } from '../../../shared/ui/page/error-display.tsx'
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx'
import { accountSecurity } from './api.ts'
import { securityMessages } from './messages/security.ts'
import { Passkeys } from './passkeys/passkeys.tsx'
import css from './security.module.css'
import { SettingRow } from './setting-row.tsx'

// Forms are heavy, and most who open the settings only read them.
const ChangePasswordDialog = lazy(() => import('./password/change-password-dialog.tsx'))
const MfaDialog = lazy(() => import('./mfa/mfa-dialog.tsx'))

/** Password, authenticator app and passkeys of someone whose password is kept here. */
export function SignInSettings({ username }: { username: string }) {
  const t = useMessages(securityMessages)
  const security = useQuery(accountSecurity)
  const [opened, setOpened] = useState<'password' | 'mfa'>()

  if (security.isPending) return <Skeleton count={2} />
  if (security.isError) return <ErrorDisplay error={security.error} onRetry={() => security.refetch()} />
  const { hasPassword, isMfaOffered, isMfaEnabled, passkeys } = security.data
  if (!hasPassword) return <p className={css.text}>{t('federatedPassword')}</p>

  const close = () => setOpened(undefined)
  return (
    <>
      <ul className={css.list}>
        <SettingRow
          icon="lock"
          title={t('password')}
          text={t('passwordText')}
          action={
            <button type="button" className={button('outline')} onClick={() => setOpened('password')}>
              {t('changePassword')}
            </button>
          }
        />
        {(isMfaOffered || isMfaEnabled) && (
          <SettingRow
            icon="shield"
            title={t('authenticatorApp')}
            mark={isMfaEnabled ? { text: t('on'), tone: 'good' } : { text: t('off'), tone: 'plain' }}
            text={t('mfaText')}
            action={
              <button type="button" className={button('outline')} onClick={() => setOpened('mfa')}>
                {t('mfaSettings')}
              </button>
            }
          />
        )}
        <Passkeys passkeys={passkeys} />
      </ul>
      <Suspense>
        {opened === 'password' && <ChangePasswordDialog username={username} onClose={close} />}
        {opened === 'mfa' && <MfaDialog username={username} security={security.data} onClose={close} />}
      </Suspense>
    </>
  )
}
