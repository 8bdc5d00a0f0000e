const storageKey = 'portolan.requestsPageTrail'

type Trail = Readonly<Record<string, string>>

const read = (): Trail => JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Trail

/** A token leads forward only, so each page remembers the one it was reached from. */
export const rememberWayBack = (pageToken: string, from: string): void =>
  sessionStorage.setItem(storageKey, JSON.stringify({ ...read(), [pageToken]: from }))

/** Undefined for an address that was opened directly. */
export const previousPageToken = (pageToken: string): string | undefined => read()[pageToken]
