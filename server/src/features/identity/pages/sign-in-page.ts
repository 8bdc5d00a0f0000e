import { Html, html } from '../../../platform/web/html.ts'
import { messages } from '../messages/en.ts'
import { passkeyMessages } from '../messages/passkeys.en.ts'
import { type Demo, demoBox } from './demo-box.ts'
import { alert, emailField, passwordField, titleOf } from './form-parts.ts'
import { lockIcon } from './icons.ts'
import type { Layout } from './layout.ts'
import { passkeyBox } from './passkey-box.ts'
import { revealScript, wayScript } from './scripts.ts'

export type SignInForm = {
  readonly action: string
  readonly email: string
  /** Filled in for the accounts of the demo alone. */
  readonly password?: string
  /** Who signs in the people of the e-mail address, where that is known to be somebody else. */
  readonly organisation?: string | undefined
  readonly error?: string
  readonly passwordError?: string
  readonly contactEmail: string
  readonly demo: Demo | null
}

/** One page for both, so that password managers fill it in; the password stays empty where an organisation signs in. */
export function signInPage(layout: Layout, form: SignInForm): string {
  const describedBy = form.error && 'error'
  return layout(
    titleOf(messages.signIn, Boolean(form.error ?? form.passwordError)),
    html`<section class="card" aria-labelledby="title">
<h1 id="title">${messages.signIn}</h1>
${form.error && alert(form.error)}
<form id="sign-in" method="post" action="${form.action}" data-continue="${messages.continueWith}" data-organisation="${form.organisation}">
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
<script>${new Html(revealScript)}</script>
<script>${new Html(wayScript)}</script>`,
  )
}
