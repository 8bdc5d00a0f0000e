import { searchDeskOrders } from '@portolan/contract/desk/desk'
import { listJobRequests } from '@portolan/contract/job-requests/actions'
import type { JobRequestSummary } from '@portolan/contract/job-requests/requests'
import { clientRoles, dashboardRoles } from '@portolan/contract/roles'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { filesPath, mediaPath } from '../../features/machine-translation/requests/request-kind.ts'
import { call } from '../../shared/api/api-client.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { orderMessages } from '../../shared/request/messages/orders.ts'
import { hasRole, type Session } from '../../shared/session/session.ts'
import type { Entry } from './entries.ts'

const typingPause = 200
const shown = 8

const paths: Partial<Record<JobRequestSummary['origination'], string>> = {
  MT: filesPath,
  MEDIAAI: mediaPath,
  COUPA: '/coupa',
}
const pathOf = ({ origination, id }: JobRequestSummary): string => `${paths[origination] ?? '/requests'}/${id}`

type Found = { readonly entries: readonly Entry[]; readonly isSearching: boolean; readonly isError: boolean }

/** A client's requests, or the orders of the desk for staff. */
export function useFoundWork(session: Session, typed: string): Found {
  const requests = useFoundRequests(session, typed)
  const orders = useFoundOrders(session, typed)
  return hasRole(session, dashboardRoles) ? orders : requests
}

/** Orders of all queues by number, name, company, requester or e-mail address. */
function useFoundOrders(session: Session, typed: string): Found {
  const words = useMessages(orderMessages)
  const navigate = useNavigate()
  const search = useRested(typed.trim())
  const isAsked = hasRole(session, dashboardRoles) && search.length > 1
  const found = useQuery({
    queryKey: ['deskOrders', 'search', search],
    queryFn: ({ signal }) => call(searchDeskOrders, { query: { search } }, { signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  const orders = isAsked ? (found.data?.items.slice(0, shown) ?? []) : []
  return {
    entries: orders.map(({ id, name, number, status }) => ({
      id,
      label: name,
      icon: 'edit',
      note: `${number} · ${words(status)}`,
      run: () => void navigate({ to: `/desk/${id}` }),
    })),
    isSearching: isAsked && (search !== typed.trim() || found.isFetching),
    isError: found.isError,
  }
}

/** A client's requests by name or number, asked for once the typing rests. */
function useFoundRequests(session: Session, typed: string): Found {
  const navigate = useNavigate()
  const search = useRested(typed.trim())
  const isMember = hasRole(session, clientRoles) && session.clientConfig !== null
  const found = useQuery({
    queryKey: ['jobRequests', 'palette', search],
    queryFn: ({ signal }) => call(listJobRequests, { query: { search, pageSize: shown } }, { signal }),
    enabled: isMember && search !== '',
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  const requests = search === '' ? [] : (found.data?.items ?? [])
  return {
    entries: requests.map((request) => ({
      id: request.id,
      label: request.name,
      icon: 'quote',
      note: request.number,
      run: () => void navigate({ to: pathOf(request) }),
    })),
    isSearching: isMember && typed.trim() !== '' && (search !== typed.trim() || found.isFetching),
    isError: found.isError,
  }
}

function useRested(value: string): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const pause = setTimeout(() => setRested(value), typingPause)
    return () => clearTimeout(pause)
  }, [value])
  return rested
}
