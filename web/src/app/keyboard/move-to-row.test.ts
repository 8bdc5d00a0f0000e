// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { moveToRow } from './move-to-row.ts'

it('goes from row to row, also from a button in a row, and stays at both ends', () => {
  document.body.innerHTML = `<main><table>${[1, 2, 3]
    .map(
      (id) => `<tr><td><a href="#" id="row${id}" data-row-link></a></td><td><button id="menu${id}"></button></td></tr>`,
    )
    .join('')}</table></main>`
  const press = (step: 1 | -1) => {
    moveToRow(step)
    return document.activeElement?.id
  }
  expect([press(1), press(1), press(1), press(1)]).toEqual(['row1', 'row2', 'row3', 'row3'])
  document.getElementById('menu3')?.focus()
  expect([press(-1), press(-1), press(-1)]).toEqual(['row2', 'row1', 'row1'])
})
