import { eachAttribute } from './attributes.ts'

const known = new Map<string, string>()
const office = ['http://schemas.openxmlformats.org', 'http://purl.oclc.org/ooxml']
const shared: readonly (readonly [string, string, string])[] = [
  ['wordprocessingml/2006/main', 'wordprocessingml/main', 'w'],
  ['spreadsheetml/2006/main', 'spreadsheetml/main', 's'],
  ['drawingml/2006/main', 'drawingml/main', 'a'],
  ['drawingml/2006/chart', 'drawingml/chart', 'c'],
  ['presentationml/2006/main', 'presentationml/main', 'p'],
  ['drawingml/2006/diagram', 'drawingml/diagram', 'dgm'],
  ['drawingml/2006/wordprocessingDrawing', 'drawingml/wordprocessingDrawing', 'wp'],
  ['drawingml/2006/spreadsheetDrawing', 'drawingml/spreadsheetDrawing', 'xdr'],
  ['drawingml/2006/picture', 'drawingml/picture', 'pic'],
  ['officeDocument/2006/math', 'officeDocument/math', 'm'],
  ['officeDocument/2006/extended-properties', 'officeDocument/extendedProperties', 'ep'],
]
for (const [transitional, strict, prefix] of shared) {
  known.set(`${office[0]}/${transitional}`, prefix)
  known.set(`${office[1]}/${strict}`, prefix)
}
known.set('http://schemas.openxmlformats.org/package/2006/content-types', 'ct')
known.set('http://schemas.openxmlformats.org/package/2006/relationships', 'rel')
known.set('http://schemas.openxmlformats.org/markup-compatibility/2006', 'mc')
known.set('http://schemas.microsoft.com/office/drawing/2014/chartex', 'cx')
known.set('http://schemas.microsoft.com/office/drawing/2008/diagram', 'dsp')
known.set('http://schemas.microsoft.com/office/spreadsheetml/2018/threadedcomments', 'tc')
known.set('http://schemas.microsoft.com/office/spreadsheetml/2009/9/main', 'x14')
known.set('http://schemas.microsoft.com/office/spreadsheetml/2010/11/main', 'x15')
known.set('http://schemas.microsoft.com/office/excel/2006/main', 'xm')
known.set('http://schemas.microsoft.com/office/word/2010/wordprocessingShape', 'wps')
known.set('http://schemas.microsoft.com/office/word/2010/wordprocessingGroup', 'wpg')
known.set('http://schemas.microsoft.com/office/powerpoint/2018/8/main', 'p188')
known.set('http://purl.org/dc/elements/1.1/', 'dc')
known.set('http://schemas.openxmlformats.org/package/2006/metadata/core-properties', 'cp')
known.set('urn:schemas-microsoft-com:vml', 'v')
known.set('urn:schemas-microsoft-com:office:office', 'o')
for (const part of ['office', 'text', 'table', 'style', 'drawing', 'presentation', 'chart', 'meta', 'form'])
  known.set(`urn:oasis:names:tc:opendocument:xmlns:${part}:1.0`, part === 'drawing' ? 'draw' : part)
known.set('urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0', 'svg')
known.set('urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0', 'fo')
known.set('urn:openoffice:names:experimental:ooo-ms-interop:xmlns:field:1.0', 'field')
known.set('urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0', 'loext')
for (const version of ['1.1', '1.2', '2.0', '2.1', '2.2'])
  known.set(`urn:oasis:names:tc:xliff:document:${version}`, 'xliff')

type Scope = { readonly depth: number; readonly prefixes: Map<string, string>; readonly names: Map<string, string> }

/** Gives elements their usual names (`w:t`), whatever prefix the file uses for the namespace. */
export class Namespaces {
  #scopes: Scope[] = [{ depth: 0, prefixes: new Map(), names: new Map() }]

  enter(depth: number, attributes: string): void {
    if (!attributes.includes('xmlns')) return
    const prefixes = new Map(this.#scopes.at(-1)?.prefixes)
    for (const { name, value } of eachAttribute(attributes)) {
      if (name !== 'xmlns' && !name.startsWith('xmlns:')) continue
      const prefix = name.slice('xmlns:'.length)
      const short = known.get(value)
      if (short === undefined) prefixes.delete(prefix)
      else prefixes.set(prefix, short)
    }
    this.#scopes.push({ depth, prefixes, names: new Map() })
  }

  leave(depth: number): void {
    if (this.#scopes.length > 1 && this.#scopes.at(-1)?.depth === depth) this.#scopes.pop()
  }

  nameOf(written: string): string {
    const scope = this.#scopes.at(-1)
    const met = scope?.names.get(written)
    if (met !== undefined) return met
    const colon = written.indexOf(':')
    const prefix = scope?.prefixes.get(colon < 0 ? '' : written.slice(0, colon))
    const name = prefix === undefined ? written : `${prefix}:${written.slice(colon + 1)}`
    if (scope && scope.names.size < mostRemembered) scope.names.set(written, name)
    return name
  }
}

const mostRemembered = 1000
