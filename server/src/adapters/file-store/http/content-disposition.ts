/** RFC 6266: a plain name for old clients and the whole one, in any script, for all others. */
export function contentDisposition(fileName: string, inline: boolean): string {
  const name = harmless(fileName)
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/gu, '_')
    .replace(/["\\%]/g, '_')
  return `${inline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${extValue(name)}`
}

/** No path, no control characters, and none of the marks that turn text around: "annexe\u202excod.exe" shows as a document. */
function harmless(fileName: string): string {
  const name = fileName.toWellFormed().replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069/\\]/gu, '_')
  return /^\.*$/.test(name) ? 'file' : name
}

function extValue(text: string): string {
  return encodeURIComponent(text).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
}
