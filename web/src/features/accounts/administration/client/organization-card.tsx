import type { ClientOverview } from '@portolan/contract/clients/administration'
import { lazy, Suspense, useState } from 'react'
import { joinNames } from '../../../../shared/join-names.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { CopyButton } from '../../../../shared/ui/copy-button.tsx'
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
