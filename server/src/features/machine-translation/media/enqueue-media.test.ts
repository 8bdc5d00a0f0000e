import { getMediaTranslationProgress } from '@portolan/contract/machine-translation/media/media'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { videoClip } from '../../../testing/media/clips.ts'
import { type MediaApp, mediaApp } from '../../../testing/media/media-app.ts'

let portal: MediaApp
beforeAll(async () => {
  portal = await mediaApp()
})
afterAll(() => portal.close())

it('works on the first file of a client before the second one of another', async () => {
  const settings = JSON.stringify({ disableMediaTranslation: false })
  await portal.db.updateTable('client').set({ machine_translation_settings: settings }).where('id', '=', 1002).execute()
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  portal.recognizer.beforeAnswer = () => gate
  const clip = (name: string) => ({ [name]: videoClip({ seconds: 8 }) })
  const many = await portal.send({ ...clip('a.mp4'), ...clip('b.mp4'), ...clip('c.mp4') })
  await portal.settle(many.id, 'TRANSLATING')
  const other = await portal.as('client@meridian.example')
  const one = await portal.send(clip('d.mp4'), {}, other)
  const seeOne = () => portal.call(getMediaTranslationProgress, { params: { id: one.id } }, other)
  await vi.waitFor(async () => expect((await seeOne()).status).toBe('TRANSLATING'), { timeout: 20_000 })
  release()
  await vi.waitFor(async () => expect((await seeOne()).status).toBe('COMPLETED'), { timeout: 20_000, interval: 20 })
  expect((await portal.settle(many.id, 'TRANSLATING')).files.map(({ status }) => status)).toContain('WAITING')
  await portal.settle(many.id, 'COMPLETED')
})
