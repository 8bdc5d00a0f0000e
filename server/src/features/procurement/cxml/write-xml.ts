import { escapeAttribute, escapeText } from '@portolan/documents/escape'

export type Xml = { readonly markup: string }

type Attributes = Readonly<Record<string, string | number>>

/** An element with escaped attributes and content. */
export function element(name: string, attributes: Attributes, ...content: readonly (Xml | string)[]): Xml {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(String(value))}"`)
  const inside = content.map((part) => (typeof part === 'string' ? escapeText(part) : part.markup)).join('')
  return { markup: inside === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inside}</${name}>` }
}
