import { inlineTags } from '../../count/placeholders.ts'

const moreInline =
  'acronym big br button img input map nobr object output picture source strike svg math tt var wbr script'
const inline = new Set([...inlineTags, ...moreInline.split(' ')])
const opaque = new Set(
  'code kbd samp var svg math pre script style template iframe noembed noframes xmp plaintext object'.split(' '),
)
const empty = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))
/** Elements that end where the next one begins. */
const impliedEnd = new Set('p li dt dd td th tr option'.split(' '))

export const isInline = (name: string): boolean => inline.has(name)
/** Elements whose content is not text to translate. */
export const isOpaque = (name: string): boolean => opaque.has(name)
export const isEmpty = (name: string): boolean => empty.has(name)
export const endsImplicitly = (name: string): boolean => impliedEnd.has(name)

const ofAny = new Set([
  'alt',
  'title',
  'placeholder',
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
])
const ofOne: Readonly<Record<string, readonly string[]>> = {
  option: ['label'],
  optgroup: ['label'],
  track: ['label'],
  table: ['summary'],
  th: ['abbr'],
}
const shownMeta = /^(?:description|keywords|author|(?:og|twitter):(?:title|description|site_name|image:alt))$/i
const shownButton = /^(?:button|submit|reset)$/i

/** Whether people read the value of this attribute. */
export function isShownAttribute(name: string, attribute: string, read: (name: string) => string): boolean {
  if (ofAny.has(attribute)) return true
  if (name === 'meta') return attribute === 'content' && shownMeta.test(read('name') || read('property'))
  if (name === 'input') return attribute === 'value' && shownButton.test(read('type'))
  return ofOne[name]?.includes(attribute) ?? false
}
