import { chromium } from 'playwright-core'
import { findChromium } from './support/find-chromium.ts'
const base = 'http://localhost:3986'
const browser = await chromium.launch({ ...(await findChromium()) })
const shots: [string, string, string][] = JSON.parse(process.argv[2] ?? '[]')
for (const [scheme, width, height, locale] of [['light', 1440, 900, 'en'], ['dark', 390, 844, 'en'], ['light', 1440, 900, 'ar']] as const) {
  for (const who of [...new Set(shots.map(([w]) => w))]) {
    const page = await browser.newPage({ viewport: { width, height }, colorScheme: scheme })
    await page.addInitScript((l) => { if (l !== 'en') localStorage.setItem('portolan.language', l) }, locale)
    if (who !== 'none') {
      await page.goto(base + '/requests')
      await page.locator('input[type=email], input[name=username]').first().fill(who)
      await page.locator('input[type=password]').fill('Harbour-Light-27')
      await page.keyboard.press('Enter')
      await page.waitForURL(/requests/, { timeout: 30000 }); await page.waitForTimeout(1500)
    }
    for (const [w, path, name] of shots) {
      if (w !== who) continue
      await page.goto(base + path); await page.waitForTimeout(2500)
      if (name === 'palette') { await page.keyboard.press('Control+k'); await page.waitForTimeout(1200); await page.keyboard.type('gloss'); await page.waitForTimeout(800) }
      await page.screenshot({ path: `/tmp/out/me-${name}-${width}-${locale}.png` })
    }
    await page.close()
  }
}
await browser.close()
