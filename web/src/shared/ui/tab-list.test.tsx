// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { TabList } from './tab-list.tsx'

afterEach(cleanup)

const names = ['One', 'Two', 'Three'] as const
const tabs = names.map((name) => ({ id: name, name }))

function Shown() {
  const [chosen, setChosen] = useState<(typeof names)[number]>('One')
  return <TabList idPrefix="t" label="Numbers" tabs={tabs} shown={chosen} onShow={setChosen} />
}

const chosen = () => screen.getByRole('tab', { selected: true }).textContent

it('goes from tab to tab by arrows, around the ends, and is one stop for the Tab key', async () => {
  render(<Shown />)
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('One')
  for (const [key, expected] of [
    ['ArrowRight', 'Two'],
    ['End', 'Three'],
    ['ArrowRight', 'One'],
    ['ArrowLeft', 'Three'],
    ['Home', 'One'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    expect([chosen(), document.activeElement?.textContent]).toEqual([expected, expected])
  }
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})

it.each(['ltr', 'rtl'] as const)('marks the sides where more tabs are, in text that runs %s', (direction) => {
  render(
    <div dir={direction}>
      <Shown />
    </div>,
  )
  const list = screen.getByRole('tablist')
  list.style.direction = direction
  Object.defineProperties(list, { scrollWidth: { value: 500 }, clientWidth: { value: 300 } })
  const marksAt = (scrollLeft: number) => {
    list.scrollLeft = scrollLeft
    list.dispatchEvent(new Event('scroll'))
    return ['left', 'right'].filter((side) => list.hasAttribute(`data-more-${side}`))
  }
  const way = direction === 'rtl' ? -1 : 1
  const [first, last] = direction === 'rtl' ? ['left', 'right'] : ['right', 'left']
  expect(marksAt(0)).toEqual([first])
  expect(marksAt(100 * way)).toEqual(['left', 'right'])
  expect(marksAt(200 * way)).toEqual([last])
})
