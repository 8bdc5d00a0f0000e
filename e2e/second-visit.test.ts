import { expect } from 'vitest'
import { it } from './support/journey.ts'
import { openPage } from './support/open-page.ts'
import { signIn, signOut } from './support/people/sign-in.ts'
import { waitUntilSettled } from './support/traffic.ts'

it('fetches no code again on a second visit, and leaves no answer behind after signing out', async ({ open }) => {
  const page = await open({ provokes: /ERR_CACHE_MISS/ })
  await signIn(page, 'employee@harbor.example')
  await waitUntilSettled(page)
  await openPage(page, '/createProject')
  await waitUntilSettled(page)
  await openPage(page, '/createProject')
  await waitUntilSettled(page)
  const { fetched, answers } = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return {
      fetched: entries.filter(({ name, transferSize }) => name.includes('/assets/') && transferSize > 0),
      answers: entries.map(({ name }) => name).filter((name) => name.includes('/api/')),
    }
  })
  expect(fetched).toEqual([])
  expect(answers.length).toBeGreaterThan(5)

  expect(await page.evaluate(() => localStorage.getItem('portolan.organization'))).toBe('1001')
  await signOut(page)
  expect(await page.evaluate(() => localStorage.getItem('portolan.organization'))).toBeNull()
  const kept = await page.evaluate(async (urls) => {
    const isCached = async (url: string) => {
      const answer = await fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => null)
      return answer?.ok ?? false
    }
    const cached = await Promise.all(urls.map(async (url) => ((await isCached(url)) ? [url] : [])))
    const workers = await navigator.serviceWorker.getRegistrations()
    return [...cached.flat(), ...(await caches.keys()), ...workers.map(({ scope }) => scope)]
  }, answers)
  expect(kept).toEqual([])
})
