import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

type Role = Parameters<Page['getByRole']>[0]
type Chosen = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** More than any page has, so that a way that leads nowhere ends. */
const longestWay = 120

/** Works a page with keys only. What is focused has to show it, or nobody could follow. */
export function keyboardOf(page: Page) {
  const { keyboard } = page

  /** Presses Tab, or another key, until the element has the focus. */
  async function reach(wanted: Locator, key = 'Tab'): Promise<void> {
    await wanted.waitFor()
    const isFocused = () => wanted.evaluate((element) => element === document.activeElement)
    for (let steps = 0; !(await isFocused()); steps += 1) {
      expect(steps, `${key} reaches ${wanted}`).toBeLessThan(longestWay)
      await keyboard.press(key)
    }
    expect(await wanted.evaluate((element) => element.matches(':focus-visible')), `${wanted} is focused`).toBe(true)
  }

  const find = (role: Role, name: string | RegExp, within: Page | Locator = page) =>
    within.getByRole(role, { name, exact: true }).first()

  return {
    reach,
    async press(role: Role, name: string | RegExp, within?: Locator): Promise<void> {
      await reach(find(role, name, within))
      await keyboard.press(role === 'checkbox' || role === 'radio' ? 'Space' : 'Enter')
    },
    async type(role: Role, name: string | RegExp, text: string, within?: Locator): Promise<void> {
      await reach(find(role, name, within))
      await keyboard.press('Control+a')
      await keyboard.type(text)
    },
    async chooseFromMenu(menu: RegExp, item: string): Promise<void> {
      await reach(find('button', menu))
      await keyboard.press('Enter')
      await reach(find('menuitem', item), 'ArrowDown')
      await keyboard.press('Enter')
    },
    /** Takes the option that the text leads to, in a list that filters its options. */
    async chooseOption(label: string, text: string): Promise<void> {
      await reach(find('combobox', label))
      await keyboard.press('Control+a')
      await keyboard.type(text)
      await page.getByRole('option', { name: text }).first().waitFor()
      await keyboard.press('Enter')
      await keyboard.press('Escape')
    },
    /** Goes down or up in a group of which Tab reaches one only. */
    async chooseRadio(name: string, within: Locator): Promise<void> {
      const wanted = within.getByRole('radio', { name, exact: true })
      await wanted.waitFor()
      const radios = within.getByRole('radio')
      const reached = within.locator('[type=radio]:focus')
      for (let steps = 0; (await reached.count()) === 0; steps += 1) {
        expect(steps, `Tab reaches ${name}`).toBeLessThan(longestWay)
        await keyboard.press('Tab')
      }
      for (let steps = 0; !(await wanted.isChecked()); steps += 1) {
        expect(steps, `arrows reach ${name}`).toBeLessThan((await radios.count()) + 1)
        await keyboard.press(steps === 0 ? 'Space' : 'ArrowDown')
      }
    },
    /** Listens before it moves: on a busy machine the dialog opens before a listener that is added just before the key. */
    async chooseFile(opener: Locator, file: Chosen): Promise<void> {
      const open = async () => {
        await reach(opener)
        await keyboard.press('Enter')
      }
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), open()])
      await chooser.setFiles(file)
    },
  }
}
