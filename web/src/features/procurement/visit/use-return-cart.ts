import { returnCart } from '@portolan/contract/procurement/orders'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/api/api-client.ts'
import { currentVisit } from '../../../shared/request/procurement-order.ts'
import { leaveWithCart } from './leave-with-cart.ts'

/** Returns the cart, and leads the browser to the procurement system. */
export function useReturnCart(requestId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(returnCart, { params: { id: requestId }, query: currentVisit() }),
    onSuccess: ({ redirectUrl }) => {
      if (redirectUrl) leaveWithCart(redirectUrl)
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['procurementOrder', requestId] }),
  })
}
