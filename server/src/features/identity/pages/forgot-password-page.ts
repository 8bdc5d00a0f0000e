import { html } from '../../../platform/web/html.ts'
import { alert, emailField, sentenceWith, titleOf } from './form-parts.ts'
import type { Frame } from './layout.ts'

export type ForgotPasswordForm = {
  readonly email: string
  /** Continues the sign-in, or starts a new one. */
  readonly back: string
  /** The sign-in that led here. */
  readonly signIn: string
  readonly error?: string
}

export const forgotPasswordPage = (frame: Frame, { email, back, signIn, error }: ForgotPasswordForm): string =>
  frame.layout(
    titleOf(frame, frame.t('forgotPassword'), error !== undefined),
    html`<section class="card" aria-labelledby="title">
<div class="head"><h1 id="title">${frame.t('forgotPassword')}</h1>
<p class="quiet">${frame.t('forgotPasswordLead')}</p></div>
${error && alert(error)}
<form method="post" action="/forgotPassword?signIn=${signIn}">
<input type="hidden" name="signIn" value="${signIn}">
${emailField(frame, { value: email, isFocused: true, describedBy: error && 'error' })}
<button class="button" type="submit">${frame.t('sendLink')}</button>
</form>
<p class="small"><a href="${back}">${frame.t('backToSignIn')}</a></p>
</section>`,
  )

/** The same for every address, so that it does not reveal whether an account exists. */
export const resetLinkSentPage = (
  { layout, t }: Frame,
  { email, back }: Pick<ForgotPasswordForm, 'email' | 'back'>,
): string =>
  layout(
    t('checkYourMail'),
    html`<section class="card" aria-labelledby="title">
<div class="head"><h1 id="title">${t('checkYourMail')}</h1>
<p role="status">${sentenceWith((value) => t('resetLinkSent', { email: value }), html`<bdi class="strong">${email}</bdi>`)}</p>
<p class="quiet">${t('resetLinkHelp')}</p></div>
<a class="button" href="${back}">${t('backToSignIn')}</a>
</section>`,
  )
