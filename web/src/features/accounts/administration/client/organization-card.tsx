import { addressLines } from '@portolan/contract/address'
import type { ClientOverview } from '@portolan/contract/clients/administration'
import { walkInClientId } from '@portolan/contract/clients/clients'
import { lazy, Suspense, useState } from 'react'
import { joinNames } from '../../../../shared/join-names.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { CopyButton } from '../../../../shared/ui/copy-button.tsx'
import { EmailText } from '../../../../shared/ui/email-text.tsx'
import { Card } from '../../../../shared/ui/page/card.tsx'
import { Fact, Facts } from '../../../../shared/ui/page/facts.tsx'
import administration from '../administration.module.css'
import css from './client.module.css'
import { clientMessages } from './messages/client.ts'

const EditClientDialog = lazy(() => import('./edit-client-dialog.tsx'))

export function OrganizationCard({ client }: { client: ClientOverview }) {
  const t = useMessages(clientMessages)
  const [isEditing, setEditing] = useState(false)
  const { companyName, status, emailDomains, signUpPath } = client
  const link = signUpPath && new URL(signUpPath, location.origin).href
  return (
    <Card title={t('organization')}>
      <Facts>
        <Fact name={t('companyName')}>
          <bdi>{companyName}</bdi>
        </Fact>
        <Fact name={t('status')}>
          <span className={administration.status} data-status={status}>
            {t(status)}
          </span>
        </Fact>
        <Fact name={t('emailDomains')}>
          {emailDomains.length > 0 ? <bdi>{joinNames(emailDomains)}</bdi> : t('noDomains')}
        </Fact>
        <Fact name={t('signUpLink')}>
          {link ? (
            <span className={css.link}>
              <bdi>{link}</bdi>
              <CopyButton text={link} label={t('copyLink')} copied={t('copied')} />
            </span>
          ) : (
            t('noSignUps')
          )}
        </Fact>
        {client.clientId !== walkInClientId && <BillingFacts billing={client.billing} />}
      </Facts>
      <p className={css.edit}>
        <button type="button" className={button('outline')} onClick={() => setEditing(true)}>
          {t('edit')}
        </button>
      </p>
      <Suspense>{isEditing && <EditClientDialog client={client} onClose={() => setEditing(false)} />}</Suspense>
    </Card>
  )
}

function BillingFacts({ billing: { contact, vatNumber } }: Pick<ClientOverview, 'billing'>) {
  const t = useMessages(clientMessages)
  const lines = addressLines(contact)
  return (
    <>
      <Fact name={t('billingAddress')}>{lines.length > 0 ? <bdi>{lines.join('\n')}</bdi> : t('noBilling')}</Fact>
      {contact.phoneNumber && (
        <Fact name={t('billingPhone')}>
          <bdi dir="ltr">{contact.phoneNumber}</bdi>
        </Fact>
      )}
      {contact.email && (
        <Fact name={t('billingEmail')}>
          <EmailText email={contact.email} />
        </Fact>
      )}
      {vatNumber && (
        <Fact name={t('vatNumber')}>
          <bdi>{vatNumber}</bdi>
        </Fact>
      )}
    </>
  )
}
