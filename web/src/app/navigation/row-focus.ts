import type { AnyRouter } from '@tanstack/react-router'

/** How long a list may take to load after its page is shown. */
const listLoads = 5_000

/** The row of a list that leads to the page. */
const rowTo = (path: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[data-row-link]')].find(({ pathname }) => pathname === path)

let stopWaiting = () => {}

/** Who comes back to a list stands at the row of the page they were on, so that the keys j and k go on from there. */
export function followRows(router: AnyRouter): () => void {
  return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    stopWaiting()
    if (fromLocation && pathChanged) focusRowTo(fromLocation.pathname)
  })
}

/** Waits for the list to load, unless the reader has moved on from its heading by then. */
function focusRowTo(path: string): void {
  const shown = location.href
  const focusIfThere = (): boolean => {
    const { activeElement } = document
    // A heading that was replaced while the page loaded has lost the focus.
    const isAtTop = location.href === shown && (activeElement === document.body || activeElement?.matches('main h1'))
    const row = isAtTop ? rowTo(path) : undefined
    row?.focus()
    return row !== undefined || !isAtTop
  }
  if (focusIfThere()) return
  const observer = new MutationObserver(() => focusIfThere() && stopWaiting())
  observer.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(() => stopWaiting(), listLoads)
  stopWaiting = () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
