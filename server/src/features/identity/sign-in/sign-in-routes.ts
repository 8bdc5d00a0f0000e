import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Database } from '../../../tables/database.ts'
import { findAccountById, normalizeEmail } from '../accounts/store-accounts.ts'
import { findIdentityProviderByDomain } from '../federation/find-provider.ts'
import { signInPath } from '../issuer/issuer-paths.ts'
import type { Demo } from '../pages/demo-box.ts'
import type { IdentityPages } from '../pages/identity-pages.ts'
import { mountPages, signInExpired } from '../pages/mount-pages.ts'
import type { CheckPassword } from '../passwords/passwords.ts'
import type { KnownDevices } from './known-devices.ts'
import { signIn } from './sign-in.ts'
import type { SignInInteractions } from './sign-in-interactions.ts'
import { takeSignInTicket, ticketPrefix } from './sign-in-tickets.ts'

type Needs = {
  readonly db: Database
  readonly interactions: SignInInteractions
  readonly pages: IdentityPages
  readonly checkPassword: CheckPassword
  readonly demo: Demo | null
  readonly devices: KnownDevices
  readonly contactEmail: string
  readonly now: () => Date
}

const SignInFields = z.object({ email: z.catch(z.string(), ''), password: z.catch(z.string(), '') })

const ssoPath = (action: string, email: string) => `${action}/sso?email=${encodeURIComponent(email.trim())}`

/** The first page of a sign-in: email address, and password unless an organization signs the person in. */
export function mountSignIn(app: FastifyInstance, needs: Needs): void {
  const { db, interactions, pages, demo, devices } = needs

  /** Depends on the domain only, so that it does not reveal accounts. */
  async function findOrganization(email: string): Promise<string | undefined> {
    const domain = normalizeEmail(email.slice(email.lastIndexOf('@') + 1))
    return domain ? (await findIdentityProviderByDomain(db, domain))?.companyName : undefined
  }

  async function findTicketAccount(secret: string) {
    const accountId = await takeSignInTicket(db, secret)
    const account = accountId && (await findAccountById(db, accountId))
    if (!account) throw signInExpired()
    return account
  }

  mountPages(app, pages, (scope, send) => {
    scope.get(`${signInPath}/:uid`, async (request, reply) => {
      const { action, hint } = await interactions.open(request, reply)
      if (hint.startsWith(ticketPrefix)) {
        const account = await findTicketAccount(hint.slice(ticketPrefix.length))
        return reply.redirect(await interactions.finish(request, reply, account, ['ticket']), 303)
      }
      const { email: demoEmail } = SignInFields.parse(request.query)
      const isDemo = demo?.accounts.some((account) => account.email === demoEmail)
      const email = isDemo ? demoEmail : hint
      const organization = await findOrganization(email)
      const password = demo && isDemo && !organization ? { password: demo.password } : {}
      return send(reply, 200, (page) => page.signIn({ action, email, organization, ...password }))
    })

    scope.get(`${signInPath}/:uid/organization`, async (request, reply) => {
      await interactions.open(request, reply)
      const organization = await findOrganization(SignInFields.parse(request.query).email)
      return reply.header('cache-control', 'no-store').send({ organization: organization ?? null })
    })

    scope.post(`${signInPath}/:uid`, async (request, reply) => {
      const { uid, action } = await interactions.open(request, reply)
      const typed = SignInFields.parse(request.body ?? {})
      const { email } = typed
      if (typed.password === '') {
        if (await findOrganization(email)) return reply.redirect(ssoPath(action, email), 303)
        return send(reply, 400, ({ texts: { t }, signIn }) =>
          signIn({ action, email, passwordError: t('enterPassword') }),
        )
      }
      const device = devices.find(request, normalizeEmail(email))
      const outcome = await signIn(needs, { ...typed, uid, ip: request.ip, device })
      switch (outcome.kind) {
        case 'signed-in':
          return reply.redirect(await interactions.finish(request, reply, outcome.account, ['pwd']), 303)
        case 'code-wanted':
          return reply.redirect(`${action}/code`, 303)
        case 'unconfirmed':
          return reply.redirect(`${action}/confirmEmail`, 303)
        case 'wrong':
          // Depends on the domain only, so that it does not reveal accounts.
          if (await findOrganization(email)) return reply.redirect(ssoPath(action, email), 303)
          return send(reply, 401, ({ texts: { t }, signIn }) => signIn({ action, email, error: t('wrong') }))
        case 'disabled':
          return send(reply, 403, ({ texts: { t }, signIn }) =>
            signIn({ action, email, error: t('disabled', { contact: needs.contactEmail }) }),
          )
        case 'throttled':
          reply.header('retry-after', outcome.waitSeconds)
          return send(reply, 429, ({ texts: { t }, signIn }) =>
            signIn({ action, email, error: t('throttled', { count: outcome.waitSeconds }) }),
          )
      }
    })
  })
}
