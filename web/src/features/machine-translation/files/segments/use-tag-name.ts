import { useMessages } from '../../../../shared/messages/messages.ts'
import { segmentsMessages } from '../messages/segments.ts'
import type { InlineTag } from './inline-tags.ts'

const keys = { open: 'tagOpens', close: 'tagCloses', alone: 'tagAlone' } as const

/** What a tag means, for its tooltip and for screen readers. */
export function useTagName(): (tag: InlineTag) => string {
  const t = useMessages(segmentsMessages)
  return ({ edge, number }) => t(keys[edge], { number })
}
