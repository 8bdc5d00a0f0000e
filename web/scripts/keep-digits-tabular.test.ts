import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { expect, it } from 'vitest'
import { web } from './folders.ts'
import { keepDigitsTabular } from './keep-digits-tabular.ts'

/** Whether the feature has anything but digits. */
async function isChanged(file: string): Promise<boolean> {
  const before = await subsetFont(readFileSync(file), '0123456789-.() ', { targetFormat: 'truetype' })
  const after = Buffer.from(before)
  keepDigitsTabular(after)
  return !after.equals(before)
}

it('leaves hyphens as narrow as they are in the font of the pages, which Inter does not', async () => {
  const inter = fileURLToPath(import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'))
  expect(await isChanged(inter)).toBe(true)
  expect(await isChanged(join(web, 'public/fonts/inter-latin1.woff2'))).toBe(false)
})
