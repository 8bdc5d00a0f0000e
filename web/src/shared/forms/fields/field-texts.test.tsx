// @vitest-environment jsdom
import { NewProject } from '@portolan/contract/job-requests/create'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { customFieldsSchema } from '../../custom-fields/custom-fields-schema.ts'
import { testField } from '../../custom-fields/test-field.ts'
import { Form } from '../form.tsx'
import { useSchemaForm } from '../use-schema-form.ts'
import { FormText } from './inputs.tsx'

afterEach(cleanup)

const field0 = testField('Project name', { validationRegex: '^\\d{4}$', validationMessage: 'Four digits, please' })
const patternSchema = customFieldsSchema([field0])
const nameSchema = z.object({ field0: NewProject.shape.projectName })

function ProjectForm({ schema }: { schema: typeof nameSchema | typeof patternSchema }) {
  const form = useSchemaForm({ schema: schema as typeof nameSchema, defaultValues: { field0: '' } })
  return (
    <Form form={form} onSubmit={() => void form.check()}>
      <FormText name="field0" label="Project name" help="As you call it." optional={false} />
      <button type="submit">Send</button>
    </Form>
  )
}

async function send(typed: string, schema: typeof nameSchema | typeof patternSchema = nameSchema) {
  render(<ProjectForm schema={schema} />)
  const field = screen.getByRole('textbox', { name: 'Project name' })
  if (typed) await userEvent.type(field, typed)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  return field
}

const describedBy = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)

it('SHELL-47 shows "Required" under a required field that is empty, and goes to it', async () => {
  const field = await send('')
  await expect.poll(() => describedBy(field)).toEqual(['Required', 'As you call it.'])
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
})

it('SHELL-48 shows its sentence about semicolons', async () => {
  const field = await send('a;b')
  await expect.poll(() => describedBy(field)).toContain('Semicolons are not allowed in project names')
})

it("SHELL-49 shows the text of the client's pattern", async () => {
  const field = await send('12', patternSchema)
  await expect.poll(() => describedBy(field)).toContain('Four digits, please')
})

it('shows only its help when all is well', async () => {
  const field = await send('Annual report')
  expect(describedBy(field)).toEqual(['As you call it.'])
  expect(field.getAttribute('aria-invalid')).toBe('false')
})
