import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { signDownload } from './download-url.ts'
import { postForm } from './post-form.fixture.ts'
import { signPostFields } from './post-policy.ts'
import { TEST_KEYS } from './served-store.fixture.ts'
import { killStore, spawnStore } from './store-process.fixture.ts'

const MB = 1_000_000
const folder = mkdtempSync(path.join(tmpdir(), 'portolan-full-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A disk of 5 MB that only the process started through it can see. */
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
  'answers a full disk with a sentence and keeps nothing of the file that did not fit',
  { timeout: 30_000 },
  async () => {
    const { child, url } = await spawnStore(folder, smallDisk)
    const fields = signPostFields(TEST_KEYS, 'files', { keyPrefix: 'f/', maxBytes: 100 * MB, expiresInSeconds: 60 })
    const post = (fileName: string, size: number) => postForm(url, fields, { fileName, size, chunked: true })
    const statusOf = async (key: string) => {
      const query = signDownload(TEST_KEYS, key, { fileName: 'a', inline: false, expiresInSeconds: 60 })
      return (await fetch(`${url}/${key}?${query}`, { method: 'HEAD' })).status
    }
    try {
      expect((await post('first', 2 * MB)).status).toBe(204)
      const full = await post('second', 8 * MB)
      expect([full.status, full.code]).toEqual([507, 'InsufficientStorage'])
      expect(full.body).toContain('The file store has no room left. Nothing was kept. Please try again later.')
      expect(await statusOf('f/second')).toBe(404)
      expect((await post('third', 2 * MB)).status).toBe(204)
      expect([await statusOf('f/first'), await statusOf('f/third')]).toEqual([200, 200])
    } finally {
      await killStore(child)
    }
  },
)
