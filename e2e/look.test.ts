import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { overflow } from './support/accessibility.ts'
import { narrow } from './support/browser.ts'
import { it } from './support/journey.ts'
import { heading, openPage } from './support/open-page.ts'
import { choose } from './support/people/sign-in.ts'
import { client } from './support/route-table.ts'

const light = 'rgb(245, 247, 250)'
const dark = 'rgb(15, 20, 27)'
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

describe('the colors', () => {
  it('SHELL-46 are blue first and orange second', async ({ open }) => {
    const page = await open({ colorScheme: 'light' })
    await openPage(page, '/')
    const first = page.getByRole('main').getByRole('link', { name: 'Request Quote' })
    const blue = await first.evaluate((link) => getComputedStyle(link).backgroundColor)
    expect(blue).toBe('rgb(11, 87, 208)')
    const orange = await page.evaluate(() => {
      const probe = document.createElement('i')
      probe.style.color = 'var(--secondary)'
      document.body.append(probe)
      return getComputedStyle(probe).color
    })
    expect(orange).toBe('rgb(180, 84, 10)')
  })

  it('follow the system or the choice of the visitor, also after a reload', async ({ open }) => {
    const page = await open({ colorScheme: 'dark' })
    await openPage(page, '/')
    expect(await background(page)).toBe(dark)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await background(page)).toBe(light)
    await page.getByRole('combobox', { name: 'Theme' }).selectOption('Dark')
    expect(await background(page)).toBe(dark)
    await page.reload()
    expect(await background(page)).toBe(dark)
    await openPage(page, '/')
    await page.getByRole('combobox', { name: 'Theme' }).selectOption('System')
    expect(await background(page)).toBe(light)
  })

  it.for([
    ['light', 'dark', dark],
    ['dark', 'light', light],
  ] as const)(
    'do not flash: with a %s system and %s chosen, the first paint is right',
    async ([system, chosen, color], { open }) => {
      const page = await open({ colorScheme: system, provokes: /ERR_FAILED|Failed to fetch/ })
      await page.addInitScript((scheme) => localStorage.setItem('portolan.scheme', scheme), chosen)
      await page.route('/assets/**', (route) => route.abort())
      for (const path of ['/', '/consoleHelp']) {
        await page.goto(path)
        expect(await background(page)).toBe(color)
      }
    },
  )

  it('are chosen in the account settings too', async ({ open }) => {
    const page = await open({ as: client, colorScheme: 'light' })
    await openPage(page, '/')
    await choose(page, 'Account Settings')
    await page.getByRole('radio', { name: 'Dark' }).check()
    expect(await background(page)).toBe(dark)
  })
})

describe('the language', () => {
  it("SHELL-45 is English, whatever the browser's own", async ({ open }) => {
    const page = await open({ locale: 'ar-EG' })
    await openPage(page, '/')
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    expect(await heading(page).textContent()).toBe('All your translations in one place')
  })

  it('is Arabic and right to left once chosen, also after a reload', async ({ open }) => {
    const page = await open()
    await openPage(page, '/')
    await page.getByRole('combobox', { name: 'Language' }).selectOption('ar')
    const html = page.locator('html')
    await expect.poll(() => html.getAttribute('dir')).toBe('rtl')
    await page.reload()
    expect(await html.getAttribute('dir')).toBe('rtl')
    expect(await html.getAttribute('lang')).toBe('ar')
    await expect.poll(() => heading(page).textContent()).toMatch(/\p{Script=Arabic}/u)
    const [logo, signIn] = await Promise.all(
      ['a:has(img)', 'nav a'].map((link) => page.getByRole('banner').locator(link).first().boundingBox()),
    )
    expect(logo?.x).toBeGreaterThan(signIn?.x ?? Number.NaN)
  })

  it('changes dates and prices of the page at once', async ({ open }) => {
    const page = await open({ as: client })
    // The account is that of other journeys too.
    await page.route('**/api/userAccount/actions/changeLocale', (route) => route.fulfill({ status: 204 }))
    await openPage(page, '/requests')
    const text = () => page.locator('main').innerText()
    await expect.poll(text).toMatch(/[A-Z][a-z]+ \d\d, \d{4}[\s\S]*\$\d/)
    await choose(page, 'Account Settings')
    await page.getByRole('radio', { name: 'Español' }).click()
    await expect.poll(text).toMatch(/\d{1,2} \p{L}+ \d{4}[\s\S]*USD\s\d/u)
    expect(await text()).not.toMatch(/[A-Z][a-z]+ \d\d, \d{4}|\$\d/)
  })

  it('SHELL-45 falls back to English where a text is missing', async ({ open }) => {
    const page = await open({ provokes: /status of 404 / })
    await page.addInitScript(() => localStorage.setItem('portolan.language', 'ar'))
    await page.route(/\/assets\/home\.ar-/, (route) => route.fulfill({ status: 404 }))
    await openPage(page, '/')
    expect(await heading(page).textContent()).toBe('All your translations in one place')
    expect(await page.getByRole('banner').locator('nav').textContent()).toMatch(/\p{Script=Arabic}/u)
  })
})

it('shows no animation to users who prefer reduced motion', async ({ open }) => {
  const page = await open({ as: client })
  await openPage(page, '/')
  await choose(page, 'Account Settings')
  await page.getByRole('dialog').waitFor()
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { animationName, transitionProperty, transitionDuration } = getComputedStyle(element)
        return animationName !== 'none' || (transitionProperty !== 'none' && Number.parseFloat(transitionDuration) > 0)
      })
      .map((element) => element.outerHTML.slice(0, 200)),
  )
  expect(moving).toEqual([])
})

describe('a page fits its window, from 390 to 2560 pixels', () => {
  const widths = [narrow.width, 768, 1280, 2560]
  const paths = ['/', '/consoleHelp', '/connector', '/solutionWizard', '/outbox', '/coupa/error', '/signUp']
  const rows = [...paths.map((path) => [path, undefined] as const), ['/', client] as const]

  it.for(rows)('%s for %s', async ([path, as], { openAgain }) => {
    const page = await openAgain(as ? { as } : {})
    await openPage(page, path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflow(page), String(width)).toBe(0)
    }
  })

  it('the sign-in page', async ({ openAgain }) => {
    const page = await openAgain()
    await page.goto('/?signIn=1')
    await page.getByLabel('Email address').waitFor()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflow(page), String(width)).toBe(0)
    }
  })
})

it.for([{}, { language: 'ar' }] as const)(
  'leaves the header where it is on pages of all widths: %j',
  async (chosen, { open }) => {
    const page = await open({ as: 'pm@portolan.example', ...chosen, viewport: { width: 1440, height: 900 } })
    const places = async () => {
      const [logo, link, user] = await Promise.all(
        ['header img', 'nav li a', 'header button:last-of-type'].map((part) =>
          page.locator(part).first().boundingBox(),
        ),
      )
      return [logo?.x, link?.x, user?.x]
    }
    const found: unknown[] = []
    for (const path of ['/', '/desk', '/consoleHelp']) {
      await openPage(page, path)
      await page.locator('nav li a').first().waitFor()
      found.push(await places())
    }
    expect(found).toEqual([found[0], found[0], found[0]])
    expect(await page.locator('main').evaluate((main) => getComputedStyle(main).maxWidth)).toBe('1200px')
  },
)

it('has the logo at the same place on the sign-in page', async ({ open }) => {
  const page = await open({ viewport: { width: 1440, height: 900 } })
  const place = async () => (await page.locator('header img').first().boundingBox())?.x
  await openPage(page, '/')
  const atHome = await place()
  await page.goto('/?signIn=1')
  await page.getByLabel('Password', { exact: true }).waitFor()
  expect(await place()).toBe(atHome)
})
