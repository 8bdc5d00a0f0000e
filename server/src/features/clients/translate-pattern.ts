/** White space and line ends in JavaScript; RE2 knows only those of ASCII. */
const blanks = String.raw`\t\n\v\f\r \x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}\x{feff}`
const notLineEnd = String.raw`[^\n\r\x{2028}\x{2029}]`
/** Characters with a meaning after a backslash, without the flags `u` and `v`. Others stand for themselves. */
const escapes = 'dDwWbBnrtfvxuckdsS'

/** Translates a JavaScript pattern (no flags) to RE2 syntax with the same meaning. Unsupported parts stay unchanged. */
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

function translateEscape(character: string, isInClass: boolean): string {
  if (character === 's') return isInClass ? blanks : `[${blanks}]`
  if (character === 'S' && !isInClass) return `[^${blanks}]`
  return /[A-Za-z]/.test(character) && !escapes.includes(character) ? character : `\\${character}`
}
