import { randomUUID } from 'node:crypto'
import { Role } from '@portolan/contract/roles'
import type { FastifyInstance } from 'fastify'
import { importJWK, SignJWT } from 'jose'
import { type Selectable, sql } from 'kysely'
import { newApiKey } from '../../features/identity/api-keys/key-format.ts'
import { insertKey } from '../../features/identity/api-keys/store-api-keys.ts'
import { createAccount } from '../../features/identity/index.ts'
import { clientId as audience, issuerPath } from '../../features/identity/issuer/issuer-paths.ts'
import { loadKeys } from '../../features/identity/issuer/keys.ts'
import { secretBox } from '../../platform/secret-box.ts'
import type { AccountTable } from '../../tables/account.ts'
import type { Database, Tx } from '../../tables/database.ts'
import type { TestApp } from '../test-app.ts'
import type { CallerName } from './access-table.ts'

export const own = { clientId: 9001, domain: 'own.example', contact: 'contact@own.example' } as const
export const other = { clientId: 9002, domain: 'other.example', contact: 'contact@other.example' } as const

/** What a request may need to know of the one who sends it, and of the world. */
export type Asker = {
  readonly world: AccessWorld
  readonly db: Database
  readonly app: FastifyInstance
  readonly headers: Readonly<Record<string, string>>
  readonly session: string
  readonly accountId: string
  readonly email: string
}

export type AccessWorld = Awaited<ReturnType<typeof accessWorld>>

/** Two organizations that manage their people and use MFA, one of each kind of caller in the first one, and staff. */
export async function accessWorld({ db, config, masterKey }: TestApp) {
  const keys = await loadKeys(db, secretBox(masterKey))
  const [key] = keys.signing
  if (!key) throw new Error('The issuer has no key.')
  const privateKey = await importJWK(key, 'ES256')
  const people = await db.transaction().execute(addEveryone)
  const idOf = (name: string) => people.get(name)?.accountId ?? ''

  /** A token and a session as the issuer gives them out, without its pages. */
  async function tokenOf(name: string): Promise<{ token: string; session: string }> {
    const session = randomUUID()
    const { rows } = await sql<Pick<Selectable<AccountTable>, 'id' | 'roles' | 'tokens_valid_after'>>`
      with payload as (insert into oidc_payload (model, id, uid, account_id, payload, expires_at)
        values ('Session', ${session}, ${session}, ${idOf(name)}, '{}', now() + interval '1 hour')),
      begun as (insert into sign_in_session (uid, account_id, user_agent, ip)
        values (${session}, ${idOf(name)}, 'test', '127.0.0.1'))
      select id, roles, tokens_valid_after from account where id = ${idOf(name)}`.execute(db)
    const [account] = rows
    if (!account) throw new Error(`There is no account ${name}.`)
    const claims = { ses: session, ver: account.tokens_valid_after.getTime(), groups: account.roles }
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', ...(key?.kid && { kid: key.kid }) })
      .setIssuer(config.origin + issuerPath)
      .setAudience(audience)
      .setSubject(account.id)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey)
    return { token, session }
  }

  async function addApiKey(accountId: string, isReadOnly = false): Promise<{ id: string; secret: string }> {
    const { secret, ...stored } = newApiKey()
    const times = { created_at: new Date(), expires_at: new Date(Date.now() + 3_600_000) }
    const { id } = await db
      .transaction()
      .execute((tx) =>
        insertKey(tx, { ...stored, ...times, account_id: accountId, name: 'Export', is_read_only: isReadOnly }),
      )
    return { id, secret }
  }

  return {
    idOf,
    /** Who a caller acts as: an administrator may act as a client. */
    whoIs: (caller: CallerName) =>
      people.get(caller === 'as CLIENT' ? 'CLIENT' : caller) ?? { accountId: '', email: '' },
    addApiKey,
    /** Instead of a sign-in. */
    async sendApiKey(caller: CallerName, isReadOnly: boolean) {
      const { secret } = await addApiKey(idOf(caller), isReadOnly)
      return { headers: { authorization: `Bearer ${secret}` }, session: '' }
    },
    /** In a session of its own, so that none ends another's. */
    async signIn(caller: CallerName) {
      if (caller === 'nobody') return { headers: {}, session: '' }
      const { token, session } = await tokenOf(caller)
      const override = caller === 'as CLIENT' ? { 'x-username-override': 'client@own.example' } : {}
      return { headers: { authorization: `Bearer ${token}`, ...override }, session }
    },
    tokenOf,
    /** As it was in the beginning. Rows that nobody changed are not written again. */
    async reset() {
      await sql
        .raw(`
          delete from sign_in_throttle; delete from attempt_window; delete from language_group; delete from passkey; delete from api_key; delete from glossary; delete from report_view; delete from request_template; delete from invitation;
          update client set is_org_management_enabled = true
            where id in (${own.clientId}, ${other.clientId}) and not is_org_management_enabled;
          update account set totp_secret = null, mfa_enabled_at = null, totp_last_step = null,
            disabled_at = case when email = 'disabled@own.example' then now() end
            where email not in ('${own.contact}', '${other.contact}')
              and (totp_secret is not null or mfa_enabled_at is not null or totp_last_step is not null
                or (disabled_at is null) = (email = 'disabled@own.example'));
          update account set totp_secret = '\\x00', mfa_enabled_at = now(), totp_last_step = null, disabled_at = null
            where email in ('${own.contact}', '${other.contact}')
              and (totp_secret is distinct from '\\x00' or mfa_enabled_at is null or totp_last_step is not null
                or disabled_at is not null)`)
        .execute(db)
    },
  }
}

type Person = Pick<Asker, 'accountId' | 'email'>

async function addEveryone(tx: Tx): Promise<Map<string, Person>> {
  const people = new Map<string, Person>()
  for (const { clientId, domain } of [own, other]) {
    await sql`insert into client (id, status, company_name, client_name, sign_up_token, create_project_token,
        create_project_settings, is_mfa_enabled, is_org_management_enabled, application_ids)
      select ${clientId}::int, 'ACTIVE', ${domain}, ${domain}, ${`sign-up ${domain}`}, ${`project ${domain}`},
        create_project_settings, true, true, '{createProject,machineTranslation,reports,coupa}' from client where id = 1001`.execute(
      tx,
    )
    await tx.insertInto('client_email_domain').values({ client_id: clientId, domain }).execute()
  }
  const person = { firstName: 'Ada', lastName: 'Lind', password: 'Harbour-Light-27' }
  const add = async (name: string, email: string, role: Role, clientId: number | null, rest: object = {}) => {
    const linkedClientIds = clientId === null ? [] : [clientId]
    const account = { ...person, email, roles: [role], clientId, linkedClientIds, ...rest }
    people.set(name, { accountId: await createAccount(tx, account), email })
  }
  for (const role of Role.options) {
    const isClient = role === 'CLIENT' || role === 'CLIENT_EMPLOYEE'
    const email = isClient ? `${role.toLowerCase()}@own.example` : `${role.toLowerCase()}@staff.example`
    await add(role, email, role, isClient ? own.clientId : null)
  }
  await add('federated', 'federated@own.example', 'CLIENT_EMPLOYEE', own.clientId, {
    isFederated: true,
    password: null,
  })
  await add('disabled', 'disabled@own.example', 'CLIENT_EMPLOYEE', own.clientId)
  await add('as CLIENT', 'impersonator@staff.example', 'ADMIN', null)
  await add('own contact', own.contact, 'CLIENT_EMPLOYEE', own.clientId)
  await add('other contact', other.contact, 'CLIENT_EMPLOYEE', other.clientId)
  return people
}
