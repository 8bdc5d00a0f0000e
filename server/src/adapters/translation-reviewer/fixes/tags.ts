import { listMissing, listTags } from '../plain-text.ts'
import type { Fix } from './fix.ts'

/** Puts lost tags back: pairs around the whole text, others at its end. Tags that are not in the source are removed. */
export const restoreTags: Fix = ({ source, target }) => {
  const wanted = listTags(source)
  const present = listTags(target)
  const missing = listMissing(wanted, present)
  const extra = listMissing(present, wanted)
  if (missing.length + extra.length === 0) return target
  const pairs = wanted.filter((tag) => tag.startsWith('<g'))
  const isLost = (open: string) => missing.includes(open) || missing.includes(closeOf(open))
  const lostPairs = pairs.filter(isLost)
  const removed = [...extra, ...lostPairs, ...lostPairs.map(closeOf)]
  const kept = removed.reduce((text, tag) => text.replaceAll(tag, ''), target)
  const empties = missing.filter((tag) => tag.startsWith('<x'))
  return lostPairs.join('') + kept + empties.join('') + lostPairs.map(closeOf).toReversed().join('')
}

const closeOf = (open: string): string => open.replace('<', '</')
