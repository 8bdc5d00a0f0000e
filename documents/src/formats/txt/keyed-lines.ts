import type { TextWalk } from '../../text/rewrite-text.ts'
import { translateMessage } from '../../text/translate-message.ts'

/** `key = value` of .properties, .ini and .strings files. The value may be quoted and end with a semicolon. */
const keyed = /^\s{0,20}"?[A-Za-z_][\w.-]{0,199}"?\s{0,20}=\s{0,20}/
const other = /^\s*(?:$|[#;![]|\/[/*]|\*)/
const sampleLines = 200

/** Whether all lines at the start of a text are keys with values, comments or blank. */
export function isKeyedText(text: string): boolean {
  const lines = text.slice(0, 64 * 1024).split(/\r\n|\n|\r/, sampleLines + 1)
  const sample = lines.length > 1 ? lines.slice(0, -1) : lines
  let keys = 0
  for (const line of sample) {
    if (keyed.test(line.replace(/^\ufeff/, ''))) keys++
    else if (!other.test(line)) return false
  }
  return keys > 1
}

/** Keys and comments stay. */
export function translateKeyed(
  lines: readonly { readonly text: string; readonly lineBreak: string }[],
  walk: TextWalk,
): void {
  for (const { text, lineBreak } of lines) {
    const key = keyed.exec(text)?.[0] ?? ''
    const rest = text.slice(key.length)
    if (key === '') {
      if (text.trim() !== '') walk.pass.leave('comment')
      walk.keep(text + lineBreak)
      continue
    }
    const quoted = /^"((?:[^"\\]|\\.)*)"(.*)$/.exec(rest)
    const value = quoted?.[1] ?? rest
    const translated = translateMessage(value, walk.pass) ?? value
    const written = quoted ? `"${translated.replaceAll(/(?<!\\)"/g, '\\"')}"${quoted[2]}` : translated
    walk.keep(key + written + lineBreak)
  }
}
