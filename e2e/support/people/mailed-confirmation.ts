import { portalUrl } from '../portal-url.ts'

/** Waits for the confirmation e-mail of a new user and returns its link. */
export async function mailedConfirmation(email: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`${portalUrl()}/api/outbox?to=${encodeURIComponent(email)}`)
    const mails = (await answer.json()) as { text: string }[]
    const link = /https?:\S+\/confirmEmail\?\S+/.exec(mails[0]?.text ?? '')?.[0]
    if (link) return link
    await new Promise((again) => setTimeout(again, 200))
  }
  throw new Error(`No confirmation was mailed to ${email}.`)
}
