import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ffmpegTool } from '../../server/src/adapters/media-tool/ffmpeg/ffmpeg-tool.ts'
import { createSandboxFinder } from '../../server/src/platform/sandbox/find-sandbox.ts'
import type { MediaCall } from '../../server/src/ports/media-tool.ts'
import { inRounds, load } from '../rounds.ts'
import { type RecordedCommand, recordCommands, runBare } from './bare-commands.ts'
import { measureDrift } from './drift.ts'

/**
 * Our steps around ffmpeg, compared with the same work of bare ffmpeg (P11), and the times of a voice after 20 minutes:
 * `npm run bench:media -- 5`. Bare means without sandbox, limits, low priority, progress and a bound on threads.
 */
const [rounds = '5'] = process.argv.slice(2)
const seconds = 60

const folder = mkdtempSync(join(tmpdir(), 'portolan-bench-media-'))
const getSandbox = createSandboxFinder({ allowLimitsOnly: true })
const sandbox = await getSandbox()
if (sandbox === undefined) throw new Error('no sandbox works on this machine')
const tool = ffmpegTool({ roots: ['/'], getSandbox })
const call: MediaCall = { folder, signal: new AbortController().signal, onProgress: () => {} }
const at = (name: string) => join(folder, name)

const makeClip = (...args: readonly string[]) =>
  execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...args], { cwd: folder })

try {
  const source = ['-f', 'lavfi', '-i', `testsrc2=size=1280x720:rate=25:duration=${seconds}`]
  const noise = ['-f', 'lavfi', '-i', `anoisesrc=color=pink:amplitude=0.2:duration=${seconds}`]
  makeClip(...source, ...noise, '-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p', 'clip.mp4')
  makeClip('-f', 'lavfi', '-i', `sine=frequency=300:duration=${seconds}`, '-ar', '48000', '-f', 's16le', 'voice.pcm')
  writeFileSync(at('cues.srt'), Array.from({ length: seconds / 3 }, (_, index) => cue(index)).join('\n'))
  const info = await tool.probe(at('clip.mp4'), call)
  const subtitles = [{ file: at('cues.srt'), language: 'es', title: 'Español' }]
  await tool.mixVoice(at('clip.mp4'), at('voice.pcm'), at('voice.m4a'), info, call)
  const sounds = [{ file: at('voice.m4a'), language: 'es', title: 'Español' }]

  const steps: Readonly<Record<string, (media: typeof tool) => Promise<void>>> = {
    'loudness and AAC': (media) => media.mixVoice(at('clip.mp4'), at('voice.pcm'), at('mixed.m4a'), info, call),
    'burn-in': (media) => media.burnIn(at('clip.mp4'), at('cues.srt'), at('burned.mp4'), info, call),
    remux: (media) => media.mux(at('clip.mp4'), at('muxed.mp4'), { sounds, subtitles }, info, call),
  }

  const rows: Record<string, string | number>[] = []
  for (const [name, step] of Object.entries(steps)) {
    const commands: RecordedCommand[] = []
    // Once for the commands, and for warm caches.
    await step(ffmpegTool({ roots: ['/'], getSandbox: async () => recordCommands(sandbox, commands) }))
    const times = await inRounds(
      [
        { name: 'bare', run: () => timed(() => runBare(commands, folder, at('cues.srt'))) },
        { name: 'ours', run: () => timed(() => step(tool)) },
      ],
      Number(rounds),
    )
    const [bare = Number.NaN, ours = Number.NaN] = [times.get('bare'), times.get('ours')]
    const ratio = Number((ours / bare).toFixed(2))
    rows.push({ name, 'bare ms': Math.round(bare), 'ours ms': Math.round(ours), ratio })
  }
  console.log(
    `P11: ${seconds} s of 720p in the sandbox ${sandbox.isolation}, median of ${rounds} rounds, load ${load()}`,
  )
  console.table(rows)

  mkdirSync(at('drift'))
  console.log('A voice of 20 minutes, mixed, encoded and put into a video; milliseconds late:')
  console.table(await measureDrift(tool, at('drift')))
} finally {
  await tool.stop()
  rmSync(folder, { recursive: true, force: true })
}

function cue(index: number): string {
  const time = (offset: number) => `00:00:${String(index * 3 + offset).padStart(2, '0')},000`
  return `${index + 1}\n${time(0)} --> ${time(2)}\nThis is the line with the number ${index + 1}.\n`
}

async function timed(run: () => Promise<void>): Promise<number> {
  const from = performance.now()
  await run()
  return performance.now() - from
}
