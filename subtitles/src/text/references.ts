import { findNamedCharacter } from '@portolan/documents/named-characters'

const reference = /&(?:#(\d{1,8})|#[xX]([0-9a-fA-F]{1,7})|([A-Za-z][A-Za-z0-9]{1,31}));/g
/** Direction marks, which HTML names and right-to-left subtitles use. */
const directionMarks: Readonly<Record<string, string>> = { lrm: '\u200e', rlm: '\u200f' }

/** Replaces character references of HTML. What is none stays as it is. */
export function replaceReferences(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(reference, (written, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return findNamedCharacter(name) ?? findMark(name) ?? written
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    return isCharacter(code) ? String.fromCodePoint(code) : written
  })
}

const findMark = (name: string): string | undefined =>
  Object.hasOwn(directionMarks, name) ? directionMarks[name] : undefined

const isCharacter = (code: number): boolean => code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
