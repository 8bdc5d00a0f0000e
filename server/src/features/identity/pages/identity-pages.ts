import type { Branding } from '@portolan/contract/branding/branding'
import { Html } from '../../../platform/web/html.ts'
import { messages } from '../messages/en.ts'
import { type CodeForm, codePage } from './code-page.ts'
import type { Demo } from './demo-box.ts'
import { type ForgotPasswordForm, forgotPasswordPage, resetLinkSentPage } from './forgot-password-page.ts'
import { layout } from './layout.ts'
import { expiredPage, type Notice, noticePage, problemPage, signedOutPage, signOutPage } from './notice-pages.ts'
import {
  passwordResetPage,
  type ResetPasswordForm,
  resetLinkExpiredPage,
  resetPasswordPage,
} from './reset-password-page.ts'
import { securityHeaders } from './security-headers.ts'
import { type SignInForm, signInPage } from './sign-in-page.ts'
import { type UnconfirmedForm, unconfirmedPage } from './unconfirmed-page.ts'

export type PagesNeeds = {
  readonly origin: string
  readonly branding: Branding
  readonly demo: Demo | null
  readonly now: () => Date
}

export type IdentityPages = ReturnType<typeof identityPages>

/** The issuer's pages, as complete HTML documents. */
export function identityPages({ origin, branding, demo, now }: PagesNeeds) {
  const frame = layout(branding, now)
  return {
    headers: securityHeaders(origin, branding.logoUrl),
    signIn: (form: Omit<SignInForm, 'contactEmail' | 'demo'>) =>
      signInPage(frame, { ...form, contactEmail: branding.contactEmail, demo }),
    code: (form: CodeForm) => codePage(frame, form),
    unconfirmed: (form: UnconfirmedForm) => unconfirmedPage(frame, form),
    forgotPassword: (form: ForgotPasswordForm) => forgotPasswordPage(frame, form),
    resetLinkSent: (form: Pick<ForgotPasswordForm, 'email' | 'back'>) => resetLinkSentPage(frame, form),
    resetPassword: (form: ResetPasswordForm) => resetPasswordPage(frame, form),
    resetLinkExpired: () => resetLinkExpiredPage(frame),
    passwordReset: () => passwordResetPage(frame),
    notice: (page: Notice) => noticePage(frame, page),
    expired: () => expiredPage(frame),
    problem: (code: string) => problemPage(frame, messages.problemLead, code),
    tooMany: (waitSeconds: number) => problemPage(frame, messages.throttled(waitSeconds), 'too_many_requests'),
    fault: () => problemPage(frame, messages.fault, 'fault'),
    signOut: (form: string, isConfirmed: boolean) => {
      const button = `<input type="hidden" name="logout" value="yes"><button class="button" type="submit">${messages.signOut}</button></form>`
      return signOutPage(frame, new Html(form.replace('</form>', button)), isConfirmed)
    },
    signedOut: () => signedOutPage(frame),
  }
}
