import { RefusalError } from '../refusal.ts'

const quote = 34
const apostrophe = 39
const greaterThan = 62
const lessThan = 60

/** The position of the tag's `>`, ignoring those in attributes; -1 where the text ends before. */
export function endOfTag(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === greaterThan) return at
    if (code === lessThan) throw new RefusalError('broken', 'a tag inside a tag')
    if (code !== quote && code !== apostrophe) continue
    at = text.indexOf(code === quote ? '"' : "'", at + 1)
    if (at < 0) return -1
  }
  return -1
}
