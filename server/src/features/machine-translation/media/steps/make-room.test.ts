import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { videoClip } from '../../../../testing/media/clips.ts'
import { type MediaApp, mediaApp } from '../../../../testing/media/media-app.ts'
import { makeRoom, NoRoom } from './make-room.ts'

let portal: MediaApp
let mediaFolder: string
let fileId: string
beforeAll(async () => {
  portal = await mediaApp()
  const { id } = await portal.send({ 'talk.mp4': videoClip({ seconds: 8 }) })
  fileId = (await portal.settle(id, 'COMPLETED')).files[0]?.id ?? ''
})
afterAll(() => portal.close())
beforeEach(() => {
  mediaFolder = mkdtempSync(join(tmpdir(), 'portolan-room-'))
  mkdirSync(join(mediaFolder, 'files'))
})
afterEach(() => rmSync(mediaFolder, { recursive: true, force: true }))

/** A folder of a file with 100 bytes in one of its steps. */
function addSteps(name: string, minutesAgo: number): string {
  const path = join(mediaFolder, 'files', name)
  mkdirSync(join(path, 'source-1'), { recursive: true })
  writeFileSync(join(path, 'source-1', 'media'), 'x'.repeat(100))
  const at = new Date(Date.now() - minutesAgo * 60_000)
  utimesSync(path, at, at)
  return name
}

const folders = () => readdirSync(join(mediaFolder, 'files'))
const setStatus = (status: 'WAITING' | 'COMPLETED') =>
  portal.db.updateTable('media_file').set({ status }).where('id', '=', fileId).execute()

it('removes the least recently used results of finished files, as many as it takes', async () => {
  addSteps(crypto.randomUUID(), 30)
  const recent = addSteps(crypto.randomUUID(), 10)
  await makeRoom({ db: portal.db, mediaFolder }, crypto.randomUUID(), 150)
  expect(folders()).toEqual([recent])
})

it('lets a new file wait while others need the room, and lets those go on', async () => {
  addSteps(fileId, 30)
  await setStatus('WAITING')
  await expect(makeRoom({ db: portal.db, mediaFolder }, crypto.randomUUID(), 50)).rejects.toBeInstanceOf(NoRoom)
  await makeRoom({ db: portal.db, mediaFolder }, fileId, 50)
  expect(folders()).toEqual([fileId])
  await setStatus('COMPLETED')
  await makeRoom({ db: portal.db, mediaFolder }, crypto.randomUUID(), 50)
  expect(folders()).toEqual([])
})
