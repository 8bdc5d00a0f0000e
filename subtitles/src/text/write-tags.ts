import type { Line } from '../model/cue.ts'

export type TagWriter = {
  writeText(text: string): string
  /** The tags around text of a color. */
  writeColor(color: string): readonly [open: string, close: string]
}

/** Writes a line with the tags that SubRip, WebVTT and SAMI share. */
export function writeTags(line: Line, { writeText, writeColor }: TagWriter): string {
  return line
    .map(({ text, isBold, isItalic, isUnderlined, color }) => {
      const [open, close] = color === undefined ? ['', ''] : writeColor(color)
      const tags = [...(isBold ? ['b'] : []), ...(isItalic ? ['i'] : []), ...(isUnderlined ? ['u'] : [])]
      const before = tags.map((tag) => `<${tag}>`).join('')
      const after = tags
        .map((tag) => `</${tag}>`)
        .reverse()
        .join('')
      return `${open}${before}${writeText(text)}${after}${close}`
    })
    .join('')
}

export const fontTags = (color: string): readonly [string, string] => [`<font color="${color}">`, '</font>']
