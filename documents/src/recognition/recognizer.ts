import { runRecognizer } from './run-recognizer.ts'

export type InstalledRecognizer = {
  /** The path or name of tesseract. */
  readonly program: string
  /** The languages it has, by its own names. */
  readonly languages: readonly string[]
}

/** How the images of a document are read. It crosses threads, so it is data. */
export type Recognizer = InstalledRecognizer & {
  /** The BCP 47 tag of the document's language. */
  readonly from: string
  /** A folder for results, so that several tasks with one document recognize its pages once. */
  readonly keptIn?: string
}

/** Asks tesseract for its languages. Undefined where it is not installed or has none. */
export async function findRecognizer(program: string): Promise<InstalledRecognizer | undefined> {
  const answer = await runRecognizer(program, ['--list-langs'])
  const [, ...languages] = (answer ?? '').trim().split(/\r?\n/)
  return languages.length === 0 ? undefined : { program, languages }
}
