import { afterAll, expect, it } from 'vitest'
import { createFailedTexts } from './failed-texts.ts'
import { createPipelinePool } from './process/pipeline-pool.ts'
import type { InstalledMode } from './routes/installed-modes.ts'
import { translateUnit } from './translate-unit.ts'

const pool = createPipelinePool()
afterAll(() => pool.stop())

const mode: InstalledMode = {
  name: 'test',
  from: 'en',
  to: 'ca',
  score: 1,
  isStateless: true,
  stages: [['perl', '-e', '$/ = "\\0"; $| = 1; while (<STDIN>) { exit 3 if /poison/; print uc }']],
  environment: { PATH: '/usr/bin:/bin' },
}
const translate = (text: string, failedTexts: ReturnType<typeof createFailedTexts>) =>
  translateUnit(text, [], [mode], { pool, failedTexts, signal: new AbortController().signal, isUrgent: false }).catch(
    ({ problem }) => problem,
  )
const sent = () => pool.list().reduce((total, { texts }) => total + texts, 0)

it('does not send a text again that broke the programs', async () => {
  const failedTexts = createFailedTexts()
  expect(await translate('a poison', failedTexts)).toBe('crash')
  const before = sent()
  expect(await translate('a poison', failedTexts)).toBe('crash')
  expect(sent()).toBe(before)
  expect(await translate('a cure', failedTexts)).toMatchObject({ text: 'A CURE' })
})

it('tries again after a while', async () => {
  const failedTexts = createFailedTexts(0)
  expect(await translate('a poison', failedTexts)).toBe('crash')
  const before = sent()
  expect(await translate('a poison', failedTexts)).toBe('crash')
  expect(sent()).toBe(before + 1)
})
