import { type Html, html } from '../../../platform/web/html.ts'
import type { Frame } from './layout.ts'
import { submitScript } from './scripts.ts'

export type Notice = { readonly title: string; readonly lead: string; readonly rest: Html }

const notice = (title: string, lead: string, rest: Html) => html`<section class="card" aria-labelledby="title">
<div class="head"><h1 id="title">${title}</h1>
<p class="quiet">${lead}</p></div>
${rest}
</section>`

export const noticePage = ({ layout }: Frame, { title, lead, rest }: Notice): string =>
  layout(title, notice(title, lead, rest))

const homeButton = (words: string) => html`<a class="button" href="/">${words}</a>`

export const expiredPage = ({ layout, t }: Frame): string =>
  layout(t('expired'), notice(t('expired'), t('expiredLead'), homeButton(t('startAgain'))))

export const signedOutPage = ({ layout, t }: Frame): string =>
  layout(t('signedOut'), notice(t('signedOut'), t('signedOutLead'), homeButton(t('toHome'))))

export function problemPage({ layout, t }: Frame, lead: string, code: string): string {
  const rest = html`${homeButton(t('startAgain'))}<p class="quiet small">${t('errorCode', { code })}</p>`
  return layout(t('problem'), notice(t('problem'), lead, rest))
}

/** Asks for confirmation unless the portal sent an id token hint: anyone could link to the sign-out. */
export function signOutPage({ layout, t }: Frame, form: Html, isConfirmed: boolean): string {
  const [title, lead] = isConfirmed ? [t('signingOut'), t('signingOutLead')] : [t('signOutQuestion'), t('signOutLead')]
  const stay = html`<a class="button outline" href="/">${t('staySignedIn')}</a>`
  return layout(
    title,
    notice(title, lead, html`<div class="actions">${form}${isConfirmed ? submitScript : stay}</div>`),
  )
}
