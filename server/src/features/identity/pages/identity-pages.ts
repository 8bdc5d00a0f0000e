import type { Branding } from '@portolan/contract/branding/branding'
import { Html } from '../../../platform/web/html.ts'
import { loadPageTexts, type PageTexts } from '../messages/page-texts.ts'
import { type CodeForm, codePage } from './code-page.ts'
import type { Demo } from './demo-box.ts'
import { type ForgotPasswordForm, forgotPasswordPage, resetLinkSentPage } from './forgot-password-page.ts'
import { type Frame, frameOf } from './layout.ts'
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
export type LocalizedPages = Awaited<ReturnType<IdentityPages['inLocale']>>

/** The issuer's pages, as complete HTML documents in the reader's language. */
export function identityPages({ origin, branding, demo, now }: PagesNeeds) {
  return {
    headers: securityHeaders(origin, branding.logoUrl),
    inLocale: async (locale: string) => {
      const texts = await loadPageTexts(locale)
      return pagesIn({ branding, demo }, texts, frameOf(branding, now, texts))
    },
  }
}

function pagesIn({ branding, demo }: Pick<PagesNeeds, 'branding' | 'demo'>, texts: PageTexts, frame: Frame) {
  const { t } = texts
  return {
    texts,
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
    problem: (code: string) => problemPage(frame, t('problemLead'), code),
    tooMany: (waitSeconds: number) => problemPage(frame, t('throttled', { count: waitSeconds }), 'too_many_requests'),
    fault: () => problemPage(frame, t('fault'), 'fault'),
    signOut: (form: string, isConfirmed: boolean) => {
      const button = `<input type="hidden" name="logout" value="yes"><button class="button" type="submit">${t('signOut')}</button></form>`
      return signOutPage(frame, new Html(form.replace('</form>', button)), isConfirmed)
    },
    signedOut: () => signedOutPage(frame),
  }
}
