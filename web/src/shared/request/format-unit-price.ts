import { formatMoney } from '../format.ts'

/** With parts of a cent, where there are any. */
export const formatUnitPrice = (amount: number): string => formatMoney(amount, 4)
