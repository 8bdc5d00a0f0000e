import { escapeMarkup, unescapeMarkup } from './escape-markup.ts'
import type { InlinePart } from './inline-parts.ts'

/** How an engine that reads HTML or XML gets tags: `<b id="1">…</b>` and `<img id="1">`, or `<g id="1">` and `<x id="1"/>`. */
export type MarkupNames = { readonly pair: string; readonly empty: string; readonly isXml: boolean }
export const htmlNames: MarkupNames = { pair: 'b', empty: 'img', isXml: false }
export const xmlNames: MarkupNames = { pair: 'g', empty: 'x', isXml: true }

export function writeMarkup(parts: readonly InlinePart[], { pair, empty, isXml }: MarkupNames): string {
  const print = (part: InlinePart): string => {
    if (part.kind === 'text') return escapeMarkup(part.text)
    if (part.kind === 'close') return `</${pair}>`
    return part.kind === 'open' ? `<${pair} id="${part.id}">` : `<${empty} id="${part.id}"${isXml ? '/' : ''}>`
  }
  return parts.map(print).join('')
}

/** Reads an engine's answer. Other elements are dropped and their text is kept. */
export function readMarkup(markup: string, { pair, empty }: MarkupNames): readonly InlinePart[] {
  const parts: InlinePart[] = []
  const addText = (text: string) => {
    if (text !== '') parts.push({ kind: 'text', text: unescapeMarkup(text) })
  }
  const open: (number | null)[] = []
  let end = 0
  for (const match of markup.matchAll(/<(\/?)([a-z]{1,20})(?: {1,4}id ?= ?["'](\d{1,6})["'])? {0,4}\/? {0,4}>/gi)) {
    addText(markup.slice(end, match.index))
    end = match.index + match[0].length
    const name = match[2]?.toLowerCase()
    const id = match[3] === undefined ? null : Number(match[3])
    if (name === empty && id !== null) parts.push({ kind: 'empty', id })
    if (name !== pair) continue
    if (match[1] === '') {
      open.push(id)
      if (id !== null) parts.push({ kind: 'open', id })
    } else {
      const opener = open.pop()
      if (typeof opener === 'number') parts.push({ kind: 'close', id: opener })
    }
  }
  addText(markup.slice(end))
  return parts
}
