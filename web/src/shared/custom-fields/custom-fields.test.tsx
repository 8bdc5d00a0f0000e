// @vitest-environment jsdom
import type { CustomFieldDefinition } from '@portolan/contract/clients/clients'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Form } from '../forms/form.tsx'
import { useSchemaForm } from '../forms/use-schema-form.ts'
import { useSubmit } from '../forms/use-submit.ts'
import { initialInputs } from './custom-field-inputs.ts'
import CustomFields from './custom-fields.tsx'
import { customFieldsSchema, toFormInputs } from './custom-fields-schema.ts'
import { testField } from './test-field.ts'

afterEach(cleanup)

const field = (name: string, type: CustomFieldDefinition['type'], more: Partial<CustomFieldDefinition> = {}) =>
  testField(name, { type, category: 'USER', ...more })

let sent: unknown

function CustomForm({ definitions }: { definitions: readonly CustomFieldDefinition[] }) {
  const form = useSchemaForm({
    schema: z.object({ fields: customFieldsSchema(definitions) }),
    defaultValues: { fields: toFormInputs(definitions, initialInputs(definitions)) },
  })
  const { submit } = useSubmit(form, {
    send: async ({ fields }) => {
      sent = fields
    },
  })
  return (
    <Form form={form} onSubmit={submit}>
      <CustomFields name="fields" definitions={definitions} />
      <button type="submit">Send</button>
    </Form>
  )
}

const show = (...definitions: CustomFieldDefinition[]) => {
  sent = undefined
  render(<CustomForm definitions={definitions} />)
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))

it('SHELL-54 takes a date as MM/DD/YYYY, typed or picked, and no day that does not exist', async () => {
  show(field('Since', 'DATE', { defaultValue: '2026-03-09' }))
  const box = screen.getByRole('textbox', { name: /^Since/ }) as HTMLInputElement
  expect([box.value, box.placeholder]).toEqual(['03/09/2026', 'MM/DD/YYYY'])
  fireEvent.change(box, { target: { value: '02/30/2026' } })
  await send()
  expect(screen.getByText('Enter a date as MM/DD/YYYY')).toBeTruthy()
  expect(sent).toBeUndefined()
  fireEvent.change(screen.getByLabelText('Calendar for Since'), { target: { value: '2026-12-03' } })
  expect(box.value).toBe('12/03/2026')
  await send()
  expect(sent).toEqual([{ fieldName: 'Since', value: '2026-12-03', mapping: null }])
})

it('CLIENT-12 draws a field of each of the eight types and sends what was put into it', async () => {
  show(
    field('Badge', 'INPUT_TEXT', { mapping: 'badge' }),
    field('Site', 'LISTONLY', { options: ['Main', 'East'] }),
    field('Team', 'LIST', { options: ['Ward 1'] }),
    field('Shifts', 'SELECT_MANY_LIST', { options: ['Early', 'Late', 'Night'] }),
    field('Since', 'DATE'),
    field('About', 'TEXT_AREA'),
    field('On call', 'CHECKBOX'),
    field('Manager', 'PERSON_INFO'),
  )
  await userEvent.type(screen.getByRole('textbox', { name: /^Badge/ }), ' B-17 ')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Site/ }), 'East')
  await userEvent.type(screen.getByRole('combobox', { name: /^Team/ }), 'Ward 9')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Night' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Early' }))
  await userEvent.type(screen.getByRole('textbox', { name: /^Since/ }), '3/4/2026')
  await userEvent.type(screen.getByRole('textbox', { name: /^About/ }), 'Two lines')
  await userEvent.click(screen.getByRole('checkbox', { name: 'On call' }))
  const manager = within(screen.getByRole('group', { name: /^Manager/ }))
  await userEvent.type(manager.getByLabelText('First name'), 'Mina')
  await userEvent.type(manager.getByLabelText('Last name'), 'Roy')
  await userEvent.type(manager.getByLabelText('Email address'), 'mina@harbor.example')
  await send()
  expect(sent).toEqual([
    { fieldName: 'Badge', value: 'B-17', mapping: 'badge' },
    { fieldName: 'Site', value: 'East', mapping: null },
    { fieldName: 'Team', value: 'Ward 9', mapping: null },
    { fieldName: 'Shifts', value: 'Early|Night', mapping: null },
    { fieldName: 'Since', value: '2026-03-04', mapping: null },
    { fieldName: 'About', value: 'Two lines', mapping: null },
    { fieldName: 'On call', value: 'true', mapping: null },
    {
      fieldName: 'Manager',
      value: '{"firstName":"Mina","lastName":"Roy","email":"mina@harbor.example"}',
      mapping: null,
    },
  ])
})

it('REQ-39 asks for what is required, in each type and of each part of a person, and goes to the first', async () => {
  const must = { required: true }
  show(
    field('Badge', 'INPUT_TEXT', must),
    field('Site', 'LISTONLY', { ...must, options: ['Main'] }),
    field('Shifts', 'SELECT_MANY_LIST', { ...must, options: ['Early'] }),
    field('Rules read', 'CHECKBOX', must),
    field('Manager', 'PERSON_INFO', must),
  )
  await send()
  expect(sent).toBeUndefined()
  expect(screen.getAllByText('Required')).toHaveLength(3)
  for (const text of ['First name is required.', 'Last name is required.', 'A valid email address is required.'])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByText('Choose at least one')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Badge' }))
})

it('REQ-38 checks a pattern with the text the client gave it, and a person’s address', async () => {
  show(
    field('Badge', 'INPUT_TEXT', { validationRegex: '^B-\\d+$', validationMessage: 'A badge is B- and digits' }),
    field('Code no. 1', 'INPUT_TEXT', { validationRegex: '^\\d+$' }),
    field('Broken', 'INPUT_TEXT', { validationRegex: '([' }),
    field('Manager', 'PERSON_INFO'),
  )
  await userEvent.type(screen.getByRole('textbox', { name: /^Badge/ }), '17')
  await userEvent.type(screen.getByRole('textbox', { name: /^Code/ }), 'x')
  await userEvent.type(screen.getByRole('textbox', { name: /^Broken/ }), 'x')
  await userEvent.type(screen.getByRole('textbox', { name: 'Email address' }), 'mina')
  await send()
  expect(screen.getByText('A badge is B- and digits')).toBeTruthy()
  expect(screen.getByText('Invalid format')).toBeTruthy()
  expect(screen.getByText('A valid email address is required.')).toBeTruthy()
})

it('CLIENT-16 shows a field while its condition holds, and neither checks nor sends it otherwise', async () => {
  show(
    field('Site', 'LISTONLY', { options: ['Main', 'Other'] }),
    field('Which one', 'INPUT_TEXT', { required: true, visibleIf: [{ fieldName: 'Site', value: 'Other' }] }),
    field('Why', 'INPUT_TEXT', { required: true, visibleIf: [{ fieldName: 'Which one', value: 'Far' }] }),
    field('Secret', 'INPUT_TEXT', { visible: false, required: true, defaultValue: 'x' }),
  )
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Site/ }), 'Other')
  await userEvent.type(screen.getByRole('textbox', { name: 'Which one' }), 'Far')
  await userEvent.type(screen.getByRole('textbox', { name: 'Why' }), 'Work')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Site/ }), 'Main')
  expect(screen.queryByRole('textbox')).toBeNull()
  await send()
  expect(sent).toEqual([
    { fieldName: 'Site', value: 'Main', mapping: null },
    { fieldName: 'Secret', value: 'x', mapping: null },
  ])
})

it('begins with the defaults; a disabled field can be read and is sent as it is', async () => {
  show(
    field('Site', 'LISTONLY', { options: ['Main', 'East'], defaultValue: 'East' }),
    field('Company', 'INPUT_TEXT', { disabled: true, defaultValue: 'Harbor', validationRegex: '^\\d+$' }),
    field('On call', 'CHECKBOX'),
  )
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Company/ }).disabled).toBe(true)
  await send()
  expect(sent).toEqual([
    { fieldName: 'Site', value: 'East', mapping: null },
    { fieldName: 'Company', value: 'Harbor', mapping: null },
    { fieldName: 'On call', value: 'false', mapping: null },
  ])
})

it('checks a group of inputs when the focus leaves all of it', async () => {
  show(field('Manager', 'PERSON_INFO'))
  const manager = within(screen.getByRole('group', { name: /^Manager/ }))
  await userEvent.type(manager.getByLabelText('First name'), 'Mina')
  await userEvent.tab()
  expect(screen.queryByText('Last name is required.')).toBeNull()
  await userEvent.click(manager.getByLabelText('Email address'))
  await userEvent.tab()
  expect(await screen.findByText('Last name is required.')).toBeTruthy()
})

it('is labeled in the language of the reader, and sent under its name', async () => {
  const kinds = ['INPUT_TEXT', 'CHECKBOX', 'SELECT_MANY_LIST'] as const
  show(...kinds.map((type, index) => field(`Name ${index}`, type, { label: `Etiqueta ${index}`, options: ['One'] })))
  fireEvent.change(screen.getByRole('textbox', { name: /^Etiqueta 0/ }), { target: { value: 'typed' } })
  expect(screen.getByRole('checkbox', { name: 'Etiqueta 1' })).toBeTruthy()
  expect(screen.getByRole('group', { name: /^Etiqueta 2/ })).toBeTruthy()
  expect(screen.queryByText(/^Name/)).toBeNull()
  await send()
  expect(sent).toMatchObject([{ fieldName: 'Name 0', value: 'typed' }, { fieldName: 'Name 1' }])
})
