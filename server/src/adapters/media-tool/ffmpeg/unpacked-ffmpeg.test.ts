import { chmodSync, copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { availableSandboxes } from '../../../platform/sandbox/testing/available-sandboxes.ts'
import { canBeOrdinaryUser, runAsOrdinaryUser } from '../../../platform/sandbox/testing/ordinary-user.ts'
import { makeClips } from '../../../ports/media-tool.clips.ts'
import { isFfmpegMissing, missingReason } from './testing/installed-ffmpeg.ts'

const canTry = canBeOrdinaryUser && availableSandboxes[0]?.isolation === 'bubblewrap' && !isFfmpegMissing
const moduleOf = (name: string) => JSON.stringify(join(import.meta.dirname, name))

describe.runIf(canTry)(`ffmpeg in a folder of unpacked packages${missingReason}`, () => {
  let clips: ReturnType<typeof makeClips>
  beforeAll(() => {
    clips = makeClips()
    chmodSync(clips.folder, 0o755)
    for (const name of ['root/usr/bin', 'out']) mkdirSync(clips.at(name), { recursive: true })
    for (const name of ['ffmpeg', 'ffprobe', 'bwrap'])
      copyFileSync(`/usr/bin/${name}`, clips.at(`root/usr/bin/${name}`))
    chmodSync(clips.at('out'), 0o777)
  })
  afterAll(() => clips.remove())

  it('runs for an ordinary user', () => {
    const file = clips.audio('recording.wav')
    const script = `
      import { findSandbox } from ${moduleOf('../../../platform/sandbox/find-sandbox.ts')}
      import { ffmpegTool } from ${moduleOf('ffmpeg-tool.ts')}
      const roots = [${JSON.stringify(clips.at('root'))}]
      const tool = ffmpegTool({ roots, getSandbox: () => findSandbox({ allowLimitsOnly: false, roots }) })
      const call = { folder: ${JSON.stringify(clips.at('out'))}, signal: new AbortController().signal }
      const info = await tool.probe(${JSON.stringify(file)}, call)
      await tool.writePreview(${JSON.stringify(file)}, call.folder + '/preview.webm', info, call)
      console.log(JSON.stringify([await tool.getState(), info]))`
    expect(JSON.parse(runAsOrdinaryUser(script))).toMatchObject([{ state: 'ready' }, { audio: { codec: 'pcm_s16le' } }])
    expect(clips.readStreams(clips.at('out/preview.webm'))).toMatchObject([{ codec_name: 'opus' }])
  })
})
