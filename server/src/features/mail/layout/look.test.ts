import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { loadMailTexts } from '../messages/mail-texts.ts'
import { layoutHtml } from './html.ts'

const tokens = readFileSync(new URL('../../../../../web/src/shared/theme/tokens.css', import.meta.url), 'utf8')

it("uses only colors of the web's theme", async () => {
  const sender = {
    ...{ providerName: 'Portolan', contactEmail: 'hello@portolan.example', contactPhone: '+1 555 0100' },
    portalUrl: 'https://portal.example',
  }
  const action = { kind: 'action', label: 'Open', url: 'https://portal.example/x' } as const
  const mail = layoutHtml(
    { subject: 'S', preview: 'P', title: 'T', blocks: [action] },
    await loadMailTexts('en'),
    sender,
  )
  const colors = [...new Set(mail.match(/#[0-9a-f]{6}\b/g))]
  expect(colors.length).toBeGreaterThan(8)
  for (const color of colors) expect(tokens).toContain(color)
})
