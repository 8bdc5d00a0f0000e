/** The blanks and line ends of JavaScript; RE2 knows those of ASCII only. */
const blanks = String.raw`\t\n\v\f\r \x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}\x{feff}`
const notLineEnd = String.raw`[^\n\r\x{2028}\x{2029}]`
/** Letters that mean something after a backslash, without the flags `u` and `v`. Any other stands for itself. */
const escapes = 'dDwWbBnrtfvxuckdsS'

/** Writes a JavaScript pattern (no flags) so that RE2 matches the same texts; what RE2 lacks is left as it is. */
export function translatePattern(pattern: string): string {
  let translated = ''
  let isInClass = false
  for (let at = 0; at < pattern.length; at++) {
    const mark = pattern.charAt(at)
    if (mark === '\\') translated += translateEscape(pattern.charAt(++at), isInClass)
    else if (isInClass) {
      if (mark === ']') isInClass = false
      translated += mark === '[' ? '\\[' : mark
    } else {
      if (mark === '[') isInClass = true
      translated += mark === '.' ? notLineEnd : mark
    }
  }
  return translated
}

function translateEscape(letter: string, isInClass: boolean): string {
  if (letter === 's') return isInClass ? blanks : `[${blanks}]`
  if (letter === 'S' && !isInClass) return `[^${blanks}]`
  return /[A-Za-z]/.test(letter) && !escapes.includes(letter) ? letter : `\\${letter}`
}
