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
