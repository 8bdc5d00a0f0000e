// @vitest-environment jsdom
import { defineCatalog } from '@portolan/locale/catalog'
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { getLanguage, getLocale, setLanguage, setLocale, startLanguage } from './language.ts'
import { translate, useMessages } from './messages.ts'

const define = () =>
  defineCatalog(
    'test',
    { title: 'Requests of {name}', files: { one: '{count} file', other: '{count} files' } },
    {
      ar: async () => ({
        default: {
          title: 'طلبات {name}',
          files: {
            zero: 'لا ملفات',
            one: 'ملف واحد',
            two: 'ملفان',
            few: '{count} ملفات',
            many: '{count} ملفًا',
            other: '{count} ملف',
          },
        },
      }),
      es: () => Promise.reject(new Error('not there')),
    },
  )

beforeEach(async () => {
  await setLanguage('en')
  localStorage.clear()
})

it('SHELL-45 speaks English unless the reader chose another language, whatever the browser prefers', async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('ar-EG')
  await startLanguage()
  expect(getLanguage()).toBe('en')
  expect(translate(define())('title', { name: 'Ada' })).toBe('Requests of Ada')
})

it('SHELL-45 falls back to English where the texts of the chosen language cannot be loaded', async () => {
  const messages = define()
  await setLanguage('es')
  expect(translate(messages)('title', { name: 'Ada' })).toBe('Requests of Ada')
  await setLanguage('ar')
  expect(translate(messages)('title', { name: 'Ada' })).toBe('طلبات \u2068Ada\u2069')
})

it('follows the language that is chosen in another tab', async () => {
  await startLanguage()
  const choose = (key: string, newValue: string | null) => dispatchEvent(new StorageEvent('storage', { key, newValue }))
  choose('portolan.other', 'ar')
  choose('portolan.language', null)
  choose('portolan.language', 'xx')
  expect(getLanguage()).toBe('en')
  choose('portolan.language', 'ar')
  await vi.waitFor(() => expect([getLanguage(), document.documentElement.dir]).toEqual(['ar', 'rtl']))
})

it('keeps the region the browser has for the chosen language', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US', 'es-MX', 'es'])
  await setLanguage('es')
  expect([getLanguage(), getLocale(), document.documentElement.lang]).toEqual(['es', 'es-MX', 'es-MX'])
  vi.restoreAllMocks()
})

it('takes the language alone of a tag that Intl does not know', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-ES@posix'])
  await setLanguage('es')
  expect(getLocale()).toBe('es-419')
  vi.restoreAllMocks()
})

it('ignores a locale the portal does not speak', async () => {
  await setLocale('xx-YY')
  expect(getLanguage()).toBe('en')
})

it('takes the plural form of the language', async () => {
  const messages = define()
  const english = translate(messages)
  expect([1, 2, 1200].map((count) => english('files', { count }))).toEqual(['1 file', '2 files', '1,200 files'])
  await setLanguage('ar')
  const arabic = translate(messages)
  expect([1, 2, 3].map((count) => arabic('files', { count }))).toEqual(['ملف واحد', 'ملفان', '3 ملفات'])
})

it('turns the page to the direction of the language and remembers the choice', async () => {
  await setLanguage('ar')
  expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' })
  expect(document.cookie).toContain('portolan-language=ar')
  expect(localStorage.getItem('portolan.language')).toBe('ar')
})

it('changes the texts of a page that is open', async () => {
  const messages = define()
  const Title = () => <h1>{useMessages(messages)('title', { name: 'Ada' })}</h1>
  await act(async () => {
    render(
      <Suspense>
        <Title />
      </Suspense>,
    )
  })
  await act(() => setLanguage('ar'))
  expect(screen.getByRole('heading').textContent).toBe('طلبات \u2068Ada\u2069')
})

it('loads the texts of every catalog that a component uses', async () => {
  await setLanguage('ar')
  const [first, second] = [define(), define()]
  function Both() {
    const t = useMessages(first)
    const u = useMessages(second)
    return <p>{`${t('files', { count: 2 })} ${u('files', { count: 2 })}`}</p>
  }
  await act(async () => {
    render(
      <Suspense fallback="…">
        <Both />
      </Suspense>,
    )
  })
  expect(await screen.findByText('ملفان ملفان')).toBeTruthy()
})
