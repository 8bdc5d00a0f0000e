import { Html, html } from '../../../platform/html.ts'
import { messages } from '../messages/en.ts'
import { type Demo, demoBox } from './demo-box.ts'
import { lockIcon, warningIcon } from './icons.ts'
import type { Layout } from './layout.ts'
import { revealScript } from './scripts.ts'

export type SignInForm = {
  readonly action: string
  readonly email: string
  /** Filled in for the accounts of the demo alone. */
  readonly password?: string
  readonly error?: string
  readonly contactEmail: string
  readonly demo: Demo | null
}

export function signInPage(layout: Layout, form: SignInForm): string {
  const title = form.error ? `${messages.errorPrefix} ${messages.signIn}` : messages.signIn
  const invalid = form.error ? html` aria-invalid="true" aria-describedby="error"` : undefined
  const [focusEmail, focusPassword] = form.email ? [undefined, html` autofocus`] : [html` autofocus`, undefined]
  return layout(
    title,
    html`<section class="card" aria-labelledby="title">
<h1 id="title">${messages.signIn}</h1>
${form.error && alert(form.error)}
<form method="post" action="${form.action}">
<div class="field">
<label for="email">${messages.email}</label>
<div class="entry" dir="ltr"><input id="email" name="email" type="email" autocomplete="username" autocapitalize="none" spellcheck="false" required value="${form.email}"${invalid}${focusEmail}></div>
</div>
<div class="field">
<label for="password">${messages.password}</label>
<div class="entry" dir="ltr"><input id="password" name="password" type="password" autocomplete="current-password" autocapitalize="none" spellcheck="false" required value="${form.password}"${invalid}${focusPassword}>
<button class="reveal" type="button" hidden aria-label="${messages.showPassword}" data-text="${messages.hide}" data-label="${messages.hidePassword}">${messages.show}</button></div>
</div>
<button class="button" type="submit">${messages.signIn}</button>
</form>
<p class="note quiet small">${lockIcon}<span>${messages.keepSecret} ${messages.help} <a href="mailto:${form.contactEmail}">${messages.contactUs}</a></span></p>
</section>
${form.demo ? demoBox(form.demo, form) : undefined}
<script>${new Html(revealScript)}</script>`,
  )
}

const alert = (error: string) => html`<p class="alert" id="error" role="alert">${warningIcon}<span>${error}</span></p>`
