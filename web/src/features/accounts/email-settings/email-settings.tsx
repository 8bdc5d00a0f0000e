import { EmailDelivery, type EmailKind } from '@portolan/contract/accounts/email-settings'
import { clientRoles } from '@portolan/contract/roles'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../shared/messages/messages.ts'
import { hasRole, type Session } from '../../../shared/session/session.ts'
import { ErrorDisplay } from '../../../shared/ui/page/error-display.tsx'
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx'
import { Choices } from '../choices.tsx'
import { emailSettings, useChangeEmailSettings } from './api.ts'
import css from './email-settings.module.css'
import { emailSettingsMessages } from './messages/email-settings.ts'

/** Each choice is saved as it is made. */
export function EmailSettings({ session }: { session: Session }) {
  const isReadOnly = session.isImpersonated
  const isStaff = !hasRole(session, clientRoles)
  const t = useMessages(emailSettingsMessages)
  const settings = useQuery(emailSettings)
  const change = useChangeEmailSettings(t('saved'))
  if (settings.isPending) return <Skeleton count={4} />
  if (settings.isError) return <ErrorDisplay error={settings.error} onRetry={() => settings.refetch()} />
  const { offeredKinds, enabledKinds, delivery } = settings.data
  const isFixed = isReadOnly || change.isPending

  /** Of the emails about a request itself, staff get the one that it was canceled. */
  const nameOf = (kind: EmailKind) => (kind === 'REQUESTS' && isStaff ? 'CANCELLATIONS' : kind)

  const turn = (kind: EmailKind, isOn: boolean) => {
    const others = enabledKinds.filter((one) => one !== kind)
    change.mutate({ enabledKinds: isOn ? [...others, kind] : others, delivery })
  }

  return (
    <div className={css.settings}>
      <ul className={css.kinds}>
        {offeredKinds.map((kind) => (
          <li key={kind}>
            <label>
              <input
                type="checkbox"
                checked={enabledKinds.includes(kind)}
                disabled={isFixed}
                onChange={({ target }) => turn(kind, target.checked)}
              />
              <span>
                {t(nameOf(kind))}
                <small>{t(`${nameOf(kind)}_text`)}</small>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <Choices
        label={t('delivery')}
        choices={EmailDelivery.options.map((id) => ({ id, name: t(id) }))}
        chosen={delivery}
        onChoose={(next) => !isFixed && change.mutate({ enabledKinds, delivery: next })}
      />
      <p className={css.note}>{isReadOnly ? t('whileImpersonating') : t('always')}</p>
    </div>
  )
}
