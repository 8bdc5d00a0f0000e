import type { Edit } from '../../segments/edits.ts'
import type { MarkupWriter } from '../../segments/inline.ts'
import type { TargetLanguage } from '../../segments/target-language.ts'
import { markupOf, type XmlElement } from '../../xml/elements.ts'
import { escapeText } from '../../xml/escape.ts'
import type { Formats } from '../open-xml/formats.ts'
import { PropertyEditor } from './property-editor.ts'

const runProperties =
  'rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid vanish webHidden color spacing w kern position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em lang'.split(
    ' ',
  )
const paragraphProperties =
  'pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs suppressAutoHyphens kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi'.split(
    ' ',
  )
/** Complex scripts have their own bold, italic and size. Without them, Arabic or Thai loses the formatting. */
const ofComplexScripts = [
  ['b', 'bCs'],
  ['i', 'iCs'],
  ['sz', 'szCs'],
] as const

/** `prefix` is the one that the file has for Word's namespace, with its colon. */
export const wordWriter = (
  xml: string,
  formats: Formats,
  prefix: string,
  target: TargetLanguage | undefined,
): MarkupWriter => ({
  run: (format, inner) =>
    `<${prefix}r>${writeRunProperties(xml, formats.propertiesOf(format), prefix, target)}${inner}</${prefix}r>`,
  text: (text) =>
    text
      .split(/(\u2011)/)
      .filter((piece) => piece !== '')
      .map((piece) =>
        piece === '\u2011'
          ? `<${prefix}noBreakHyphen/>`
          : `<${prefix}t xml:space="preserve">${escapeText(piece)}</${prefix}t>`,
      )
      .join(''),
})

function writeRunProperties(
  xml: string,
  properties: XmlElement | undefined,
  prefix: string,
  target: TargetLanguage | undefined,
): string {
  if (!target) return properties ? markupOf(xml, properties) : ''
  const editor = new PropertyEditor(xml, properties, prefix)
  if (target.isComplexScript) putComplexScript(editor)
  if (target.isRightToLeft) editor.put('rtl', runProperties)
  editor.replace('lang', ` ${prefix}${languageAttribute(target)}="${target.tag}"`)
  return editor.write('rPr')
}

export function putComplexScript(editor: PropertyEditor): void {
  for (const [name, complex] of ofComplexScripts) {
    const attributes = editor.attributesOf(name)
    if (attributes !== undefined) editor.put(complex, runProperties, attributes)
  }
}

export const languageAttribute = ({ isComplexScript, isEastAsian }: TargetLanguage): 'bidi' | 'eastAsia' | 'val' => {
  if (isComplexScript) return 'bidi'
  return isEastAsian ? 'eastAsia' : 'val'
}

/** `inner` are the edits inside the paragraph, for example of the section that ends with it. */
export function writeParagraphProperties(
  xml: string,
  properties: XmlElement | undefined,
  prefix: string,
  target: TargetLanguage | undefined,
  inner: readonly Edit[],
): string {
  const editor = new PropertyEditor(xml, properties, prefix)
  editor.addEdits(inner)
  if (target?.isRightToLeft) editor.put('bidi', paragraphProperties)
  return editor.write('pPr')
}
