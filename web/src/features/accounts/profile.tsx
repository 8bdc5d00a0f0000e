import type { ReactNode } from 'react'
import { useBranding } from '../../shared/branding.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import type { Session } from '../../shared/session/session.ts'
import { Appearance } from './appearance.tsx'
import { accountsMessages } from './messages/accounts.ts'
import css from './profile.module.css'
import { Security } from './security/security.tsx'

export function Profile({ session }: { session: Session }) {
  const t = useMessages(accountsMessages)
  const { contactEmail } = useBranding()
  return (
    <div className={css.profile}>
      <section className={css.section}>
        <h3>{t('aboutYou')}</h3>
        <dl className={css.facts}>
          <Fact name={t('firstName')}>{session.firstName || t('notGiven')}</Fact>
          <Fact name={t('lastName')}>{session.lastName || t('notGiven')}</Fact>
          <Fact name={t('email')}>{session.email}</Fact>
          <Fact name={t('username')}>{session.username}</Fact>
          <Fact name={t('roles')}>{session.roles.map((role) => t(role)).join(', ')}</Fact>
          <Fact name={t('company')}>{session.clientConfig?.companyName ?? t('noCompany')}</Fact>
        </dl>
        <p className={css.note}>
          {session.isFederatedSsoAccount && `${t('federated')} `}
          {t('keptByProvider', { email: contactEmail })}
        </p>
      </section>
      <Security session={session} />
      <Appearance />
    </div>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <bdi>{children}</bdi>
    </dd>
  </div>
)
