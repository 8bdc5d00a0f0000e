import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityFaults } from './support/accessibility.ts'
import { narrow } from './support/browser.ts'
import { it } from './support/journey.ts'
import { openPage } from './support/open-page.ts'
import { newAccount, newAccountPassword } from './support/people/new-account.ts'
import { choose, fillSignIn, userMenu } from './support/people/sign-in.ts'
import { client } from './support/route-table.ts'

async function openTab(page: Page, name: string): Promise<Locator> {
  await openPage(page, '/')
  await choose(page, 'Account Settings')
  await page.getByRole('tab', { name }).click()
  return page.getByRole('tabpanel', { name })
}

async function signInAs(page: Page, email: string): Promise<void> {
  await page.goto('/?signIn=1')
  await fillSignIn(page, email, newAccountPassword)
  await userMenu(page).waitFor()
}

const section = (panel: Locator, name: string) => panel.getByRole('region', { name })

describe('language groups', () => {
  it('ACCT-06 ACCT-07 ACCT-10 are created, changed and deleted, and persist after a reload', async ({ open }) => {
    const page = await open()
    await signInAs(page, await newAccount())
    let panel = await openTab(page, 'Language Groups')
    await section(panel, 'Personal').getByRole('button', { name: 'Add group' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add language group' })
    await dialog.getByRole('button', { name: 'Save group' }).click()
    await dialog.getByText('Required', { exact: true }).waitFor()
    await dialog.getByLabel('Name').fill('Nordic')
    const languages = dialog.getByRole('combobox', { name: 'Languages' })
    await languages.click()
    const row = await dialog.getByRole('option').first().boundingBox()
    const list = dialog.getByRole('listbox')
    expect((await list.evaluate((element) => element.clientHeight)) / (row?.height ?? 0)).toBe(8)
    await dialog.getByText('Preferred languages').waitFor()
    await languages.fill('danish')
    await page.keyboard.press('Enter')
    await languages.fill('finnish')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    expect(await accessibilityFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Save group' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Add group')

    panel = await openTab(page, 'Language Groups')
    await section(panel, 'Personal').getByText('Danish, Finnish').waitFor()
    await panel.getByRole('button', { name: 'Edit Nordic' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit language group' })
    await edit.getByRole('button', { name: 'Remove Danish' }).click()
    await edit.getByRole('button', { name: 'Save group' }).click()
    await section(panel, 'Personal').getByText('1 language').waitFor()
    await panel.getByRole('button', { name: 'Delete Nordic' }).click()
    await page.getByRole('button', { name: 'Delete group' }).click()
    await section(panel, 'Personal').getByText('No language groups yet.').waitFor()
  })

  it('ACCT-08 ACCT-09 of the organization are edited by CLIENT users and read-only for others', async ({ open }) => {
    const name = `Journey ${Date.now()}`
    const page = await open({ as: client })
    const panel = await openTab(page, 'Language Groups')
    await section(panel, 'Organization-wide').getByRole('button', { name: 'Add group' }).click()
    await page.getByLabel('Name').fill(name)
    await page.getByRole('combobox', { name: 'Languages' }).fill('korean')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Save group' }).click()
    await section(panel, 'Organization-wide').getByText(name).waitFor()

    const other = await open()
    await signInAs(other, await newAccount())
    const shared = section(await openTab(other, 'Language Groups'), 'Organization-wide')
    await shared.getByText(name).waitFor()
    expect(await shared.getByRole('button').count()).toBe(0)

    await panel.getByRole('button', { name: `Delete ${name}` }).click()
    await page.getByRole('button', { name: 'Delete group' }).click()
    await section(panel, 'Organization-wide').getByText(name).waitFor({ state: 'detached' })
  })
})

describe('organization users', () => {
  it('ACCT-11 ACCT-14 ACCT-15 ACCT-16 are disabled and enabled again', async ({ open }) => {
    const email = await newAccount()
    const theirs = await open({ provokes: /status of 40[01] / })
    await signInAs(theirs, email)

    const page = await open({ as: client, viewport: narrow })
    const panel = await openTab(page, 'Organization Users')
    await panel.getByRole('searchbox').fill(client)
    await panel.getByText('You', { exact: true }).waitFor()
    await panel.getByRole('searchbox').fill(email)
    await panel.getByText('Enabled', { exact: true }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])

    const act = async (action: string) => {
      await panel.getByRole('button', { name: /^Actions for Jo/ }).click()
      await page.getByRole('menuitem', { name: action }).click()
      await page.getByRole('alertdialog', { name: action }).getByRole('button', { name: action }).click()
    }
    await act('Disable account')
    await panel.getByText('Disabled', { exact: true }).waitFor()
    await openPage(theirs, '/')
    await theirs.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor()

    await act('Enable account')
    await panel.getByText('Enabled', { exact: true }).waitFor()
    await signInAs(theirs, email)
  })

  it('ACCT-03 are not shown to an employee', async ({ openAgain }) => {
    const page = await openAgain({ as: 'employee@harbor.example' })
    await openTab(page, 'Language Groups')
    expect(await page.getByRole('tab').allTextContents()).toEqual(['Profile', 'Language Groups'])
  })
})
