import { totalmem } from 'node:os'
import { TranslationEngineError } from '../../../../ports/translation-engine.ts'
import type { InstalledMode } from '../routes/installed-modes.ts'
import { measureGroups } from './group-memory.ts'
import { createPipeline, type Pipeline } from './pipeline.ts'
import { createRoomSignal } from './room-signal.ts'

const mebibyte = 1024 ** 2
/** Modes take between 30 and 620 MiB; what one really takes is measured as soon as it runs. */
const expectedBytes = 200 * mebibyte

export type PoolOptions = {
  readonly memoryBytes?: number
  readonly idleMs?: number
  readonly timeoutMs?: number
}

type RunningPipeline = {
  readonly mode: string
  /** The number of its process group; undefined while it is down. */
  readonly pid: number | undefined
  /** Texts sent so far. */
  readonly texts: number
}

type SendOptions = { readonly signal: AbortSignal; readonly isUrgent: boolean }

export type PipelinePool = {
  send(mode: InstalledMode, stream: string, options: SendOptions): Promise<string>
  list(): readonly RunningPipeline[]
  stop(): Promise<void>
}

/**
 * People and files have a pipeline each: a hostile file that breaks its programs or keeps them busy holds up nobody who
 * waits for a text.
 */
const keyOf = (mode: InstalledMode, isUrgent: boolean): string =>
  `${mode.name} ${mode.environment.PATH} ${isUrgent ? 'people' : 'files'}`

type Entry = {
  readonly mode: string
  readonly pipeline: Pipeline
  users: number
  texts: number
  lastUsed: number
  idleTimer?: NodeJS.Timeout
}

/** Starts pipelines of a mode when they are needed, within a limit of memory, and stops those that are idle. */
export function createPipelinePool(options: PoolOptions = {}): PipelinePool {
  const { memoryBytes = Math.min(2048 * mebibyte, totalmem() / 3), idleMs = 300_000 } = options
  const entries = new Map<string, Entry>()
  const measured = new Map<string, number>()
  const room = createRoomSignal()
  let admission: Promise<unknown> = Promise.resolve()
  let isStopped = false

  const acquire = async (mode: InstalledMode, { signal, isUrgent }: SendOptions): Promise<Entry> => {
    const running = entries.get(keyOf(mode, isUrgent))
    if (running && !isStopped) return use(running)
    for (;;) {
      signal.throwIfAborted()
      const hasRoom = room.next()
      // One at a time, so that two cannot take the same room.
      const admitted = admission.then(() => admit(mode, isUrgent))
      admission = admitted.catch(() => {})
      const entry = await admitted
      if (entry) return entry
      await hasRoom(signal)
    }
  }

  const admit = async (mode: InstalledMode, isUrgent: boolean): Promise<Entry | undefined> => {
    const key = keyOf(mode, isUrgent)
    if (!entries.has(key) && !(await makeRoom(mode.name))) return undefined
    if (isStopped) throw new TranslationEngineError('unavailable', 'the engine is stopped', 'later')
    const entry = entries.get(key) ?? {
      mode: mode.name,
      pipeline: createPipeline({
        mode,
        isUrgent,
        ...(options.timeoutMs !== undefined && { timeoutMs: options.timeoutMs }),
      }),
      users: 0,
      texts: 0,
      lastUsed: 0,
    }
    entries.set(key, entry)
    return use(entry)
  }

  const use = (entry: Entry): Entry => {
    entry.users += 1
    entry.texts += 1
    clearTimeout(entry.idleTimer)
    return entry
  }

  /** False if there is no room and nothing can be stopped now. A pipeline may always run alone. */
  const makeRoom = async (mode: string): Promise<boolean> => {
    const needed = measured.get(mode) ?? expectedBytes
    while (entries.size > 0 && (await measureTotal()) + needed > memoryBytes) {
      const [idle] = [...entries].filter(([, { users }]) => users === 0).sort(([, a], [, b]) => a.lastUsed - b.lastUsed)
      if (!idle) return false
      await remove(...idle)
    }
    return true
  }

  const measureTotal = async (): Promise<number> => {
    const groups = [...entries.values()].map(({ mode, pipeline }) => ({ mode, pid: pipeline.pid() }))
    const sizes = await measureGroups(new Set(groups.flatMap(({ pid }) => pid ?? [])))
    return groups.reduce((total, { mode, pid }) => {
      const size = Math.max(measured.get(mode) ?? 0, sizes.get(pid ?? 0) ?? 0)
      if (size > 0) measured.set(mode, size)
      return total + (size || expectedBytes)
    }, 0)
  }

  const remove = async (key: string, entry: Entry): Promise<void> => {
    entries.delete(key)
    clearTimeout(entry.idleTimer)
    await entry.pipeline.stop()
    room.announce()
  }

  const release = (entry: Entry) => {
    entry.users -= 1
    entry.lastUsed = performance.now()
    if (entry.users > 0) return
    room.announce()
    entry.idleTimer = setTimeout(() => {
      for (const [key, each] of entries) if (each === entry && entry.users === 0) void remove(key, entry)
    }, idleMs).unref()
  }

  return {
    async send(mode, stream, options) {
      const entry = await acquire(mode, options)
      return await entry.pipeline.send(stream, options.signal).finally(() => release(entry))
    },
    list: () => [...entries.values()].map(({ mode, pipeline, texts }) => ({ mode, pid: pipeline.pid(), texts })),
    async stop() {
      isStopped = true
      await admission
      await Promise.all([...entries].map(([key, entry]) => remove(key, entry)))
    },
  }
}
