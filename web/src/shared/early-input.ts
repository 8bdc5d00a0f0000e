import { useLayoutEffect } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement

declare global {
  interface Window {
    /** Set by the inline script of the page: holds forms that are submitted before the app has loaded. */
    heldForms?: ((event: Event) => void) & { form?: HTMLFormElement }
  }
}

const textFields = 'main :is(input:not([type=checkbox], [type=radio], [type=file]), textarea)[name]'

let replayOnce: (() => void) | undefined

/** Notes what is typed into the prerendered page until it is rendered: React would put back the values of its own state. */
export function noteEarlyInput(page: HTMLElement): void {
  if (!page.querySelector('main form')) {
    letFormsGo()
    return
  }
  const typed = new Map<string, string>()
  const note = ({ name, value }: Field) => typed.set(name, value)
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLElement && target.matches(textFields)) note(target as Field)
  }
  for (const field of page.querySelectorAll<Field>(textFields)) if (field.value !== field.defaultValue) note(field)
  page.addEventListener('input', onInput)
  replayOnce = () => {
    page.removeEventListener('input', onInput)
    for (const [name, value] of typed) typeInto(page.querySelector(`main [name="${CSS.escape(name)}"]`), value)
    const early = window.heldForms?.form
    letFormsGo()
    const form = early?.isConnected ? early : early && page.querySelector<HTMLFormElement>('main form')
    // Once the values typed have been rendered.
    if (form) setTimeout(() => form.requestSubmit())
  }
}

/** For the page that is rendered first: its fields get what was typed early, and a form submitted early is submitted. */
export function useEarlyInput(): void {
  useLayoutEffect(() => {
    if (replayOnce) setTimeout(replayOnce)
    replayOnce = undefined
  }, [])
}

function letFormsGo(): void {
  const held = window.heldForms
  if (!held) return
  removeEventListener('submit', held, true)
  if (held.form) held.form.ariaBusy = null
}

/** As a person would: React takes an input event for a change only if it knows another value. */
function typeInto(field: Field | null, value: string): void {
  if (!field) return
  const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  field.value = ''
  write?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
