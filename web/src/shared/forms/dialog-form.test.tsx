// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { showPage } from '../test-page.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogForm } from './dialog-form.tsx'
import { FormText } from './fields/inputs.tsx'
import { useSchemaForm } from './use-schema-form.ts'
import { useSubmit } from './use-submit.ts'

afterEach(cleanup)

const schema = z.object({ name: z.string() })

function NameForm({ onClose }: { onClose: () => void }) {
  const form = useSchemaForm({ schema, defaultValues: { name: 'Old' } })
  const sending = useSubmit(form, { send: async () => {}, onDone: onClose })
  return (
    <DialogForm form={form} sending={sending} action="Save" onClose={onClose}>
      <FormText name="name" label="Name" />
    </DialogForm>
  )
}

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Rename
      </button>
      <Dialog open={isOpen} onClose={close} title="New name" hasCloseButton>
        <NameForm onClose={close} />
      </Dialog>
    </>
  )
}

async function openDialog() {
  await showPage('/page', Page)
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
  await screen.findByRole('dialog', { name: 'New name' })
}
const input = () => screen.getByLabelText('Name', { exact: false, selector: 'input' }) as HTMLInputElement
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const question = () => screen.queryByRole('alertdialog', { name: 'Discard your changes?' })
const seeClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const seeFocusOn = (element: Element) => waitFor(() => expect(document.activeElement).toBe(element))

it('asks before a dialog with changes closes, and keeps or discards them', async () => {
  await openDialog()
  await userEvent.type(input(), 'er')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(question()).not.toBeNull())
  await seeFocusOn(screen.getByRole('button', { name: 'Keep editing' }))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(question()).toBeNull())
  expect(input().value).toBe('Older')
  await seeFocusOn(input())
  await press('Close')
  await press('Discard changes')
  await seeClosed()
  await seeFocusOn(screen.getByRole('button', { name: 'Rename' }))
})

it('asks after a press outside', async () => {
  await openDialog()
  await userEvent.type(input(), 'er')
  const backdrop = document.querySelector('[role="presentation"]')
  fireEvent.pointerDown(backdrop ?? document.body)
  await userEvent.click(backdrop ?? document.body)
  await waitFor(() => expect(question()).not.toBeNull())
  await press('Keep editing')
  await seeFocusOn(input())
})

it('asks nothing while nothing is changed, after a change was taken back, and of its own buttons', async () => {
  await openDialog()
  await userEvent.keyboard('{Escape}')
  await seeClosed()
  await press('Rename')
  await userEvent.type(input(), 'er{Backspace}{Backspace}')
  await userEvent.keyboard('{Escape}')
  await seeClosed()
  for (const name of ['Cancel', 'Save']) {
    await press('Rename')
    await userEvent.type(input(), 'er')
    await press(name)
    await seeClosed()
  }
})
