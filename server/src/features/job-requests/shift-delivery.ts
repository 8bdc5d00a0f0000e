import { addWorkdays, workdaysBetween } from '../../platform/provider-days.ts'

type Wait = { readonly from: Date; readonly to: Date; readonly timeZone: string }

/** The promised number of workdays, counted from another day than the one of the promise. */
export function shiftDelivery(promised: Date, { from, to, timeZone }: Wait): Date {
  const waited = workdaysBetween(timeZone, from, to)
  const delivery = waited > 0 ? addWorkdays(timeZone, promised, waited) : promised
  return delivery > to ? delivery : addWorkdays(timeZone, to, 1)
}
