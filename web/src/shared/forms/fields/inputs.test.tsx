// @vitest-environment jsdom
import { NewJobRequest, NewProject } from '@portolan/contract/job-requests/create'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Form } from '../form.tsx'
import { emptyAsNull } from '../schema/text-conversions.ts'
import { useSchemaForm } from '../use-schema-form.ts'
import { useSubmit } from '../use-submit.ts'
import { FormSelect, FormText, FormTextArea } from './inputs.tsx'

afterEach(cleanup)

const { requestType, notes, name } = NewJobRequest.shape
const reference = emptyAsNull(NewProject.shape.externalReferenceId)
const schema = z.object({ name, requestType, reference, notes })
const options = [
  { value: 'QUOTE_REQUEST', name: 'Quote' },
  { value: 'TRANSLATION_REQUEST', name: 'Translation' },
]

const sent: unknown[] = []

function RequestForm() {
  const defaultValues = { name: 'Report', requestType: '' as never, reference: '', notes: '' }
  const form = useSchemaForm({ schema, defaultValues })
  const { submit } = useSubmit(form, {
    send: async (values) => sent.push(values),
    onDone: form.reset,
  })
  return (
    <Form form={form} onSubmit={submit}>
      <FormText name="name" label="Name" optional={false} />
      <FormSelect name="requestType" label="Kind" options={options} placeholder="Choose…" />
      <FormText name="reference" label="Reference" />
      <FormTextArea name="notes" label="Notes" help="What we should know" />
      <button type="submit">Send</button>
    </Form>
  )
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
const kind = () => screen.getByLabelText<HTMLSelectElement>('Kind')
const notesField = () => screen.getByLabelText<HTMLTextAreaElement>(/^Notes/)

function show() {
  sent.length = 0
  render(<RequestForm />)
}

it('marks what the contract leaves optional', () => {
  show()
  expect(screen.getAllByText('(optional)').map((mark) => mark.parentElement?.textContent)).toEqual([
    'Reference (optional)',
    'Notes (optional)',
  ])
  expect([kind(), notesField()].map((one) => one.getAttribute('aria-required'))).toEqual(['true', 'false'])
  expect(notesField().maxLength).toBe(10_000)
})

it('sends a chosen option, a text and an empty text as null', async () => {
  show()
  await send()
  expect(document.activeElement).toBe(kind())
  await userEvent.selectOptions(kind(), 'Quote')
  await send()
  await expect.poll(() => sent).toEqual([{ name: 'Report', requestType: 'QUOTE_REQUEST', reference: null, notes: '' }])
  await userEvent.selectOptions(kind(), 'Translation')
  fireEvent.change(screen.getByRole('textbox', { name: /^Reference/ }), { target: { value: 'PO-7' } })
  await send()
  await expect.poll(() => sent.at(-1)).toMatchObject({ requestType: 'TRANSLATION_REQUEST', reference: 'PO-7' })
})

it('shows a help text', () => {
  show()
  expect(screen.getByText('What we should know')).toBeTruthy()
})

it('begins again after a reset, without problems', async () => {
  show()
  await userEvent.selectOptions(kind(), 'Quote')
  fireEvent.change(notesField(), { target: { value: 'Urgent' } })
  await send()
  await expect.poll(() => kind().value).toBe('')
  expect(notesField().value).toBe('')
  fireEvent.change(notesField(), { target: { value: 'More' } })
  expect(document.querySelector('[aria-invalid=true]')).toBeNull()
})
