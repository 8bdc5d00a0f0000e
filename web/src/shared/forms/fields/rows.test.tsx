// @vitest-environment jsdom
import { NewJobRequest } from '@portolan/contract/job-requests/create'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useWatch } from 'react-hook-form'
import { afterEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ErrorSummary } from '../error-summary.tsx'
import { Form } from '../form.tsx'
import { formRule } from '../schema/form-rule.ts'
import { SubmitError } from '../submit-error.tsx'
import { useSchemaForm } from '../use-schema-form.ts'
import { useSubmit } from '../use-submit.ts'
import { FormText } from './inputs.tsx'
import { RowsError } from './rows-error.tsx'
import { useRows } from './use-rows.ts'

afterEach(cleanup)

const { name, fileLinks, notes } = NewJobRequest.shape
const schema = z
  .object({ name, notes, fileLinks: fileLinks.check(z.maxLength(3)) })
  .check(
    formRule(
      'fileLinks',
      'linkTwice',
      ({ fileLinks: links }) => new Set(links.map(({ url }) => url)).size === links.length,
    ),
  )
const emptyLink = { url: '', name: '', category: 'SOURCE_DOCUMENT' as const }

let sent: unknown

function Rows() {
  const { rows, canAdd, add, remove } = useRows('fileLinks', emptyLink)
  return (
    <>
      {rows.map((row, at) => (
        <fieldset key={row.key}>
          <legend>Link {at + 1}</legend>
          <FormText name={`${row.name}.url`} label={`Address ${at + 1}`} />
          <FormText name={`${row.name}.name`} label={`Name ${at + 1}`} />
          <button type="button" onClick={() => remove(at)}>
            Remove {at + 1}
          </button>
        </fieldset>
      ))}
      <RowsError name="fileLinks" label="Links" />
      <button type="button" disabled={!canAdd} onClick={add}>
        Add
      </button>
    </>
  )
}

function LinksForm({ notesText = '' }: { notesText?: string }) {
  const form = useSchemaForm({
    schema,
    defaultValues: { name: '', notes: notesText, fileLinks: [emptyLink] },
    textOf: ({ code }) => (code === 'linkTwice' ? 'Two links are the same' : undefined),
  })
  const links = useWatch({ control: form.methods.control, name: 'fileLinks' })
  const { submit, state } = useSubmit(form, {
    send: async (values) => {
      sent = values
    },
  })
  return (
    <Form form={form} onSubmit={submit}>
      <ErrorSummary />
      <FormText name="name" label="Project" />
      <Rows />
      <output>{links.filter(({ url }) => url !== '').length} filled in</output>
      <SubmitError state={state} />
      <button type="submit">Send</button>
    </Form>
  )
}

function show(notesText?: string) {
  sent = undefined
  render(<LinksForm {...(notesText !== undefined && { notesText })} />)
}
const press = (button: string) => userEvent.click(screen.getByRole('button', { name: button }))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const summary = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

it('adds and removes rows, and the focus follows', async () => {
  show()
  type('Address 1', 'https://a.example/one')
  await press('Add')
  expect(document.activeElement).toBe(field('Address 2'))
  type('Address 2', 'https://a.example/two')
  expect(screen.getByRole('status').textContent).toBe('2 filled in')
  await press('Remove 1')
  expect(field('Address 1').value).toBe('https://a.example/two')
  expect(screen.queryByLabelText('Address 2')).toBeNull()
  expect(document.activeElement).toBe(field('Address 1'))
})

it('adds no more rows than the schema allows', async () => {
  show()
  await press('Add')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add' }).disabled).toBe(false)
  await press('Add')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add' }).disabled).toBe(true)
})

it('shows the problems of each row at its inputs, and drops them with the row', async () => {
  show()
  type('Project', 'Report; draft')
  await press('Add')
  type('Address 2', 'nowhere')
  await press('Send')
  expect(summary()).toEqual([
    'Project: Semicolons are not allowed in project names',
    'Address 1: Required',
    'Name 1: Required',
    'Address 2: Enter a web address such as https://example.com/file.docx',
    'Name 2: Required',
  ])
  await press('Remove 2')
  expect(summary()).toHaveLength(3)
})

it('shows the problem of the whole list until its rows are corrected', async () => {
  show()
  type('Project', 'Report')
  await press('Add')
  for (const at of [1, 2]) {
    type(`Address ${at}`, 'https://a.example/one')
    type(`Name ${at}`, 'one.docx')
  }
  await press('Send')
  expect(summary()).toEqual(['Links: Two links are the same'])
  expect(sent).toBeUndefined()
  type('Address 2', 'https://a.example/one-b')
  await expect.poll(() => screen.queryByText('Two links are the same')).toBeNull()
  await press('Send')
  expect(sent).toMatchObject({ name: 'Report', fileLinks: [{ name: 'one.docx' }, { url: 'https://a.example/one-b' }] })
})

it('never blocks silently: a problem without a field on the page shows by the button', async () => {
  show('n'.repeat(10_001))
  type('Project', 'Report')
  type('Address 1', 'https://a.example/one')
  type('Name 1', 'one.docx')
  await press('Send')
  expect(sent).toBeUndefined()
  expect(await screen.findByText('At most 10,000 characters')).toBeTruthy()
})
