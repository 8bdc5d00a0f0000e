import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MultipartUpload } from '@portolan/contract/files/files'
import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asJson, created, draft, source, upload } from '../server/src/testing/job-requests.ts'
import type { Caller } from '../server/src/testing/sign-in.ts'
import { type KillablePortal, killablePortal } from './support/killable-portal.ts'

const kills = 3
const atOnce = 6

let portal: KillablePortal
let client: Caller
beforeAll(async () => {
  portal = await killablePortal()
  client = await portal.signIn('client@meridian.example')
})
afterAll(() => portal.close())

type Content = readonly [name: string, bytes: Uint8Array<ArrayBuffer>]

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
/** Enough text that reading it takes a moment, different for each file. */
const words = (name: string, bytes: number) => new Uint8Array(Buffer.alloc(bytes, `The harbour of ${name} was quiet. `))
/** Starts like a video, so its words are not counted. */
const videoOf = (name: string, bytes: number) =>
  new Uint8Array(Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp41'), words(name, bytes)]))
const waitUntil = (isSo: () => Promise<boolean> | boolean) =>
  expect.poll(isSo, { timeout: 60_000, interval: 5 }).toBe(true)
const action = async <Reply>(name: string, body: object): Promise<Reply> => {
  const reply = await client(`/tempFiles/actions/${name}`, asJson(body))
  expect(reply.ok, name).toBe(true)
  return (await reply.json()) as Reply
}
const getRequest = async (id: string) => (await (await client(`/jobRequests/${id}`)).json()) as JobRequest
const waitForStatus = (id: string, status: JobRequest['status']) =>
  expect.poll(async () => (await getRequest(id)).status, { timeout: 90_000, interval: 100 }).toBe(status)

async function digestOfStored(requestId: string, fileKey: string): Promise<string> {
  const reply = await client(`/jobRequests/${requestId}/files/${encodeURIComponent(fileKey)}/downloadUrl`)
  const { downloadUrl } = (await reply.json()) as { downloadUrl: string }
  return digestOf(await (await fetch(downloadUrl)).bytes())
}

// The portal starts six times, which a busy machine takes minutes for.
describe('a portal killed with kill -9', { timeout: 600_000 }, () => {
  it('during uploads keeps everything it acknowledged, and resumes the rest', async () => {
    const film = videoOf('film', 41e6)
    const plan = { fileName: 'film.mp4', size: film.length }
    const { uploadToken, partBytes, parts } = await action<MultipartUpload>('startMultipartUpload', plan)
    const contents = new Map<string, Uint8Array<ArrayBuffer>>()
    const keys = new Map<string, string>()
    const partsThere: number[] = []
    let cut = 0

    const sendForm = async (name: string, content: Uint8Array<ArrayBuffer>) => {
      contents.set(name, content)
      await upload(client, name, content).then(
        (key) => keys.set(name, key),
        () => cut++,
      )
    }
    const sendParts = async () => {
      const there = await action<{ partNumbers: number[] }>('listUploadedParts', { uploadToken })
      expect(there.partNumbers).toEqual(expect.arrayContaining(partsThere))
      const missing = Array.from({ length: parts }, (_, index) => index + 1).filter(
        (part) => !there.partNumbers.includes(part),
      )
      if (missing.length === 0) return
      const signed = await action<{ parts: { partNumber: number; url: string }[] }>('signParts', {
        uploadToken,
        partNumbers: missing,
      })
      for (const { partNumber, url } of signed.parts) {
        const body = film.slice((partNumber - 1) * partBytes, partNumber * partBytes)
        const reply = await fetch(url, { method: 'PUT', body }).catch(() => undefined)
        if (reply?.ok) partsThere.push(partNumber)
        else cut++
      }
    }

    for (let kill = 1; kill <= kills; kill++) {
      const forms = Array.from({ length: atOnce }, (_, index) => {
        const name = `${kill}-${index}.mp4`
        return sendForm(name, videoOf(name, 1e6 + index * 2e6))
      })
      const sending = Promise.all([...forms, sendParts()])
      const formsBefore = keys.size
      const partsBefore = partsThere.length
      // On a busy machine all parts may have arrived before a form has.
      const hasNewPart = () => partsThere.length > partsBefore || partsThere.length === parts
      await waitUntil(() => keys.size > formsBefore && hasNewPart())
      await portal.kill()
      await sending
      await portal.start()
    }
    await sendParts()
    expect(new Set(partsThere).size).toBe(partsThere.length)
    expect(cut).toBeGreaterThan(0)

    const { fileKey } = await action<{ fileKey: string }>('completeMultipartUpload', { uploadToken })
    keys.set('film.mp4', fileKey)
    contents.set('film.mp4', film)
    const { id } = await created(
      await client('/jobRequests', asJson(draft([...keys].map(([name, key]) => source(name, key))))),
    )
    for (const [name, key] of keys)
      expect(await digestOfStored(id, key), name).toBe(digestOf(contents.get(name) ?? new Uint8Array()))
  })

  it('during screening screens every file once, and sends each email once', async () => {
    const countJobs = async (task: string) => {
      const sums = 'count(*)::int as jobs, coalesce(sum(runs), 0)::int as runs'
      const [row] = await portal.rows<{ jobs: number; runs: number }>(`select ${sums} from job where task = $1`, [task])
      return row ?? { jobs: 0, runs: 0 }
    }
    // Waits for the jobs of the previous journey.
    await waitUntil(
      async () =>
        (await portal.rows("select id from job where task like '%-request' and state in ('waiting', 'running')"))
          .length === 0,
    )
    const before = { screen: await countJobs('screen-request'), analyze: await countJobs('analyse-request') }
    const requests = new Map<string, { id: string; isBad: boolean; files: Map<string, string> }>()
    const screenedAt = new Map<string, string>()

    for (let kill = 1; kill <= kills; kill++) {
      const isBad = kill === kills
      const contents = Array.from({ length: atOnce }, (_, index): Content => [`${index}.txt`, words(`${kill}`, 4e6)])
      if (isBad) contents.push(['letter.pdf', words('no pdf', 1000)])
      const files = new Map<string, string>()
      const sources: ReturnType<typeof source>[] = []
      for (const [name, content] of contents) {
        const key = await upload(client, name, content)
        files.set(name, digestOf(content))
        sources.push(source(name, key))
      }
      const headers = { 'idempotency-key': randomUUID() }
      // No rate for this language, so staff price it.
      const more = { name: `Killed ${kill}`, targetLanguages: [{ id: 'ell', name: 'Greek' }] }
      const create = () => client('/jobRequests', asJson(draft(sources, more), headers))
      const { id } = await created(await create())
      requests.set(headers['idempotency-key'], { id, isBad, files })

      const listScreened = () =>
        portal.rows<{ id: string; screened_at: Date | null }>(
          'select id, screened_at from job_request_file where job_request_id = $1 order by screened_at nulls last',
          [id],
        )
      await waitUntil(async () => (await listScreened())[0]?.screened_at != null)
      const lost = create().catch(() => undefined)
      await portal.kill()
      await lost
      const seen = await listScreened()
      // Otherwise the kill came too late to show anything.
      expect(seen.at(-1)?.screened_at ?? null, 'the last file, at the kill').toBeNull()
      for (const file of seen) if (file.screened_at) screenedAt.set(file.id, file.screened_at.toISOString())
      await portal.start()
      // A retry after a lost answer gets the same request.
      expect((await created(await create())).id).toBe(id)
    }

    for (const { id, isBad, files } of requests.values()) {
      await waitForStatus(id, isBad ? 'REJECTED_BY_SCREENING' : 'READY_FOR_INTERNAL_REVIEW')
      const { history, files: stored } = await getRequest(id)
      expect(history.map(({ status }) => status)).toEqual(
        isBad
          ? ['CREATED', 'SCREENING', 'REJECTED_BY_SCREENING']
          : ['CREATED', 'SCREENING', 'ANALYZING', 'READY_FOR_INTERNAL_REVIEW'],
      )
      for (const { fileName, fileKey, rejection } of stored)
        if (!rejection) expect(await digestOfStored(id, fileKey)).toBe(files.get(fileName))
    }
    const again = await portal.rows<{ id: string; screened_at: Date }>('select id, screened_at from job_request_file')
    for (const { id, screened_at } of again)
      if (screenedAt.has(id)) expect(screened_at.toISOString()).toBe(screenedAt.get(id))
    const named = await portal.rows<{ id: string }>("select id from job_request where name like 'Killed %'")
    expect(named).toHaveLength(kills)

    const screened = await countJobs('screen-request')
    expect(screened.jobs - before.screen.jobs).toBe(kills)
    expect((await countJobs('analyse-request')).jobs - before.analyze.jobs).toBe(kills - 1)
    expect(screened.runs - before.screen.runs).toBe(2 * kills)
    const numbers = await Promise.all([...requests.values()].map(async ({ id }) => (await getRequest(id)).number))
    await waitUntil(() => listSubjects().some((subject) => subject === `Files of ${numbers.at(-1)} were rejected`))
    const toClient = listSubjects().filter((subject) => /^(We have your request|Files of) /.test(subject))
    expect(toClient.filter((subject) => numbers.some((number) => subject.includes(number)))).toEqual(
      [...numbers.map((number) => `We have your request ${number}`), `Files of ${numbers.at(-1)} were rejected`].sort(),
    )
  })
})

/** The subjects of all sent emails. */
function listSubjects(): string[] {
  const folder = join(portal.folder, 'outbox')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => (JSON.parse(readFileSync(join(folder, name), 'utf8')) as { subject: string }).subject)
    .sort()
}
