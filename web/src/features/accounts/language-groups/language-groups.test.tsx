// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { WithQuery } from '../../../shared/api/query.tsx'
import type { Session } from '../../../shared/session/session.ts'
import { refuses, showPage, signedIn, stubApi } from '../../../shared/test-page.tsx'
import LanguageGroups from './language-groups.tsx'

// jsdom lays nothing out: the list's own height attribute stands in for its layout.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return Number.parseInt(this.style.height, 10) || 0
  })
})

const language = (id: string, name: string, xtrfId: number, preferred = false) => ({
  id,
  name,
  englishName: name,
  xtrfId,
  preferred,
  isDisabled: false,
  bcp47: id,
  direction: 'ltr',
})
const danish = language('dan', 'Danish', 62)
const finnish = language('fin', 'Finnish', 80)
const spanish = language('esj', 'Spanish', 300, true)
const brief = ({ id, name, xtrfId }: typeof danish) => ({ id, name, xtrfId })
const sent = ({ name, xtrfId }: typeof danish) => ({ xtrfId, name })

const nordic = { name: 'Nordic', scope: 'PERSONAL', languages: [brief(danish)] }
const clinic = { name: 'Clinic', scope: 'ORGANIZATION', languages: [brief(spanish)] }
const groupsAt = 'GET /api/userAccount/languageGroups'

const portal = (groups: unknown[] = [nordic, clinic]) => ({
  [groupsAt]: groups,
  'GET /api/clientConfigs/1001/availableLanguages': [danish, finnish, spanish],
  'GET /api/languages': [danish, finnish],
  'POST /api/userAccount/languageGroups/PERSONAL': [],
  'POST /api/userAccount/languageGroups/ORGANIZATION': [],
})

async function show(session: Session = signedIn()) {
  await showPage('/', () => (
    <WithQuery>
      <LanguageGroups session={session} />
    </WithQuery>
  ))
  await screen.findByRole('region', { name: 'Personal' })
}

const section = (name: string) => within(screen.getByRole('region', { name }))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog'))

it('ACCT-06 ACCT-08 ACCT-09 shows a CLIENT both kinds of groups, and lets both be changed', async () => {
  stubApi(portal())
  await show()
  expect(section('Personal').getByText('Nordic')).toBeTruthy()
  expect(section('Organization-wide').getByText('Clinic')).toBeTruthy()
  expect(section('Organization-wide').getByRole('button', { name: 'Edit Clinic' })).toBeTruthy()
  expect(section('Organization-wide').getByRole('button', { name: 'Add group: Organization-wide' })).toBeTruthy()
})

it('ACCT-09 shows a CLIENT the organization’s section while it is empty', async () => {
  stubApi(portal([]))
  await show()
  expect(section('Organization-wide').getByText('No language groups yet.')).toBeTruthy()
})

it('ACCT-08 ACCT-09 shows others the organization’s groups read-only, and no section where there are none', async () => {
  stubApi(portal())
  await show(signedIn({ roles: ['CLIENT_EMPLOYEE'] }))
  expect(section('Organization-wide').getByText('Clinic')).toBeTruthy()
  expect(section('Organization-wide').queryAllByRole('button')).toEqual([])
  expect(section('Personal').getByRole('button', { name: 'Edit Nordic' })).toBeTruthy()
})

it('ACCT-09 shows no section of the organization to others while it has no groups', async () => {
  stubApi(portal([nordic]))
  await show(signedIn({ roles: ['CLIENT_EMPLOYEE'] }))
  expect(screen.queryByRole('region', { name: 'Organization-wide' })).toBeNull()
})

it('ACCT-07 asks for a name and for languages', async () => {
  const calls = stubApi(portal())
  await show()
  await press('Add group: Personal')
  await userEvent.click(await dialog().findByRole('button', { name: 'Save group' }))
  expect(dialog().getByText('Required')).toBeTruthy()
  expect(dialog().getByText('Choose at least one')).toBeTruthy()
  expect(document.activeElement).toBe(dialog().getByRole('textbox', { name: 'Name' }))
  await userEvent.type(dialog().getByRole('textbox', { name: 'Name' }), 'nordic')
  expect(dialog().getByText('A group with this name already exists')).toBeTruthy()
  expect(calls.some(({ request }) => request.startsWith('POST'))).toBe(false)
})

it('ACCT-10 saves the full list of the scope, with xtrfId and name of each language', async () => {
  const calls = stubApi(portal())
  await show()
  await press('Add group: Personal')
  await screen.findByRole('dialog')
  await userEvent.type(await dialog().findByRole('textbox', { name: 'Name' }), ' Baltic sea ')
  await userEvent.click(dialog().getByRole('combobox', { name: 'Languages' }))
  expect((await dialog().findAllByRole('option'))[0]?.textContent).toContain('Spanish')
  await userEvent.type(dialog().getByRole('combobox', { name: 'Languages' }), 'fin{Enter}')
  await userEvent.click(dialog().getByRole('button', { name: 'Save group' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls.at(-1)).toMatchObject({
    request: 'POST /api/userAccount/languageGroups/PERSONAL',
    body: [
      { name: 'Nordic', scope: 'PERSONAL', languages: [sent(danish)] },
      { name: 'Baltic sea', scope: 'PERSONAL', languages: [sent(finnish)] },
    ],
  })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Add group'))
})

it('ACCT-10 changes what the server has now, not what was on the screen', async () => {
  const answers: Record<string, unknown> = portal()
  const calls = stubApi(answers)
  await show()
  answers[groupsAt] = [nordic, { ...nordic, name: 'Added elsewhere' }, clinic]
  await press('Edit Nordic')
  const name = await dialog().findByRole<HTMLInputElement>('textbox', { name: 'Name' })
  expect(name.value).toBe('Nordic')
  await userEvent.clear(name)
  await userEvent.type(name, 'North{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const body = calls.at(-1)?.body as { name: string }[]
  expect(body.map((group) => group.name)).toEqual(['North', 'Added elsewhere'])
})

it('keeps the dialog and what was typed when the save fails', async () => {
  stubApi({
    ...portal(),
    'POST /api/userAccount/languageGroups/ORGANIZATION': refuses(403, 'forbidden', 'Access is restricted.'),
  })
  await show()
  await press('Edit Clinic')
  const name = await dialog().findByRole<HTMLInputElement>('textbox', { name: 'Name' })
  await userEvent.type(name, ' 2{Enter}')
  expect(await dialog().findByText('Access is restricted. [Error code: forbidden]')).toBeTruthy()
  expect(name.value).toBe('Clinic 2')
  expect(dialog().getByRole('button', { name: 'Remove Spanish' })).toBeTruthy()
})

it('deletes a group after asking', async () => {
  const calls = stubApi(portal())
  await show()
  await press('Delete Clinic')
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/The group “Clinic” will be deleted/)).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: 'Delete group' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(calls.at(-1)).toMatchObject({ request: 'POST /api/userAccount/languageGroups/ORGANIZATION', body: [] })
  expect(section('Organization-wide').getByText('No language groups yet.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Add group'))
})

it('offers staff without a client every language', async () => {
  const calls = stubApi(portal([]))
  await show(signedIn({ roles: ['QA'], clientConfig: null }))
  await press('Add group: Personal')
  await dialog().findByRole('combobox', { name: 'Languages' })
  expect(calls.at(-1)?.request).toBe('GET /api/languages')
})
