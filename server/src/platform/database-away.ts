import { setTimeout as sleep } from 'node:timers/promises'

/** Error codes of failed connections, and of PostgreSQL while it stops, starts or has too many connections. */
const codes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN'],
  ...['57P01', '57P02', '57P03', '57P05', '53300'],
  '53100', // disk full: works as soon as there is space
])

/** Messages of pg errors that have no code. */
const messages =
  /connection terminated|timeout exceeded when trying to connect|connection error and is not queryable|client was closed and is not queryable|connection is closed|server closed the connection/i

/** Whether a query failed because the database cannot be used at the moment. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message = '', syscall } = (error ?? {}) as { code?: unknown; message?: string; syscall?: string }
  if (code === 'ENOENT') return syscall === 'connect' // its socket does not exist
  if (typeof code === 'string' && (codes.has(code) || /^08...$/.test(code))) return true
  return messages.test(message)
}

/** Retries the work while the database is away, until the time is over or the work is no longer wanted. */
export async function whileDatabaseIsAway<Result>(
  work: () => Promise<Result>,
  { forMs, isWanted }: { readonly forMs: number; readonly isWanted: () => boolean },
): Promise<Result> {
  for (const until = Date.now() + forMs; ; await sleep(250)) {
    try {
      return await work()
    } catch (error) {
      if (!isDatabaseAway(error) || !isWanted() || Date.now() > until) throw error
    }
  }
}
