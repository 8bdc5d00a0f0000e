/** The client a link was made for: its id in base64, URL-encoded; undefined when the address holds no such id. */
export function readClientId(encoded: string): number | undefined {
  try {
    const id = atob(encoded)
    return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined
  } catch {
    return undefined
  }
}
