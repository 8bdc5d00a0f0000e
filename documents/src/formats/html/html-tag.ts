import type { TranslationPass } from '../../segments/translation-pass.ts'
import { translateMessage } from '../../text/translate-message.ts'
import { type HtmlAttribute, readAttributes, setAttributes } from './html-attributes.ts'
import { readValue, writeValue } from './html-characters.ts'
import { isShownAttribute } from './html-names.ts'

/** Whether the element is marked as not to be translated. */
export function isMarkedAsKept(tag: string): boolean {
  if (!/translate/i.test(tag)) return false
  const attributes = readAttributes(tag)
  return (
    readValueOf(attributes, 'translate').toLowerCase() === 'no' ||
    /\bnotranslate\b/.test(readValueOf(attributes, 'class'))
  )
}

const readValueOf = (attributes: readonly HtmlAttribute[], name: string): string =>
  attributes.find((attribute) => attribute.name === name)?.value ?? ''

/** The start tag with the attributes translated that people read, and with the new language. */
export function translateTag(tag: string, name: string, pass: TranslationPass): string {
  if (!tag.includes('=') && name !== 'html') return tag
  const attributes = readAttributes(tag)
  let written = ''
  let at = 0
  for (const attribute of attributes) {
    if (!isShownAttribute(name, attribute.name, (other) => readValueOf(attributes, other))) continue
    const translated = translateMessage(readValue(attribute.value), pass)
    if (translated === undefined) continue
    written += `${tag.slice(at, attribute.start)}"${writeValue(translated)}"`
    at = attribute.end
  }
  return setLanguage(written + tag.slice(at), name, attributes, pass)
}

function setLanguage(
  tag: string,
  name: string,
  attributes: readonly HtmlAttribute[],
  { target, sourceLanguage }: TranslationPass,
): string {
  if (!target) return tag
  const isOfSource = (language: string): boolean => primary(language) === primary(sourceLanguage)
  const values: { lang?: string; 'xml:lang'?: string; dir?: string } = {}
  for (const attribute of ['lang', 'xml:lang'] as const)
    if (isOfSource(readValueOf(attributes, attribute)) || (name === 'html' && has(attributes, attribute)))
      values[attribute] = target.tag
  if (name === 'html') {
    values.lang ??= target.tag
    if (target.isRightToLeft) values.dir = 'rtl'
    else if (readValueOf(attributes, 'dir').toLowerCase() === 'rtl') values.dir = 'ltr'
  }
  return setAttributes(tag, values)
}

const has = (attributes: readonly HtmlAttribute[], name: string): boolean =>
  attributes.some((attribute) => attribute.name === name)
const primary = (language: string): string => (language.split(/[-_]/)[0] ?? '').toLowerCase()
