import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { signDownload } from './signing/download-url.ts'
import { signPostFields } from './signing/post-policy.ts'
import { postForm } from './testing/post-form.fixture.ts'
import { testKeys } from './testing/served-store.fixture.ts'
import { killStore, spawnStore } from './testing/store-process.fixture.ts'

const megabyte = 1_000_000
const folder = mkdtempSync(path.join(tmpdir(), 'portolan-full-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Mounts a disk of 5 MB that only the started process can see. */
const smallDisk = [
  'unshare',
  '--user',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  'mount -t tmpfs -o size=5m none "$0" && exec "$@"',
  folder,
]
const [command = '', ...args] = smallDisk
const canMount = spawnSync(command, [...args, 'true']).status === 0

it.skipIf(!canMount)(
  'reports a full disk and keeps nothing of the file that did not fit',
  { timeout: 30_000 },
  async () => {
    // A negative reserve, so that the disk itself reports that it is full.
    const { child, url } = await spawnStore(folder, smallDisk, -1000 * megabyte)
    const fields = signPostFields(testKeys, 'files', {
      keyPrefix: 'f/',
      maxBytes: 100 * megabyte,
      expiresInSeconds: 60,
    })
    const post = (fileName: string, size: number) => postForm(url, fields, { fileName, size, chunked: true })
    const statusOf = async (key: string) => {
      const query = signDownload(testKeys, key, { fileName: 'a', inline: false, expiresInSeconds: 60 })
      return (await fetch(`${url}/${key}?${query}`, { method: 'HEAD' })).status
    }
    try {
      expect((await post('first', 2 * megabyte)).status).toBe(204)
      const full = await post('second', 8 * megabyte)
      expect([full.status, full.code]).toEqual([507, 'InsufficientStorage'])
      expect(full.body).toContain('The file store has no room left. Nothing was kept. Please try again later.')
      expect(await statusOf('f/second')).toBe(404)
      expect((await post('third', 2 * megabyte)).status).toBe(204)
      expect([await statusOf('f/first'), await statusOf('f/third')]).toEqual([200, 200])
    } finally {
      await killStore(child)
    }
  },
)

it.skipIf(!canMount)(
  'keeps a reserve of the disk free, also with concurrent uploads',
  { timeout: 30_000 },
  async () => {
    const { child, url } = await spawnStore(folder, smallDisk, 2 * megabyte)
    const fields = signPostFields(testKeys, 'files', {
      keyPrefix: 'f/',
      maxBytes: 100 * megabyte,
      expiresInSeconds: 60,
    })
    const post = (fileName: string, size: number) => postForm(url, fields, { fileName, size })
    try {
      const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => post(`at once ${index}`, megabyte)))
      const kept = answers.filter(({ status }) => status === 204)
      const refused = answers.filter(({ status }) => status === 507)
      expect([kept.length > 0, kept.length <= 3, kept.length + refused.length]).toEqual([true, true, 8])
      expect(refused[0]?.body).toContain(
        'There is no room for uploads right now. Nothing was kept. Please try again later.',
      )
      for (let tries = 0; (await post(`more ${tries}`, megabyte)).status === 204; tries++) expect(tries).toBeLessThan(4)
      expect((await post('small', 10_000)).status).toBe(204)
    } finally {
      await killStore(child)
    }
  },
)

it.skipIf(!canMount)('takes uploads when it was started with a low priority', async () => {
  const { child, url } = await spawnStore(folder, ['nice', '-n', '10', ...smallDisk])
  const fields = signPostFields(testKeys, 'files', { keyPrefix: 'f/', maxBytes: megabyte, expiresInSeconds: 60 })
  try {
    expect((await postForm(url, fields, { fileName: 'nice', size: 10_000 })).status).toBe(204)
  } finally {
    await killStore(child)
  }
})
