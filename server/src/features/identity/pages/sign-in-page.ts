import { html } from '../../../platform/web/html.ts'
import { messages } from '../messages/en.ts'
import { passkeyMessages } from '../messages/passkeys.en.ts'
import { type Demo, demoBox } from './demo-box.ts'
import { alert, emailField, passwordField, titleOf } from './form-parts.ts'
import { lockIcon } from './icons.ts'
import type { Layout } from './layout.ts'
import { passkeyBox } from './passkey-box.ts'
import { findOrganizationScript, revealScript } from './scripts.ts'

export type SignInForm = {
  readonly action: string
  readonly email: string
  /** Prefilled for demo accounts only. */
  readonly password?: string
  /** The organization that signs in people with this e-mail address, if known. */
  readonly organization?: string | undefined
  readonly error?: string
  readonly passwordError?: string
  readonly contactEmail: string
  readonly demo: Demo | null
}

/**
 * E-mail address and password share one page, so that password managers can fill it in. The password stays empty if an
 * organization signs the person in.
 */
export function signInPage(layout: Layout, form: SignInForm): string {
  const describedBy = form.error && 'error'
  return layout(
    titleOf(messages.signIn, Boolean(form.error ?? form.passwordError)),
    html`<section class="card" aria-labelledby="title">
<h1 id="title">${messages.signIn}</h1>
${form.error && alert(form.error)}
<form id="sign-in" method="post" action="${form.action}" data-continue="${messages.continueWith}" data-organization="${form.organization}">
${emailField({ value: form.email, isFocused: form.email === '', describedBy })}
<div class="fold" id="with-password">
${passwordField({
  ...{ name: 'password', label: messages.password, autocomplete: 'current-password', value: form.password },
  ...{ isFocused: form.email !== '', error: form.passwordError, describedBy },
})}
<noscript><p class="quiet small">${messages.leavePasswordEmpty}</p></noscript>
<p class="small"><a id="forgot" href="/forgotPassword?signIn=${form.action.split('/').pop()}">${messages.forgotPassword}</a></p>
</div>
<button class="button" type="submit">${messages.signIn}</button>
<button class="link" id="instead" type="button" hidden>${messages.passwordInstead}</button>
</form>
${passkeyBox({ action: form.action, words: passkeyMessages.signIn, isSecondStep: false })}
<p class="note quiet small">${lockIcon}<span>${messages.keepSecret} ${messages.help} <a href="mailto:${form.contactEmail}">${messages.contactUs}</a></span></p>
</section>
${form.demo ? demoBox(form.demo, form) : undefined}
${revealScript}
${findOrganizationScript}`,
  )
}
