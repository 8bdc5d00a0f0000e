import type { Access } from '@portolan/contract/endpoint'
import { endpoints } from '@portolan/contract/endpoints'
import type { Actor } from '../../platform/actor.ts'
import { createHttpServer } from '../../platform/http/http-server.ts'
import { idempotency } from '../../platform/http/idempotency.ts'
import { type Route, serve } from '../../platform/http/serve.ts'
import { createLog } from '../../platform/log.ts'
import type { TestApp } from '../test-app.ts'
import { accessTable } from './access-table.ts'
import { type AccessWorld, other, own } from './access-world.ts'

/** The portal with one of its checks taken out. */
export type Mutant = {
  readonly without: string
  readonly endpointName: string
  readonly change: (route: Route, world: AccessWorld) => Route
}

const open = (access: Access) => (route: Route) => ({ ...route, endpoint: { ...route.endpoint, access } })

/** Who may call at all. A secret in the body is checked by the use case, which has tests of its own. */
const unguarded: readonly Mutant[] = endpoints.flatMap(({ name, access }) => [
  ...(access === 'anyone' || access === 'secret-in-body'
    ? []
    : [{ without: 'asking who it is', endpointName: name, change: open('anyone') }]),
  ...(typeof access === 'string' ? [] : [{ without: 'a role', endpointName: name, change: open('signed-in') }]),
])

type See = (actor: Actor, world: AccessWorld) => Partial<Actor>

/** Removes one fact about the caller that a policy has to look at. */
const blind = (without: string, see: See, names: readonly string[]): readonly Mutant[] =>
  names.map((endpointName) => ({
    without,
    endpointName,
    change: (route, world) => {
      const seen = (call: { readonly actor?: Actor }) =>
        ({ ...call, actor: call.actor && { ...call.actor, ...see(call.actor, world) } }) as never
      return {
        ...route,
        handle: (call: never, prepared: never) => route.handle(seen(call), prepared),
        before: route.before && ((call: never) => route.before?.(seen(call)) ?? Promise.resolve()),
      }
    },
  }))

const ofEverybody: See = () => ({ linkedClientIds: [own.clientId, other.clientId] })
const asOtherContact: See = (_actor, world) => ({ accountId: world.idOf('other contact') })
const personal = accessTable.filter(({ cells }) =>
  cells.some(({ caller, expected }) => caller === 'as CLIENT' && expected === 'imp'),
)

const blinded: readonly Mutant[] = [
  ...blind('telling members of one organization from those of another', ofEverybody, [
    ...['getFileTranslationProgress', 'cancelFileTranslation', 'retryFileTranslation', 'compareWays'],
    ...['listSegments', 'correctSegment', 'rebuildFile'],
    ...['assignClient', 'getClientConfig', 'listCustomFieldDefinitions', 'listAvailableLanguages'],
    ...[
      'createJobRequest',
      'getRequestDefaults',
      'listRequestTemplates',
      'createRequestTemplate',
      'getJobRequest',
      'sendRequestCode',
      'enterRequestCode',
      'renameJobRequest',
      'archiveJobRequest',
      'cancelJobRequest',
      'undoCancelJobRequest',
      'restoreJobRequest',
    ],
    ...[
      'getAutoQuote',
      'getPaymentDefaults',
      'acceptAutoQuote',
      'rejectAutoQuote',
      'requestNewQuote',
      'getQuoteForecast',
      'acceptQuote',
      'rejectQuote',
      'estimateRequest',
    ],
    ...['getProcurementOrder', 'returnCart'],
    ...['getDownloadUrl', 'zipTranslatedFiles', 'getZipStatus', 'listMessages', 'sendMessage', 'submitToXtrf'],
  ]),
  ...blind('keeping to the own organization', () => ({ clientId: other.clientId }), [
    ...['listOrganizationClientContacts', 'getIdentitySettings'],
    ...['disableContactMfa', 'enableContactAccount', 'disableContactAccount'],
    ...['resendInvitation', 'revokeInvitation'],
    ...['renameGlossary', 'deleteGlossary', 'listTerms', 'addTerm', 'changeTerm', 'deleteTerm'],
    ...['importTerms', 'exportTerms'],
  ]),
  ...blind('knowing oneself', asOtherContact, [
    ...['disableContactMfa', 'enableContactAccount', 'disableContactAccount'],
    ...['disableUserMfa', 'enableUser', 'disableUser', 'resendUserConfirmation'],
  ]),
  ...blind('telling whose it is', asOtherContact, [
    ...['endUserSession', 'removePasskey', 'revokeApiKey'],
    ...['changeReportView', 'scheduleReportView', 'deleteReportView'],
    ...['changeRequestTemplate', 'deleteRequestTemplate'],
    ...['signParts', 'listUploadedParts', 'completeMultipartUpload', 'abortMultipartUpload'],
  ]),
  ...blind('asking for CLIENT', () => ({ roles: ['CLIENT'] }), ['saveLanguageGroups']),
  ...blind('keeping contacts to themselves', () => ({ email: other.contact }), ['listClientConfigs']),
  ...blind('seeing that somebody acts in the name of another', () => ({ impersonator: null }), [
    ...new Set(personal.map(({ endpointName }) => endpointName)),
  ]),
]

export const mutants: readonly Mutant[] = [...unguarded, ...blinded]

/** Ready to be asked for this one thing, but listening nowhere. */
export async function mutantApp(portal: TestApp, world: AccessWorld, { endpointName, change }: Mutant) {
  const { db, identity } = portal
  const app = createHttpServer({ log: createLog('silent'), trustedProxies: [], isStopping: () => false })
  const routes = portal.portal.routes
    .filter(({ endpoint }) => endpoint.name === endpointName)
    .map((route) => change(route, world))
  await app.register((api) => serve(api, routes, { db, identify: identity.identify, idempotency: idempotency(db) }))
  return app
}
