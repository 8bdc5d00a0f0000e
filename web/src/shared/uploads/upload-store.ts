import { speedMeter } from './speed-meter.ts'
import { isUploading, noUploads, type UploadItem, type UploadState } from './upload-state.ts'

const TOLD_EVERY_MS = 100

/** The state of the uploads and its subscribers. */
export function createUploadStore() {
  const listeners = new Set<() => void>()
  let state: UploadState = noUploads
  let speed = speedMeter()
  let telling: ReturnType<typeof setTimeout> | undefined

  function tell(): void {
    clearTimeout(telling)
    telling = undefined
    for (const listener of listeners) listener()
  }

  const changed = (id: string, more: Partial<UploadItem>): readonly UploadItem[] =>
    state.items.map((item) => (item.id === id ? { ...item, ...more } : item))

  function set(next: Partial<UploadState>): void {
    state = { ...state, ...next }
    if (!isUploading(state)) {
      speed = speedMeter()
      state = { ...state, bytesPerSecond: null }
    }
    tell()
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getState: (): UploadState => state,
    find: (id: string): UploadItem | undefined => state.items.find((item) => item.id === id),
    set,
    change: (id: string, more: Partial<UploadItem>): void => set({ items: changed(id, more) }),

    /** Bytes come often: the page hears of them ten times a second. */
    count(id: string, more: Pick<UploadItem, 'sentBytes' | 'bytesPerSecond' | 'status'>): void {
      const items = changed(id, more)
      const sent = items.reduce((sum, { sentBytes }) => sum + sentBytes, 0)
      state = { ...state, items, bytesPerSecond: speed(sent) }
      telling ??= setTimeout(tell, TOLD_EVERY_MS)
    },
  }
}
