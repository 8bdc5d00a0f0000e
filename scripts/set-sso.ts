/** npm run set-sso: gives a client its own single sign-on. The portal may be running or not; it obeys at once. */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  type NewIdentityProvider,
  oidcCallbackPath,
  removeIdentityProvider,
  samlAnswerPath,
  samlMetadataPath,
  setIdentityProvider,
} from '../server/src/features/identity/index.ts'
import { readConfig } from '../server/src/main/config.ts'
import { readFittingMasterKey } from '../server/src/main/master-key.ts'
import { sentenceOf } from '../server/src/main/startup-messages.ts'
import { connect } from '../server/src/platform/connect.ts'
import { startPostgres } from '../server/src/platform/postgres/index.ts'
import { secretBox } from '../server/src/platform/secret-box.ts'
import type { Database, Tables } from '../server/src/tables/database.ts'

const usage = `Usage:
  SSO_CLIENT_SECRET=… npm run set-sso -- --client 1008 --kind oidc --issuer https://… --client-id … [--groups-claim …]
  npm run set-sso -- --client 1008 --kind saml --entity-id … --entry-point https://… --certificate file.pem
                     [--email-attribute …] [--groups-attribute …]
  npm run set-sso -- --client 1008 --remove`

const text = { type: 'string' } as const
const options = {
  client: text,
  kind: text,
  issuer: text,
  'client-id': text,
  'groups-claim': text,
  'entity-id': text,
  'entry-point': text,
  certificate: { type: 'string', multiple: true },
  'email-attribute': text,
  'groups-attribute': text,
  remove: { type: 'boolean' },
} as const

try {
  const { values } = parseArgs({ options })
  const clientId = Number(values.client)
  if (!Number.isInteger(clientId) || (!values.remove && !['oidc', 'saml'].includes(values.kind ?? '')))
    throw new Error(usage)
  console.log(await onDatabase((db) => (values.remove ? remove(db, clientId) : set(db, providerOf(clientId, values)))))
} catch (error) {
  console.error(sayWhy(error))
  process.exitCode = 1
}

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

function providerOf(clientId: number, values: Values): NewIdentityProvider {
  if (values.kind === 'oidc') {
    const settings = given({
      issuer: values.issuer,
      clientId: values['client-id'],
      groupsClaim: values['groups-claim'],
    })
    return { clientId, kind: 'OIDC', settings, clientSecret: process.env.SSO_CLIENT_SECRET || null }
  }
  const settings = given({
    entityId: values['entity-id'],
    entryPoint: values['entry-point'],
    certificates: values.certificate?.map((file) => readFileSync(file, 'utf8')),
    emailAttribute: values['email-attribute'],
    groupsAttribute: values['groups-attribute'],
  })
  return { clientId, kind: 'SAML', settings }
}

function given(settings: object): object {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))
}

async function set(db: Database, provider: NewIdentityProvider): Promise<string> {
  const config = readConfig(process.env)
  const { origin } = config
  const box = secretBox(await readFittingMasterKey(db, config))
  const id = await setIdentityProvider({ db, box, origin }, provider)
  const addresses =
    provider.kind === 'OIDC'
      ? [`redirect address  ${origin}${oidcCallbackPath}`]
      : [`metadata          ${origin}${samlMetadataPath(id)}`, `answers go to     ${origin}${samlAnswerPath}`]
  return ["Done. What the customer's provider has to know:", ...addresses.map((line) => `  ${line}`)].join('\n')
}

async function remove(db: Database, clientId: number): Promise<string> {
  const wasThere = await removeIdentityProvider(db, clientId)
  return wasThere ? `Client ${clientId} has no single sign-on any more.` : `Client ${clientId} had no single sign-on.`
}

async function onDatabase(work: (db: Database) => Promise<string>): Promise<string> {
  const { databaseUrl, dataFolder } = readConfig(process.env)
  const postgres = databaseUrl ? null : await startPostgres(dataFolder)
  const { db } = connect<Tables>(postgres?.config ?? { connectionString: databaseUrl ?? '' })
  try {
    return await work(db)
  } finally {
    await db.destroy()
    if (postgres && !postgres.adopted) await postgres.stop()
  }
}

function sayWhy(error: unknown): unknown {
  const { code, issues } = error as { code?: string; issues?: { path: string[]; message: string }[] }
  if (code === '23503') return 'There is no client of that number.'
  if (issues) return issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n')
  const known = sentenceOf(error)
  return known instanceof Error ? known.message : known
}
