import { markRequestSeen, type RequestPart } from '@portolan/contract/job-requests/actions'
import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../api/api-client.ts'
import { oneRequest } from '../one-request.ts'

const flagOf = { MESSAGES: 'hasNewMessages', DELIVERABLES: 'hasNewDelivery' } as const

/** Remembers that the reader has looked at a part of the request, whenever there is something new in it. */
export function useMarkSeen({ id }: JobRequest, part: RequestPart, latest: string | undefined): void {
  const queries = useQueryClient()
  const mark = useEffectEvent(async () => {
    // A mark that stays for want of a connection is no problem: the next visit removes it.
    const isMarked = await call(markRequestSeen, { params: { id }, body: { part } }).then(
      () => true,
      () => false,
    )
    if (!isMarked) return
    queries.setQueryData(oneRequest(id).queryKey, (shown) => shown && { ...shown, [flagOf[part]]: false })
    for (const queryKey of [['jobRequests'], ['requestNews']]) void queries.invalidateQueries({ queryKey })
  })
  useEffect(() => {
    if (latest !== undefined) void mark()
  }, [latest])
}
