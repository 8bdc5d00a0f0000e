import type { AnyRouter } from '@tanstack/react-router'

/** How long a list may take to load after its page is shown. */
const listLoads = 5_000

/** The row of a list that leads to the page. */
const rowTo = (path: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[data-row-link]')].find(({ pathname }) => pathname === path)

/**
 * After each change of page the reader stands at its heading, as after a page load, and who comes back to a list at the row
 * of the page they were on, so that the keys j and k go on from there. Who has gone elsewhere while the page was on its
 * way, for example into the user menu, stays there.
 */
export function followRoutes(router: AnyRouter): void {
  let focusedBefore: Element | null = null
  let stopWaiting = () => {}
  router.subscribe('onBeforeNavigate', () => {
    focusedBefore ??= document.activeElement
    stopWaiting()
  })
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    const { activeElement } = document
    const hasMoved = activeElement !== document.body && activeElement !== focusedBefore
    focusedBefore = null
    if (!fromLocation || !pathChanged || hasMoved) return
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main')
    if (heading) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    stopWaiting = focusRowTo(fromLocation.pathname, heading)
  })
}

/** Puts the focus on the row as soon as it is there, unless the reader has moved on by then. */
function focusRowTo(path: string, heading: HTMLElement | null): () => void {
  const focusIfThere = () => {
    const { activeElement } = document
    // A heading that was replaced while the page loaded has lost the focus.
    const isAtTop = activeElement === heading || activeElement === document.body
    const row = isAtTop ? rowTo(path) : undefined
    row?.focus()
    return row !== undefined || !isAtTop
  }
  if (focusIfThere()) return () => {}
  const observer = new MutationObserver(() => focusIfThere() && observer.disconnect())
  observer.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(() => observer.disconnect(), listLoads)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
