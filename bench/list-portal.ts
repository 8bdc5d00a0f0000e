import type { Client } from 'pg'
import { deriveKey, readMasterKey } from '../server/src/main/master-key.ts'
import { pageTokens } from '../server/src/platform/http/page-tokens.ts'
import { signInOver } from '../server/src/testing/sign-in.ts'
import { fillRequests } from './fill-requests.ts'
import { get } from './hammer.ts'
import { startPortal, type Undo } from './start-portal.ts'

export const clientId = 1001
const member = 'client@harbor.example'
/** Enough accounts for the rate limit of 1200 calls per minute each. */
const accountCount = 60

/** A portal with this many requests, and enough members to query them without a pause. */
export async function listPortal(folder: string, rows: number, undo: Undo) {
  const { database, origin, place, pid, port } = await startPortal(folder, undo)
  await fillRequests(database, clientId, rows)
  const tokens = pageTokens(deriveKey(readMasterKey(folder, null), 'page-tokens'))

  /** The page token after this many pages. */
  async function pathFrom(place: number): Promise<string> {
    if (place === 0) return '/api/jobRequests?pageSize=10'
    const found = await database.query<{ at: string; id: string }>(
      `select created_at::text as at, id from job_request where client_id = $1
       order by created_at desc, id desc offset $2 limit 1`,
      [clientId, place],
    )
    const { at = '', id = '' } = found.rows[0] ?? {}
    return `/api/jobRequests?pageSize=10&pageToken=${tokens.write([at, id], JSON.stringify({ clientId, order: 'newest' }))}`
  }

  return {
    port,
    host: place.host,
    pid,
    /** Signs in once more, because the tokens may expire while the other portal is filled. */
    signIn: () => signInMany(database, origin),
    /** One request per path and account, so that all accounts take turns. */
    async pages(idTokens: readonly string[], ...shares: number[]): Promise<string[]> {
      const paths: string[] = []
      for (const share of shares) paths.push(await pathFrom(Math.floor((rows / 2 - 20) * share)))
      return idTokens.flatMap((idToken) => paths.map((path) => get(path, idToken)))
    },
    filtered: (idTokens: readonly string[], filter: string) =>
      idTokens.map((idToken) => get(`/api/jobRequests?pageSize=10&${filter}`, idToken)),
  }
}

export type ListPortal = Awaited<ReturnType<typeof listPortal>>

async function signInMany(database: Client, origin: string): Promise<string[]> {
  await database.query(
    `insert into account (login_name, email, first_name, last_name, password_hash, roles, client_id)
     select 'bench' || n || '@harbor.example', 'bench' || n || '@harbor.example', 'Nora', 'Lind', password_hash, roles,
       client_id from account, generate_series(1, ${accountCount}) n where email = $1`,
    [member],
  )
  await database.query(
    `insert into account_client (account_id, client_id) select id, client_id from account where email like 'bench%'
     on conflict do nothing`,
  )
  const idTokens: string[] = []
  for (let n = 1; n <= accountCount; n++) idTokens.push((await signInOver(origin, `bench${n}@harbor.example`)).idToken)
  return idTokens
}
