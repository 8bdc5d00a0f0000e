import type { DeskOrderSummary } from '@portolan/contract/desk/desk'
import { byName } from '../../../shared/names-in-order.ts'

/** Every part of the order's page names them in this order. */
export const targetsByName = ({
  targetLanguages,
}: Pick<DeskOrderSummary, 'targetLanguages'>): DeskOrderSummary['targetLanguages'] => targetLanguages.toSorted(byName)
