/** Leaves the portal. Only web addresses: a script in an address must never run. */
export function leaveFor(url: string): void {
  const { protocol } = new URL(url)
  if (protocol === 'https:' || protocol === 'http:') window.location.assign(url)
}
