import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds against WCAG 2.2 AA and its good practices, a line each. It cannot look into frames that run no
 * script; and the legacy mode is its quick one, without a second page.
 */
export async function accessibilityFaults(page: Page, except: string[] = []): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(tags).disableRules(except).exclude('iframe').setLegacyMode()
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} (${node.target.join(' ')})`))
}

/** Pages never scroll sideways. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
