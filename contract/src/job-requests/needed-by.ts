import type { CustomFieldDefinition } from '../clients/clients.ts'

/** The latest day that can be chosen: a later one is a typing mistake. */
export const latestNeededBy = (today: string): string => `${Number(today.slice(0, 4)) + 2}${today.slice('YYYY'.length)}`

/** What is wrong with a day, as the code of a field. `today` is the provider's. */
export function findNeededByProblem(
  day: string | null | undefined,
  today: string,
): 'day_passed' | 'day_too_far' | undefined {
  if (!day) return undefined
  if (day < today) return 'day_passed'
  return day > latestNeededBy(today) ? 'day_too_far' : undefined
}

/** Whether work that is delivered then comes after the day. An instant has the provider's offset. */
export const isLaterThanNeeded = (delivery: string | null | undefined, neededBy: string | null): boolean =>
  Boolean(delivery) && neededBy !== null && String(delivery).slice(0, 'YYYY-MM-DD'.length) > neededBy

/** A client whose form has a date of its own is not asked for a second one. */
export const isNeededByAsked = (definitions: readonly CustomFieldDefinition[]): boolean =>
  !definitions.some(
    ({ type, visible, visibleIf, disabled }) => type === 'DATE' && visible && !disabled && visibleIf.length === 0,
  )
