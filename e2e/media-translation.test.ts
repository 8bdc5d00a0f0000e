import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { MediaOptions } from '@portolan/contract/machine-translation/media/media-translations'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { signInOver } from '../server/src/testing/sign-in.ts'
import { accessibilityFaults } from './support/accessibility.ts'
import { chooseLanguage } from './support/choose-languages.ts'
import { it } from './support/journey.ts'
import { isSpanishOffered } from './support/offered-languages.ts'
import { openPage } from './support/open-page.ts'
import { portalUrl } from './support/portal-url.ts'
import { speakClip } from './support/spoken-clip.ts'

const client = 'client@harbor.example'
const sentence = 'Wash your hands with soap and water. Dry them with a clean towel.'
const spanish = 'Spanish (Mexico)'
/** Recognition, translation and speech of a few seconds, on a busy machine. */
const timeout = 300_000

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()

/** Speech engines are installed in the background after the first start, which takes minutes. */
async function whyNot(): Promise<string | undefined> {
  const call = await signInOver(portalUrl(), client)
  const { state, dubbingLanguageIds } = (await (await call('/machineTranslation/mediaOptions')).json()) as MediaOptions
  if (state !== 'READY') return `Media translation is ${state}.`
  if (!dubbingLanguageIds.includes('esm')) return 'No voice speaks Spanish.'
  return (await isSpanishOffered()) ? undefined : 'Apertium is not installed.'
}

async function createProject(page: Page, type: string, clip: Buffer): Promise<void> {
  await openPage(page, '/machineTranslation/mediaTranslation')
  await page.getByRole('button', { name: 'New request', exact: true }).first().click()
  await press(page, type)
  await page.getByLabel('Project name').fill(`${type} ${randomUUID().slice(0, 8)}`)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'hands.webm', mimeType: 'video/webm', buffer: clip })
  if (type !== 'Transcription') await chooseLanguage(page, 'Target languages', spanish)
  if (type === 'Dubbing') await page.getByLabel(`Voice for ${spanish}`).selectOption({ index: 1 })
  await press(page, 'Create request')
  await page.waitForURL(/mediaTranslation\/[0-9a-f-]{36}$/)
  await page.getByText('Your files are ready.').waitFor({ timeout })
}

const outputsOf = (page: Page, language: string) =>
  page.getByRole('listitem').filter({ hasText: language }).getByRole('list').getByRole('listitem').allInnerTexts()

async function downloadSubtitles(page: Page, name: RegExp): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name }).first().click()
  return readFile(await (await download).path(), 'utf8')
}

describe('media translation', () => {
  it.for([
    ['Transcription', []],
    ['Dubbing', ['Subtitles', 'Dubbed video']],
    ['Embed translated subtitles into the video', ['Subtitles', 'Video with subtitles']],
  ] as const)(
    'MTMEDIA-01 MTMEDIA-13 a member gets the files of a request: %s',
    { timeout },
    async ([type, kinds], { open, skip }) => {
      const [reason, clip] = [await whyNot(), await speakClip(sentence)]
      if (reason || !clip) return skip(reason ?? 'ffmpeg or espeak-ng is not installed.')
      const page = await open({ as: client })
      await createProject(page, type, clip)
      expect(await downloadSubtitles(page, /^Download .*\.srt$/)).toMatch(/wash your hands/i)
      if (kinds.length === 0) return
      const outputs = (await outputsOf(page, spanish)).join('\n')
      for (const kind of kinds) expect(outputs).toContain(kind)
    },
  )

  it('MTMEDIA-01 MTMEDIA-03 a member translates a video, edits a subtitle and gets the files again', {
    timeout,
  }, async ({ open, skip }) => {
    const [reason, clip] = [await whyNot(), await speakClip(sentence)]
    if (reason || !clip) return skip(reason ?? 'ffmpeg or espeak-ng is not installed.')
    const page = await open({ as: client })
    await createProject(page, 'Transcription and translation', clip)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('link', { name: new RegExp(`^Open editor: ${spanish.replace(/[()]/g, '\\$&')}`) }).click()
    const video = page.locator('video')
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(0)
    await page.locator('[data-cue]').first().click()
    await page.getByRole('textbox', { name: 'Text of subtitle 1' }).fill('Lávese bien las manos')
    await page.getByText('All changes saved').waitFor()
    await page.getByText('The files do not have your changes yet.').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await press(page, 'Write files again')
    await page.getByText('The files have all changes.').waitFor({ timeout })
    await page.goBack()
    const row = page.getByRole('listitem').filter({ hasText: spanish }).first()
    const download = page.waitForEvent('download')
    await row.getByRole('button', { name: /^Download / }).click()
    expect(await readFile(await (await download).path(), 'utf8')).toContain('Lávese bien las manos')
  })
})
