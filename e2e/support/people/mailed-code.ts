import { portalUrl } from '../portal-url.ts'

/** Waits for the email with the verification code and returns the code. */
export async function mailedCode(email: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`${portalUrl()}/api/outbox?to=${encodeURIComponent(email)}`)
    const mails = (await answer.json()) as { text: string }[]
    const code = /\b[A-HJKMNP-Z2-9]{6}\b/.exec(mails[0]?.text ?? '')?.[0]
    if (code) return code
    await new Promise((again) => setTimeout(again, 200))
  }
  throw new Error(`No code was mailed to ${email}.`)
}
