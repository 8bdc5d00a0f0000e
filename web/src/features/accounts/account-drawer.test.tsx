// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { setLanguage } from '../../shared/messages/language.ts'
import { setSession } from '../../shared/session/session.ts'
import { done, showPage, signedIn, stubApi } from '../../shared/test-page.tsx'
import { setScheme } from '../../shared/theme/scheme.ts'
import AccountDrawer from './account-drawer.tsx'
import { accountTabsOf } from './account-tabs.ts'

afterEach(async () => {
  setScheme('system')
  await setLanguage('en')
})

async function showDrawer(session = signedIn()) {
  const onClose = vi.fn()
  stubApi({ 'POST /api/userAccount/actions/changeLocale': done })
  setSession(session)
  await showPage('/', () => <AccountDrawer open onClose={onClose} />)
  return { drawer: screen.getByRole('dialog', { name: 'Account Settings' }), onClose }
}

const factsOf = (drawer: HTMLElement) =>
  Object.fromEntries(
    within(drawer)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )

it('shows the profile as it is kept', async () => {
  const { drawer } = await showDrawer()
  expect(within(drawer).getByRole('tab', { name: 'Profile' }).getAttribute('aria-selected')).toBe('true')
  expect(factsOf(drawer)).toEqual({
    'First name': 'Clara',
    'Last name': 'Harbor',
    Email: 'client@harbor.example',
    Username: 'client@harbor.example',
    Roles: 'Client',
    Company: 'Harbor Health, Inc.',
  })
  expect(within(drawer).queryAllByRole('textbox')).toEqual([])
})

it('changes the name, which shows at once', async () => {
  const { drawer } = await showDrawer()
  const { username, isImpersonated: _, initialPagePath: __, ...account } = signedIn()
  const calls = stubApi({
    'POST /api/userAccount/actions/changeProfile': { ...account, loginName: username, firstName: 'Claire' },
  })
  await userEvent.click(within(drawer).getByRole('button', { name: 'Edit name' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit name' }))
  const first = dialog.getByRole('textbox', { name: /First name/ })
  await userEvent.clear(first)
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  const saved = () => calls.filter(({ request }) => request.startsWith('POST'))
  expect(saved()).toEqual([])
  await userEvent.type(first, 'Claire')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(factsOf(drawer)).toMatchObject({ 'First name': 'Claire', 'Last name': 'Harbor' }))
  expect(saved().map(({ body }) => body)).toEqual([{ firstName: 'Claire', lastName: 'Harbor' }])
  expect(screen.queryByRole('dialog', { name: 'Edit name' })).toBeNull()
})

it('says that the organization keeps the name of people who sign in there', async () => {
  const { drawer } = await showDrawer(signedIn({ isFederatedSsoAccount: true }))
  expect(drawer.textContent).toContain('Your organization keeps your name')
  expect(within(drawer).queryByRole('button', { name: 'Edit name' })).toBeNull()
})

it('names several roles, and says when there is no company', async () => {
  const { drawer } = await showDrawer(signedIn({ roles: ['ADMIN', 'QA'], clientConfig: null }))
  expect(factsOf(drawer)).toMatchObject({ Roles: 'Administrator, Quality assurance', Company: 'None' })
})

it('changes the color scheme at once', async () => {
  const { drawer } = await showDrawer()
  const schemes = within(within(drawer).getByRole('group', { name: 'Color scheme' }))
  expect(schemes.getByRole<HTMLInputElement>('radio', { name: 'System' }).checked).toBe(true)
  await userEvent.click(schemes.getByRole('radio', { name: 'Dark' }))
  expect(document.documentElement.dataset.scheme).toBe('dark')
  expect(schemes.getByRole<HTMLInputElement>('radio', { name: 'Dark' }).checked).toBe(true)
})

it('changes the language of the portal, and with it the direction', async () => {
  const { drawer } = await showDrawer()
  await userEvent.click(within(drawer).getByRole('radio', { name: 'العربية' }))
  await waitFor(() => expect(document.documentElement.dir).toBe('rtl'))
  expect(await screen.findByRole('heading', { name: 'إعدادات الحساب' })).toBeTruthy()
})

it('closes by its button and by Escape', async () => {
  const { onClose } = await showDrawer()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(2)
})

const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent)
const managing = { ...signedIn().clientConfig, isOrgManagementEnabled: true } as never

it('ACCT-02 ACCT-03 has the tabs Profile, Language Groups and Organization Users', async () => {
  await showDrawer(signedIn({ clientConfig: managing }))
  expect(tabs()).toEqual(['Profile', 'Language Groups', 'Organization Users'])
})

it('ACCT-03 keeps Organization Users from other roles, federated users and clients that do not manage it', async () => {
  for (const session of [
    signedIn({ roles: ['CLIENT_EMPLOYEE'], clientConfig: managing }),
    signedIn({ isFederatedSsoAccount: true, clientConfig: managing }),
    signedIn(),
    signedIn({ roles: ['ADMIN'], clientConfig: null }),
  ]) {
    expect(accountTabsOf(session).map(({ id }) => id)).toEqual(['profile', 'languageGroups'])
  }
  await showDrawer()
  expect(tabs()).toEqual(['Profile', 'Language Groups'])
})
