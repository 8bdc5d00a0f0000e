import type { SpeechRecognizer, SpokenWord } from '../../ports/speech-recognizer.ts'

export type ScriptedRecognizer = SpeechRecognizer & {
  /** What it hears in every recording. */
  script: string
  heardLanguage: string | undefined
  /** Thrown by the next calls. */
  error: Error | null
  recognitions: number
  beforeAnswer: (signal: AbortSignal) => Promise<void>
}

const wordMs = 300

/** Hears the words of its script, one after the other, and a pause at each `|`. For tests only. */
export function scriptedRecognizer({ isRemote = false, languages = ['en', 'es'] } = {}): ScriptedRecognizer {
  const recognizer: ScriptedRecognizer = {
    name: 'scripted',
    isRemote,
    script: 'The arm is broken. | Where is the pharmacy?',
    heardLanguage: undefined,
    error: null,
    recognitions: 0,
    beforeAnswer: async () => {},
    listLanguages: async () => languages,
    async recognize({ signal, onProgress }) {
      recognizer.recognitions++
      onProgress(0.5)
      await recognizer.beforeAnswer(signal)
      signal.throwIfAborted()
      if (recognizer.error) throw recognizer.error
      return { words: timeWords(recognizer.script), heardLanguage: recognizer.heardLanguage }
    },
    stop: async () => {},
  }
  return recognizer
}

function timeWords(script: string): SpokenWord[] {
  let at = 200
  return script.split(' ').flatMap((text) => {
    const startMs = at
    at += text === '|' ? 1800 : wordMs + 40
    return text === '|' || text === '' ? [] : [{ text, startMs, endMs: startMs + wordMs }]
  })
}
