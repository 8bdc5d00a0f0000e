import { html } from '../../../platform/web/html.ts'
import { type Demo, demoBox } from './demo-box.ts'
import { alert, emailField, passwordField, titleOf } from './form-parts.ts'
import { lockIcon } from './icons.ts'
import type { Frame } from './layout.ts'
import { passkeyBox } from './passkey-box.ts'
import { findOrganizationScript, revealScript } from './scripts.ts'

export type SignInForm = {
  readonly action: string
  readonly email: string
  /** Prefilled for demo accounts only. */
  readonly password?: string
  /** The organization that signs in people with this email address, if known. */
  readonly organization?: string | undefined
  readonly error?: string
  readonly passwordError?: string
  readonly contactEmail: string
  readonly demo: Demo | null
}

/**
 * Email address and password share one page, so that password managers can fill it in. The password stays empty if an
 * organization signs the person in.
 */
export function signInPage(frame: Frame, form: SignInForm): string {
  const { layout, t } = frame
  const describedBy = form.error && 'error'
  return layout(
    titleOf(frame, t('signIn'), Boolean(form.error ?? form.passwordError)),
    html`<section class="card" aria-labelledby="title">
<h1 id="title">${t('signIn')}</h1>
${form.error && alert(form.error)}
<form id="sign-in" method="post" action="${form.action}" data-continue="${t('continueWith', { company: '{company}' })}" data-organization="${form.organization}">
${emailField(frame, { value: form.email, isFocused: form.email === '', describedBy })}
<div class="fold" id="with-password">
${passwordField(frame, {
  ...{ name: 'password', label: t('password'), autocomplete: 'current-password', value: form.password },
  ...{ isFocused: form.email !== '', error: form.passwordError, describedBy },
})}
<noscript><p class="quiet small">${t('leavePasswordEmpty')}</p></noscript>
<p class="small"><a id="forgot" href="/forgotPassword?signIn=${form.action.split('/').pop()}">${t('forgotPassword')}</a></p>
</div>
<button class="button" type="submit">${t('signIn')}</button>
<button class="link" id="instead" type="button" hidden>${t('passwordInstead')}</button>
</form>
${passkeyBox(frame, { action: form.action, words: t('passkeySignIn'), isSecondStep: false })}
<p class="small">${t('noAccount')} <a href="/signUp">${t('signUp')}</a></p>
<p class="note quiet small">${lockIcon}<span>${t('keepSecret')} ${t('help')} <a href="mailto:${form.contactEmail}">${t('contactUs')}</a></span></p>
</section>
${form.demo ? demoBox(frame, form.demo, form) : undefined}
${revealScript}
${findOrganizationScript}`,
  )
}
