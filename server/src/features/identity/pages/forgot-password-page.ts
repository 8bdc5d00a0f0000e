import { html } from '../../../platform/web/html.ts'
import { messages } from '../messages/en.ts'
import { alert, emailField, titleOf } from './form-parts.ts'
import type { Layout } from './layout.ts'

export type ForgotPasswordForm = {
  readonly email: string
  /** Continues the sign-in, or starts a new one. */
  readonly back: string
  /** The sign-in that led here. */
  readonly signIn: string
  readonly error?: string
}

export const forgotPasswordPage = (layout: Layout, { email, back, signIn, error }: ForgotPasswordForm): string =>
  layout(
    titleOf(messages.forgotPassword, error !== undefined),
    html`<section class="card" aria-labelledby="title">
<div class="head"><h1 id="title">${messages.forgotPassword}</h1>
<p class="quiet">${messages.forgotPasswordLead}</p></div>
${error && alert(error)}
<form method="post" action="/forgotPassword">
<input type="hidden" name="signIn" value="${signIn}">
${emailField({ value: email, isFocused: true, describedBy: error && 'error' })}
<button class="button" type="submit">${messages.sendLink}</button>
</form>
<p class="small"><a href="${back}">${messages.backToSignIn}</a></p>
</section>`,
  )

/** The same for every address, so that it does not reveal whether an account exists. */
export const resetLinkSentPage = (
  layout: Layout,
  { email, back }: Pick<ForgotPasswordForm, 'email' | 'back'>,
): string =>
  layout(
    messages.checkYourMail,
    html`<section class="card" aria-labelledby="title">
<div class="head"><h1 id="title">${messages.checkYourMail}</h1>
<p role="status">${messages.resetLinkSent.before} <bdi class="strong">${email}</bdi>${messages.resetLinkSent.after}</p>
<p class="quiet">${messages.resetLinkHelp}</p></div>
<a class="button" href="${back}">${messages.backToSignIn}</a>
</section>`,
  )
