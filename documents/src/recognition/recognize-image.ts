import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { recognitionLanguage } from './recognition-languages.ts'
import { type RecognizedText, readRecognizedText } from './recognized-text.ts'
import type { Recognizer } from './recognizer.ts'
import { runRecognizer } from './run-recognizer.ts'

const otherwise = 'eng'

/** The language that an image is read in: that of the document, or English where it is not installed. */
export function languageFor({ languages, from }: Recognizer): { name: string; isInstalled: boolean } {
  const name = recognitionLanguage(from)
  return name !== undefined && languages.includes(name)
    ? { name, isInstalled: true }
    : { name: languages.includes(otherwise) ? otherwise : (languages[0] as string), isInstalled: false }
}

/** The text of an image, or undefined where none can be read. */
export async function recognizeImage(
  recognizer: Recognizer,
  png: Buffer,
  language: string,
): Promise<RecognizedText | undefined> {
  const { program, keptIn } = recognizer
  const digest = createHash('sha256').update(language).update(png).digest('hex')
  const kept = keptIn && join(keptIn, `recognized-${digest}`)
  const known = kept && (await readFile(kept, 'utf8').catch(() => undefined))
  const answer =
    known ?? (await runRecognizer(program, ['stdin', 'stdout', '-l', language, '--psm', '3', 'tsv'], png)) ?? ''
  if (kept && known === undefined) await writeFile(kept, answer, { mode: 0o600 })
  return readRecognizedText(answer)
}
