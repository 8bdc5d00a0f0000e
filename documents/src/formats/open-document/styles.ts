import type { Edit } from '../../segments/edits.ts'
import { describeTarget, type TargetLanguage } from '../../segments/target-language.ts'
import type { TranslationPass } from '../../segments/translation-pass.ts'
import { attributeOf, attributesOf, type XmlAttribute } from '../../xml/element-attributes.ts'
import { elementsOf, type XmlElement } from '../../xml/elements.ts'
import { escapeAttribute } from '../../xml/escape.ts'

type Values = Readonly<Record<string, string>>
type Languages = { readonly source: TargetLanguage; readonly target: TargetLanguage }

/** The elements of a part that say how texts look. */
export const styleBlocks: readonly string[] = ['style:default-style', 'style:style', 'style:page-layout-properties']

/** Sets the language and, where it is another than that of the source, the direction and the kind of script. */
export function adaptStyle(element: XmlElement, xml: string, edits: Edit[], pass: TranslationPass): void {
  if (!pass.target) return
  const languages = { source: describeTarget(pass.sourceLanguage), target: pass.target }
  const isDefault = element.name === 'style:default-style'
  if (element.name === 'style:page-layout-properties') setAttributes(element, xml, edits, directionOf(languages, true))
  for (const child of elementsOf(element)) {
    const attributes = attributesOf(xml, child)
    if (child.name === 'style:paragraph-properties')
      setAttributes(child, xml, edits, mirrorParagraph(attributes, languages, isDefault))
    if (child.name === 'style:table-properties' && attributeOf(xml, element, 'family') === 'table')
      setAttributes(child, xml, edits, directionOf(languages, !isDefault))
    if (child.name === 'style:text-properties')
      setAttributes(child, xml, edits, {
        ...(isDefault && languageOf(attributes, languages.target)),
        ...scriptOf(attributes, languages),
      })
  }
}

const isMirrored = ({ source, target }: Languages): boolean => source.isRightToLeft !== target.isRightToLeft
const directionOf = (languages: Languages, isWanted: boolean): Values =>
  isMirrored(languages) && isWanted ? { 'style:writing-mode': languages.target.isRightToLeft ? 'rl-tb' : 'lr-tb' } : {}

const otherSide: Values = { start: 'end', left: 'end', end: 'start', right: 'start' }

/** LibreOffice takes `start` for left and `end` for right, whatever the direction. */
function mirrorParagraph(attributes: readonly XmlAttribute[], languages: Languages, isDefault: boolean): Values {
  if (!isMirrored(languages)) return {}
  const stated = (wanted: string): string | undefined => attributes.find(({ name }) => name === wanted)?.value
  const side = otherSide[stated('fo:text-align') ?? (isDefault && languages.target.isRightToLeft ? 'start' : '')]
  const hasDirection = stated('style:writing-mode') !== undefined
  return { ...(side && { 'fo:text-align': side }), ...directionOf(languages, isDefault || hasDirection) }
}

/** There is one language for each kind of script. */
function languageOf(attributes: readonly XmlAttribute[], target: TargetLanguage): Values {
  const [language = '', ...rest] = target.tag.split('-')
  const country = rest.find((part) => /^[A-Z]{2}$/.test(part)) ?? 'none'
  const [prefix, suffix] = scriptNames(target)
  const values: Values = { [`${prefix}:language${suffix}`]: language, [`${prefix}:country${suffix}`]: country }
  return Object.fromEntries(Object.entries(values).filter(([name]) => attributes.some((each) => each.name === name)))
}

const scriptNames = ({ isComplexScript, isEastAsian }: TargetLanguage): readonly [prefix: string, suffix: string] => {
  if (isComplexScript) return ['style', '-complex']
  return isEastAsian ? ['style', '-asian'] : ['fo', '']
}
const looks = ['font-weight', 'font-style', 'font-size']

/** Size, bold and italic of the source's script also apply to that of the target. */
function scriptOf(attributes: readonly XmlAttribute[], { source, target }: Languages): Values {
  const [fromPrefix, fromSuffix] = scriptNames(source)
  const [prefix, suffix] = scriptNames(target)
  if (fromSuffix === suffix) return {}
  const values: Record<string, string> = {}
  for (const look of looks) {
    const stated = attributes.find(({ name }) => name === `${fromPrefix}:${look}${fromSuffix}`)
    if (stated) values[`${prefix}:${look}${suffix}`] = stated.value
  }
  return values
}

/** Replaces attributes, and adds those that are missing. */
function setAttributes(element: XmlElement, xml: string, edits: Edit[], values: Values): void {
  const present = attributesOf(xml, element).filter(({ name }) => values[name] !== undefined)
  const missing = Object.keys(values).filter((name) => !present.some((attribute) => attribute.name === name))
  const at = element.start + (/^<[^\s/>]+/.exec(xml.slice(element.start, element.openEnd))?.[0].length ?? 0)
  const added = missing.map((name) => ` ${name}="${escapeAttribute(values[name] ?? '')}"`).join('')
  if (added !== '') edits.push({ start: at, end: at, text: added })
  for (const { name, value, start, end } of present)
    if (value !== values[name]) edits.push({ start, end, text: escapeAttribute(values[name] ?? '') })
}
