// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showPage, stubApi } from '../../../shared/test-page.tsx'
import RequestsPage from './requests-page.tsx'

it('leads buyers of a procurement system, who have sent nothing here, to their own list', async () => {
  stubApi({
    'GET /api/jobRequests': { items: [], nextPageToken: null },
    'GET /api/userAccount/enabledApplications': { applicationIds: ['coupa'] },
  })
  await showPage('/requests', RequestsPage)
  await screen.findByText('Requests from your procurement system are listed under Coupa Requests.')
  expect(screen.getByRole('link', { name: 'Open Coupa Requests' }).getAttribute('href')).toBe('/coupa')
  expect(screen.queryByText(/You have no requests yet/)).toBeNull()
  expect(screen.queryByRole('link', { name: 'New request' })).toBeNull()
})
