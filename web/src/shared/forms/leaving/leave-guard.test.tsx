// @vitest-environment jsdom
import { Link } from '@tanstack/react-router'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { showPage } from '../../test-page.tsx'
import { FormText } from '../fields/inputs.tsx'
import { Form } from '../form.tsx'
import { useSchemaForm } from '../use-schema-form.ts'
import { LeaveGuard } from './leave-guard.tsx'

afterEach(cleanup)

const schema = z.object({ text: z.string() })

function Note({ name }: { name: string }) {
  const form = useSchemaForm({ schema, defaultValues: { text: '' } })
  return (
    <Form form={form}>
      <LeaveGuard />
      <FormText name="text" label={name} />
      <button type="button" onClick={() => form.reset()}>
        Send the {name}
      </button>
    </Form>
  )
}

const show = () =>
  showPage('/page', () => (
    <>
      <Note name="first" />
      <Note name="second" />
      <Link to={'/elsewhere' as never}>Elsewhere</Link>
      <Link to={'/page' as never} search={{ tab: 'request' } as never}>
        Request
      </Link>
    </>
  ))
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name, { exact: false, selector: 'input' }), { target: { value } })
const dialog = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' })
const press = async (name: string) => userEvent.click(within(await dialog()).getByRole('button', { name }))
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }))

it('asks once before the page is left with changed forms, and stays or leaves', async () => {
  const page = await show()
  type('first', 'Price of 55')
  type('second', 'A message')
  await follow('Elsewhere')
  await press('Stay')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(page.address()).toBe('/page')
  expect((screen.getByDisplayValue('Price of 55') as HTMLInputElement).name).toBe('text')
  await follow('Elsewhere')
  await press('Leave')
  await waitFor(() => expect(page.address()).toBe('/elsewhere'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('asks nothing for another part of the same page', async () => {
  const page = await show()
  type('first', 'Price of 55')
  await follow('Request')
  await waitFor(() => expect(page.address()).toBe('/page?tab=request'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('asks nothing once what was typed is sent or taken back', async () => {
  const page = await show()
  type('first', 'Price of 55')
  type('second', 'A message')
  await userEvent.click(screen.getByRole('button', { name: 'Send the first' }))
  type('second', '')
  await follow('Elsewhere')
  await waitFor(() => expect(page.address()).toBe('/elsewhere'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
