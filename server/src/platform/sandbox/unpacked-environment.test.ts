import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { unpackedEnvironment } from './unpacked-environment.ts'

it('names the folders of programs, libraries and speech data that are there', () => {
  const root = mkdtempSync(join(tmpdir(), 'portolan-root-'))
  const platform = join(root, 'usr/lib/x86_64-linux-gnu')
  for (const name of ['pulseaudio', 'espeak-ng-data']) mkdirSync(join(platform, name), { recursive: true })
  mkdirSync(join(root, 'lib/x86_64-linux-gnu'), { recursive: true })
  const environment = unpackedEnvironment(root)
  rmSync(root, { recursive: true })
  expect(environment).toEqual({
    PATH: `${root}/usr/bin:/usr/local/bin:/usr/bin:/bin`,
    LD_LIBRARY_PATH: `${platform}:${platform}/pulseaudio:${root}/lib/x86_64-linux-gnu`,
    ESPEAK_DATA_PATH: platform,
  })
})
