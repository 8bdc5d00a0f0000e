const longestSegment = 200

/** Makes names unique and safe to unpack on Linux, macOS and Windows. */
export function safeNames(): (name: string) => string {
  const used = new Set<string>()
  return (name) => {
    const clean =
      name
        .normalize('NFC')
        .split(/[\\/]+/)
        .map(safeSegment)
        .filter(Boolean)
        .join('/') || 'file'
    const { stem, extension } = split(clean)
    let unique = clean
    for (let count = 2; used.has(unique.toLowerCase()); count++) unique = `${stem} (${count})${extension}`
    used.add(unique.toLowerCase())
    return unique
  }
}

/** Removes control characters, bidirectional marks, names reserved by Windows, and trailing dots and spaces. */
function safeSegment(segment: string): string {
  const plain = trimEnd(segment.toWellFormed().replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069<>:"|?*]/gu, '_'))
  const { stem, extension } = split(plain)
  const own = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(plain) ? `_${stem}` : stem
  return cut(own, longestSegment - Buffer.byteLength(extension)) + extension
}

/** Not a regular expression, because one anchored at the end takes quadratic time for many dots. */
function trimEnd(segment: string): string {
  let end = segment.length
  while (end > 0 && '. '.includes(segment.charAt(end - 1))) end--
  return segment.slice(0, end)
}

/** "a/b.tar.gz" becomes "a/b.tar" and ".gz". A leading dot and overly long endings are not extensions. */
function split(name: string): { stem: string; extension: string } {
  const extension = /(?<=[^/])\.[^./]{1,20}$/u.exec(name)?.[0] ?? ''
  return { stem: name.slice(0, name.length - extension.length), extension }
}

function cut(text: string, bytes: number): string {
  const characters = [...text]
  let length = Buffer.byteLength(text)
  while (length > bytes) length -= Buffer.byteLength(characters.pop() ?? ' ')
  return characters.join('')
}
