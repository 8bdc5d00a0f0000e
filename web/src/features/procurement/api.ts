import { initializeLogIn } from '@portolan/contract/procurement/procurement'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shared/api/api-client.ts'
import { signIn } from '../../shared/session/session.ts'
import { storeExternalReferenceId } from './external-reference.ts'

/** A start URL is good once, so it is never tried twice. Ends by leaving the page. */
export const enterFromProcurement = (requestId: string) =>
  queryOptions({
    queryKey: ['procurementEntry', requestId],
    queryFn: async (): Promise<never> => {
      const { signInTicket, externalReferenceId } = await call(initializeLogIn, { body: { requestId } })
      storeExternalReferenceId(externalReferenceId)
      return signIn('/coupa', `ticket:${signInTicket}`)
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
