import { describe } from 'vitest'
import { availableSandboxes } from '../../../platform/sandbox/testing/available-sandboxes.ts'
import { mediaToolSuite } from '../../../ports/media-tool.suite.ts'
import { ffmpegTool } from './ffmpeg-tool.ts'
import { isFfmpegMissing, missingReason } from './testing/installed-ffmpeg.ts'

describe.skipIf(isFfmpegMissing)(`ffmpeg${missingReason}`, () => {
  mediaToolSuite(async () => ffmpegTool({ roots: ['/'], getSandbox: async () => availableSandboxes[0] }))
})
