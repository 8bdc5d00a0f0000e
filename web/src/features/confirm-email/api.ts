import { confirmEmail } from '@portolan/contract/sign-up'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shared/api-client.ts'

/** Done by opening the page, once a link. */
export const confirmation = (email: string, code: string) =>
  queryOptions({
    queryKey: ['confirmation', email, code],
    queryFn: async () => {
      await call(confirmEmail, { body: { email, code } })
      return true
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
