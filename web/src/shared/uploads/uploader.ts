import { translate } from '../messages/messages.ts'
import type { SenderOptions } from './file-sender.ts'
import { uploadMessages } from './messages/uploads.ts'
import { speedMeter } from './speed-meter.ts'
import { uploadProblem } from './upload-problem.ts'
import { admitFiles, type UploadLimits } from './upload-rules.ts'
import { isOnItsWay, type KeptFile, type UploadItem, type UploadList, type UploadState } from './upload-state.ts'
import { createUploadStore } from './upload-store.ts'

const FILES_AT_ONCE = 3

// Most visits to a form end without a file.
const loadSending = () => import('./file-sender.ts')

export type UploaderOptions = SenderOptions & {
  /** Asked when files are added: they may change when somebody signs in. */
  readonly limits: () => UploadLimits
}

export type Uploader = ReturnType<typeof createUploader>

/** The files of one form, of all its lists: what is to be sent, how far it is, what went wrong. Knows no React. */
export function createUploader({ limits, ...options }: UploaderOptions) {
  const store = createUploadStore()
  let sender: ReturnType<Awaited<ReturnType<typeof loadSending>>['createFileSender']> | undefined
  const running = new Map<string, AbortController>()
  let isStarted = false
  let added = 0

  function goOn(): void {
    if (!isStarted) return
    const waiting = store.getState().items.filter(({ status }) => status === 'waiting')
    for (const item of waiting.slice(0, Math.max(0, FILES_AT_ONCE - running.size))) void send(item)
  }

  async function send(item: UploadItem): Promise<void> {
    const { id, size } = item
    const stopping = new AbortController()
    const { signal } = stopping
    running.set(id, stopping)
    store.change(id, { status: 'uploading', problem: null })
    const speed = speedMeter()
    const progress = {
      signal,
      onSent(bytes: number) {
        if (signal.aborted) return
        const sentBytes = Math.min(bytes, size)
        const status = sentBytes === size ? 'checking' : 'uploading'
        store.count(id, { sentBytes, bytesPerSecond: speed(sentBytes), status })
      },
      onCut: () => store.change(id, { status: 'reconnecting', bytesPerSecond: null }),
    }
    try {
      const { createFileSender } = await loadSending()
      sender ??= createFileSender(options)
      const fileKey = await sender(item, progress)
      if (!signal.aborted) store.change(id, { status: 'done', sentBytes: size, bytesPerSecond: null, fileKey })
    } catch (error) {
      if (!signal.aborted) store.change(id, { status: 'failed', problem: uploadProblem(error), bytesPerSecond: null })
    } finally {
      if (running.get(id) === stopping) running.delete(id)
      goOn()
    }
  }

  function stop(id: string): void {
    running.get(id)?.abort(new Error('The upload was stopped.'))
    running.delete(id)
  }

  const refusalsElsewhere = (list: UploadList) => store.getState().refusals.filter((one) => one.list !== list)

  return {
    subscribe: store.subscribe,
    getState: store.getState,
    limits,
    /** Files are about to be chosen: what sends them is loaded. */
    prepare: (): void => void loadSending().catch(() => {}),

    /** Answers how many were taken; of the others the state tells. */
    add(list: UploadList, files: readonly File[]): number {
      const { items } = store.getState()
      const { taken, refusals } = admitFiles(items, files, limits())
      const fresh = taken.map(({ file, name }) => waitingItem(String(++added), list, name, file))
      const allRefusals = [...refusalsElsewhere(list), ...refusals.map((text) => ({ list, text }))]
      store.set({ items: [...items, ...fresh], refusals: allRefusals })
      goOn()
      return taken.length
    },
    /** Files that are stored already join the lists; of those that are gone the state tells. */
    keep(files: readonly KeptFile[], gone: readonly { list: UploadList; name: string }[] = []): void {
      const { items } = store.getState()
      const fresh = files
        .filter(({ fileKey }) => items.every((item) => item.fileKey !== fileKey))
        .map((file) => keptItem(String(++added), file))
      const refusals = gone.map(({ list, name }) => ({ list, text: translate(uploadMessages)('gone', { name }) }))
      store.set({ items: [...items, ...fresh], refusals })
    },
    remove(id: string): void {
      const item = store.find(id)
      if (!item) return
      stop(id)
      const items = store.getState().items.filter((other) => other !== item)
      store.set({ items, refusals: refusalsElsewhere(item.list) })
      if (item.status !== 'done' && item.status !== 'kept') void giveUp(item.file)
      goOn()
    },
    /** What has arrived of a large file is kept, for the case that it is tried again. */
    cancel(id: string): void {
      stop(id)
      store.change(id, { status: 'cancelled', sentBytes: 0, bytesPerSecond: null })
      goOn()
    },
    retry(id: string): void {
      store.change(id, { status: 'waiting', problem: null, sentBytes: 0 })
      goOn()
    },
    /** From here on files are sent as soon as they are added. */
    start(): void {
      isStarted = true
      goOn()
    },
    /** When nothing is waiting or on its way any more; the state then tells what failed. */
    settled(): Promise<UploadState> {
      return new Promise((done) => {
        const look = () => {
          if (store.getState().items.some((item) => item.status === 'waiting' || isOnItsWay(item))) return
          leave()
          done(store.getState())
        }
        const leave = store.subscribe(look)
        look()
      })
    },
    /** The page goes away: nothing is sent any more. A large file can be gone on with another time. */
    close(): void {
      isStarted = false
      for (const id of [...running.keys()]) {
        stop(id)
        store.change(id, { status: 'waiting', bytesPerSecond: null })
      }
    },
  }
}

/** The server deletes by itself, later, what could not be given up. */
const giveUp = (file: File): Promise<void> =>
  loadSending().then(
    ({ giveUpParts }) => giveUpParts(file),
    () => {},
  )

const waitingItem = (id: string, list: UploadList, name: string, file: File): UploadItem => ({
  id,
  list,
  file,
  name,
  size: file.size,
  status: 'waiting',
  sentBytes: 0,
  bytesPerSecond: null,
  problem: null,
  fileKey: null,
})

const keptItem = (id: string, { list, name, size, fileKey }: KeptFile): UploadItem => ({
  ...waitingItem(id, list, name, new File([], name)),
  size,
  status: 'kept',
  sentBytes: size,
  fileKey,
})
