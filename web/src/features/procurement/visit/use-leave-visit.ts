import { returnEmptyCart } from '@portolan/contract/procurement/procurement'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../shared/api/api-client.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { clearExternalReferenceId } from '../../../shared/request/external-reference.ts'
import { notify } from '../../../shared/ui/snackbar.tsx'
import { procurementMessages } from '../messages/procurement.ts'
import { wordRefusal } from '../word-refusal.ts'
import { leaveFor } from './leave-for.ts'

/** Leads the browser back to the procurement system that opened this visit, with an empty cart. This ends the visit. */
export function useLeaveVisit() {
  const t = useMessages(procurementMessages)
  return useMutation({
    mutationFn: (externalReferenceId: string) => call(returnEmptyCart, { body: { externalReferenceId } }),
    onSuccess: ({ redirectUrl }) => {
      clearExternalReferenceId()
      leaveFor(redirectUrl)
    },
    onError: (error) => notify(wordRefusal(error, t).message, 'error'),
  })
}
