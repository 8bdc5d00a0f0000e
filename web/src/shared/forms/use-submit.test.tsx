// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { AccountForm } from './test-account-form.tsx'

afterEach(cleanup)

type Props = Parameters<typeof AccountForm>[0]

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const create = () => userEvent.click(screen.getByRole('button', { name: 'Create' }))
const isBusy = () => screen.getByRole('form').getAttribute('aria-busy') === 'true'

function show(props: Props) {
  render(<AccountForm {...props} />)
  const values = { Email: 'nora@harbor.example', 'First name': 'Nora', Password: 'Light-27', Repeat: 'Light-27' }
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } })
}

const refusal = (fields: { path: string; message: string }[]) =>
  new ApiError(400, {
    errorCode: 'malformed',
    message: 'Some of what was sent is not valid.',
    fields: fields.map((field) => ({ code: 'invalid', ...field })),
  })

it('is busy and sends one request at a time', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  let count = 0
  const replies: unknown[] = []
  show({
    send: () => {
      count++
      return promise
    },
    onDone: (reply) => replies.push(reply),
  })
  fireEvent.submit(screen.getByRole('form'))
  fireEvent.submit(screen.getByRole('form'))
  await expect.poll(isBusy).toBe(true)
  fireEvent.submit(screen.getByRole('form'))
  resolve('made')
  await expect.poll(isBusy).toBe(false)
  expect([count, replies]).toEqual([1, ['made']])
})

it('shows what the server refused at its field until the value changes, and sends it again if asked to', async () => {
  let isRefused = true
  let count = 0
  show({
    send: async () => {
      count++
      if (isRefused) throw refusal([{ path: 'body.email', message: 'Unknown domain' }])
    },
  })
  await create()
  expect((await screen.findAllByText('Unknown domain'))[0]).toBeTruthy()
  expect(document.activeElement).toBe(field('Email'))
  expect(screen.queryByText(/Some of what was sent/)).toBeNull()
  // A change elsewhere does not clear it.
  await userEvent.type(field('First name'), 'h')
  expect(field('Email').getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(field('Email'), 'x')
  expect(screen.queryByText('Unknown domain')).toBeNull()
  await userEvent.type(field('Email'), '{Backspace}')
  expect(field('Email').getAttribute('aria-invalid')).toBe('true')
  isRefused = false
  await create()
  expect(count).toBe(2)
  expect(screen.queryByText('Unknown domain')).toBeNull()
})

it('shows by the button what no field can show', async () => {
  show({
    send: async () => {
      throw refusal([
        { path: 'body.firstName', message: 'Not a name' },
        { path: 'headers.idempotency-key', message: 'Too short' },
      ])
    },
  })
  await create()
  expect(await screen.findByText('Too short')).toBeTruthy()
  expect(screen.getByText(/Some of what was sent is not valid/)).toBeTruthy()
  expect(screen.getByText('Not a name')).toBeTruthy()
})

it('puts a refusal that is about one field at that field', async () => {
  show({
    refusalFields: { password_too_common: 'password' },
    send: async () => {
      throw new ApiError(400, { errorCode: 'password_too_common', message: 'This password is too common' })
    },
  })
  await create()
  expect(await screen.findByText('This password is too common [Error code: password_too_common]')).toBeTruthy()
  expect(document.activeElement).toBe(field('Password'))
})

it('can be stopped, and sent again', async () => {
  let count = 0
  show({
    send: (_, { signal }) => {
      count++
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    },
  })
  await create()
  await expect.poll(isBusy).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  await expect.poll(isBusy).toBe(false)
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([''])
  await create()
  await expect.poll(() => count).toBe(2)
})

it('keeps the idempotency key for a retry of the same content, and takes a new one after success', async () => {
  const keys: string[] = []
  show({
    send: async (values, { keyFor }) => {
      keys.push(keyFor(values))
      if (keys.length === 1) throw new ApiError(0)
    },
  })
  await create()
  await create()
  await create()
  expect(keys).toHaveLength(3)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[1])
})
