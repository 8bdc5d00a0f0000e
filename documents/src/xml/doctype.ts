import { Refused } from '../refusal.ts'

/** Where a document type ends, its internal definitions included; -1 where the text ends before. */
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

/** An entity may stand for a file of ours, an address inside, or a billion laughs. */
export function checkDoctype(doctype: string, mayHaveDoctype: boolean): void {
  if (!/^<!DOCTYPE\s/.test(doctype)) throw new Refused('broken', 'an unknown declaration')
  if (/<!ENTITY/i.test(doctype)) throw new Refused('xml_entities', 'entities are defined')
  if (!mayHaveDoctype) throw new Refused('xml_entities', 'a document type where none may be')
}
