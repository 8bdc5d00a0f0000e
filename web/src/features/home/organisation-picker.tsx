import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useBranding } from '../../shared/branding.ts'
import { homeMessages } from '../../shared/messages/home.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { button } from '../../shared/ui/button.ts'
import { ContactLink } from '../../shared/ui/contact-link.tsx'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { ErrorDisplay } from '../../shared/ui/error-display.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { FieldNotes } from '../../shared/ui/text-field-notes.tsx'
import { linkedClients, useAssignClient } from './api.ts'
import css from './organisation-picker.module.css'

/** A client user acts for one organisation: without one, nothing else can be done. */
export function OrganisationPicker({ current, onDone }: { current?: number; onDone?: () => void }) {
  const t = useMessages(homeMessages)
  const { providerName } = useBranding()
  const clients = useQuery(linkedClients)
  const assign = useAssignClient(onDone)
  const [isMissing, setIsMissing] = useState(false)

  if (clients.isPending) return <Skeleton count={3} />
  if (clients.isError) return <ErrorDisplay error={clients.error} onRetry={() => clients.refetch()} />
  if (clients.data.length === 0)
    return (
      <EmptyState icon="building" text={t('noOrganisation', { provider: providerName })}>
        <ContactLink />
      </EmptyState>
    )

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const clientId = Number(new FormData(event.currentTarget).get('clientId'))
    setIsMissing(clientId === 0)
    if (clientId) assign.mutate(clientId)
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <fieldset className={css.choices} aria-describedby={isMissing ? 'organisation-error' : undefined}>
        <legend>{t('pickOrganisation')}</legend>
        <p className={css.lead}>{t('pickOrganisationText')}</p>
        {clients.data.map(({ clientId, clientName, companyName }) => (
          <label key={clientId} className={css.choice}>
            <input
              type="radio"
              name="clientId"
              value={clientId}
              defaultChecked={clientId === current}
              onChange={() => setIsMissing(false)}
            />
            <span>
              <b>
                <bdi>{clientName}</bdi>
              </b>{' '}
              <span className={css.company}>
                <bdi>{companyName}</bdi>
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <FieldNotes id="organisation" error={isMissing ? t('chooseOne') : undefined} />
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
