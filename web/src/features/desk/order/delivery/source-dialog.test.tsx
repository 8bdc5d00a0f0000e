// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { WithQuery } from '../../../../shared/api/query.tsx'
import { showPage } from '../../../../shared/test-page.tsx'
import { SourceDialog } from './source-dialog.tsx'

it.each([
  ['ADD', 'Add it anyway', /Do you want to add it anyway\?$/],
  ['COMPLETE', 'Deliver it anyway', /Do you want to deliver it anyway\?$/],
] as const)('asks for what is about to be done: %s', async (step, action, text) => {
  const warning = { step, name: 'memo.txt', again: async () => {} }
  await showPage('/', () => (
    <WithQuery>
      <SourceDialog source={{ warning, close: () => {}, deliver: async () => {} }} />
    </WithQuery>
  ))
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.getByRole('button', { name: action })).toBeTruthy()
})
