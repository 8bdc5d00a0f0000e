import type { Caller } from './store-callers.ts'

export type FindCaller = (accountId: string, session: string) => Promise<Caller | undefined>

const cacheMs = 5_000
const maxAccounts = 20_000

/**
 * Caches callers for a few seconds and drops them as soon as their account changes. Only successful lookups are cached,
 * so that a session that is just being renewed is not refused for long.
 */
export function callerCache(find: FindCaller, now: () => Date) {
  const accounts = new Map<string, Map<string, { readonly caller: Caller; readonly until: number }>>()
  // Counts invalidations: a lookup that started before a change must not be cached after it.
  let changes = 0

  async function lookUp(accountId: string, session: string): Promise<Caller | undefined> {
    const changesBefore = changes
    const caller = await find(accountId, session)
    if (!caller || changesBefore !== changes) return caller
    if (accounts.size >= maxAccounts) accounts.clear()
    const sessions = accounts.get(accountId) ?? new Map()
    accounts.set(accountId, sessions.set(session, { caller, until: now().getTime() + cacheMs }))
    return caller
  }

  return {
    /**
     * Returns the cached caller if it fits the token. Otherwise reads the account again, because the cache may be
     * outdated.
     */
    async find(accountId: string, session: string, fits: (caller: Caller) => boolean): Promise<Caller | undefined> {
      const cached = accounts.get(accountId)?.get(session)
      if (cached && cached.until > now().getTime() && fits(cached.caller)) return cached.caller
      return lookUp(accountId, session)
    },
    forget(accountId: string): void {
      changes++
      accounts.delete(accountId)
    },
    forgetAll(): void {
      changes++
      accounts.clear()
    },
  }
}

export type CallerCache = ReturnType<typeof callerCache>
