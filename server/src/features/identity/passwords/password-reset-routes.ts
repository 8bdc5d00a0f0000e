import { EmailAddress } from '@portolan/contract/sign-up/sign-up'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Database } from '../../../tables/database.ts'
import { normalizeEmail } from '../accounts/store-accounts.ts'
import { signInPath } from '../issuer/issuer-paths.ts'
import type { PageTexts } from '../messages/page-texts.ts'
import type { IdentityPages } from '../pages/identity-pages.ts'
import { mountPages, pageLocale } from '../pages/mount-pages.ts'
import type { KnownDevices } from '../sign-in/known-devices.ts'
import { completePasswordReset, isResetLinkValid, type NewPasswordProblem } from './password-reset.ts'
import { requestPasswordReset } from './password-reset-request.ts'

type Needs = {
  readonly db: Database
  readonly pages: IdentityPages
  readonly providerName: string
  readonly now: () => Date
  readonly devices: KnownDevices
}

const Text = z.catch(z.string(), '')
/** Carries the sign-in that led here, for the link back. */
const ForgotPasswordFields = z.object({ email: Text, signIn: z.catch(z.string().check(z.regex(/^[\w-]{1,100}$/)), '') })
const ResetLink = z.object({ email: z.pipe(Text, z.transform(normalizeEmail)), code: Text })
const NewPassword = z.object({ password: Text, repeat: Text })

/** Lets visitors reset their password by an emailed link. */
export function mountPasswordReset(app: FastifyInstance, { pages, devices, ...needs }: Needs): void {
  const { db } = needs
  const backTo = (signIn: string) => (signIn ? `${signInPath}/${signIn}` : '/?signIn=1')

  mountPages(app, pages, (scope, send) => {
    scope.get('/forgotPassword', async (request, reply) => {
      const { email, signIn } = ForgotPasswordFields.parse(request.query)
      return send(reply, 200, (page) => page.forgotPassword({ email, signIn, back: backTo(signIn) }))
    })

    scope.post('/forgotPassword', async (request, reply) => {
      const { email: typed, signIn } = ForgotPasswordFields.parse(request.body ?? {})
      const back = backTo(signIn)
      const email = EmailAddress.safeParse(typed)
      if (!email.success)
        return send(reply, 400, ({ texts: { t }, forgotPassword }) =>
          forgotPassword({ email: typed, signIn, back, error: t('invalidEmail') }),
        )
      const resetRequest = { email: email.data, ip: request.ip, requestId: request.id, locale: pageLocale(request) }
      const throttled = await requestPasswordReset(db, resetRequest)
      if (!throttled) return send(reply, 200, (page) => page.resetLinkSent({ email: email.data, back }))
      reply.header('retry-after', throttled.waitSeconds)
      return send(reply, 429, ({ texts: { t }, forgotPassword }) =>
        forgotPassword({ email: typed, signIn, back, error: t('throttled', { count: throttled.waitSeconds }) }),
      )
    })

    // Opening the link must not change anything, because mail scanners open links too.
    scope.get('/resetPassword', async (request, reply) => {
      const link = ResetLink.parse(request.query)
      if (!(await isResetLinkValid(db, link))) return send(reply, 400, (page) => page.resetLinkExpired())
      return send(reply, 200, (page) => page.resetPassword(link))
    })

    scope.post('/resetPassword', async (request, reply) => {
      const link = ResetLink.parse(request.body ?? {})
      const typed = NewPassword.parse(request.body ?? {})
      const origin = { requestId: request.id, ip: request.ip }
      const outcome = await completePasswordReset(needs, link, typed, origin)
      if (outcome.kind === 'done') {
        // Lets the owner sign in even if others have locked the account by guessing.
        devices.remember(request, reply, link.email)
        return send(reply, 200, (page) => page.passwordReset())
      }
      if (outcome.kind === 'expired') return send(reply, 400, (page) => page.resetLinkExpired())
      return send(reply, 400, (page) =>
        page.resetPassword({ ...link, errors: wordProblem(page.texts, outcome.problem) }),
      )
    })
  })
}

const wordProblem = ({ t, errors, fields }: PageTexts, problem: NewPasswordProblem) =>
  problem === 'repeatDiffers'
    ? { repeat: t('repeatDiffers') }
    : { password: problem === 'password_too_common' ? errors(problem) : fields(problem) }
