import type { Caller } from './store-callers.ts'

export type FindCaller = (accountId: string, session: string) => Promise<Caller | undefined>

const keptMs = 5_000
const mostAccounts = 20_000

/**
 * Remembers callers for a moment, and drops them the moment their account changes. Only good ones are kept: someone
 * refused is looked up anew each time, so that a session that is just being renewed is not refused for long.
 */
export function callerCache(find: FindCaller, now: () => Date) {
  const accounts = new Map<string, Map<string, { readonly caller: Caller; readonly until: number }>>()
  // What was looked up before a change must not be remembered after it.
  let changes = 0

  async function lookUp(accountId: string, session: string): Promise<Caller | undefined> {
    const changesBefore = changes
    const caller = await find(accountId, session)
    if (!caller || changesBefore !== changes) return caller
    if (accounts.size >= mostAccounts) accounts.clear()
    const sessions = accounts.get(accountId) ?? new Map()
    accounts.set(accountId, sessions.set(session, { caller, until: now().getTime() + keptMs }))
    return caller
  }

  return {
    /** The account as it is remembered where that fits the token, as it is now otherwise: the memory may be the older one. */
    async find(accountId: string, session: string, fits: (caller: Caller) => boolean): Promise<Caller | undefined> {
      const known = accounts.get(accountId)?.get(session)
      if (known && known.until > now().getTime() && fits(known.caller)) return known.caller
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
