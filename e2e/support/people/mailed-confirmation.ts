import { portalUrl } from '../portal-url.ts'

/** Waits for the confirmation email of a new user and returns its link. */
export const mailedConfirmation = (email: string): Promise<string> => mailedLink(email, '/confirmEmail?')

/** Waits for an email with a link to the path and returns the link. */
export async function mailedLink(email: string, path: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`${portalUrl()}/api/outbox?to=${encodeURIComponent(email)}`)
    const [newest] = (await answer.json()) as { text: string }[]
    const link = newest?.text.split('\n').find((line) => line.startsWith('http') && line.includes(path))
    if (link) return link
    await new Promise((again) => setTimeout(again, 200))
  }
  throw new Error(`No link to ${path} was mailed to ${email}.`)
}
