import { maxUiLogsPerCall, type UiLog, writeUiLogs } from '@portolan/contract/ui-logs/ui-logs'
import { call } from './api/api-client.ts'

const waitFor = 2_000
const mostPerMinute = 60
/** What browsers let a page send while it goes away. */
const mostBytes = 60_000

type Send = (logs: UiLog[]) => Promise<unknown>
type SendLast = (logs: UiLog[]) => void

/** Gathers, shortens and sends. The same entry is sent once a minute; a failed sending is not an error to be logged. */
export function createUiLog(send: Send, sendLast: SendLast, now: () => number = Date.now) {
  let waiting: UiLog[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const written = new Map<string, number>()

  function write(level: UiLog['level'], message: string, error?: unknown): void {
    const log: UiLog = { level, message: cut(message, 2_000) }
    if (error !== undefined) log.details = detailsOf(error)
    if (!isWorthSending(JSON.stringify(log))) return
    waiting.push(log)
    timer ??= setTimeout(flush, waitFor)
  }

  function isWorthSending(key: string): boolean {
    for (const [old, at] of written) if (now() - at >= 60_000) written.delete(old)
    if (written.has(key) || written.size >= mostPerMinute) return false
    written.set(key, now())
    return true
  }

  function flush(): void {
    timer = undefined
    for (const batch of inBatches(take())) send(batch).catch(() => {})
  }

  function take(): UiLog[] {
    clearTimeout(timer)
    timer = undefined
    const taken = waiting
    waiting = []
    return taken
  }

  /** The page goes away: what waits is handed to the browser. */
  const leave = (): void => inBatches(take()).forEach(sendLast)

  return { write, leave }
}

function inBatches(logs: readonly UiLog[]): UiLog[][] {
  const batches: UiLog[][] = []
  let bytes = 0
  for (const log of logs) {
    const size = new Blob([JSON.stringify(log)]).size
    const last = batches.at(-1)
    if (last && last.length < maxUiLogsPerCall && bytes + size <= mostBytes) {
      last.push(log)
      bytes += size
    } else {
      batches.push([log])
      bytes = size
    }
  }
  return batches
}

function detailsOf(error: unknown): NonNullable<UiLog['details']> {
  if (!(error instanceof Error)) return { message: cut(String(error), 2_000) }
  return {
    message: cut(error.message, 2_000),
    name: cut(error.name, 200),
    ...(error.stack && { stack: cut(error.stack, 8_000) }),
    ...(error.cause !== undefined && { cause: cut(String(error.cause), 2_000) }),
  }
}

const cut = (text: string, length: number): string => text.slice(0, length)

export const uiLog = createUiLog(
  (logs) => call(writeUiLogs, { body: logs }),
  (logs) => {
    navigator.sendBeacon(`/api${writeUiLogs.path}`, new Blob([JSON.stringify(logs)], { type: 'application/json' }))
  },
)

if (typeof addEventListener === 'function') addEventListener('pagehide', uiLog.leave)
