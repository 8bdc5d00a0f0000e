// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { setSession } from '../../shared/session/session.ts'
import { showPage, signedIn, stubApi } from '../../shared/test-page.tsx'
import AccountDrawer from './account-drawer.tsx'

const contacts = '/api/userAccount/organizationClientContacts'
const contact = (name: string) => ({
  id: name,
  email: `${name}@harbor.example`,
  firstName: name,
  lastName: 'Harbor',
})
const settings = (name: string, isAccountEnabled: boolean) => ({
  [`GET ${contacts}/${name}/indentitySettings`]: {
    username: `${name}@harbor.example`,
    isAccountEnabled,
    isMfaEnabled: true,
  },
})

const portal = {
  'GET /api/userAccount/security': {
    hasPassword: true,
    isMfaOffered: true,
    isMfaEnabled: false,
    recoveryCodesLeft: 0,
    passkeys: [],
  },
  'GET /api/userAccount/sessions': [],
  'GET /api/userAccount/languageGroups': [{ name: 'Nordic', scope: 'PERSONAL', languages: [] }],
  'GET /api/clientConfigs/1001/availableLanguages': [],
  'GET /api/languages': [],
  [`GET ${contacts}`]: [contact('Emil'), contact('Dina')],
  ...settings('Emil', true),
  ...settings('Dina', false),
}

async function openTab(name: string) {
  stubApi(portal)
  const clientConfig = { clientId: 1001, companyName: 'Harbor Health, Inc.', isOrgManagementEnabled: true } as never
  setSession(signedIn({ clientConfig }))
  await showPage('/', () => <AccountDrawer open onClose={() => {}} />)
  await userEvent.click(screen.getByRole('tab', { name }))
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function seeDialog(name: string, role: 'dialog' | 'alertdialog' = 'dialog') {
  const dialog = await screen.findByRole(role, { name })
  await userEvent.click(within(dialog).getByRole('button', { name: /Cancel|Close/ }))
  await waitFor(() => expect(screen.queryByRole(role, { name })).toBeNull())
}

describe('ACCT-04 ACCT-05 the dialogs of the account settings', () => {
  it('change the password and the MFA settings, from the profile', async () => {
    await openTab('Profile')
    await press('Change password')
    await seeDialog('Change password')
    await press('MFA settings')
    await seeDialog('MFA settings')
  })

  it('add, edit and delete a language group', async () => {
    await openTab('Language Groups')
    await press('Add group: Personal')
    await seeDialog('Add language group')
    await press('Edit Nordic')
    await seeDialog('Edit language group')
    await press('Delete Nordic')
    await seeDialog('Delete language group', 'alertdialog')
  })

  it('disable MFA, and disable or enable an account, of the organization’s users', async () => {
    await openTab('Organization Users')
    for (const [name, action] of [
      ['Emil', 'Disable MFA'],
      ['Emil', 'Disable account'],
      ['Dina', 'Enable account'],
    ] as const) {
      await press(`Actions for ${name} Harbor`)
      await userEvent.click(screen.getByRole('menuitem', { name: action }))
      await seeDialog(action, 'alertdialog')
    }
  })
})
