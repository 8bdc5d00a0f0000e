import { describe, expect } from 'vitest'
import { it } from './support/journey.ts'
import { heading, openPage } from './support/open-page.ts'

describe('SHELL-07 the FAQ page', () => {
  it('finds questions by words of question and answer', async ({ openAgain }) => {
    const page = await openAgain()
    await openPage(page, '/consoleHelp')
    const questions = page.getByRole('main').locator('details')
    await questions.first().waitFor()
    const all = await questions.count()
    expect(all).toBeGreaterThan(8)

    await page.getByRole('searchbox').fill('quote valid')
    await expect.poll(() => questions.count()).toBeLessThan(all)
    await page.getByText('How long is a quote valid?').waitFor()
    expect(await page.locator('mark').first().textContent()).toMatch(/quote|valid/i)
    expect(new URL(page.url()).searchParams.get('q')).toBe('quote valid')

    await page.getByRole('searchbox').fill('zzzz')
    await page.getByText('No question matches “zzzz”.').first().waitFor()
    expect(await questions.count()).toBe(0)
  })

  it('opens questions by pointer and by URL', async ({ openAgain }) => {
    const page = await openAgain()
    await openPage(page, '/consoleHelp?q=thirty')
    await page.getByText('Thirty days.').waitFor()
    await openPage(page, '/consoleHelp')
    expect(await page.getByText('Thirty days.').isVisible()).toBe(false)
    await page.getByText('How long is a quote valid?').click()
    await page.getByText('Thirty days.').waitFor()
    await openPage(page, '/consoleHelp#how-long-is-a-quote-valid')
    await page.getByText('Thirty days.').waitFor()
  })
})

describe("SHELL-06 SHELL-35 the provider's own page", () => {
  it.for([
    ['/languageLineConnect', 'Three ways to connect'],
    ['/quickTranslation', 'What it is for'],
    ['/connector', 'What can be connected'],
    ['/websiteProxy', 'How it works'],
  ] as const)('%s is in a frame of its own origin, as high as its text', async ([path, words], { openAgain }) => {
    const page = await openAgain()
    await openPage(page, path)
    const frame = page.locator('main iframe')
    await frame.contentFrame().getByText(words).waitFor()
    const sandbox = (await frame.getAttribute('sandbox'))?.split(' ')
    expect(sandbox).not.toContain('allow-same-origin')
    const hiddenHeight = () =>
      frame
        .contentFrame()
        .locator('html')
        .evaluate((html) => html.scrollHeight - innerHeight)
    await expect.poll(hiddenHeight).toBe(0)
    expect(await frame.getAttribute('title')).toBe(await heading(page).textContent())
  })

  it('runs no script of its own', async ({ open }) => {
    // A made-up answer comes from no address, so Chromium keeps fonts of this machine from it.
    const page = await open({ provokes: /Content Security Policy|inter-latin/ })
    await page.route('**/content/connector.html?*', async (route) => {
      const response = await route.fetch()
      const attack = '<script>document.title="ran"</script><img src="data:," onerror="document.title=\'ran\'">'
      await route.fulfill({ response, body: (await response.text()).replace('<main>', `<main>${attack}`) })
    })
    await openPage(page, '/connector')
    const html = page.locator('main iframe').contentFrame().locator('html')
    await html.getByText('What can be connected').waitFor()
    expect(await html.evaluate(() => [document.title, origin])).toEqual(['Connector', 'null'])
  })

  it('opens links to pages of the portal outside of its frame', async ({ openAgain }) => {
    const page = await openAgain()
    await openPage(page, '/languageLineConnect')
    await page.locator('main iframe').contentFrame().getByRole('link', { name: 'a translation request' }).click()
    await page.waitForURL('/createProject')
  })
})

it.for([
  ['/languageConnect', 'Language Connect'],
  ['/webSitesEasyWay', 'Web Sites the Easy Way'],
  ['/anythingInBetween', 'Anything in Between'],
  ['/solutionWizard', 'Solution Wizard'],
] as const)('SHELL-08 SHELL-34 %s is the placeholder of %s', async ([path, title], { openAgain }) => {
  const page = await openAgain()
  await openPage(page, path)
  await page.getByText(`This is the future home of ${title}.`).waitFor()
})

it('COUPA-10 shows the message of the procurement system at /coupa/error as text', async ({ openAgain }) => {
  const page = await openAgain()
  await openPage(page, `/coupa/error?message=${encodeURIComponent('Session <b>expired</b>')}`)
  expect(await page.getByRole('alert').textContent()).toBe('Error. Session <b>expired</b>')
  await openPage(page, '/coupa/error')
  expect(await page.getByRole('alert').textContent()).toContain('Oops! Something went wrong.')
})
