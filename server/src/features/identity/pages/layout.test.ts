import { expect, it } from 'vitest'
import { readConfig } from '../../../main/config.ts'
import { html } from '../../../platform/web/html.ts'
import { layout } from './layout.ts'

it.each([
  [{}, false],
  [{ PORTOLAN_ORIGIN: 'https://portal.example', PORTOLAN_DEMO: 'on' }, true],
])('says on every sign-in page that this is a demo, where others can reach it: %j %s', (environment, isShown) => {
  const page = layout(readConfig(environment).branding, () => new Date())('Sign in', html`<p>Form</p>`)
  expect(page.includes('<p lang="en" dir="ltr">This is a demo.')).toBe(isShown)
})
