import type { Message, Texts } from './message-types.ts'

const plain = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ']
const accented = [...'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ']

/** Readable, a third longer, in brackets. Text on a page outside of the brackets did not come from a catalog. */
export function pseudoText(text: string): string {
  const changed = text
    .split(/(\{[\w:]+\})/)
    .map((part) => (part.startsWith('{') ? part : [...part].map(accent).join('')))
    .join('')
  return `⟦${changed}${'~'.repeat(Math.ceil(text.length / 3))}⟧`
}

const accent = (character: string): string => accented[plain.indexOf(character)] ?? character

function pseudoMessage(message: Message): Message {
  if (typeof message === 'string') return pseudoText(message)
  return 'cases' in message ? { ...message, cases: pseudoEach(message.cases) } : pseudoEach(message)
}

const pseudoEach = <T extends Readonly<Record<string, string>>>(texts: T): T =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudoText(text)])) as T

/** A test puts these into `catalog.loaded` in place of a translation. */
export const pseudoTexts = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([key, message]) => [key, pseudoMessage(message)]))
