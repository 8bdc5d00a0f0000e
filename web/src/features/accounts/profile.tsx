import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useBranding } from '../../shared/branding.ts'
import { joinNames } from '../../shared/join-names.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import type { Session } from '../../shared/session/session.ts'
import { button } from '../../shared/ui/button.ts'
import { ContactText } from '../../shared/ui/page/contact-text.tsx'
import { Skeleton } from '../../shared/ui/page/skeleton.tsx'
import { Appearance } from './appearance.tsx'
import { EmailSettings } from './email-settings/email-settings.tsx'
import { emailSettingsMessages } from './email-settings/messages/email-settings.ts'
import { accountsMessages } from './messages/accounts.ts'
import css from './profile.module.css'
import { Security } from './security/security.tsx'

const ApiKeys = lazy(() => import('./api-keys/api-keys.tsx'))
const EditProfileDialog = lazy(() => import('./edit-profile-dialog.tsx'))

export function Profile({ session }: { session: Session }) {
  const t = useMessages(accountsMessages)
  const emails = useMessages(emailSettingsMessages)
  const { contactEmail } = useBranding()
  const [isEditing, setIsEditing] = useState(false)
  const isOwnToChange = !session.isFederatedSsoAccount && !session.isImpersonated
  return (
    <div className={css.profile}>
      <section className={css.section}>
        <div className={css.head}>
          <h3>{t('aboutYou')}</h3>
          {isOwnToChange && (
            <button type="button" className={button('outline')} onClick={() => setIsEditing(true)}>
              {t('editName')}
            </button>
          )}
        </div>
        <dl className={css.facts}>
          <Fact name={t('firstName')}>{session.firstName || t('notGiven')}</Fact>
          <Fact name={t('lastName')}>{session.lastName || t('notGiven')}</Fact>
          <Fact name={t('email')}>{session.email}</Fact>
          <Fact name={t('username')}>{session.username}</Fact>
          <Fact name={t('roles')}>{joinNames(session.roles.map((role) => t(role)))}</Fact>
          <Fact name={t('company')}>{session.clientConfig?.companyName ?? t('noCompany')}</Fact>
        </dl>
        <p className={css.note}>
          {session.isFederatedSsoAccount && `${t('federated')} `}
          <ContactText text={t('keptByProvider', { email: contactEmail })} email={contactEmail} />
        </p>
        <Suspense>{isEditing && <EditProfileDialog session={session} onClose={() => setIsEditing(false)} />}</Suspense>
      </section>
      <section className={css.section}>
        <h3>{emails('title')}</h3>
        <EmailSettings session={session} />
      </section>
      <Security session={session} />
      <Suspense fallback={<Skeleton count={2} />}>
        <ApiKeys isImpersonated={session.isImpersonated} />
      </Suspense>
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
