import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getMediaTranslationProgress, translateMediaFiles } from '@portolan/contract/machine-translation/media/media'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isFfmpegMissing, missingReason } from '../../../adapters/media-tool/ffmpeg/testing/installed-ffmpeg.ts'
import { makeClips } from '../../../ports/media-tool.clips.ts'
import { dictionaryEngine } from '../../../testing/machine-translation/dictionary-engine.ts'
import { clipTool } from '../../../testing/media/clip-tool.ts'
import { writeOrder } from '../../../testing/media/media-app.ts'
import { scriptedRecognizer } from '../../../testing/media/scripted-recognizer.ts'
import { toneSynthesizer } from '../../../testing/media/tone-synthesizer.ts'
import type { Caller } from '../../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { forkWorker } from '../../../testing/worker-processes/fork-worker.ts'

let portal: TestApp
let client: Caller
let worker: ChildProcess | undefined
let folder: string
let calls: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portolan-kills-'))
  calls = join(folder, 'calls')
  writeFileSync(calls, '')
  // This process takes the order only.
  const engines = { engines: [dictionaryEngine()], recognizers: [scriptedRecognizer()] }
  portal = await testApp({}, { ...engines, mediaTool: clipTool(), synthesizers: [toneSynthesizer()] })
  client = await portal.as('client@harbor.example')
})
afterAll(async () => {
  worker?.kill('SIGKILL')
  await portal.close()
  rmSync(folder, { recursive: true, force: true })
})

const startProcess = (): Promise<ChildProcess> => forkWorker(portal, 'media-worker', { TEST_CALLS: calls })

const listCalls = (): string[] => readFileSync(calls, 'utf8').split('\n').filter(Boolean)
const countCalls = (name: string): number => listCalls().filter((each) => each === name).length

const steps = ['probe', 'extract', 'preview', 'recognize', 'translate', 'speak', 'mix', 'join', 'draw']

it.skipIf(isFfmpegMissing)(
  `continues at the step in which its worker was killed, in every step${missingReason}`,
  { timeout: 290_000 },
  async () => {
    const clips = makeClips()
    const clip = clips.video('talk.avi', ['-c:v', 'mpeg4', '-c:a', 'mp3'], { seconds: 8 })
    const order = {
      targetLanguageIds: ['esm'],
      isDubbingRequested: true,
      dubbingVoices: [{ languageId: 'esm', voiceName: 'tone:alto' }],
      isSubtitleEmbeddingRequested: true,
    }
    const body = await writeOrder(client, { 'talk.avi': Uint8Array.from(readFileSync(clip)) }, order)
    clips.remove()
    const { id } = await portal.call(translateMediaFiles, { body }, client)

    for (const step of steps) {
      worker = await startProcess()
      while (countCalls(step) === 0 && worker.exitCode === null) await sleep(20)
      await sleep(300)
      const gone = once(worker, 'exit')
      worker.kill('SIGKILL')
      await gone
    }
    worker = await startProcess()
    const progress = () => portal.call(getMediaTranslationProgress, { params: { id } }, client)
    await expect.poll(async () => (await progress()).status, { timeout: 100_000, interval: 300 }).toBe('COMPLETED')

    // Each step ran once more after its kill, and never again. Two videos are joined, and two lines spoken in one call.
    const counts = Object.fromEntries(steps.map((step) => [step, countCalls(step)]))
    const twice = { probe: 2, extract: 2, preview: 2, recognize: 2, translate: 2, mix: 2, draw: 2 }
    expect(counts).toMatchObject({ ...twice, join: 3, speak: 3 })
    const { files } = await progress()
    expect(files[0]?.tracks.map(({ status, outputs }) => [status, outputs.map(({ kind }) => kind)])).toEqual([
      ['COMPLETED', ['SUBTITLES']],
      ['COMPLETED', ['SUBTITLES', 'SUBTITLED_VIDEO', 'BURNED_IN_VIDEO', 'DUBBED_VIDEO']],
    ])
  },
)
