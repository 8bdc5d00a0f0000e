import type { Endpoint } from '../endpoint.ts'
import { openCxmlPunchout, receiveCxmlOrder } from './cxml.ts'
import { getProcurementOrder, receivePurchaseOrder, returnCart } from './orders.ts'
import { initializeLogIn, openPunchout, returnEmptyCart } from './procurement.ts'

/** In the order of the documentation. */
export const procurementEndpoints: readonly Endpoint[] = [
  openPunchout,
  initializeLogIn,
  openCxmlPunchout,
  receiveCxmlOrder,
  receivePurchaseOrder,
  getProcurementOrder,
  returnCart,
  returnEmptyCart,
]
