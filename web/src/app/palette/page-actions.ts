import type { Entry } from './entries.ts'

const offered = 'main [role=tab], main [data-page-actions] button:not(:disabled, [aria-haspopup])'

/** What the page under the palette offers itself: its parts, and what can be done with the thing it is about. */
export const readPageActions = (): Entry[] =>
  [...document.querySelectorAll<HTMLElement>(offered)].map((element, at) => ({
    id: `page-${at}`,
    label: element.textContent.trim(),
    icon: element.getAttribute('role') === 'tab' ? 'list' : 'arrow',
    run: () => {
      element.focus()
      element.click()
    },
  }))
