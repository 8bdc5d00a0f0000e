const narrowest = 40
const widest = 200

/** Whether a line goes on in the next one because the next word did not fit into `width`. */
export function isWrapped(line: string, next: string, width: number): boolean {
  if (width < narrowest || width > widest) return false
  const end = next.search(/\s|$/)
  return line.length + 1 + end > width
}

/** Breaks a text at spaces into lines of at most `width` characters, unless `mayStart` denies that a word begins one. */
export function wrapLines(text: string, width: number, mayStart: (word: string) => boolean = () => true): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width && word !== '' && mayStart(word)) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}
