import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { videoClip } from '../../../../testing/media/clips.ts'
import { type MediaApp, mediaApp } from '../../../../testing/media/media-app.ts'
import { sweepMediaFolders } from './sweep-media.ts'

let portal: MediaApp
let mediaFolder: string
beforeAll(async () => {
  portal = await mediaApp()
})
afterAll(() => portal.close())
beforeEach(() => {
  mediaFolder = mkdtempSync(join(tmpdir(), 'portolan-sweep-'))
  for (const name of ['files', 'spoken', 'samples']) mkdirSync(join(mediaFolder, name))
})
afterEach(() => rmSync(mediaFolder, { recursive: true, force: true }))

const days = 24 * 60 * 60 * 1000
const daysAgo = (count: number) => new Date(Date.now() - count * days)

it('removes results of finished files after a day, and never those of files that are worked on', async () => {
  const { id } = await portal.send({ 'talk.mp4': videoClip({ seconds: 8 }) })
  const fileId = (await portal.settle(id, 'COMPLETED')).files[0]?.id ?? ''
  const gone = crypto.randomUUID()
  for (const name of [fileId, gone]) {
    const path = join(mediaFolder, 'files', name)
    mkdirSync(path)
    utimesSync(path, daysAgo(2), daysAgo(2))
  }
  const sweep = () => sweepMediaFolders({ db: portal.db, mediaFolder, now: () => new Date() })
  const setStatus = (status: 'WAITING' | 'COMPLETED') =>
    portal.db.updateTable('media_file').set({ status }).where('id', '=', fileId).execute()
  await setStatus('WAITING')
  expect(await sweep()).toBe(1)
  expect(readdirSync(join(mediaFolder, 'files'))).toEqual([fileId])
  await setStatus('COMPLETED')
  expect(await sweep()).toBe(1)
})

it('removes spoken lines and samples that were not used for a week', async () => {
  for (const [folder, name, age] of [
    ['spoken', 'old.wav', 8],
    ['spoken', 'new.wav', 6],
    ['samples', 'old.wav', 8],
  ] as const) {
    const path = join(mediaFolder, folder, name)
    writeFileSync(path, 'x')
    utimesSync(path, daysAgo(age), daysAgo(age))
  }
  expect(await sweepMediaFolders({ db: portal.db, mediaFolder, now: () => new Date() })).toBe(2)
  expect(readdirSync(join(mediaFolder, 'spoken'))).toEqual(['new.wav'])
})
