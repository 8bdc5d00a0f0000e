import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBranding } from '../../shared/branding.ts'
import { useProblems } from '../../shared/form-problems.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { button } from '../../shared/ui/button.ts'
import { OrganisationChoice } from '../../shared/ui/organization-choice.tsx'
import { ContactLink } from '../../shared/ui/page/contact-link.tsx'
import { EmptyState } from '../../shared/ui/page/empty-state.tsx'
import { ErrorDisplay } from '../../shared/ui/page/error-display.tsx'
import { Skeleton } from '../../shared/ui/page/skeleton.tsx'
import { linkedClients, useAssignClient } from './api.ts'
import { homeMessages } from './messages/home.ts'
import css from './organization-picker.module.css'

/** A client user acts for one organisation: without one, nothing else can be done. */
export function OrganisationPicker({ current, onDone }: { current?: number; onDone?: () => void }) {
  const t = useMessages(homeMessages)
  const { providerName } = useBranding()
  const clients = useQuery(linkedClients)
  const assign = useAssignClient(onDone)
  const [clientId, setClientId] = useState(current)
  const { problems, formProps } = useProblems(
    { organisation: clientId === undefined ? t('chooseOne') : undefined },
    () => clientId !== undefined && assign.mutate(clientId),
  )

  if (clients.isPending) return <Skeleton count={3} />
  if (clients.isError) return <ErrorDisplay error={clients.error} onRetry={() => clients.refetch()} />
  if (clients.data.length === 0)
    return (
      <EmptyState icon="building" text={t('noOrganisation', { provider: providerName })}>
        <ContactLink />
      </EmptyState>
    )

  return (
    <form {...formProps} className={css.form}>
      <div>
        <h2>{t('pickOrganisation')}</h2>
        <p className={css.lead}>{t('pickOrganisationText')}</p>
      </div>
      <OrganisationChoice
        legend={t('pickOrganisation')}
        organisations={clients.data}
        chosen={clientId}
        error={problems.organisation}
        onChoose={setClientId}
      />
      {assign.isError && <ErrorDisplay error={assign.error} />}
      <div className={css.actions}>
        <button type="submit" className={button('solid')} disabled={assign.isPending}>
          {assign.isPending ? t('saving') : t('continueAs')}
        </button>
        {onDone && (
          <button type="button" className={button('text')} onClick={onDone}>
            {t('keepOrganisation')}
          </button>
        )}
      </div>
    </form>
  )
}
