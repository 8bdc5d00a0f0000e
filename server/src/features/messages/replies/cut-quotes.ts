/** Written by mail programs above the email that is answered. */
const quoteHeaders: readonly RegExp[] = [
  /^On\b.{1,300}\bwrote:$/,
  /^El\b.{1,300}\bescribió:$/,
  /^Le\b.{1,300}\ba écrit\s?:$/,
  /^Am\b.{1,300}\bschrieb\b.{0,200}:$/,
  /^(في|بتاريخ) .{1,300}(كتب|كتابة).{0,200}:$/,
]
/** The same in any language. Used only if a quote follows. */
const namedAuthor = /@[^@]{1,200}:$/
const separator = /^-{2,}\s?(Original Message|Forwarded message|Mensaje original|الرسالة الأصلية)\s?-{2,}$/i
/** The first lines of the block in which Outlook names the email that is answered. */
const outlookFrom = /^\*?(From|De|من)\s?:\*?\s/
const outlookNext = /^\*?(Sent|Date|To|Enviado|Fecha|Para|تم الإرسال|التاريخ|إلى)\s?:\*?\s/
/** Mail programs wrap a quote header into at most this many lines. */
const mostHeaderLines = 3

/**
 * Keeps what the person wrote: everything above our reply line, a quoted line or the header of a quote. A header counts
 * only if a quote or nothing follows, because people write such sentences too.
 */
export function cutQuotes(text: string, replyLines: readonly string[]): string {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, ''))
  const isQuoted = (line: string): boolean => line.startsWith('>') || replyLines.some((each) => line.includes(each))
  const firstQuoted = lines.findIndex((line) => isQuoted(line.trimStart()) || separator.test(line.trim()))
  const outlook = lines.findIndex((line, index) => outlookFrom.test(line) && outlookNext.test(lines[index + 1] ?? ''))
  const ends = [firstQuoted, outlook].filter((index) => index >= 0)
  const end = skipBlank(lines, Math.min(lines.length, ...ends))
  const header = findHeader(lines, end, quoteHeaders) ?? (ends.length > 0 ? findHeader(lines, end, [namedAuthor]) : end)
  return lines
    .slice(0, header ?? end)
    .join('\n')
    .trim()
}

/** The index after the last line above `end` that has text. A line of underscores is drawn by Outlook. */
function skipBlank(lines: readonly string[], end: number): number {
  while (end > 0 && /^[\s_]*$/.test((lines[end - 1] ?? '').slice(0, 200))) end--
  return end
}

/** The index of the first line of a header that ends here. */
function findHeader(lines: readonly string[], end: number, headers: readonly RegExp[]): number | undefined {
  for (let count = 1; count <= mostHeaderLines && count <= end; count++) {
    const header = lines
      .slice(end - count, end)
      .map((line) => line.slice(0, 400).trim())
      .join(' ')
    if (headers.some((each) => each.test(header))) return end - count
  }
  return undefined
}
