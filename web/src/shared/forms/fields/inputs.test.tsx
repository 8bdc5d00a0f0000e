// @vitest-environment jsdom
import { priceDeskOrder } from '@portolan/contract/desk/actions'
import { NewJobRequest } from '@portolan/contract/job-requests/create'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Form } from '../form.tsx'
import { emptyAsNull } from '../schema/text-conversions.ts'
import { useSchemaForm } from '../use-schema-form.ts'
import { useSubmit } from '../use-submit.ts'
import { FormDate } from './form-date.tsx'
import { FormSelect, FormText, FormTextArea } from './inputs.tsx'

afterEach(cleanup)

const { requestType, notes, name } = NewJobRequest.shape
const deliveryDay = emptyAsNull(priceDeskOrder.body!.shape.deliveryDay)
const schema = z.object({ name, requestType, deliveryDay, notes })
const options = [
  { value: 'QUOTE_REQUEST', name: 'Quote' },
  { value: 'TRANSLATION_REQUEST', name: 'Translation' },
]

const sent: unknown[] = []

function RequestForm() {
  const defaultValues = { name: 'Report', requestType: '' as never, deliveryDay: '', notes: '' }
  const form = useSchemaForm({ schema, defaultValues })
  const { submit } = useSubmit(form, {
    send: async (values) => sent.push(values),
    onDone: form.reset,
  })
  return (
    <Form form={form} onSubmit={submit}>
      <FormText name="name" label="Name" optional={false} />
      <FormSelect name="requestType" label="Kind" options={options} placeholder="Choose…" />
      <FormDate name="deliveryDay" label="Delivery" />
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
    'Delivery (optional)',
    'Notes (optional)',
  ])
  expect([kind(), notesField()].map((one) => one.getAttribute('aria-required'))).toEqual(['true', 'false'])
  expect(notesField().maxLength).toBe(10_000)
})

it('sends a chosen option, a date and an empty date as null', async () => {
  show()
  await send()
  expect(document.activeElement).toBe(kind())
  await userEvent.selectOptions(kind(), 'Quote')
  await send()
  await expect
    .poll(() => sent)
    .toEqual([{ name: 'Report', requestType: 'QUOTE_REQUEST', deliveryDay: null, notes: '' }])
  await userEvent.selectOptions(kind(), 'Translation')
  fireEvent.change(screen.getByRole('textbox', { name: /^Delivery/ }), { target: { value: '03/09/2027' } })
  await send()
  await expect.poll(() => sent.at(-1)).toMatchObject({ requestType: 'TRANSLATION_REQUEST', deliveryDay: '2027-03-09' })
})

it('shows a date that does not exist as a problem, and a help text as long as there is one', async () => {
  show()
  expect(screen.getByText('What we should know')).toBeTruthy()
  const day = screen.getByRole('textbox', { name: /^Delivery/ })
  await userEvent.type(day, '02/30/2027')
  await userEvent.tab()
  await userEvent.tab()
  expect(await screen.findByText('Enter a date as MM/DD/YYYY')).toBeTruthy()
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
