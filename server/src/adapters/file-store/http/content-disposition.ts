/** RFC 6266: an ASCII name for old clients and the full name for all others. */
export function contentDisposition(fileName: string, inline: boolean): string {
  const name = sanitize(fileName)
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/gu, '_')
    .replace(/["\\%]/g, '_')
  return `${inline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encodeExtended(name)}`
}

/** Removes paths, control characters and bidirectional marks, which can disguise a name: "annexe\u202excod.exe". */
function sanitize(fileName: string): string {
  const name = fileName.toWellFormed().replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069/\\]/gu, '_')
  return /^\.*$/.test(name) ? 'file' : name
}

function encodeExtended(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
