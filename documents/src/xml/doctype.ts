import { RefusalError } from '../refusal.ts'

/** The end of a document type with its internal definitions; -1 where the text ends before. */
export function endOfDoctype(text: string, from: number): number {
  let isInside = false
  for (let at = from; at < text.length; at++) {
    const mark = text[at]
    if (mark === '[') isInside = true
    else if (mark === ']') isInside = false
    else if (mark === '>' && !isInside) return at + 1
    else if (mark === '"' || mark === "'") at = endOf(text, mark, at + 1)
    else if (mark === '<' && text.startsWith('<!--', at)) at = endOf(text, '-->', at + 4)
    if (at < 0) return -1
  }
  return -1
}

const endOf = (text: string, mark: string, from: number): number => text.indexOf(mark, from)

/** Entities may read local files, reach internal servers or expand without end (billion laughs). */
export function checkDoctype(doctype: string, mayHaveDoctype: boolean): void {
  if (!/^<!DOCTYPE\s/.test(doctype)) throw new RefusalError('broken', 'an unknown declaration')
  if (/<!ENTITY/i.test(doctype)) throw new RefusalError('xml_entities', 'entities are defined')
  if (!mayHaveDoctype) throw new RefusalError('xml_entities', 'a document type where none may be')
}
