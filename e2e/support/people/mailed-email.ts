import { portalUrl } from '../portal-url.ts'

type Email = { readonly subject: string; readonly text: string; readonly replyTo?: string }

/** Waits for an email to this address and returns it. */
export async function waitForEmail(email: string, subject: RegExp): Promise<Email> {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(`${portalUrl()}/api/outbox?to=${encodeURIComponent(email)}`)
    const found = ((await answer.json()) as Email[]).find((each) => subject.test(each.subject))
    if (found) return found
    await new Promise((again) => setTimeout(again, 200))
  }
  throw new Error(`No email with subject ${subject} was sent to ${email}.`)
}
