import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Further rows look the same. Checking hundreds takes minutes and finds nothing new. */
const alike = ['tbody tr:nth-child(n+13)', '[role=option]:nth-child(n+25)']

/** Violations of WCAG 2.2 AA and best practices that axe finds, one line each. */
export async function accessibilityFaults(page: Page, except: string[] = []): Promise<string[]> {
  return faults((await startAxe(page)).withTags(tags).disableRules(except))
}

/** Checks only what can differ in other colors or at another width. */
export async function findColorFaults(page: Page): Promise<string[]> {
  return faults((await startAxe(page)).withRules(['color-contrast', 'link-in-text-block', 'target-size']))
}

/** axe cannot inspect frames without scripts. Its legacy mode is faster, because it needs no second page. */
async function startAxe(page: Page): Promise<AxeBuilder> {
  await page.evaluate(afterMovement)
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
  for (const selector of ['iframe', ...alike]) axe.exclude(selector)
  return axe.options({ resultTypes: ['violations'] }).setLegacyMode()
}

/** Waits for animations, because fading elements do not have their final colors. Endless ones, such as spinners, are skipped. */
const afterMovement = () =>
  Promise.all(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
      .map(({ finished }) => finished.catch(() => {})),
  ).then(() => {})

async function faults(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} (${node.target.join(' ')})`))
}

/** How far the page scrolls sideways; it never should. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
