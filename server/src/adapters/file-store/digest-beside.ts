import { Worker } from 'node:worker_threads'
import type { DigestAnswer, DigestQuestion } from './digest-thread.ts'

type Waiting = { found: (answer: DigestAnswer) => void; failed: (error: unknown) => void }
type Thread = { worker: Worker; waiting: Map<number, Waiting>; isOver: boolean }
type WithoutIds<Question> = Question extends DigestQuestion ? Omit<Question, 'id' | 'about'> : never

let current: Thread | undefined
let questions = 0
let files = 0

/** Digests of one file, taken beside our own work from what lies on the disk. Each rejects once the thread has lost its memory. */
export function digestBeside() {
  const about = ++files
  let thread: Thread | undefined

  /** The thread begins with the first question. Should it ever end, the next file begins another. */
  function ask(question: WithoutIds<DigestQuestion>): Promise<DigestAnswer> {
    if (!current || current.isOver) current = begin()
    thread ??= current
    const { worker, waiting, isOver } = thread
    if (isOver) return Promise.reject(new Error('The thread of the digests has ended.'))
    const id = ++questions
    return new Promise((found, failed) => {
      waiting.set(id, { found, failed })
      worker.ref()
      worker.postMessage({ ...question, id, about } as DigestQuestion)
    })
  }

  return {
    /** The next bytes of the file, in their order. */
    look: (path: string, start: number, end: number) => ask({ ask: 'look', path, start, end }),
    finish: () => ask({ ask: 'finish' }),
    /** Nobody wants to know any more. */
    forget(): void {
      if (thread) ask({ ask: 'finish' }).catch(() => {})
    },
  }
}

function begin(): Thread {
  const worker = new Worker(new URL('digest-thread.ts', import.meta.url))
  const thread: Thread = { worker, waiting: new Map(), isOver: false }
  worker.on('message', (answer: DigestAnswer) => {
    const asked = thread.waiting.get(answer.id)
    thread.waiting.delete(answer.id)
    // Nobody is kept from leaving by a thread that has nothing to do.
    if (thread.waiting.size === 0) worker.unref()
    if (answer.failure === undefined) asked?.found(answer)
    else asked?.failed(new Error(answer.failure))
  })
  const end = (reason: unknown) => {
    thread.isOver = true
    for (const { failed } of thread.waiting.values()) failed(reason)
    thread.waiting.clear()
  }
  worker.on('error', end)
  worker.on('exit', () => end(new Error('The thread of the digests has ended.')))
  return thread
}
