// @vitest-environment jsdom
import type { CustomFieldDefinition } from '@portolan/contract/clients/clients'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useWatch } from 'react-hook-form'
import { afterEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { CustomField } from '../custom-fields/custom-field.tsx'
import { initialInputs, shownFields } from '../custom-fields/custom-field-inputs.ts'
import { testField } from '../custom-fields/test-field.ts'
import { customFieldKey, customFieldsSchema, fromFormInputs, toFormInputs } from './custom-fields-schema.ts'
import { Form } from './form.tsx'
import { FormField } from './form-field.tsx'
import { useSchemaForm } from './use-schema-form.ts'
import { useSubmit } from './use-submit.ts'

afterEach(cleanup)

let sent: unknown

function CustomForm({ definitions }: { definitions: readonly CustomFieldDefinition[] }) {
  const form = useSchemaForm({
    schema: z.object({ fields: customFieldsSchema(definitions) }),
    defaultValues: { fields: toFormInputs(definitions, initialInputs(definitions)) },
  })
  const values = useWatch({ control: form.methods.control, name: 'fields' })
  const { submit } = useSubmit(form, {
    send: async ({ fields }) => {
      sent = fields
    },
  })
  return (
    <Form form={form} onSubmit={submit}>
      {shownFields(definitions, fromFormInputs(definitions, values)).map((field) => (
        <FormField key={field.name} name={`fields.${customFieldKey(definitions, field.name)}`} label={field.name}>
          {({ value, error, change }) => (
            <CustomField field={field} value={String(value)} error={error} onChange={change} />
          )}
        </FormField>
      ))}
      <button type="submit">Send</button>
    </Form>
  )
}

function show(...definitions: CustomFieldDefinition[]) {
  sent = undefined
  render(<CustomForm definitions={definitions} />)
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
const must = { required: true }

it('REQ-39 asks for what is required, in each type, and goes to the first', async () => {
  show(
    testField('Badge no. 1', must),
    testField('Site', { ...must, type: 'LISTONLY', options: ['Main'] }),
    testField('Shifts', { ...must, type: 'SELECT_MANY_LIST', options: ['Early'] }),
    testField('Rules read', { ...must, type: 'CHECKBOX' }),
    testField('Manager', { ...must, type: 'PERSON_INFO' }),
  )
  await send()
  expect(sent).toBeUndefined()
  expect(screen.getAllByText('Required')).toHaveLength(3)
  for (const text of ['First name is required.', 'Last name is required.', 'A valid email address is required.'])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByText('Choose at least one')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Badge no. 1' }))
})

it('REQ-38 checks a pattern with the text the client gave it, and dates', async () => {
  show(
    testField('Badge', { validationRegex: '^B-\\d+$', validationMessage: 'A badge is B- and digits' }),
    testField('Code', { validationRegex: '^\\d+$' }),
    testField('Broken', { validationRegex: '([' }),
    testField('Since', { type: 'DATE' }),
  )
  for (const name of ['Badge', 'Code', 'Broken', 'Since'])
    await userEvent.type(screen.getByRole('textbox', { name: new RegExp(`^${name}`) }), 'x')
  await send()
  expect(screen.getByText('A badge is B- and digits')).toBeTruthy()
  expect(screen.getByText('Invalid format')).toBeTruthy()
  expect(screen.getByText('Enter a date as MM/DD/YYYY')).toBeTruthy()
  expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(3)
})

it('CLIENT-16 neither checks nor sends a field while its condition does not hold', async () => {
  show(
    testField('Site', { type: 'LISTONLY', options: ['Main', 'Other'] }),
    testField('Which one', { ...must, visibleIf: [{ fieldName: 'Site', value: 'Other' }] }),
    testField('Secret', { ...must, visible: false, defaultValue: 'x', mapping: 'secret' }),
  )
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Site/ }), 'Other')
  await userEvent.type(screen.getByRole('textbox', { name: 'Which one' }), 'Far')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Site/ }), 'Main')
  await send()
  expect(sent).toEqual([
    { fieldName: 'Site', value: 'Main', mapping: null },
    { fieldName: 'Secret', value: 'x', mapping: 'secret' },
  ])
})

it('checks a group of inputs when the focus leaves all of it', async () => {
  show(testField('Manager', { type: 'PERSON_INFO' }))
  const manager = within(screen.getByRole('group', { name: /^Manager/ }))
  await userEvent.type(manager.getByLabelText('First name'), 'Mina')
  await userEvent.tab()
  expect(screen.queryByText('Last name is required.')).toBeNull()
  await userEvent.click(manager.getByLabelText('E-mail address'))
  await userEvent.tab()
  expect(await screen.findByText('Last name is required.')).toBeTruthy()
})
