/** Moves the focus to the next or previous row of the list on the page. Enter then follows the link of the row. */
export function moveToRow(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('main [data-row-link]')]
  const here = document.activeElement
  const current = links.findIndex((link) => link === here || (here && link.closest('tr')?.contains(here)))
  const next = current < 0 ? (step > 0 ? 0 : -1) : Math.max(current + step, 0)
  links.at(next)?.focus()
}
