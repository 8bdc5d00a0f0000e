import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serveRanges, startModelServer, startOf } from '../testing/model-server.ts'
import { installModel } from './install-model.ts'
import { listInstalledModels, removeModel } from './installed-models.ts'
import type { CatalogModel } from './model-catalog.ts'
import { readModelFiles } from './read-model-files.ts'

const never = new AbortController().signal
let server: Awaited<ReturnType<typeof startModelServer>>
let model: CatalogModel
let folder: string
beforeAll(async () => {
  server = await startModelServer(['en-es'])
  model = server.models[0]!
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.behave(serveRanges)
  server.requests.length = 0
  folder = await mkdtemp(join(tmpdir(), 'portolan-models-'))
})
afterEach(() => rm(folder, { recursive: true }))

const install = (wanted = model, signal = never, onProgress = (_bytes: number): void => {}) =>
  installModel(wanted, { folder, baseUrl: server.url, signal, onProgress, retryMs: 1, stallMs: 400 })
const listStaging = () => readdir(join(folder, '.staging'))
const listIds = async () => (await listInstalledModels(folder)).map(({ id }) => id)
const modelStarts = () => server.requests.filter(({ path }) => path.includes('model.')).map(({ start }) => start)

/** Sends the next bytes and then closes the connection. */
function cutOff(response: ServerResponse, body: Buffer, start: number, bytes: number): void {
  const range = start > 0 ? { 'content-range': `bytes ${start}-${body.length - 1}/${body.length}` } : {}
  response.writeHead(start > 0 ? 206 : 200, { 'content-length': body.length - start, ...range })
  response.write(body.subarray(start, start + bytes), () => setTimeout(() => response.destroy(), 50))
}

describe('installModel', () => {
  it('installs a model whole and leaves nothing else behind', async () => {
    const progress: number[] = []
    await install(model, never, (bytes) => progress.push(bytes))
    const [installed] = await listInstalledModels(folder)
    expect(installed).toMatchObject({ id: 'en-es.tiny', from: 'en', to: 'es', comet: 0.86 })
    expect(readModelFiles(installed!.files).vocabularies).toHaveLength(1)
    expect(await listStaging()).toEqual([])
    expect(progress).toEqual(progress.toSorted((one, other) => one - other))
    expect(progress.at(-1)).toBe(Object.values(model.files).reduce((sum, { bytes }) => sum + bytes, 0))
  })

  it('does not download an installed model again', async () => {
    await install()
    await install()
    expect(server.requests).toHaveLength(3)
  })

  it('continues a download that was cut off', async () => {
    let cuts = 0
    server.behave((request, response, body) => {
      if (cuts >= 2 || body.length < 20_000) serveRanges(request, response, body)
      else {
        cuts++
        cutOff(response, body, startOf(request), 10_000)
      }
    })
    await install()
    expect(modelStarts()).toEqual([0, 10_000, 20_000])
    expect(await listIds()).toEqual(['en-es.tiny'])
  })

  it('continues in another run where the first one gave up', async () => {
    let isFirst = true
    server.behave((request, response, body) => {
      if (!isFirst) response.writeHead(503).end()
      else cutOff(response, body, startOf(request), 10_000)
      isFirst = false
    })
    await expect(install()).rejects.toMatchObject({ problem: 'connection_lost' })
    expect(modelStarts()).toEqual([0, 10_000, 10_000, 10_000, 10_000])
    expect(await listStaging()).toEqual([`${model.files.model!.sha256}.part`])
    server.behave(serveRanges)
    server.requests.length = 0
    await install()
    expect(modelStarts()).toEqual([10_000])
  })

  it('starts from the beginning if the server ignores ranges', async () => {
    let isFirst = true
    server.behave((_request, response, body) => {
      if (isFirst) cutOff(response, body, 0, 10_000)
      else response.end(body)
      isFirst = false
    })
    await install()
    expect(await listIds()).toEqual(['en-es.tiny'])
  })

  it('refuses and deletes a file with the wrong digest', async () => {
    server.behave((_request, response, body) => {
      const changed = Buffer.from(body)
      changed[changed.length >> 1]! ^= 1
      response.end(changed)
    })
    await expect(install()).rejects.toMatchObject({ problem: 'wrong_digest' })
    expect(await listStaging()).toEqual([])
    expect(await listIds()).toEqual([])
  })

  it('refuses a model whose unpacked file has the wrong digest', async () => {
    await expect(install({ ...model, unpackedModelSha256: '0'.repeat(64) })).rejects.toMatchObject({
      problem: 'wrong_digest',
    })
    expect(await listIds()).toEqual([])
  })

  it('refuses a file that the engine would read out of bounds', async () => {
    const { vocabulary } = model.files
    const files = { ...model.files, model: vocabulary! }
    await expect(install({ ...model, files })).rejects.toMatchObject({ problem: 'malformed' })
    expect(await listIds()).toEqual([])
  })

  it('stops reading a file that is longer than announced', async () => {
    server.behave((_request, response, body) => response.end(Buffer.concat([body, Buffer.alloc(100_000)])))
    await expect(install()).rejects.toMatchObject({ problem: 'wrong_digest' })
    expect(await listIds()).toEqual([])
  })

  it('refuses a Git LFS pointer in place of the file', async () => {
    server.behave((_request, response) => response.end('version https://git-lfs.github.com/spec/v1\n'))
    await expect(install()).rejects.toThrow(/^The connection ended after 43 of \d+ bytes/)
  })

  it('tries again after an error of the server, and not if a file is missing', async () => {
    let failures = 2
    server.behave((request, response, body) => {
      if (failures-- > 0) response.writeHead(503).end()
      else serveRanges(request, response, body)
    })
    await install()
    await removeModel(folder, model.id)
    server.requests.length = 0
    const files = { model: { ...model.files.model!, name: 'model.none.gz' } }
    await expect(install({ ...model, files })).rejects.toMatchObject({ problem: 'not_found' })
    expect(server.requests).toHaveLength(1)
  })

  it('gives up on a transfer that stalls', async () => {
    server.behave((_request, response, body) => {
      response.writeHead(200, { 'content-length': body.length })
      response.write(body.subarray(0, 100))
    })
    await expect(install()).rejects.toMatchObject({ problem: 'connection_lost' })
  })

  it('stops when the signal aborts, keeps what was downloaded and frees the lock', async () => {
    const controller = new AbortController()
    const reason = new Error('stopped by the operator')
    server.behave((_request, response, body) => {
      response.writeHead(200, { 'content-length': body.length })
      response.write(body.subarray(0, 1_000), () => setTimeout(() => controller.abort(reason), 50))
    })
    await expect(install(model, controller.signal)).rejects.toBe(reason)
    expect(await listStaging()).toEqual([`${model.files.model!.sha256}.part`])
    expect(await listIds()).toEqual([])
    server.behave(serveRanges)
    await install()
    expect(modelStarts()).toEqual([0, 1_000])
  })

  it('lets one of two installs at once run', async () => {
    const results = await Promise.allSettled([install(), install()])
    const failed = results.filter(({ status }) => status === 'rejected')
    expect(failed).toMatchObject([{ reason: { problem: 'already_running' } }])
    expect(await listIds()).toEqual(['en-es.tiny'])
    expect(await listStaging()).toEqual([])
  })

  it('takes over the lock and removes the leftovers of an install that was killed', async () => {
    const staging = join(folder, '.staging')
    await mkdir(join(staging, 'en-es.tiny-killed'), { recursive: true })
    await writeFile(join(staging, 'en-es.tiny.lock'), '')
    await expect(install()).rejects.toMatchObject({ problem: 'already_running' })
    const minuteAgo = new Date(Date.now() - 60_000)
    await utimes(join(staging, 'en-es.tiny.lock'), minuteAgo, minuteAgo)
    await install()
    expect(await listStaging()).toEqual([])
  })

  it('refuses a model that does not fit on the disk before it downloads anything', async () => {
    const files = { ...model.files, model: { ...model.files.model!, bytes: 2 ** 50 } }
    await expect(install({ ...model, files })).rejects.toMatchObject({ problem: 'disk_full' })
    expect(server.requests).toEqual([])
  })

  it('gives back the room when the disk becomes full during the download', async () => {
    const staging = join(folder, '.staging')
    await mkdir(staging)
    // Every write to this device fails as on a full disk.
    await symlink('/dev/full', join(staging, `${model.files.model!.sha256}.part`))
    await expect(install()).rejects.toMatchObject({ problem: 'disk_full' })
    expect(await listStaging()).toEqual([])
    await install()
    expect(await listIds()).toEqual(['en-es.tiny'])
  })

  it.each(['../../etc', 'a/../../b.tiny', '.staging'])('refuses the id %s, which leaves the folder', async (id) => {
    await expect(removeModel(folder, id)).rejects.toThrow('is no model')
    await expect(install({ ...model, id })).rejects.toThrow()
    expect(await readdir(folder)).not.toContain('etc')
  })
})

describe('listInstalledModels', () => {
  it('lists nothing for a missing folder and skips folders that are no models', async () => {
    expect(await listInstalledModels(join(folder, 'none'))).toEqual([])
    await mkdir(join(folder, 'en-fr.tiny'))
    await mkdir(join(folder, 'en-it.tiny'))
    await writeFile(join(folder, 'en-it.tiny', 'manifest.json'), '{"from":"en"')
    await mkdir(join(folder, 'en-pt.tiny'))
    const outside = { model: '../../secret', shortlist: 'lex.bin', vocabularies: ['vocab.spm'] }
    const manifest = { from: 'en', to: 'pt', architecture: 'tiny', comet: 1, bytes: 1, sha256: '', files: outside }
    await writeFile(join(folder, 'en-pt.tiny', 'manifest.json'), JSON.stringify(manifest))
    expect(await listInstalledModels(folder)).toEqual([])
  })

  it('no longer lists a model that was removed', async () => {
    await install()
    await removeModel(folder, model.id)
    expect(await listIds()).toEqual([])
    expect(await readdir(folder)).toEqual(['.staging'])
  })
})
