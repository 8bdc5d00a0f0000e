import { html } from '../../../platform/web/html.ts'
import { passwordField, sentenceWith, titleOf } from './form-parts.ts'
import type { Frame } from './layout.ts'
import { noticePage } from './notice-pages.ts'
import { revealScript } from './scripts.ts'

export type ResetPasswordForm = {
  readonly email: string
  readonly code: string
  readonly errors?: { readonly password?: string; readonly repeat?: string }
}

export function resetPasswordPage(frame: Frame, { email, code, errors = {} }: ResetPasswordForm): string {
  const { layout, t } = frame
  const isRepeatWrong = errors.repeat !== undefined
  return layout(
    titleOf(frame, t('newPasswordTitle'), isRepeatWrong || errors.password !== undefined),
    html`<section class="card" aria-labelledby="title">
<div class="head"><h1 id="title">${t('newPasswordTitle')}</h1>
<p class="quiet">${sentenceWith((value) => t('newPasswordLead', { email: value }), html`<bdi class="strong">${email}</bdi>`)}</p></div>
<form method="post" action="/resetPassword?${String(new URLSearchParams({ email, code }))}">
<input type="hidden" name="code" value="${code}">
<input class="unseen" name="email" type="email" autocomplete="username" readonly tabindex="-1" aria-hidden="true" value="${email}">
${passwordField(frame, {
  ...{ name: 'password', label: t('newPassword'), autocomplete: 'new-password' },
  ...{ isFocused: !isRepeatWrong, error: errors.password },
})}
${passwordField(frame, {
  ...{ name: 'repeat', label: t('repeatPassword'), autocomplete: 'new-password' },
  ...{ isFocused: isRepeatWrong, error: errors.repeat },
})}
<p class="quiet small">${t('passwordRules')}</p>
<button class="button" type="submit">${t('savePassword')}</button>
</form>
</section>
${revealScript}`,
  )
}

export const resetLinkExpiredPage = (frame: Frame): string =>
  noticePage(frame, {
    title: frame.t('resetExpired'),
    lead: frame.t('resetExpiredLead'),
    rest: html`<a class="button" href="/forgotPassword">${frame.t('sendNewLink')}</a>`,
  })

export const passwordResetPage = (frame: Frame): string =>
  noticePage(frame, {
    title: frame.t('passwordReset'),
    lead: frame.t('passwordResetLead'),
    rest: html`<a class="button" href="/?signIn=1">${frame.t('signIn')}</a>`,
  })
