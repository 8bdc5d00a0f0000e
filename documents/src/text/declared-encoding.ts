import type { FileType } from '../file-types.ts'
import type { Source } from '../source.ts'

const inFirst = 1024
const declarations: Partial<Record<FileType, RegExp>> = {
  html: /<meta[^>]{1,200}?charset\s*=\s*["']?([A-Za-z0-9._:-]+)|^\s*<\?xml[^>]{1,200}?encoding\s*=\s*["']([A-Za-z0-9._:-]+)/i,
  xliff: /^\s*<\?xml[^>]{1,200}?encoding\s*=\s*["']([A-Za-z0-9._:-]+)/,
  xml: /^\s*<\?xml[^>]{1,200}?encoding\s*=\s*["']([A-Za-z0-9._:-]+)/,
  po: /Content-Type:[^\n"]{1,100}charset=([A-Za-z0-9._:-]+)/i,
}

/** Reads the encoding that a text declares in the syntax of its format. */
export async function readDeclaredEncoding(source: Source, type: FileType): Promise<string | undefined> {
  const declaration = declarations[type]
  if (!declaration) return undefined
  const found = declaration.exec((await source.read(0, inFirst)).toString('latin1'))
  const name = (found?.[1] ?? found?.[2])?.toLowerCase()
  return name?.startsWith('utf-16') ? undefined : name
}

/** The start of a text with its declaration, if it has one, changed to UTF-8. */
export function declareUtf8(head: string, type: FileType): string {
  const found = declarations[type]?.exec(head.slice(0, inFirst))
  const name = found?.[1] ?? found?.[2]
  if (!found || name === undefined) return head
  const at = found.index + found[0].lastIndexOf(name)
  return `${head.slice(0, at)}utf-8${head.slice(at + name.length)}`
}
