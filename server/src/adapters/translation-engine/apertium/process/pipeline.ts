import { TranslationEngineError } from '../../../../ports/translation-engine.ts'
import type { InstalledMode } from '../routes/installed-modes.ts'
import { readFrame, writeFrame } from '../text/stream-format.ts'
import { createFrameReader } from './frame-reader.ts'
import { type ProcessGroup, startProcessGroup } from './process-group.ts'
import { createTextLine } from './text-line.ts'
import { cutFrames, type WaitingText } from './waiting-texts.ts'

/** What is written before answers arrive. The next call waits for it, so it must not take long. */
const maxInFlight = 64
const maxCharactersInFlight = 4_000
const defaultTimeoutMs = 30_000
const maxFailuresInARow = 3

export type Pipeline = {
  /** Takes and returns stream format. */
  send(stream: string, signal: AbortSignal): Promise<string>
  pid(): number | undefined
  stop(): Promise<void>
}

export type PipelineOptions = {
  readonly mode: Pick<InstalledMode, 'name' | 'isStateless' | 'stages' | 'environment'>
  readonly timeoutMs?: number
  /** Unless somebody waits for its texts, its programs give way to others. */
  readonly isUrgent?: boolean
}

/**
 * The long-lived programs of one mode, started with the first text. If they die, hang or answer out of order, what was in
 * flight is sent again one by one: a text that breaks them alone fails, the others succeed.
 */
export function createPipeline({ mode, timeoutMs = defaultTimeoutMs, isUrgent = false }: PipelineOptions): Pipeline {
  const waiting = createTextLine()
  let inFlight: (readonly WaitingText[])[] = []
  let textsInFlight = 0
  let charactersInFlight = 0
  let group: ProcessGroup | undefined
  let timer: NodeJS.Timeout | undefined
  let nextId = 1
  let failuresInARow = 0
  let isScheduled = false
  let isStopped = false
  const ending = new Set<Promise<void>>()

  const enqueue = (stream: string, signal: AbortSignal, isAlone: boolean): Promise<string> => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const text = { stream, id: nextId, isAlone, signal, resolve, reject }
    nextId += 1
    if (isAlone) waiting.addFirst([text])
    else waiting.add(text)
    schedulePump()
    return promise
  }

  /** Texts of one turn of the event loop share one write. */
  const schedulePump = () => {
    if (isScheduled) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      if (!isStopped) pump()
    })
  }

  const pump = () => {
    const texts = takeTexts()
    const frames = mode.isStateless ? cutFrames(texts, textsInFlight) : texts.map((text) => [text])
    if (frames.length === 0) return
    for (const frame of frames) {
      inFlight.push(frame)
      textsInFlight += frame.length
      charactersInFlight += lengthOf(frame)
    }
    group ??= start()
    group.write(frames.map(writeFrame).join(''))
    if (timer === undefined) restartTimer()
  }

  const takeTexts = (): readonly WaitingText[] => {
    const isOneAlone = inFlight[0]?.[0]?.isAlone === true
    const taken: WaitingText[] = []
    let characters = charactersInFlight
    for (let text = waiting.peek(); text && !isOneAlone; text = waiting.peek()) {
      const count = textsInFlight + taken.length
      const isFull = count >= maxInFlight || (count > 0 && characters + text.stream.length > maxCharactersInFlight)
      if (isFull || (count > 0 && (text.isAlone || taken[0]?.isAlone))) break
      waiting.take()
      if (text.signal.aborted) continue
      taken.push(text)
      characters += text.stream.length
    }
    return taken
  }

  const restartTimer = () => {
    clearTimeout(timer)
    timer = inFlight.length === 0 ? undefined : setTimeout(() => recover('timeout'), timeoutMs)
  }

  const start = (): ProcessGroup => {
    const readAnswers = createFrameReader()
    const started = startProcessGroup(
      { ...mode, isUrgent },
      {
        onData: (bytes) => {
          if (group === started) receive(readAnswers(bytes))
        },
        onEnd: () => {
          if (group === started) recover('crash')
        },
      },
    )
    return started
  }

  const receive = (answers: readonly string[] | null) => {
    if (answers === null) return recover('crash')
    for (const answer of answers) {
      const frame = inFlight[0]
      const streams = frame && readFrame(answer, frame)
      // Out of order: nobody gets this answer.
      if (frame === undefined || streams === undefined) return recover('crash')
      inFlight.shift()
      textsInFlight -= frame.length
      charactersInFlight -= lengthOf(frame)
      failuresInARow = 0
      for (const [index, text] of frame.entries()) text.resolve(streams[index] ?? '')
    }
    if (answers.length > 0) restartTimer()
    if (waiting.size() > 0) schedulePump()
  }

  const recover = (problem: 'crash' | 'timeout') => {
    endGroup((ended) => ended.kill())
    clearTimeout(timer)
    timer = undefined
    const texts = inFlight.flat()
    inFlight = []
    textsInFlight = 0
    charactersInFlight = 0
    const [first] = texts
    if (first?.isAlone) {
      first.reject(new TranslationEngineError(problem, `${mode.name} ended with a ${problem} at a text`, 'never'))
      failuresInARow += 1
      if (failuresInARow === maxFailuresInARow) return void checkMode()
    } else {
      for (const text of texts) text.isAlone = true
      waiting.addFirst(texts)
    }
    if (waiting.size() > 0) schedulePump()
  }

  /** After several failures: if not even an empty text is answered, the mode is broken and all that waits fails. */
  const checkMode = () =>
    enqueue('', new AbortController().signal, true).catch(() => {
      const error = new TranslationEngineError('unavailable', `${mode.name} does not answer`, 'later')
      for (const text of waiting.takeAll()) text.reject(error)
      failuresInARow = 0
    })

  const endGroup = (end: (group: ProcessGroup) => Promise<void>) => {
    if (group === undefined) return
    const ended: Promise<void> = end(group).finally(() => ending.delete(ended))
    ending.add(ended)
    group = undefined
  }

  return {
    async send(stream, signal) {
      signal.throwIfAborted()
      if (isStopped) throw new TranslationEngineError('unavailable', `${mode.name} is stopped`, 'later')
      const { promise: aborted, reject } = Promise.withResolvers<never>()
      const abort = () => reject(signal.reason)
      signal.addEventListener('abort', abort, { once: true })
      const answer = enqueue(stream, signal, false)
      answer.catch(() => {})
      return await Promise.race([answer, aborted]).finally(() => signal.removeEventListener('abort', abort))
    },
    pid: () => group?.pid,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      const isIdle = inFlight.length === 0
      endGroup((ended) => (isIdle ? ended.end() : ended.kill()))
      const error = new TranslationEngineError('unavailable', `${mode.name} is stopped`, 'later')
      for (const text of [...inFlight.splice(0).flat(), ...waiting.takeAll()]) text.reject(error)
      await Promise.all(ending)
    },
  }
}

const lengthOf = (texts: readonly WaitingText[]): number => texts.reduce((sum, { stream }) => sum + stream.length, 0)
