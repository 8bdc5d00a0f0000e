import { ApiError } from '../../../shared/api/api-client.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { notifyAbout } from '../../../shared/ui/snackbar.tsx'
import { sentQuoteMessages } from '../messages/sent-quotes.ts'

/** Says that the client was quicker. The page is loaded again then, and its form or dialog is gone. */
export function useUnanswered(orderId: string): (change: Promise<void>) => Promise<void> {
  const t = useMessages(sentQuoteMessages)
  return async (change) => {
    try {
      await change
    } catch (error) {
      if (error instanceof ApiError && error.errorCode === 'conflict') notifyAbout(orderId, t('answered'))
      throw error
    }
  }
}
