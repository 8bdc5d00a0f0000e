import { randomUUID } from 'node:crypto'
import { openCxmlPunchout, receiveCxmlOrder } from '@portolan/contract/procurement/cxml'
import { receivePurchaseOrder } from '@portolan/contract/procurement/orders'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../tables/database.ts'
import { deskRequests } from './access-desk.ts'
import { jobRequestRequests } from './access-job-requests.ts'
import { machineTranslationRequests } from './access-machine-translation.ts'
import { quoteRequests } from './access-quotes.ts'
import { reportRequests } from './access-reports.ts'
import { statisticsRequests } from './access-statistics.ts'
import { templateRequests } from './access-templates.ts'
import { type Asker, other, own } from './access-world.ts'

export type Sent = {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}

type Request = Sent | ((asker: Asker) => Sent | Promise<Sent>)

const contact =
  (name: string, email: string) =>
  ({ world }: Asker) => ({
    params: { contactId: world.idOf(name) },
    body: { username: email },
  })
const ownContact = contact('own contact', own.contact)
const otherContact = contact('other contact', other.contact)
const staffContact = contact('QA', 'qa@staff.example')
const oneself = contact('CLIENT', 'client@own.example')

const user =
  (name: string) =>
  ({ world }: Asker) => ({ params: { userId: world.idOf(name) } })

const withRole = (find: ReturnType<typeof user>, role: string) => (asker: Asker) => ({ ...find(asker), body: { role } })

const closeOrganization = async ({ db }: Asker): Promise<Sent> => {
  await db.updateTable('client').set({ is_org_management_enabled: false }).where('id', '=', own.clientId).execute()
  return {}
}

const invitationOf =
  ({ clientId, domain }: typeof own | typeof other) =>
  async ({ db }: Asker): Promise<Sent> => {
    const [secret, at] = [randomUUID(), new Date()]
    const times = { sent_at: at, expires_at: new Date(at.getTime() + 60_000) }
    const { id } = await db
      .insertInto('invitation')
      .values({ client_id: clientId, email: `${secret}@${domain}`, secret_hash: secret, invited_by: null, ...times })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { params: { invitationId: id } }
  }

const otherKey = async ({ world }: Asker): Promise<Sent> => ({
  params: { apiKeyId: (await world.addApiKey(world.idOf('other contact'))).id },
})
const keyOfClient =
  ({ clientId }: typeof own | typeof other) =>
  async (asker: Asker): Promise<Sent> => ({ params: { clientId, ...(await otherKey(asker)).params } })

/** An invitation of either client, asked for at the first one. */
const invitationToClient =
  (invited: typeof own | typeof other) =>
  async (asker: Asker): Promise<Sent> => ({
    params: { clientId: own.clientId, ...(await invitationOf(invited)(asker)).params },
  })

async function passkeyOf(db: Database, accountId: string): Promise<Sent> {
  const id = randomUUID()
  const key = { public_key: Buffer.of(0), counter: 0, transports: [], name: 'Laptop', last_used_at: null }
  await db
    .insertInto('passkey')
    .values({ id, account_id: accountId, ...key })
    .execute()
  return { params: { passkeyId: id } }
}

async function uploadOf(app: FastifyInstance, headers: Readonly<Record<string, string>>): Promise<string> {
  const payload = { fileName: 'Interview.mp4', size: 10 }
  const reply = await app.inject({
    method: 'POST',
    url: '/api/tempFiles/actions/startMultipartUpload',
    headers,
    payload,
  })
  return reply.statusCode === 201 ? reply.json().uploadToken : 'none'
}
const ownUpload = async ({ app, headers }: Asker) => ({ body: { uploadToken: await uploadOf(app, headers) } })
const otherUpload = async ({ app, world }: Asker) => {
  const { token } = await world.tokenOf('other contact')
  return { body: { uploadToken: await uploadOf(app, { authorization: `Bearer ${token}` }) } }
}
const firstPart = (upload: typeof ownUpload) => async (asker: Asker) => ({
  body: { ...(await upload(asker)).body, partNumbers: [1] },
})

const newcomer = (domain: string) => () => ({
  body: {
    clientId: own.clientId,
    email: `${randomUUID()}@${domain}`,
    firstName: 'Nora',
    lastName: 'Lind',
    password: 'Lantern-Quay-58',
    role: 'CLIENT_EMPLOYEE',
    address: null,
    customFieldValues: [],
  },
})
const ofOwn = { params: { clientId: own.clientId } }
const ofOther = { params: { clientId: other.clientId } }

/** What is sent, by the label of the table's row; a row that is not here sends nothing. */
export const accessRequests: Readonly<Record<string, Request>> = {
  'assignClient: own': { body: { clientId: own.clientId } },
  'assignClient: other': { body: { clientId: other.clientId } },
  changeLocale: { body: { locale: 'es-US' } },
  changeEmailSettings: { body: { enabledKinds: ['QUOTES'], delivery: 'DAILY' } },
  changeProfile: { body: { firstName: 'Ada', lastName: 'Lind' } },
  'startImpersonation: user': { body: { username: own.contact, reason: 'Ticket 4711' } },
  'startImpersonation: administrator': { body: { username: 'admin@portolan.example', reason: 'Ticket 4711' } },
  'changeUserRole: user': withRole(user('own contact'), 'CLIENT_EMPLOYEE'),
  'changeUserRole: oneself': withRole(user('ADMIN'), 'QUOTER'),
  inviteStaff: () => ({ body: { email: `${randomUUID()}@portolan.example`, role: 'QUOTER' } }),
  resendStaffInvitation: { params: { invitationId: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c12' } },
  revokeStaffInvitation: { params: { invitationId: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c12' } },
  acceptStaffInvitation: {
    body: { invitation: 'unknown', firstName: 'Nora', lastName: 'Lind', password: 'Lantern-Quay-58' },
  },
  'disableUserMfa: user': user('own contact'),
  'disableUserMfa: oneself': user('ADMIN'),
  'enableUser: user': user('own contact'),
  'enableUser: oneself': user('ADMIN'),
  'disableUser: user': user('own contact'),
  'disableUser: oneself': user('ADMIN'),
  'resendUserConfirmation: user': user('own contact'),
  'resendUserConfirmation: oneself': user('ADMIN'),
  getClientOverview: ofOwn,
  changeClient: {
    ...ofOwn,
    body: { clientName: own.domain, companyName: own.domain, emailDomains: [own.domain], status: 'ACTIVE' },
  },
  listClientInvitations: ofOwn,
  inviteToClient: () => ({ ...ofOwn, body: { email: `${randomUUID()}@${own.domain}`, role: 'CLIENT' } }),
  'resendClientInvitation: of the client': invitationToClient(own),
  'resendClientInvitation: of another': invitationToClient(other),
  'revokeClientInvitation: of the client': invitationToClient(own),
  'revokeClientInvitation: of another': invitationToClient(other),
  addClient: () => ({ body: { clientName: randomUUID(), companyName: 'Northwind, Inc.', emailDomains: [] } }),
  'saveLanguageGroups: personal': { params: { scope: 'PERSONAL' }, body: [] },
  'saveLanguageGroups: organization': { params: { scope: 'ORGANIZATION' }, body: [] },

  'createUserAccount: own domain': newcomer(own.domain),
  'createUserAccount: other domain': newcomer(other.domain),
  confirmEmail: { body: { email: own.contact, code: 'guess' } },
  sendEmailVerificationCode: () => ({ body: { email: `${randomUUID()}@example.org` } }),
  validateEmailVerificationCode: { body: { email: 'visitor@example.org', verificationCode: 'AAAAAA' } },

  changePassword: { body: { oldPassword: 'not the one', newPassword: 'Lantern-Quay-58' } },
  enableMfa: { body: { code: '123456' } },
  addPasskey: { body: { name: 'Laptop', credential: { id: 'x' } } },
  'removePasskey: own': ({ db, accountId }) =>
    accountId === '' ? { params: { passkeyId: 'x' } } : passkeyOf(db, accountId),
  'removePasskey: other': ({ db, world }) => passkeyOf(db, world.idOf('other contact')),
  'endUserSession: own': ({ session }) => ({ params: { sessionId: session || 'none' } }),
  'endUserSession: other': async ({ world }) => ({
    params: { sessionId: (await world.tokenOf('other contact')).session },
  }),

  createApiKey: { body: { name: 'Export', validDays: 30 } },
  'revokeApiKey: own': async ({ world, accountId }) => ({
    params: { apiKeyId: accountId === '' ? randomUUID() : (await world.addApiKey(accountId)).id },
  }),
  'revokeApiKey: other': otherKey,
  listClientApiKeys: ofOwn,
  'revokeClientApiKey: of the client': keyOfClient(other),
  'revokeClientApiKey: of another': keyOfClient(own),
  switchApiKeys: { body: { clientId: other.clientId, isAllowed: true } },

  'listOrganizationClientContacts: closed': closeOrganization,
  'listActivity: closed': closeOrganization,
  inviteColleagues: { body: { emails: ['nora@own.example'] } },
  'resendInvitation: own': invitationOf(own),
  'resendInvitation: other': invitationOf(other),
  'revokeInvitation: own': invitationOf(own),
  'revokeInvitation: other': invitationOf(other),
  openInvitation: { body: { invitation: 'unknown' } },
  'getIdentitySettings: own': ownContact,
  'getIdentitySettings: other': otherContact,
  'getIdentitySettings: staff': staffContact,
  'disableContactMfa: own': ownContact,
  'disableContactMfa: other': otherContact,
  'disableContactMfa: oneself': oneself,
  'enableContactAccount: own': ownContact,
  'enableContactAccount: other': otherContact,
  'enableContactAccount: oneself': oneself,
  'disableContactAccount: own': ownContact,
  'disableContactAccount: other': otherContact,
  'disableContactAccount: staff': staffContact,
  'disableContactAccount: oneself': oneself,

  openPunchout: {
    body: {
      pos: 'x',
      operation: 'create',
      return_url: 'https://connect.tradecentric.com/x',
      params: { body: { contact: { email: own.contact, name: 'Bo' }, buyercookie: 'x' } },
    },
  },
  initializeLogIn: { body: { requestId: 'guess' } },
  openCxmlPunchout: { body: openCxmlPunchout.example.body },
  receiveCxmlOrder: { body: receiveCxmlOrder.example.body },
  receivePurchaseOrder: { body: receivePurchaseOrder.example.body },
  returnEmptyCart: { body: { externalReferenceId: 'x' } },

  'listClientConfigs: domain': { query: { emailDomain: other.domain } },
  'listClientConfigs: own contact': ({ email }) => ({ query: { contactEmail: email || own.contact } }),
  'listClientConfigs: other contact': { query: { contactEmail: other.contact } },
  'getClientConfig: own': ofOwn,
  'getClientConfig: other': ofOther,
  'getClientConfig: own, by domain': { ...ofOwn, query: { emailDomain: own.domain } },
  'getClientConfig: other, by domain': { ...ofOther, query: { emailDomain: other.domain } },
  'listCustomFieldDefinitions: own': ofOwn,
  'listCustomFieldDefinitions: other': ofOther,
  'listAvailableLanguages: own': ofOwn,
  'listAvailableLanguages: other': ofOther,

  findUploads: { body: { fileKeys: ['temp/none/at-all.txt'] } },
  startMultipartUpload: { body: { fileName: 'Interview.mp4', size: 10 } },
  'signParts: own': firstPart(ownUpload),
  'signParts: other': firstPart(otherUpload),
  'listUploadedParts: own': ownUpload,
  'listUploadedParts: other': otherUpload,
  'completeMultipartUpload: other': otherUpload,
  'abortMultipartUpload: own': ownUpload,
  'abortMultipartUpload: other': otherUpload,

  ...jobRequestRequests,
  ...quoteRequests,
  ...machineTranslationRequests,
  ...deskRequests,
  ...statisticsRequests,
  ...reportRequests,
  ...templateRequests,

  getContentPage: { params: { pageId: 'connector' } },
  getLegalText: { params: { id: 'terms' } },
  writeUiLogs: { body: { level: 'ERROR', message: 'x', details: { name: 'x', message: 'x', stack: 'x' } } },
}
