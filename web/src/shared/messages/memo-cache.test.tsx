// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { setLocale, useLocale } from './language.ts'
import { c } from './memo-cache.ts'

afterEach(() => setLocale('en'))

let computed = 0
/** As the compiler writes it: the text is computed once, whatever the locale. */
function Price() {
  const cache = c(1)
  const locale = useLocale()
  if (cache[0] === Symbol.for('react.memo_cache_sentinel')) {
    computed += 1
    cache[0] = `${locale} ${computed}`
  }
  return <p>{cache[0] as string}</p>
}

it('keeps what a component computed until the locale changes', async () => {
  const { rerender } = render(<Price />)
  rerender(<Price />)
  expect(screen.getByText('en 1')).toBeTruthy()
  await act(() => setLocale('es'))
  expect(screen.getByText('es-419 2')).toBeTruthy()
  rerender(<Price />)
  expect(screen.getByText('es-419 2')).toBeTruthy()
})
