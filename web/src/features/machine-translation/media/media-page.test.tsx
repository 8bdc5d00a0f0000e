// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showPage, stubApi } from '../../../shared/test-page.tsx'
import { testSettings } from '../text/test-settings.ts'
import MediaPage from './media-page.tsx'

it('MTTEXT-01 says that media cannot be translated yet, with the tabs of the organization', async () => {
  stubApi({ 'GET /api/machineTranslation/settings': testSettings() })
  await showPage('/machineTranslation/mediaTranslation', MediaPage)
  expect(await screen.findByText('Being built')).toBeTruthy()
  const tabs = within(screen.getByRole('navigation', { name: 'Machine translation' })).getAllByRole('link')
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Text', 'Files'])
})

it('says so without the tabs, too, when the settings cannot be loaded', async () => {
  stubApi({ 'GET /api/machineTranslation/settings': { status: 403, body: { errorCode: 'forbidden', message: 'No' } } })
  await showPage('/machineTranslation/mediaTranslation', MediaPage)
  expect(await screen.findByText('Being built')).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: 'Machine translation' })).toBeNull()
})
