import type { Message } from './message-types.ts'

/** A piece of text as a reader meets it: a text node, or an attribute that is read aloud or shown. */
export type PageText = { readonly text: string; readonly where: string }

/**
 * Runs in the page (Playwright's evaluate), so it uses nothing outside itself. Names of people, files and companies are
 * left out: they are marked `translate="no"` or `<bdi>`. So are texts with a language of their own, such as subtitles.
 */
export function collectPageTexts(root: Element): PageText[] {
  const found: PageText[] = []
  const isSkipped = (element: Element | null): boolean =>
    !!element?.closest('script,style,code,template,noscript,bdi,[translate="no"],[lang]:not(html)')
  const visit = (node: Node): void => {
    if (node.nodeType === 3) {
      const parent = node.parentElement
      if (node.nodeValue?.trim() && !isSkipped(parent))
        found.push({ text: node.nodeValue.trim(), where: parent?.tagName.toLowerCase() ?? '' })
      return
    }
    if (node.nodeType !== 1) return
    const element = node as Element
    for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'aria-valuetext'])
      if (element.getAttribute(name)?.trim() && !isSkipped(element))
        found.push({ text: element.getAttribute(name) ?? '', where: `@${name}` })
    for (const child of Array.from(element.childNodes)) visit(child)
  }
  visit(root)
  return found
}

const isolated = /\u2068[^\u2069]*\u2069/g

/** All strings of a message, whatever its form. */
export const stringsOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : Object.values('cases' in message ? message.cases : message)

const wordsOf = (text: string): string[] =>
  text
    .replace(/\{[^}]*\}/g, ' ')
    .toLowerCase()
    .match(/\p{L}[\p{L}'’]+/gu) ?? []

/**
 * English words in another locale: words of the English catalogs that the other locale's catalogs do not use. So it
 * is right for Spanish, too, which has `total` and `error` as well.
 */
export function findEnglishWords(
  texts: readonly PageText[],
  english: readonly string[],
  own: readonly string[],
  allowed: ReadonlySet<string> = new Set(),
): { readonly word: string; readonly in: PageText }[] {
  const vocabulary = new Set(english.flatMap(wordsOf))
  for (const word of own.flatMap(wordsOf)) vocabulary.delete(word)
  return texts.flatMap((page) =>
    wordsOf(page.text.replace(isolated, ' ').replace(/\S+@\S+|https?:\S+/g, ' '))
      .filter((word) => vocabulary.has(word) && !allowed.has(word))
      .map((word) => ({ word, in: page })),
  )
}
