import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { expect, onTestFinished } from 'vitest'
import { signInOver } from '../server/src/testing/sign-in.ts'
import { chooseLanguages } from './support/choose-languages.ts'
import { startCuttingProxy } from './support/cutting-proxy.ts'
import { it } from './support/journey.ts'
import { openPage } from './support/open-page.ts'
import { portalUrl } from './support/portal-url.ts'

const member = 'client@meridian.example'
const size = 300_000_000
const partBytes = 8 * 1024 * 1024
const partsAtOnce = 3

/** Writes a sparse file that starts like a video. A number at every megabyte reveals misplaced parts. */
async function writeVideo(path: string): Promise<string> {
  await using file = await open(path, 'w+')
  await file.truncate(size)
  await file.write(Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp41'), 0, 24, 0)
  for (let at = 1_000_000; at < size; at += 1_000_000) await file.write(Buffer.from(String(at)), 0, null, at)
  return await digestOf(file.createReadStream({ start: 0, autoClose: false, highWaterMark: 1024 * 1024 }))
}

async function digestOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of bytes) hash.update(chunk)
  return hash.digest('hex')
}

it('resumes after the connection was cut at 60 % of 300 MB, and the file arrives intact', async ({ open: visit }) => {
  const folder = mkdtempSync(join(tmpdir(), 'portolan-film-'))
  const proxy = await startCuttingProxy(size * 0.6)
  onTestFinished(() => {
    proxy.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const path = join(folder, 'film.mp4')
  const digest = await writeVideo(path)

  const page = await visit({ as: member, proxy: proxy.settings, provokes: /ERR_|Failed to load/ })
  await openPage(page, '/createProject')
  await chooseLanguages(page)
  await page.locator('input[type=file]').first().setInputFiles(path)
  const created = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/jobRequests')
  await page.getByRole('button', { name: 'Send for estimation', exact: true }).click()
  await page.getByText('Connection lost. We’ll resume when you’re back online.').first().waitFor()
  expect(proxy.wasCut()).toBe(true)
  expect(proxy.bytesOfParts()).toBeLessThan(size * 0.7)
  proxy.restore()

  const { id, files } = (await (await created).json()) as JobRequest
  expect(files).toMatchObject([{ fileName: 'film.mp4', size }])
  // At most the parts in flight at the cut are sent again.
  expect(proxy.bytesOfParts() - size).toBeGreaterThanOrEqual(0)
  expect(proxy.bytesOfParts() - size).toBeLessThanOrEqual(partsAtOnce * partBytes)
  await page.getByRole('heading', { level: 1, name: 'Request submitted' }).waitFor()

  const call = await signInOver(portalUrl(), member)
  const signed = await call(`/jobRequests/${id}/files/${encodeURIComponent(files[0]?.fileKey ?? '')}/downloadUrl`)
  const { downloadUrl } = (await signed.json()) as { downloadUrl: string }
  const { body } = await fetch(downloadUrl)
  expect(await digestOf(body ?? new ReadableStream())).toBe(digest)
})
