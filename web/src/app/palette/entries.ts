import type { IconName } from '../../shared/ui/icon.tsx'

/** Something that the palette offers. */
export type Entry = {
  readonly id: string
  readonly label: string
  readonly icon: IconName
  /** The line below the label: whose order it is. */
  readonly detail?: string
  /** At the end of the line, such as the number of a request. */
  readonly note?: string
  readonly run: () => void
}

export type Group = { readonly label: string; readonly entries: readonly Entry[] }

/** The entries whose label has every word that was typed, those that begin with it first. */
export function findEntries(entries: readonly Entry[], search: string): readonly Entry[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  const found = entries.filter(({ label }) => words.every((word) => fold(label).includes(word)))
  const begins = ({ label }: Entry): number => (fold(label).startsWith(words[0] ?? '') ? 0 : 1)
  return found.toSorted((one, other) => begins(one) - begins(other))
}

/** Without accents, so that "pagina" finds "página". */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
