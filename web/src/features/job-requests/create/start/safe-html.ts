import { createElement, type ReactNode } from 'react'

type Policy = { createHTML: (html: string) => string }
type Types = { createPolicy: (name: string, rules: Policy) => Policy }

const allowed = new Set(['a', 'b', 'br', 'code', 'em', 'h3', 'h4', 'i', 'li', 'ol', 'p', 'strong', 'u', 'ul'])
/** Of these not even the text inside is shown. */
const dropped = new Set(['head', 'iframe', 'math', 'noscript', 'object', 'script', 'style', 'svg', 'template', 'title'])
const safeAddress = /^(https?:|mailto:|tel:)/i

let policy: Policy | undefined

/** For parsing only: parsing runs nothing, and the shown elements are created from an allow-list. */
function trusted(html: string): string {
  const { trustedTypes } = window as { trustedTypes?: Types }
  policy ??= trustedTypes?.createPolicy('client-instructions', { createHTML: (text) => text })
  return policy?.createHTML(html) ?? html
}

/** A client's HTML as elements of the page: those on a short list, without attributes, and links that lead to the web. */
export function safeHtml(html: string): ReactNode[] {
  return childrenOf(new DOMParser().parseFromString(trusted(html), 'text/html').body)
}

const childrenOf = (parent: Node): ReactNode[] => [...parent.childNodes].map(nodeOf)

function nodeOf(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element) || dropped.has(node.localName)) return null
  if (!allowed.has(node.localName)) return createElement('span', { key }, ...childrenOf(node))
  if (node.localName === 'br') return createElement('br', { key })
  return createElement(node.localName, { key, ...attributesOf(node) }, ...childrenOf(node))
}

function attributesOf(node: Element): Record<string, string> {
  // The marks stand at the side where the text of the list begins.
  if (node.localName === 'ul' || node.localName === 'ol') return { dir: 'auto' }
  const href = node.localName === 'a' ? (node.getAttribute('href') ?? '').trim() : ''
  return safeAddress.test(href) ? { href, target: '_blank', rel: 'noopener noreferrer' } : {}
}
