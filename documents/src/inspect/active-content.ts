import { RefusalError } from '../refusal.ts'
import { readAttribute, readExactAttribute } from '../xml/attributes.ts'
import type { XmlEvents } from '../xml/xml-reader.ts'
import { FieldCodes, startsDde } from './field-codes.ts'

/**
 * A part of the package, a file next to it, or one on a local drive. Any other target (`https:`, `//server`,
 * `file:////server`, `\\server`) is remote.
 */
const local = /^#|^(?:file:\/{3}|\/)?(?![\\/%])[^:]*$|^(?:file:\/{3})?[a-z]:[\\/](?![\\/%])[^:]*$/i
const longestFormula = 10_000

/**
 * Refuses content that office programs fetch or run on their own: external targets other than hyperlinks, and DDE, which
 * starts programs.
 */
export function refuseActiveContent(): XmlEvents {
  const fields = new FieldCodes()
  let formula: string | undefined
  return {
    open(name, attributes) {
      if (name === 'rel:Relationship') refuseExternal(attributes)
      if (name === 's:ddeLink') throw new RefusalError('dde', 'a DDE link')
      if (name === 'w:fldSimple' && startsDde(readAttribute(attributes, 'instr') ?? '')) throw ddeField()
      if (name === 'w:fldChar') fields.mark(readAttribute(attributes, 'fldCharType') ?? '')
      fields.open(name)
      formula = name === 's:f' || name === 's:definedName' ? '' : undefined
    },
    text(piece) {
      fields.text(piece)
      if (formula !== undefined && formula.length < longestFormula) formula += piece
    },
    close(name) {
      if (formula !== undefined && callsDde(formula)) throw new RefusalError('dde', 'a formula that calls DDE')
      formula = undefined
      fields.close(name)
      if (fields.hasDde) throw ddeField()
    },
  }
}

const ddeField = (): RefusalError => new RefusalError('dde', 'a DDE field')

function refuseExternal(attributes: string): void {
  if (readExactAttribute(attributes, 'TargetMode')?.toLowerCase() !== 'external') return
  if (readExactAttribute(attributes, 'Type')?.endsWith('/hyperlink')) return
  refuseRemote(readExactAttribute(attributes, 'Target') ?? '')
}

function refuseRemote(target: string): void {
  if (!local.test(target.trim())) throw new RefusalError('remote_content', target.slice(0, 200))
}

/** `program|topic!item`. Outside of quotes, formulas use the bar for nothing else. */
const callsDde = (formula: string): boolean => formula.includes('|') && withoutQuoted(formula).includes('|')

const withoutQuoted = (formula: string): string => formula.replace(/"[^"]*"|'[^']*'/g, '')

const ddeElement = /(?:^|:)dde-(?:source|link|connection|connection-decl)$/
const hyperlink = /(?:^|:)a$/

/** The same for OpenDocument files, whose prefixes may vary. */
export const refuseActiveOpenDocument: XmlEvents = {
  open(name, attributes) {
    if (ddeElement.test(name)) throw new RefusalError('dde', name)
    const formula = readAttribute(attributes, 'formula')
    if (formula && /\bDDE\s{0,9}\(/i.test(withoutQuoted(formula)))
      throw new RefusalError('dde', 'a formula that calls DDE')
    if (hyperlink.test(name)) return
    const target = readAttribute(attributes, 'href') ?? ''
    if (/^\s*(?:vnd\.sun\.star\.script|macro):/i.test(target)) throw new RefusalError('macros', target.slice(0, 200))
    refuseRemote(target)
  },
}
