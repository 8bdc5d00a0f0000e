// @vitest-environment jsdom
import type { Language } from '@portolan/contract/reference/reference'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LanguageDropdown } from './language-dropdown.tsx'

const named = (name: string, more: Partial<Language> = {}): Language => ({
  id: name.slice(0, 3).toLowerCase(),
  name,
  englishName: name,
  preferred: false,
  isDisabled: false,
  bcp47: name.slice(0, 2).toLowerCase(),
  direction: 'ltr',
  xtrfId: 1,
  xl8FileTranslationId: null,
  xl8SyncId: null,
  xl8DubbingId: null,
  ...more,
})

const many = Array.from({ length: 200 }, (_, index) =>
  named(`Language ${String(index).padStart(3, '0')}`, { id: `l${index}`, bcp47: `x-${index}` }),
)

// jsdom lays nothing out: the list's own height attribute stands in for its layout.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return Number.parseInt(this.style.height, 10) || 0
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

type FieldProps = { languages: readonly Language[]; multiple?: boolean; recentIds?: readonly string[] }

function Field({ languages, multiple = false, recentIds }: FieldProps) {
  const [value, setValue] = useState<string[]>([])
  return (
    <>
      <LanguageDropdown
        label="Into"
        languages={languages}
        value={value}
        onChange={setValue}
        multiple={multiple}
        recentIds={recentIds}
      />
      <p>Chosen: {value.join(' ')}</p>
    </>
  )
}

const chosen = () => screen.getByText(/^Chosen:/).textContent?.slice('Chosen: '.length)
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Into' })
const nameOf = (option: Element | null | undefined) => option?.firstChild?.textContent
const active = () => nameOf(document.getElementById(box().getAttribute('aria-activedescendant') ?? ''))

it('SHELL-53 shows 8 rows of a long list and draws little more than these', async () => {
  render(<Field languages={many} />)
  await userEvent.click(box())
  const list = await screen.findByRole('listbox', { name: 'Into' })
  expect(list.style.height).toBe(`${8 * 40}px`)
  expect(within(list).getAllByRole('option').length).toBeLessThan(20)
  expect(within(list).getAllByRole('option')[0]?.getAttribute('aria-setsize')).toBe('200')
})

it('is worked by keyboard alone', async () => {
  render(<Field languages={[named('Arabic'), named('Dutch'), named('German'), named('Japanese')]} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  expect(box().getAttribute('aria-expanded')).toBe('true')
  expect(active()).toBe('Arabic')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  expect(active()).toBe('Dutch')
  await userEvent.keyboard('{PageDown}')
  expect(active()).toBe('Japanese')
  await userEvent.keyboard('{Enter}')
  expect(chosen()).toBe('jap')
  expect(box().value).toBe('Japanese')
  expect(box().getAttribute('aria-expanded')).toBe('false')
})

it('keeps its choice when Escape closes it, and only itself closes', async () => {
  const onOuterKey = vi.fn()
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands in for a dialog
    <div onKeyDown={(event) => event.key === 'Escape' && onOuterKey()}>
      <Field languages={[named('Arabic'), named('Dutch')]} />
    </div>,
  )
  await userEvent.type(box(), 'dut{Enter}')
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(chosen()).toBe('dut')
  expect(onOuterKey).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onOuterKey).toHaveBeenCalledOnce()
})

it('finds names that begin with the search first, and knows codes', async () => {
  render(<Field languages={[named('Azerbaijani'), named('Japanese', { bcp47: 'ja' }), named('Punjabi')]} />)
  await userEvent.type(box(), 'ja')
  const names = () => screen.getAllByRole('option').map(nameOf)
  expect(names()).toEqual(['Japanese', 'Azerbaijani', 'Punjabi'])
  expect(screen.getByRole('status').textContent).toBe('3 languages found')
  await userEvent.clear(box())
  await userEvent.type(box(), 'pun')
  expect(names()).toEqual(['Punjabi'])
  await userEvent.type(box(), 'zzz')
  expect(screen.getByText('No language matches “punzzz”.')).toBeTruthy()
})

it('ranks common variants and those used last before the rest of a search', async () => {
  const variants = ['Australia', 'Canada', 'India', 'Ireland', 'United Kingdom', 'United States']
  const tags = ['en-AU', 'en-CA', 'en-IN', 'en-IE', 'en-GB', 'en-US']
  const english = variants.map((name, at) => named(`English (${name})`, { id: tags[at] ?? '', bcp47: tags[at] ?? '' }))
  const { rerender } = render(<Field languages={english} />)
  await userEvent.type(box(), 'engl')
  const names = () => screen.getAllByRole('option').map(nameOf)
  expect(names().slice(0, 3)).toEqual(['English (United States)', 'English (United Kingdom)', 'English (Australia)'])
  rerender(<Field languages={english} recentIds={['en-IE']} />)
  expect(names()[0]).toBe('English (Ireland)')
})

it('lists common languages that cannot be chosen after those that can', async () => {
  const common = [named('Polish', { bcp47: 'pl', isDisabled: true }), named('German (Germany)', { bcp47: 'de-DE' })]
  render(<Field languages={[...common, ...many]} />)
  await userEvent.click(screen.getByRole('combobox'))
  const [first, second] = await screen.findAllByRole('option')
  expect(first?.textContent).toMatch(/^German/)
  expect(second?.textContent).toMatch(/^Polish/)
})

it('offers languages used last and common ones first in a long list', async () => {
  const common = [named('German (Germany)', { id: 'deu', bcp47: 'de-DE' }), named('Polish', { bcp47: 'pl' })]
  render(<Field languages={[...many, ...common]} recentIds={['pol']} />)
  await userEvent.click(box())
  const inGroup = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('option').map(nameOf)
  expect(inGroup('Recently used')).toEqual(['Polish'])
  expect(inGroup('Common languages')).toEqual(['German (Germany)'])
  expect(inGroup('All other languages')[0]).toBe('Language 000')
})

it('finds a language by its English name in every language', async () => {
  render(
    <Field languages={[named('Alemán', { englishName: 'German' }), named('Francés', { englishName: 'French' })]} />,
  )
  await userEvent.type(box(), 'germ')
  expect(screen.getAllByRole('option').map(nameOf)).toEqual(['Alemán'])
})

it('puts preferred languages first under their own heading', async () => {
  render(<Field languages={[named('Arabic'), named('Dutch', { preferred: true }), named('German')]} />)
  await userEvent.click(box())
  const preferred = within(screen.getByRole('group', { name: 'Preferred languages' }))
  const others = within(screen.getByRole('group', { name: 'All other languages' }))
  expect(preferred.getByText('Preferred languages')).toBeTruthy()
  expect(preferred.getAllByRole('option').map(nameOf)).toEqual(['Dutch'])
  expect(others.getAllByRole('option').length).toBe(2)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(chosen()).toBe('ara')
})

it('does not let a disabled language be chosen', async () => {
  render(<Field languages={[named('Arabic', { isDisabled: true }), named('Dutch')]} />)
  await userEvent.click(box())
  const option = screen.getByRole('option', { name: 'Arabic Not available' })
  expect(option.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(option)
  await userEvent.keyboard('{Enter}')
  expect(chosen()).toBe('')
})

it('takes several languages, and gives them up one by one', async () => {
  render(<Field multiple languages={[named('Arabic'), named('Dutch'), named('German')]} />)
  await userEvent.click(box())
  expect(screen.getByRole('listbox').getAttribute('aria-multiselectable')).toBe('true')
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}{ArrowDown}{Enter}')
  expect(chosen()).toBe('ara dut ger')
  await userEvent.click(screen.getByRole('button', { name: 'Remove Dutch' }))
  expect(chosen()).toBe('ara ger')
  await userEvent.click(box())
  await userEvent.keyboard('{Backspace}')
  expect(chosen()).toBe('ara')
})

it('is cleared by its own button', async () => {
  render(<Field languages={[named('Arabic')]} />)
  await userEvent.type(box(), 'a{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Clear Arabic' }))
  expect(chosen()).toBe('')
})

it('opens at its last option by ArrowUp', async () => {
  render(<Field languages={[named('Danish'), named('Finnish'), named('German')]} />)
  box().focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(active()).toBe('German')
})

it('keeps the focus when a chosen language is removed by its button', async () => {
  render(<Field languages={[named('Danish'), named('Finnish')]} multiple />)
  await userEvent.type(box(), 'dan{Enter}')
  await userEvent.clear(box())
  await userEvent.type(box(), 'fin{Enter}{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Remove Danish' }))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Finnish')
  await userEvent.keyboard('{Enter}')
  expect(chosen()).toBe('')
  expect(document.activeElement).toBe(box())
})

it('offers to search all languages where one is not among those offered, and keeps what was typed', async () => {
  function Limited() {
    const [showsAll, setShowsAll] = useState(false)
    const languages = showsAll ? [named('Spanish'), named('English')] : [named('Spanish')]
    const more = showsAll ? {} : { onShowAll: () => setShowsAll(true) }
    return <LanguageDropdown label="Into" languages={languages} value={[]} onChange={() => {}} {...more} />
  }
  render(<Limited />)
  await userEvent.type(screen.getByRole('combobox', { name: 'Into' }), 'engl')
  expect(screen.getByText(/“engl” is not among the languages of your organization/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Search all languages' }))
  expect(await screen.findByRole('option', { name: /^English/ })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Into' }).value).toBe('engl')
})
