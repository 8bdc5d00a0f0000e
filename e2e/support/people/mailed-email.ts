import { portalUrl } from '../portal-url.ts'

type Letter = { readonly subject: string; readonly text: string }

/** A letter that was mailed to somebody, once it has arrived. */
export async function mailedLetter(email: string, subject: RegExp): Promise<Letter> {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(`${portalUrl()}/api/outbox?to=${encodeURIComponent(email)}`)
    const letter = ((await answer.json()) as Letter[]).find((each) => subject.test(each.subject))
    if (letter) return letter
    await new Promise((again) => setTimeout(again, 200))
  }
  throw new Error(`No letter like ${subject} was mailed to ${email}.`)
}
