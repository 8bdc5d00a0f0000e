/** Whisper has codes of its own for a few languages. */
const codes: Readonly<Record<string, string>> = { nb: 'no', fil: 'tl', jv: 'jw' }

export function toWhisperCode(tag: string): string {
  const { language } = new Intl.Locale(tag)
  return codes[language] ?? language
}

export const fromWhisperCode = (code: string): string => Object.keys(codes).find((tag) => codes[tag] === code) ?? code
