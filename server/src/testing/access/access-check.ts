import { endpoints } from '@portolan/contract/endpoints'
import type { FastifyInstance } from 'fastify'
import type { TestApp } from '../test-app.ts'
import { accessRequests } from './access-requests.ts'
import type { Row } from './access-table.ts'
import type { AccessWorld } from './access-world.ts'

type Needs = {
  readonly portal: TestApp
  readonly world: AccessWorld
  /** Who is asked. What a call needs beforehand is asked of the portal. */
  readonly asked: FastifyInstance
  /** Callers send an API key instead of the token of a sign-in. */
  readonly withApiKeys?: 'usual' | 'read-only'
  /** One will do. */
  readonly stopsAtFirst?: true
}

const atOnce = 4

/** Each cell that is not as the table says, in words. Callers come a few at once, to a world as it was in the beginning. */
export async function complaintsAbout(needs: Needs, row: Row): Promise<string[]> {
  await needs.world.reset()
  const cells = (needs.stopsAtFirst ? oneOfEachAnswerFirst(row.cells) : row.cells).values()
  const complaints: string[] = []
  const work = async () => {
    for (const cell of cells) {
      complaints.push(...(await complaintAbout(needs, row, cell)))
      if (needs.stopsAtFirst && complaints.length > 0) return
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return complaints
}

/** A portal without one of its checks differs in one answer, so that it is found after a few calls. */
function oneOfEachAnswerFirst(cells: Row['cells']): Row['cells'] {
  const first = new Map(cells.map((cell) => [cell.expected, cell]))
  first.delete('ok')
  return [...new Set([...first.values(), ...cells])]
}

async function complaintAbout(needs: Needs, row: Row, { caller, expected }: Row['cells'][number]) {
  const { world, portal, asked } = needs
  const { db, app } = portal
  const { withApiKeys: keys } = needs
  const { headers, session } = await (keys ? world.sendApiKey(caller, keys === 'read-only') : world.signIn(caller))
  const known = accessRequests[row.label] ?? {}
  const asker = { world, db, app, headers, session, ...world.whoIs(caller) }
  const request = typeof known === 'function' ? await known(asker) : known
  const answer = await send(asked, row.endpointName, request, headers)
  return answer === expected ? [] : [`${row.label} by ${caller}: ${answer} instead of ${expected}`]
}

type SentInput = { params?: object; query?: Readonly<Record<string, string>>; body?: unknown }

async function send(app: FastifyInstance, name: string, { params = {}, query, body }: SentInput, headers: object) {
  const endpoint = endpoints.find((each) => each.name === name)
  if (!endpoint) throw new Error(`There is no endpoint ${name}.`)
  const values = new Map(Object.entries(params).map(([key, value]) => [key, String(value)]))
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_whole, key) => encodeURIComponent(values.get(key) ?? ''))
  calls += 1
  const reply = await app.inject({
    // Each from a network of its own, so that no limit of calls is reached.
    remoteAddress: `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`,
    method: endpoint.method,
    url: `/api${path}`,
    headers: { ...headers, ...(endpoint.bodyKind === 'xml' && { 'content-type': 'text/xml' }) },
    ...(query && { query: { ...query } }),
    ...(body !== undefined && { payload: body as object }),
  })
  // XML has its status in the message.
  if (endpoint.bodyKind === 'xml') return reply.body.includes('<Status code="401"') ? 'out' : reply.body
  return reply.statusCode < 300 ? 'ok' : wordFor(reply.statusCode, reply.json().errorCode)
}

let calls = 0

const words: Readonly<Record<string, string>> = {
  signed_out: 'out',
  forbidden: 'no',
  impersonation_forbidden: 'imp',
  api_key_forbidden: 'key',
  api_key_read_only: 'read',
  federated_account: 'sso',
  profile_of_identity_provider: 'sso',
  mfa_not_offered: 'sso',
  code_required: 'code',
}
const wordsOfStatus: Readonly<Record<number, string>> = { 400: 'bad', 404: 'gone', 409: 'clash' }

const wordFor = (status: number, errorCode: string): string =>
  words[errorCode] ?? wordsOfStatus[status] ?? `${status} ${errorCode}`
