/** Adds a path to the address of a service, which may have a path of its own. */
export function joinUrl(address: string, path: string, query: Readonly<Record<string, string>> = {}): URL {
  const url = new URL(path, address.endsWith('/') ? address : `${address}/`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}
