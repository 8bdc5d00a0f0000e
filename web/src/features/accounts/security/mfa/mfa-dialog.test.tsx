// @vitest-environment jsdom
import type { AccountSecurity } from '@portolan/contract/identity/security'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { WithQuery } from '../../../../shared/api/query.tsx'
import { done, refuses, showPage, stubApi } from '../../../../shared/test-page.tsx'
import { SignInSettings } from '../sign-in-settings.tsx'

const secret = 'JBSWY3DPEHPK3PXP'
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `7KQF-M2X${index}`)
const off: AccountSecurity = {
  hasPassword: true,
  isMfaOffered: true,
  isMfaEnabled: false,
  recoveryCodesLeft: 0,
  passkeys: [],
}
const on: AccountSecurity = { ...off, isMfaEnabled: true, recoveryCodesLeft: 10 }

const paths = {
  security: 'GET /api/userAccount/security',
  start: 'POST /api/userAccount/mfa/actions/startSetup',
  enable: 'POST /api/userAccount/mfa/actions/enable',
  disable: 'POST /api/userAccount/mfa/actions/disable',
  renew: 'POST /api/userAccount/mfa/actions/renewRecoveryCodes',
}

async function openDialog(security: AccountSecurity) {
  const answers: Record<string, unknown> = {
    [paths.security]: security,
    [paths.start]: { secret, otpauthUrl: `otpauth://totp/Portolan:pm?secret=${secret}` },
    [paths.enable]: { recoveryCodes },
    [paths.disable]: done,
    [paths.renew]: { recoveryCodes },
  }
  const calls = stubApi(answers)
  await showPage('/', () => (
    <WithQuery>
      <SignInSettings username="pm@portolan.example" />
    </WithQuery>
  ))
  await userEvent.click(await screen.findByRole('button', { name: 'MFA settings' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'MFA settings' }))
  return { answers, calls, dialog, toggle: () => dialog.getByRole<HTMLInputElement>('switch') }
}

async function setUp() {
  const opened = await openDialog(off)
  await userEvent.click(opened.toggle())
  await opened.dialog.findByRole('heading', { name: 'Set up your authenticator app' })
  return { ...opened, code: opened.dialog.getByLabelText<HTMLInputElement>('Code from the app') }
}

it('IDENT-29 opens in a summary and goes on to the set-up once it is switched on', async () => {
  const { dialog, toggle, calls } = await openDialog(off)
  expect(toggle().checked).toBe(false)
  expect(dialog.queryByLabelText('Code from the app')).toBeNull()
  await userEvent.click(toggle())
  const heading = await dialog.findByRole('heading', { name: 'Set up your authenticator app' })
  expect(document.activeElement).toBe(heading)
  const picture = dialog.getByRole('img', { name: 'QR code for your authenticator app' })
  await waitFor(() => expect(picture.innerHTML).toContain('<path d="M4 4h1v1'))
  expect(dialog.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()
  expect(calls.map(({ request }) => request)).toEqual([paths.security, paths.start])
})

it('goes back from the set-up with nothing changed', async () => {
  const { dialog, toggle, calls } = await setUp()
  await userEvent.click(dialog.getByRole('button', { name: 'Back' }))
  expect(toggle().checked).toBe(false)
  expect(document.activeElement).toBe(toggle())
  expect(calls.some(({ request }) => request === paths.enable)).toBe(false)
})

it('IDENT-31 takes a code of 6 digits and no other', async () => {
  const { dialog, calls, code } = await setUp()
  for (const typed of ['12345', '1234567', '12345a']) {
    await userEvent.clear(code)
    await userEvent.type(code, `${typed}{Enter}`)
    expect(dialog.getByText('Enter the 6 digits that the app shows.')).toBeTruthy()
  }
  expect(calls.some(({ request }) => request === paths.enable)).toBe(false)
  await userEvent.clear(code)
  await userEvent.type(code, '492 039{Enter}')
  await waitFor(() => expect(calls.find(({ request }) => request === paths.enable)?.body).toEqual({ code: '492039' }))
})

it('IDENT-32 says so when the code is wrong', async () => {
  const { dialog, answers, code } = await setUp()
  answers[paths.enable] = refuses(400, 'wrong_mfa_code', 'Invalid code.')
  await userEvent.type(code, '492039{Enter}')
  expect(
    await dialog.findByText('Invalid code. Please try again or wait for the code to change and try then.'),
  ).toBeTruthy()
  expect(document.activeElement).toBe(code)
})

it('shows ten recovery codes once, until they are said to be kept', async () => {
  const { dialog, answers, toggle, code } = await setUp()
  answers[paths.security] = on
  await userEvent.type(code, '492039{Enter}')
  await dialog.findByRole('heading', { name: 'Save your recovery codes' })
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual(recoveryCodes)
  await userEvent.keyboard('{Escape}')
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
  expect(dialog.getByText('Save the codes first, then tick this box.')).toBeTruthy()
  await userEvent.click(dialog.getByRole('checkbox', { name: 'I have saved these codes' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
  expect(toggle().checked).toBe(true)
  expect(dialog.getByText('10 recovery codes left')).toBeTruthy()
})

it('IDENT-30 asks before it is switched off, and then sets no MFA', async () => {
  const { answers, calls, toggle } = await openDialog(on)
  const asked = () => within(screen.getByRole('alertdialog', { name: 'Switch off the authenticator app?' }))
  await userEvent.click(toggle())
  await userEvent.click(asked().getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(toggle().checked).toBe(true))
  expect(calls.some(({ request }) => request === paths.disable)).toBe(false)

  await userEvent.click(toggle())
  answers[paths.security] = off
  await userEvent.click(asked().getByRole('button', { name: 'Switch off' }))
  await waitFor(() => expect(toggle().checked).toBe(false))
  expect(calls.some(({ request }) => request === paths.disable)).toBe(true)
})

it('gives new recovery codes for the old ones', async () => {
  const { dialog } = await openDialog({ ...on, recoveryCodesLeft: 1 })
  expect(dialog.getByText('1 recovery code left')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'New recovery codes' }))
  const asked = within(screen.getByRole('alertdialog', { name: 'New recovery codes' }))
  await userEvent.click(asked.getByRole('button', { name: 'New recovery codes' }))
  expect(await dialog.findByRole('heading', { name: 'Save your recovery codes' })).toBeTruthy()
})

it('saves the codes as a text file', async () => {
  const { dialog, code } = await setUp()
  await userEvent.type(code, '492039{Enter}')
  const saved: { name: string; text: Promise<string> }[] = []
  const blobs: Blob[] = []
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`
  HTMLAnchorElement.prototype.click = function click() {
    saved.push({ name: this.download, text: readText(blobs[0] as Blob) })
  }
  await userEvent.click(await dialog.findByRole('button', { name: 'Download' }))
  expect(saved[0]?.name).toBe('recovery-codes.txt')
  const lines = (await saved[0]?.text)?.split('\n')
  expect(lines?.[0]).toBe('Recovery codes of pm@portolan.example at Portolan Language Services')
  expect(lines?.slice(2, -1)).toEqual(recoveryCodes)
})

const readText = (blob: Blob): Promise<string> =>
  new Promise((read) => {
    const reader = new FileReader()
    reader.onload = () => read(String(reader.result))
    reader.readAsText(blob)
  })
