import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findPrograms } from './find-programs.ts'
import { writeFontSettings } from './font-settings.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portolan-roots-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const makeRoot = (name: string, programs: readonly string[]) => {
  const root = join(folder, name)
  mkdirSync(join(root, 'usr/bin'), { recursive: true })
  for (const program of programs) writeFileSync(join(root, 'usr/bin', program), '')
  return root
}

it('takes both programs from the first folder that has them', () => {
  const half = makeRoot('half', ['ffmpeg'])
  const whole = makeRoot('whole', ['ffmpeg', 'ffprobe'])
  expect(findPrograms([half])).toBeUndefined()
  expect(findPrograms([half, whole])).toMatchObject({ ffmpeg: join(whole, 'usr/bin/ffmpeg'), readable: [half, whole] })
})

it('finds fonts in folders of unpacked packages too', () => {
  const fonts = makeRoot('fonts & more', [])
  const settings = writeFontSettings(findPrograms([makeRoot('programs', ['ffmpeg', 'ffprobe']), fonts])?.readable ?? [])
  expect(settings).toContain('<dir>/usr/share/fonts</dir>')
  expect(settings).toContain(`<dir>${folder}/fonts &amp; more/usr/share/fonts</dir>`)
})
