import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { availableSandboxes } from '../../../platform/sandbox/testing/available-sandboxes.ts'
import { ffmpegTool } from './ffmpeg-tool.ts'
import { isFfmpegMissing, missingReason } from './testing/installed-ffmpeg.ts'

const [sandbox] = availableSandboxes

it('says what is missing', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'portolan-root-'))
  const notInstalled = ffmpegTool({ roots: [empty], getSandbox: async () => sandbox })
  expect(await notInstalled.getState()).toEqual({ state: 'not_installed' })
  const call = { folder: empty, signal: new AbortController().signal }
  await expect(notInstalled.probe('/file', call)).rejects.toThrow('not installed')
  rmSync(empty, { recursive: true })
})

it.skipIf(isFfmpegMissing)(`runs nothing without a sandbox${missingReason}`, async () => {
  const tool = ffmpegTool({ roots: ['/'], getSandbox: async () => undefined })
  expect(await tool.getState()).toEqual({ state: 'no_sandbox' })
  const call = { folder: tmpdir(), signal: new AbortController().signal }
  await expect(tool.probe('/file', call)).rejects.toThrow('isolates')
})
