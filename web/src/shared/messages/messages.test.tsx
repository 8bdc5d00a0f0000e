// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { getLanguage, setLanguage, startLanguage } from './language.ts'
import { defineMessages, translate, useMessages } from './messages.ts'

const define = () =>
  defineMessages(
    {
      title: 'Requests of {name}',
      onlyEnglish: 'Not yet translated',
      files: { one: '{count} file', other: '{count} files' },
    },
    {
      ar: async () => ({
        default: {
          title: 'طلبات {name}',
          files: { one: 'ملف واحد', two: 'ملفان', few: '{count} ملفات', other: '{count} ملف' },
        },
      }),
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

it('SHELL-45 falls back to English for a text that the chosen language lacks', async () => {
  const messages = define()
  await setLanguage('ar')
  const t = translate(messages)
  expect(t('title', { name: 'Ada' })).toBe('طلبات \u2068Ada\u2069')
  expect(t('onlyEnglish')).toBe('Not yet translated')
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
