// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { afterEach, expect, it } from 'vitest'
import { firstProblem, forbids, matches, type Rule, required } from '../../form-rules.ts'
import { formMessages } from '../../messages/forms.ts'
import { useMessages } from '../../messages/messages.ts'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

function ProjectForm({ rules }: { rules: readonly Rule[] }) {
  const t = useMessages(formMessages)
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: '' } })
  return (
    <form onSubmit={handleSubmit(() => {})}>
      <TextField
        label="Project name"
        help="As you call it."
        error={formState.errors.name?.message}
        {...register('name', { validate: (value) => firstProblem(value, rules, t) ?? true })}
      />
      <button type="submit">Send</button>
    </form>
  )
}

async function send(typed: string, rules: readonly Rule[]) {
  render(<ProjectForm rules={rules} />)
  const field = screen.getByRole('textbox', { name: 'Project name' })
  if (typed) await userEvent.type(field, typed)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  return field
}

const describedBy = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)

it('SHELL-47 shows "Required" under a required field that is empty, and goes to it', async () => {
  const field = await send('', [required])
  expect(describedBy(field)).toEqual(['Required', 'As you call it.'])
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
})

it('SHELL-48 shows its sentence about semicolons', async () => {
  expect(describedBy(await send('a;b', [required, forbids(';')]))).toContain(
    'Semicolons are not allowed in project names',
  )
})

it('SHELL-49 shows the words of its pattern', async () => {
  expect(describedBy(await send('12', [matches('^\\d{4}$', 'Four digits, please')]))).toContain('Four digits, please')
})

it('shows only its help when all is well', async () => {
  const field = await send('Annual report', [required])
  expect(describedBy(field)).toEqual(['As you call it.'])
  expect(field.getAttribute('aria-invalid')).toBe('false')
})
