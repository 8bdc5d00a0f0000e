import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { it } from './support/journey.ts'
import { openPage } from './support/open-page.ts'
import { client } from './support/route-table.ts'

it('shows the subtitles of a finished video in the language that was chosen', async ({ open }) => {
  const page = await open({ as: client })
  await openPage(page, '/machineTranslation/mediaTranslation')
  await page
    .getByRole('link', { name: /Hand washing, video/ })
    .first()
    .click()
  const file = page.getByRole('region', { name: 'Hand washing.webm' })
  await file.getByRole('slider', { name: 'Position' }).fill('1')
  const widthOf = async (part: Locator) => (await part.boundingBox())?.width
  expect(await widthOf(file.getByRole('slider', { name: 'Position' }))).toBe(await widthOf(file.locator('video')))
  const shown = file.locator('video + div')
  const lines = file.getByRole('list', { name: 'Subtitles', exact: true })
  await shown.getByText('Moje sus manos con agua limpia, tibia.').waitFor()
  await lines.getByRole('button', { name: /Limpie entre sus dedos/ }).click()
  await shown.getByText('Limpie entre sus dedos').waitFor()
  expect(await lines.locator('[aria-current]').textContent()).toContain('Limpie entre sus dedos')
  await file.getByRole('slider', { name: 'Position' }).fill('1')
  await file.getByLabel('Subtitles shown').selectOption('English (United States)')
  await shown.getByText('Wet your hands with clean, warm water.').waitFor()
  await file.getByRole('button', { name: 'Play', exact: true }).click()
  await file.getByRole('button', { name: 'Pause', exact: true }).waitFor()
  await expect
    .poll(() => file.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(1)
})

it('makes a video silent, and as large as the screen with its subtitles', async ({ open }) => {
  const page = await open({ as: client })
  await openPage(page, '/machineTranslation/mediaTranslation')
  await page
    .getByRole('link', { name: /Hand washing, video/ })
    .first()
    .click()
  const file = page.getByRole('region', { name: 'Hand washing.webm' })
  await file.getByRole('button', { name: 'Mute' }).click()
  await file.getByRole('button', { name: 'Sound on' }).waitFor()
  expect(await file.locator('video').evaluate((video: HTMLVideoElement) => video.muted)).toBe(true)
  await file.getByRole('slider', { name: 'Position' }).fill('1')
  await file.getByRole('button', { name: 'Full screen', exact: true }).click()
  await file.getByRole('button', { name: 'Leave full screen' }).waitFor()
  await expect
    .poll(() => page.evaluate(() => document.fullscreenElement?.textContent))
    .toContain('Moje sus manos con agua limpia, tibia.')
  await file.getByRole('button', { name: 'Leave full screen' }).click()
  await file.getByRole('button', { name: 'Full screen', exact: true }).waitFor()
})
