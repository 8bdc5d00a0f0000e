import { type Html, html } from '../../../platform/web/html.ts'
import { messages } from '../messages/en.ts'
import type { Layout } from './layout.ts'
import { submitScript } from './scripts.ts'

export type Notice = { readonly title: string; readonly lead: string; readonly rest: Html }

const notice = (title: string, lead: string, rest: Html) => html`<section class="card" aria-labelledby="title">
<div class="head"><h1 id="title">${title}</h1>
<p class="quiet">${lead}</p></div>
${rest}
</section>`

export const noticePage = (layout: Layout, { title, lead, rest }: Notice): string =>
  layout(title, notice(title, lead, rest))

const homeButton = (words: string) => html`<a class="button" href="/">${words}</a>`

export const expiredPage = (layout: Layout): string =>
  layout(messages.expired, notice(messages.expired, messages.expiredLead, homeButton(messages.startAgain)))

export const signedOutPage = (layout: Layout): string =>
  layout(messages.signedOut, notice(messages.signedOut, messages.signedOutLead, homeButton(messages.toHome)))

export function problemPage(layout: Layout, lead: string, code: string): string {
  const rest = html`${homeButton(messages.startAgain)}<p class="quiet small">${messages.errorCode(code)}</p>`
  return layout(messages.problem, notice(messages.problem, lead, rest))
}

/** Asks for confirmation unless the portal sent an id token hint: anyone could link to the sign-out. */
export function signOutPage(layout: Layout, form: Html, isConfirmed: boolean): string {
  const [title, lead] = isConfirmed
    ? [messages.signingOut, messages.signingOutLead]
    : [messages.signOutQuestion, messages.signOutLead]
  const stay = html`<a class="button outline" href="/">${messages.staySignedIn}</a>`
  return layout(
    title,
    notice(title, lead, html`<div class="actions">${form}${isConfirmed ? submitScript : stay}</div>`),
  )
}
