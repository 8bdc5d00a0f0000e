import type { TaggedText } from '../../../ports/translation-engine.ts'
import { type PreparedText, prepareText } from '../tags/prepared-text.ts'
import type { RemoteService } from './remote-service.ts'

/** A text on its way to a service. Services drop spaces at the ends, so those are kept here. */
export type OutgoingText = {
  readonly prepared: PreparedText
  readonly sent: string
  readonly spaceBefore: string
  readonly spaceAfter: string
}

/** Null for a text without letters: it is neither sent nor paid for. */
export function prepareOutgoing(text: TaggedText, service: Pick<RemoteService, 'writeText'>): OutgoingText | null {
  const trimmed = text.trim()
  const prepared = prepareText(trimmed)
  if (!prepared.parts.some((part) => part.kind === 'text' && /\p{L}/u.test(part.text))) return null
  const start = text.indexOf(trimmed)
  return {
    prepared,
    sent: service.writeText(prepared.parts),
    spaceBefore: text.slice(0, start),
    spaceAfter: text.slice(start + trimmed.length),
  }
}
