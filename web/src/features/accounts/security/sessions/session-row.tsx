import type { UserSession } from '@portolan/contract/identity/sessions'
import { formatMoment } from '../../../../shared/format.ts'
import { useLocale } from '../../../../shared/messages/language.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { securityMessages } from '../messages/security.ts'
import { SettingRow } from '../setting-row.tsx'
import { deviceOf } from './device.ts'
import { timeAgo } from './time-ago.ts'
import { useDeviceName } from './use-device-name.ts'

type Props = { session: UserSession; onEnd: () => void; isBusy: boolean }

/** One place where the user is signed in. This one is left by signing out. */
export function SessionRow({ session: { userAgent, ip, lastSeenAt, isCurrent }, onEnd, isBusy }: Props) {
  const t = useMessages(securityMessages)
  const locale = useLocale()
  const device = useDeviceName()(userAgent)
  return (
    <SettingRow
      icon={deviceOf(userAgent).isHandheld ? 'phone' : 'screen'}
      title={<bdi>{device}</bdi>}
      mark={isCurrent ? { text: t('thisDevice'), tone: 'good' } : undefined}
      text={
        <>
          <bdi>{ip}</bdi>
          {' · '}
          <time dateTime={lastSeenAt} title={formatMoment(lastSeenAt)}>
            {t('lastSeen', { when: timeAgo(lastSeenAt, locale) })}
          </time>
        </>
      }
      action={
        !isCurrent && (
          <button
            type="button"
            className={button('outline')}
            aria-label={t('signOutNamed', { device })}
            onClick={onEnd}
            disabled={isBusy}
          >
            {t('signOut')}
          </button>
        )
      }
    />
  )
}
