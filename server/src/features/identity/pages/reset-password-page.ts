import { html } from '../../../platform/web/html.ts'
import { messages } from '../messages/en.ts'
import { passwordField, titleOf } from './form-parts.ts'
import type { Layout } from './layout.ts'
import { noticePage } from './notice-pages.ts'
import { revealScript } from './scripts.ts'

export type ResetPasswordForm = {
  readonly email: string
  readonly code: string
  readonly errors?: { readonly password?: string; readonly repeat?: string }
}

export function resetPasswordPage(layout: Layout, { email, code, errors = {} }: ResetPasswordForm): string {
  const isRepeatWrong = errors.repeat !== undefined
  return layout(
    titleOf(messages.newPasswordTitle, isRepeatWrong || errors.password !== undefined),
    html`<section class="card" aria-labelledby="title">
<div class="head"><h1 id="title">${messages.newPasswordTitle}</h1>
<p class="quiet">${messages.newPasswordLead} <bdi class="strong">${email}</bdi></p></div>
<form method="post" action="/resetPassword">
<input type="hidden" name="code" value="${code}">
<input class="unseen" name="email" type="email" autocomplete="username" readonly tabindex="-1" aria-hidden="true" value="${email}">
${passwordField({
  ...{ name: 'password', label: messages.newPassword, autocomplete: 'new-password' },
  ...{ isFocused: !isRepeatWrong, error: errors.password },
})}
${passwordField({
  ...{ name: 'repeat', label: messages.repeatPassword, autocomplete: 'new-password' },
  ...{ isFocused: isRepeatWrong, error: errors.repeat },
})}
<p class="quiet small">${messages.passwordRules}</p>
<button class="button" type="submit">${messages.savePassword}</button>
</form>
</section>
${revealScript}`,
  )
}

export const resetLinkExpiredPage = (layout: Layout): string =>
  noticePage(layout, {
    title: messages.resetExpired,
    lead: messages.resetExpiredLead,
    rest: html`<a class="button" href="/forgotPassword">${messages.sendNewLink}</a>`,
  })

export const passwordResetPage = (layout: Layout): string =>
  noticePage(layout, {
    title: messages.passwordReset,
    lead: messages.passwordResetLead,
    rest: html`<a class="button" href="/?signIn=1">${messages.signIn}</a>`,
  })
