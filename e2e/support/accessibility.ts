import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Drawn like those before them: to look at the hundredth row takes minutes and says nothing new. */
const alike = ['tbody tr:nth-child(n+13)', '[role=option]:nth-child(n+25)']

/** What axe finds against WCAG 2.2 AA and its good practices, a line each. */
export async function accessibilityFaults(page: Page, except: string[] = []): Promise<string[]> {
  return faults((await startAxe(page)).withTags(tags).disableRules(except))
}

/** What may have changed where a page is looked at again in other colours and at another width. */
export async function colourFaults(page: Page): Promise<string[]> {
  return faults((await startAxe(page)).withRules(['color-contrast', 'link-in-text-block', 'target-size']))
}

/** It cannot look into frames that run no script; and the legacy mode is its quick one, without a second page. */
async function startAxe(page: Page): Promise<AxeBuilder> {
  await page.evaluate(afterMovement)
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
  for (const selector of ['iframe', ...alike]) axe.exclude(selector)
  return axe.options({ resultTypes: ['violations'] }).setLegacyMode()
}

/** What is still fading in has not its own colours yet. Some things, such as spinners, never come to rest. */
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

/** Pages never scroll sideways. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
