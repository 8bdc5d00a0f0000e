import { WorkerPool } from '@portolan/documents/worker-pool'

export type DetectedLanguage = {
  /** BCP 47, without script and region. */
  readonly language: string
  /** From 0 to 1. Below 0.6 it is a guess: ask the user. */
  readonly confidence: number
}

/** In a worker thread: loading the database would block the event loop for most of a second. */
const pool = new WorkerPool<readonly string[], readonly (DetectedLanguage | null)[]>({
  script: new URL('./detection-worker.ts', import.meta.url),
  size: 1,
  heapMiB: 512,
  memoryMiB: 640,
  idleMs: 5 * 60_000,
})

const fewestCharacters = 12
/** More text does not change the answer. */
const mostCharacters = 2000
const longestMs = 20_000

/** The language of a text; null if the text is too short to tell. The text stays in this process. */
export async function detectLanguage(text: string, signal?: AbortSignal): Promise<DetectedLanguage | null> {
  const sample = text.slice(0, mostCharacters)
  if (countCharacters(sample) < fewestCharacters) return null
  signal?.throwIfAborted()
  const found = await detectTogether(sample)
  signal?.throwIfAborted()
  return found
}

/** A character of Chinese, Japanese or Korean says as much as three others. */
function countCharacters(text: string): number {
  const all = text.match(/\p{L}/gu)?.length ?? 0
  const dense = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0
  return all + 2 * dense
}

type Waiting = {
  readonly sample: string
  readonly resolve: (found: DetectedLanguage | null) => void
  readonly reject: (reason: unknown) => void
}

/** A task must not take long, because the next one waits for it. */
const samplesPerTask = 100
const charactersPerTask = 10_000

/** What was asked for in one turn of the event loop, in the order of their turns. */
const groups: Waiting[][] = []
let newest: Waiting[] | null = null
let isWorking = false

/** Samples go to the thread together: the way there takes longer than the detection. */
function detectTogether(sample: string): Promise<DetectedLanguage | null> {
  const { promise, resolve, reject } = Promise.withResolvers<DetectedLanguage | null>()
  if (newest === null) {
    newest = []
    setImmediate(() => {
      if (newest) groups.push(newest)
      newest = null
      if (!isWorking) void work()
    })
  }
  newest.push({ sample, resolve, reject })
  return promise
}

/** Groups take turns, so that a sentence does not wait for the segments of a whole file. */
async function work(): Promise<void> {
  isWorking = true
  for (let group = groups.shift(); group; group = groups.shift()) {
    const task = takeTask(group)
    if (group.length > 0) groups.push(group)
    try {
      const found = await pool.run(
        task.map(({ sample }) => sample),
        { timeoutMs: longestMs },
      )
      for (const [index, { resolve }] of task.entries()) resolve(found[index] ?? null)
    } catch (error) {
      for (const { reject } of task) reject(error)
    }
  }
  isWorking = false
}

/** At least one. */
function takeTask(group: Waiting[]): Waiting[] {
  let characters = 0
  const end = group.findIndex(({ sample }, index) => {
    characters += sample.length
    return index > 0 && (index === samplesPerTask || characters > charactersPerTask)
  })
  return group.splice(0, end < 0 ? group.length : end)
}
