import { clearImpersonation, storeImpersonation } from './impersonation.ts'

/** Throws when the server refuses, and then nothing has changed. */
export async function startImpersonation(username: string, reason: string): Promise<void> {
  const { askToImpersonate } = await import('./ask-impersonation.ts')
  storeImpersonation(await askToImpersonate(username, reason))
  location.assign('/')
}

/** Ends the impersonation here even if the server cannot be reached: there it expires by itself. */
export async function endImpersonation(): Promise<void> {
  clearImpersonation()
  const calls = import('./ask-impersonation.ts')
  await calls.then(({ tellImpersonationEnd }) => tellImpersonationEnd()).catch(() => {})
  location.assign('/')
}
