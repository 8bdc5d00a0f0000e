/** Longer than loading takes. The keyboard must not be kept from a page where no palette comes. */
const atMostMs = 5_000

let end = (): string => ''

/**
 * Keeps what is typed before the palette's field has the focus; until then the page would take the keys. The function that
 * it returns ends that, and gives what was typed.
 */
export function keepEarlyKeys(): () => string {
  let typed = end()
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key.length === 1) typed += event.key
    else if (event.key === 'Backspace') typed = typed.slice(0, -1)
    else if (event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
  }
  const stop = () => document.removeEventListener('keydown', onKeyDown, true)
  document.addEventListener('keydown', onKeyDown, true)
  const timer = setTimeout(stop, atMostMs)
  end = () => {
    clearTimeout(timer)
    stop()
    const all = typed
    typed = ''
    return all
  }
  return end
}
