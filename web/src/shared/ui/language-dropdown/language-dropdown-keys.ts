import type { KeyboardEvent } from 'react'
import { rowsShown } from './language-dropdown-rows.ts'

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: rowsShown,
  PageUp: -rowsShown,
}

type Combobox = {
  isOpen: boolean
  show: (at: 'start' | 'end') => void
  hide: () => void
  step: (by: number) => void
  pick: () => void
  removeLast: () => void
}

/** The keys of a combobox with a list: arrows and pages move, Enter picks, Escape closes. */
export function onComboboxKey(event: KeyboardEvent<HTMLInputElement>, list: Combobox): void {
  const by = steps[event.key]
  if (by !== undefined && event.altKey) {
    event.preventDefault()
    if (by > 0) list.show('start')
    else list.hide()
  } else if (by !== undefined) {
    event.preventDefault()
    if (list.isOpen) list.step(by)
    else list.show(by > 0 ? 'start' : 'end')
  } else if (event.key === 'Enter' && list.isOpen) {
    event.preventDefault()
    list.pick()
  } else if (event.key === 'Escape' && list.isOpen) {
    // The drawer or dialog around the field stays open.
    event.stopPropagation()
    list.hide()
  } else if (event.key === 'Backspace' && event.currentTarget.value === '') {
    list.removeLast()
  }
}
