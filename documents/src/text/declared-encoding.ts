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
