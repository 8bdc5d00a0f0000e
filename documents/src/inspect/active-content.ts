import { Refused } from '../refusal.ts'
import { attributeOf, exactAttributeOf } from '../xml/attributes.ts'
import type { XmlEvents } from '../xml/xml-reader.ts'
import { FieldCodes, startsDde } from './field-codes.ts'

/**
 * A part of the package, a file beside it, or one on a drive of the reader's own machine: nothing is fetched from
 * elsewhere. Whatever else a target is (`https:`, `//server`, `file:////server`, `\\server`), it is remote.
 */
const local = /^#|^(?:file:\/{3}|\/)?(?![\\/%])[^:]*$|^(?:file:\/{3})?[a-z]:[\\/](?![\\/%])[^:]*$/i
const longestFormula = 10_000

/**
 * What an office program fetches or runs by itself, in any part of a docx, xlsx or pptx: external targets other than
 * hyperlinks, which only people follow, and DDE, which starts programs.
 */
export function refuseActiveContent(): XmlEvents {
  const fields = new FieldCodes()
  let formula: string | undefined
  return {
    open(name, attributes) {
      if (name === 'rel:Relationship') refuseExternal(attributes)
      if (name === 's:ddeLink') throw new Refused('dde', 'a DDE link')
      if (name === 'w:fldSimple' && startsDde(attributeOf(attributes, 'instr') ?? '')) throw ddeField()
      if (name === 'w:fldChar') fields.mark(attributeOf(attributes, 'fldCharType') ?? '')
      fields.open(name)
      formula = name === 's:f' || name === 's:definedName' ? '' : undefined
    },
    text(piece) {
      fields.text(piece)
      if (formula !== undefined && formula.length < longestFormula) formula += piece
    },
    close(name) {
      if (formula !== undefined && callsDde(formula)) throw new Refused('dde', 'a formula that calls DDE')
      formula = undefined
      fields.close(name)
      if (fields.hasDde) throw ddeField()
    },
  }
}

const ddeField = (): Refused => new Refused('dde', 'a DDE field')

function refuseExternal(attributes: string): void {
  if (exactAttributeOf(attributes, 'TargetMode')?.toLowerCase() !== 'external') return
  if (exactAttributeOf(attributes, 'Type')?.endsWith('/hyperlink')) return
  refuseRemote(exactAttributeOf(attributes, 'Target') ?? '')
}

function refuseRemote(target: string): void {
  if (!local.test(target.trim())) throw new Refused('remote_content', target.slice(0, 200))
}

/** `program|topic!item`. Outside of quotes, a formula has no other use for the bar. */
const callsDde = (formula: string): boolean => formula.includes('|') && withoutQuoted(formula).includes('|')

const withoutQuoted = (formula: string): string => formula.replace(/"[^"]*"|'[^']*'/g, '')

const ddeElement = /(?:^|:)dde-(?:source|link|connection|connection-decl)$/
const hyperlink = /(?:^|:)a$/

/** The same in OpenDocument files, whose prefixes are up to their author. */
export const refuseActiveOpenDocument: XmlEvents = {
  open(name, attributes) {
    if (ddeElement.test(name)) throw new Refused('dde', name)
    const formula = attributeOf(attributes, 'formula')
    if (formula && /\bDDE\s{0,9}\(/i.test(withoutQuoted(formula))) throw new Refused('dde', 'a formula that calls DDE')
    if (hyperlink.test(name)) return
    const target = attributeOf(attributes, 'href') ?? ''
    if (/^\s*(?:vnd\.sun\.star\.script|macro):/i.test(target)) throw new Refused('macros', target.slice(0, 200))
    refuseRemote(target)
  },
}
