const storageKey = 'portolan.shortcuts'
const pause = 1_000

export const areShortcutsOn = (): boolean => localStorage.getItem(storageKey) !== 'off'

export function switchShortcuts(on: boolean): void {
  if (on) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, 'off')
}

/** Single keys, and two in a row, while nobody is typing. Answers how to stop. */
export function listenForShortcuts(actions: Readonly<Record<string, () => void>>): () => void {
  let typed = ''
  let typedAt = 0

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!areShortcutsOn() || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (document.querySelector('[aria-modal=true]')) return
    typed = event.timeStamp - typedAt < pause ? typed.slice(-1) + event.key : event.key
    typedAt = event.timeStamp
    const action = actions[typed] ?? actions[event.key]
    if (!action) return
    typed = ''
    event.preventDefault()
    action()
  }

  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
}

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role=menu], [role=listbox]') !== null)
