// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { testField } from '../../../../shared/custom-fields/test-field.ts'
import { done } from '../../../../shared/test-page.tsx'
import { testClient } from '../test-client.ts'
import { press, showMember } from '../test-create-page.ts'

afterEach(() => localStorage.clear())

const content = {
  sourceLanguageId: 'deu',
  targetLanguageIds: ['fra', 'gone'],
  xtrfServiceId: 12,
  customFields: [
    { fieldName: 'Department', value: 'Pharmacy', mapping: null },
    { fieldName: 'Gone', value: 'x', mapping: null },
  ],
  notes: 'Sixth grade.',
}
const template = {
  id: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c14',
  name: 'Letters',
  isShared: false,
  ownerName: 'Clara Harbor',
  isOwn: true,
  canDelete: true,
  content,
}
const shared = {
  ...template,
  id: 'b',
  name: 'Forms',
  isShared: true,
  ownerName: 'Ed Lee',
  isOwn: false,
  canDelete: false,
}
const client = testClient({
  selectableWorkflows: [
    { label: 'Translation', xtrfServiceId: 11 },
    { label: 'Back translation', xtrfServiceId: 12 },
  ],
})

const show = (more: object = {}) =>
  showMember(client, {
    'GET /api/requestTemplates': [template, shared],
    'GET /api/clientConfigs/1001/customFieldDefinitions': [testField('Department')],
    ...more,
  })
const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Templates' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

it('fills in languages, workflow, fields and notes that still exist', async () => {
  await show()
  await choose('Letters')
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Source language' }).value).toBe('German')
  expect(screen.getByRole('button', { name: 'Remove French' })).toBeTruthy()
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Workflow' }).value).toBe('12')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Department/ }).value).toBe('Pharmacy')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Notes/ }).value).toBe('Sixth grade.')
})

it('saves the form under a name, shared by a tick', async () => {
  const { calls } = await show({ 'POST /api/requestTemplates': { ...template, name: 'New' } })
  await choose('Letters')
  await choose('Save as template…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as template' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Template name' }), 'New')
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Share with everybody in Harbor Health' }))
  await press('Save')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const sent = calls.find(({ request }) => request === 'POST /api/requestTemplates')?.body
  expect(sent).toMatchObject({
    clientId: 1001,
    name: 'New',
    isShared: true,
    content: { sourceLanguageId: 'deu', targetLanguageIds: ['fra'], xtrfServiceId: 12, notes: 'Sixth grade.' },
  })
})

it('renames and deletes own templates only', async () => {
  const path = `POST /api/requestTemplates/${template.id}`
  const { calls } = await show({ [path]: { ...template, name: 'Mail' }, [`${path}/actions/delete`]: done })
  await choose('Manage templates…')
  await screen.findByText('Shared by Ed Lee')
  expect(screen.queryByRole('button', { name: 'Edit Forms' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Delete Forms' })).toBeNull()
  await press('Edit Letters')
  const name = await screen.findByRole('textbox', { name: 'Template name' })
  await userEvent.clear(name)
  await userEvent.type(name, 'Mail')
  await press('Save')
  await waitFor(() =>
    expect(calls.find(({ request }) => request === path)?.body).toEqual({ name: 'Mail', isShared: false }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Letters' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(calls.some(({ request }) => request === `${path}/actions/delete`)).toBe(true))
})
