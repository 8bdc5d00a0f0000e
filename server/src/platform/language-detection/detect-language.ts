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

type Batch = { readonly samples: string[]; readonly answers: Promise<readonly (DetectedLanguage | null)[]> }

const samplesPerTask = 100
let open: Batch | null = null

/** Samples of one turn of the event loop go to the thread together: the way there takes longer than the detection. */
async function detectTogether(sample: string): Promise<DetectedLanguage | null> {
  if (open === null || open.samples.length === samplesPerTask) open = openBatch()
  const { samples, answers } = open
  const index = samples.push(sample) - 1
  return (await answers)[index] ?? null
}

function openBatch(): Batch {
  const samples: string[] = []
  const answers = new Promise<void>(setImmediate).then(() => {
    if (open?.samples === samples) open = null
    return pool.run(samples, { timeoutMs: longestMs })
  })
  return { samples, answers }
}
