// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { setLanguage } from '../messages/language.ts'
import { AccountForm, type AccountInput } from './test-account-form.tsx'

afterEach(async () => {
  cleanup()
  await setLanguage('en')
})

const sent: AccountInput[] = []

function show() {
  sent.length = 0
  render(
    <AccountForm
      send={async (values) => {
        sent.push(values)
      }}
    />,
  )
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const create = () => userEvent.click(screen.getByRole('button', { name: 'Create' }))
const errorOf = (name: string) =>
  field(name).getAttribute('aria-invalid') === 'true'
    ? document.getElementById(field(name).getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent
    : undefined

async function fill(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await userEvent.clear(field(name))
    await userEvent.type(field(name), value)
  }
}

const good = {
  Email: ' Nora@Harbor.example ',
  'First name': 'Nora',
  Password: 'Harbour-Light-27',
  Repeat: 'Harbour-Light-27',
}

it('takes limit, type and necessity of an input from the contract', () => {
  show()
  expect(field('First name').maxLength).toBe(100)
  expect(field('Email').type).toBe('email')
  expect(field('Email').getAttribute('aria-required')).toBe('true')
  expect(screen.queryByText('(optional)')).toBeNull()
})

it('SHELL-47 shows "Required" when an emptied field is left, and clears it once it is filled in', async () => {
  show()
  await fill({ 'First name': 'N' })
  await userEvent.clear(field('First name'))
  expect(errorOf('First name')).toBeUndefined()
  await userEvent.tab()
  expect(await screen.findByText('Required')).toBeTruthy()
  expect(errorOf('First name')).toBe('Required')
  expect(errorOf('Email')).toBeUndefined()
  await fill({ 'First name': 'N' })
  expect(errorOf('First name')).toBeUndefined()
})

it('asks for nothing while the reader only goes through the form, and for everything once it is sent', async () => {
  show()
  for (let fields = 0; fields < 5; fields += 1) await userEvent.tab()
  await act(async () => {})
  expect(screen.queryByText('Required')).toBeNull()
  await create()
  expect((await screen.findAllByText('Required')).length).toBeGreaterThan(1)
})

it('shows a wrong format when the field is left', async () => {
  show()
  await fill({ Email: 'nora' })
  await userEvent.tab()
  expect(await screen.findByText('Invalid email address')).toBeTruthy()
})

it('sends the parsed values', async () => {
  show()
  await fill(good)
  await create()
  expect(sent).toEqual([
    { email: 'nora@harbor.example', firstName: 'Nora', password: 'Harbour-Light-27', repeat: 'Harbour-Light-27' },
  ])
})

it('lists all problems after a failed submit, each leading to its field, and focuses the first', async () => {
  show()
  await fill({ Email: 'nora', Password: 'Harbour-Light-27' })
  await create()
  expect(sent).toEqual([])
  expect(document.activeElement).toBe(field('Email'))
  const summary = within(screen.getAllByRole('alert').find(({ textContent }) => textContent?.includes('problems'))!)
  expect(summary.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Email: Invalid email address',
    'First name: Required',
    'Repeat: The passwords differ',
  ])
  await userEvent.click(summary.getByRole('button', { name: /^Repeat/ }))
  expect(document.activeElement).toBe(field('Repeat'))
})

it('updates the problem of another field that a change affects', async () => {
  show()
  await fill({ ...good, Repeat: 'Harbour-Light-28' })
  await userEvent.tab()
  expect(await screen.findByText('The passwords differ')).toBeTruthy()
  await fill({ Password: 'Harbour-Light-28' })
  expect(errorOf('Repeat')).toBeUndefined()
  await fill({ Password: 'Harbour-Light-29' })
  expect(errorOf('Repeat')).toBe('The passwords differ')
})

it('does not show an error on blur while a pointer is down', async () => {
  show()
  await fill({ 'First name': 'N' })
  await userEvent.clear(field('First name'))
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Stop' }))
  await act(async () => fireEvent.blur(field('First name')))
  expect(errorOf('First name')).toBeUndefined()
  fireEvent.pointerUp(window)
  expect(await screen.findByText('Required')).toBeTruthy()
})

it('counts the characters that are left near the limit', async () => {
  show()
  fireEvent.change(field('First name'), { target: { value: 'n'.repeat(89) } })
  expect(screen.queryByText(/left$/)).toBeNull()
  fireEvent.change(field('First name'), { target: { value: 'n'.repeat(99) } })
  expect(screen.getByText('1 character left')).toBeTruthy()
})

it('words the problems that are shown in the language chosen meanwhile', async () => {
  show()
  await create()
  expect(errorOf('First name')).toBe('Required')
  await act(async () => setLanguage('ar'))
  expect(errorOf('First name')).toBe('مطلوب')
})
