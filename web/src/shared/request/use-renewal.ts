import { requestNewQuote } from '@portolan/contract/quotes/pending-quotes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/api-client.ts'
import { useMessages } from '../messages/messages.ts'
import { notify } from '../ui/snackbar.tsx'
import { quoteMessages } from './messages/quotes.ts'

/** Requests a new quote in place of an expired one, and then loads the request and the lists again. */
export function useRenewal(requestId: string) {
  const t = useMessages(quoteMessages)
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const quote = await call(requestNewQuote, { params: { id: requestId } })
      queries.setQueryData(['autoQuote', requestId], quote)
      await queries.invalidateQueries({ queryKey: ['jobRequest', requestId] })
      void queries.invalidateQueries({ queryKey: ['jobRequests'] })
      return quote
    },
    // A colleague was quicker: the page shows what came of it.
    onError: () => queries.invalidateQueries({ queryKey: ['jobRequest', requestId] }),
    onSuccess: ({ status }) => notify(t(status === 'QUOTE_READY_FOR_CLIENT_REVIEW' ? 'newQuoteReady' : 'newQuoteDone')),
  })
}
