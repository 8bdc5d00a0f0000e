import type { ClientConfig } from '@portolan/contract/clients/clients'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../shared/messages/messages.ts'
import { linkedClients } from './api.ts'
import css from './home-signed-in.module.css'
import { homeMessages } from './messages/home.ts'
import { OrganizationPicker } from './organization-picker.tsx'

/** For users of several organizations: which one they act for, and the way to another. */
export function OrganizationSwitch({ current }: { current: ClientConfig }) {
  const t = useMessages(homeMessages)
  const clients = useQuery(linkedClients)
  const [isPicking, setIsPicking] = useState(false)
  if (!clients.data || clients.data.length < 2) return null
  if (isPicking) return <OrganizationPicker current={current.clientId} onDone={() => setIsPicking(false)} />
  return (
    <p className={css.acting}>
      {t('actingFor', { organization: current.clientName })}{' '}
      <button type="button" className={css.change} onClick={() => setIsPicking(true)}>
        {t('changeOrganization')}
      </button>
    </p>
  )
}
