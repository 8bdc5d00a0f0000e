import type { AnyRouter } from '@tanstack/react-router'

/**
 * After each change of page the reader stands at its heading, as after a page load. Who has gone elsewhere while the page
 * was on its way, for example into the user menu, stays there.
 */
export function followRoutes(router: AnyRouter): void {
  let focusedBefore: Element | null = null
  router.subscribe('onBeforeNavigate', () => {
    focusedBefore ??= document.activeElement
  })
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    const { activeElement } = document
    const hasMoved = activeElement !== document.body && activeElement !== focusedBefore
    focusedBefore = null
    if (!fromLocation || !pathChanged || hasMoved) return
    const target = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main')
    if (!target) return
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  })
}
