// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { getLocale, setLocale } from '../messages/language.ts'
import { queryClient } from './query-client.ts'

afterEach(async () => {
  queryClient.clear()
  await setLocale('en')
})

it('fetches again what was fetched ahead in another language, also if the answer was still under way', async () => {
  let answer = (): void => {}
  const names = {
    queryKey: ['names'],
    queryFn: async () => {
      const locale = getLocale()
      if (locale === 'en') await new Promise<void>((resolve) => (answer = resolve))
      return locale
    },
  }
  const ahead = queryClient.prefetchQuery(names)
  await setLocale('es')
  answer()
  await ahead
  expect(await queryClient.fetchQuery(names)).toBe('es-419')
})
