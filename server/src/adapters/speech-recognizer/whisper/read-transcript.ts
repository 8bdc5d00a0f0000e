import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { SpeechError, type Transcript } from '../../../ports/speech-recognizer.ts'
import { fromWhisperCode } from '../whisper-codes.ts'

const File = z.object({
  words: z.array(z.object({ text: z.string(), startMs: z.number(), endMs: z.number() })),
  heardLanguage: z.nullable(z.string().check(z.regex(/^[a-z]{2,3}$/))),
})

/** Checks what the process wrote: it ran code of others on a file of a stranger. */
export async function readTranscript(file: string): Promise<Transcript> {
  const parsed = z.safeParse(File, JSON.parse(await readFile(file, 'utf8')))
  if (!parsed.success) throw new SpeechError('The recognizer wrote no transcript.', 'never')
  const { words, heardLanguage } = parsed.data
  return { words, heardLanguage: heardLanguage === null ? undefined : fromWhisperCode(heardLanguage) }
}
