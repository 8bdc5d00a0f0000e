import { type InlineTag, readTokens } from './inline-tags.ts'
import css from './tags.module.css'

/** A chip that the caret goes around and that is deleted as a whole. */
function makeChip(tag: InlineTag, name: string): HTMLElement {
  const chip = document.createElement('span')
  chip.className = css.tag ?? ''
  chip.contentEditable = 'false'
  chip.dataset.tag = tag.written
  chip.dataset.edge = tag.edge
  chip.title = name
  chip.textContent = String(tag.number)
  return chip
}

type NameOf = (tag: InlineTag) => string

export function fillEditor(box: HTMLElement, text: string, nameOf: NameOf): void {
  box.replaceChildren(
    ...readTokens(text).map((token) => (typeof token === 'string' ? token : makeChip(token, nameOf(token)))),
  )
}

/** What was typed, with the tags written out. A line break that the browser put in is a space. */
export function readEditor(box: Node): string {
  let text = ''
  for (const node of box.childNodes) {
    if (node instanceof HTMLElement && node.dataset.tag !== undefined) text += node.dataset.tag
    else if (node.nodeName === 'BR') text += ' '
    else text += node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : readEditor(node)
  }
  return text.replaceAll('\u00a0', ' ')
}

/** Puts a tag where the caret is, or at the end. */
export function insertChip(box: HTMLElement, tag: InlineTag, nameOf: NameOf): void {
  const chip = makeChip(tag, nameOf(tag))
  const selection = document.getSelection()
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined
  if (!range || !box.contains(range.commonAncestorContainer) || isInChip(range.commonAncestorContainer)) {
    box.append(chip)
    return
  }
  range.collapse(false)
  range.insertNode(chip)
  range.setStartAfter(chip)
  range.collapse(true)
}

const isInChip = (node: Node): boolean =>
  (node instanceof HTMLElement ? node : node.parentElement)?.closest('[data-tag]') != null

export function caretToEnd(box: HTMLElement): void {
  box.focus()
  const selection = document.getSelection()
  selection?.selectAllChildren(box)
  selection?.collapseToEnd()
}
