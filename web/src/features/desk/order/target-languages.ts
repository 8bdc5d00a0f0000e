import type { DeskOrderSummary } from '@portolan/contract/desk/desk'

type Named = { readonly name: string }

export const byName = (one: Named, other: Named): number => (one.name < other.name ? -1 : 1)

/** Every part of the order's page names them in this order. */
export const targetsByName = ({
  targetLanguages,
}: Pick<DeskOrderSummary, 'targetLanguages'>): DeskOrderSummary['targetLanguages'] => targetLanguages.toSorted(byName)
