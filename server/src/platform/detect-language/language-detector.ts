import { Worker } from 'node:worker_threads'

export type DetectedLanguage = {
  /** BCP 47, without script and region. */
  readonly language: string
  /** From 0 to 1. Below 0.6 it is a guess: ask the user. */
  readonly confidence: number
}

/** The language of a text; null if the text is too short to tell. */
export type DetectLanguage = (text: string) => Promise<DetectedLanguage | null>

type Waiting = { resolve(found: DetectedLanguage | null): void; reject(error: Error): void }
type Thread = { readonly worker: Worker; readonly waiting: Map<number, Waiting> }

const fewestLetters = 12
/** More text does not change the answer. */
const mostCharacters = 2000

/**
 * Detects languages in a thread that starts with the first call and ends after a while without any: its database takes
 * half a second to load and 200 MB.
 */
export function languageDetector({ idleMs = 300_000 } = {}): DetectLanguage {
  let thread: Thread | undefined
  let idle: NodeJS.Timeout | undefined
  let lastId = 0

  function start(): Thread {
    const worker = new Worker(new URL('detector-worker.ts', import.meta.url))
    const started: Thread = { worker, waiting: new Map() }
    worker.unref()
    worker.on('message', ({ id, found }: { id: number; found: DetectedLanguage | null }) => {
      started.waiting.get(id)?.resolve(found)
      started.waiting.delete(id)
      if (started.waiting.size > 0) return
      worker.unref()
      idle = setTimeout(() => {
        thread = undefined
        void worker.terminate()
      }, idleMs).unref()
    })
    const end = (error: Error) => {
      if (thread === started) thread = undefined
      for (const { reject } of started.waiting.values()) reject(error)
      started.waiting.clear()
    }
    worker.on('error', end)
    worker.on('exit', () => end(new Error('The thread that detects languages has ended.')))
    return started
  }

  return (text) => {
    const sample = text.slice(0, mostCharacters)
    if (countLetters(sample) < fewestLetters) return Promise.resolve(null)
    thread ??= start()
    const { worker, waiting } = thread
    clearTimeout(idle)
    lastId += 1
    const { promise, resolve, reject } = Promise.withResolvers<DetectedLanguage | null>()
    waiting.set(lastId, { resolve, reject })
    worker.ref()
    worker.postMessage({ id: lastId, text: sample })
    return promise
  }
}

/** A character of Chinese, Japanese or Korean says as much as three letters. */
function countLetters(text: string): number {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const dense = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0
  return letters + 2 * dense
}
