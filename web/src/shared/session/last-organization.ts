const key = 'portolan.organization'

/**
 * The organization for which this browser last opened the request form. It lets a page ask for the form's data before
 * the account is known; the server decides who gets it. Forgotten whenever somebody signs in or out.
 */
export const lastOrganization = {
  read(): number | undefined {
    try {
      return Number(localStorage.getItem(key)) || undefined
    } catch {
      return undefined
    }
  },
  keep(clientId: number): void {
    try {
      localStorage.setItem(key, String(clientId))
    } catch {}
  },
  forget(): void {
    try {
      localStorage.removeItem(key)
    } catch {}
  },
}
