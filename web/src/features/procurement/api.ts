import { initializeLogIn } from '@portolan/contract/procurement/procurement'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shared/api/api-client.ts'
import { clearExternalReferenceId, storeExternalReferenceId } from '../../shared/request/external-reference.ts'
import { signIn } from '../../shared/session/session.ts'

/** A start URL is good once, so it is never tried twice. Ends by leaving the page. */
export const enterFromProcurement = (requestId: string) =>
  queryOptions({
    queryKey: ['procurementEntry', requestId],
    queryFn: async (): Promise<never> => {
      const { signInTicket, externalReferenceId, jobRequestId } = await call(initializeLogIn, {
        body: { requestId },
      })
      if (externalReferenceId === null) clearExternalReferenceId()
      else storeExternalReferenceId(externalReferenceId)
      return signIn(jobRequestId === null ? '/coupa' : `/coupa/${jobRequestId}`, `ticket:${signInTicket}`)
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
