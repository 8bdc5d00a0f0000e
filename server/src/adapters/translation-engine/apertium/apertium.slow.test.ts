import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, describe, expect, it } from 'vitest'
import { fidelityDocuments } from '../../../../../documents/src/corpus/fidelity/fidelity-documents.ts'
import { segmentsOf } from '../../../../../documents/src/corpus/translated/translate-bytes.ts'
import { apertiumEngine } from './apertium.ts'
import { createPipelinePool } from './process/pipeline-pool.ts'
import { findInstalledModes, type InstalledMode } from './routes/installed-modes.ts'
import { createRouteFinder } from './routes/route-finder.ts'
import { countProcesses } from './testing/count-processes.ts'
import { writeHostileTexts } from './testing/hostile-texts.ts'
import { isApertiumMissing, missingReason } from './testing/installed-apertium.ts'
import { cleanText, encodeText } from './text/stream-format.ts'

const never = new AbortController().signal

/** The texts of the documents that the fidelity of translated files is tested with, without their tags. */
async function readEnglishTexts(): Promise<readonly string[]> {
  const documents = fidelityDocuments.filter(({ from, type }) => from === 'en' && type !== 'pdf')
  const texts = await Promise.all(documents.map(async ({ make, type }) => (await segmentsOf(make(), type)).segments))
  return [...new Set(texts.flat().map(({ text }) => text.replace(/<[^>]{1,20}>/g, '')))].filter((text) =>
    /\p{L}/u.test(text),
  )
}

describe.skipIf(isApertiumMissing)(`Apertium with many texts${missingReason}`, { timeout: 600_000 }, () => {
  const pool = createPipelinePool()
  afterAll(() => pool.stop())
  const send = (mode: InstalledMode, stream: string) => pool.send(mode, stream, { signal: never, isUrgent: true })

  it.each(['eng-spa', 'spa-eng', 'eng-cat', 'cat-fra', 'fra-cat', 'es-pt', 'es-gl', 'cat-ita'])(
    '%s answers every hostile text without a restart',
    async (name) => {
      const mode = (await findInstalledModes(['/'])).find((each) => each.name === name)
      if (!mode) throw new Error('not installed')
      await answersHostileTexts(mode)
    },
  )

  async function answersHostileTexts(mode: InstalledMode): Promise<void> {
    const streams = writeHostileTexts(600).map((text) => encodeText(cleanText(text).replaceAll('\n', ' ')))
    await send(mode, 'a')
    const pid = () => pool.list().find((each) => each.mode === mode.name)?.pid
    const before = pid()
    const answers = await Promise.all(streams.map((stream) => send(mode, stream)))
    expect(pid()).toBe(before)
    for (let index = 0; index < streams.length; index += 20)
      expect(await send(mode, streams[index] ?? '')).toBe(answers[index])
  }

  it('answers every hostile text without a restart, with our own rules', async () => {
    const modes = (await createRouteFinder(['/']).find({ from: 'en', to: 'es' })) ?? []
    expect(modes.map(({ name }) => name)).toEqual(['eng-cat third person', 'cat-spa from English'])
    for (const mode of modes) await answersHostileTexts(mode)
  })

  it('translates texts that share a frame like single ones, in every stateless mode', async () => {
    const engine = apertiumEngine({ roots: ['/'] })
    const refined = await createRouteFinder(['/']).find({ from: 'en', to: 'es' })
    const modes = [...(await findInstalledModes(['/'])), ...(refined ?? [])].filter(({ isStateless }) => isStateless)
    const english = await readEnglishTexts()
    expect(english.length).toBeGreaterThan(150)
    const differing: string[] = []
    for (const mode of modes) {
      const pair = { from: 'en', to: mode.from }
      const answers = mode.from === 'en' ? [] : await engine.translate(english, pair, { signal: never })
      const texts = mode.from === 'en' ? english : answers.flatMap((answer) => ('text' in answer ? [answer.text] : []))
      const streams = texts.map((text) => encodeText(cleanText(text).replaceAll('\n', ' ').trim()))
      const together = await Promise.all(streams.map((stream) => send(mode, stream)))
      for (const [index, stream] of streams.entries()) {
        const alone = await send(mode, stream)
        if (alone !== together[index]) differing.push(`${mode.name}: ${stream} | ${alone} | ${together[index]}`)
      }
    }
    await engine.stop()
    expect(modes.length).toBeGreaterThan(3)
    expect(differing).toEqual([])
  })

  it('keeps tags and order with hostile texts through two modes', async () => {
    const engine = apertiumEngine({ roots: ['/'] })
    const sources = writeHostileTexts(400, 9).map((text) => text.replace(/<\/?[gx]\d+\/?>/g, '').slice(0, 500))
    const texts = sources.map((text, index) => `<g1>The door ${index}</g1> ${text} <x2/>`)
    const answers = await engine.translate(texts, { from: 'en', to: 'fr' }, { signal: never })
    const wrong = answers.flatMap((answer, index) => {
      if ('error' in answer) return answer.error.problem === 'source_returned' ? [] : [answer.error.problem]
      const tags = answer.text.match(/<g1>|<\/g1>|<x2\/>/g)?.join('') ?? ''
      const isRight = ['<g1></g1><x2/>', '<g1><x2/></g1>', '<x2/><g1></g1>'].includes(tags)
      return isRight && answer.text.includes(String(index)) ? [] : [answer.text]
    })
    expect(wrong).toEqual([])
    await engine.stop()
  })

  it('leaves no process behind when the portal is killed', async () => {
    const script = `
      import { apertiumEngine } from ${JSON.stringify(new URL('apertium.ts', import.meta.url).href)}
      const engine = apertiumEngine({ roots: ['/'] })
      await engine.translate(['The door.'], { from: 'en', to: 'es' }, { signal: new AbortController().signal })
      console.log(engine.listPipelines()[0].pid)
      setInterval(() => {}, 1_000)`
    const portal = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [output] = await once(portal.stdout, 'data')
    const group = Number(output)
    expect(countProcesses(group)).toBeGreaterThan(5)
    portal.kill('SIGKILL')
    await expect.poll(() => countProcesses(group)).toBe(0)
  })
})
