import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { translationEngineSuite } from '../../../ports/translation-engine.suite.ts'
import { apertiumEngine } from './apertium.ts'
import { countProcesses, killOneProgram } from './testing/count-processes.ts'
import { writeHostileTexts } from './testing/hostile-texts.ts'
import { isApertiumMissing, missingReason } from './testing/installed-apertium.ts'

const never = new AbortController().signal
const englishToSpanish = { from: 'en', to: 'es' }

describe.skipIf(isApertiumMissing)(`Apertium${missingReason}`, () => {
  const engine = apertiumEngine({ roots: ['/'] })
  afterAll(() => engine.stop())
  const translate = (texts: readonly string[], pair = englishToSpanish) =>
    engine.translate(texts, pair, { signal: never })

  it('starts no process before the first text', async () => {
    await engine.listPairs()
    expect(engine.listPipelines()).toEqual([])
  })

  translationEngineSuite(async () => ({
    engine,
    pair: englishToSpanish,
    writeSentence: (number) => `The red door costs ${number} euros today.`,
    isAbout: (answer, number) => answer.includes(`${number} euros`) && answer.includes('puerta roja'),
    failingText: 'word '.repeat(50_000),
    countSent: () => engine.listPipelines().reduce((total, { texts }) => total + texts, 0),
  }))

  it('translates', async () => {
    expect(await translate(['The red door.', 'Where is the old dog?\n\nI see 12 ships.'])).toEqual([
      { text: 'La puerta roja.' },
      { text: '¿Dónde es el perro viejo?\n\nVeo 12 barcos.' },
    ])
  })

  it.each(['es', 'fr', 'pt', 'it', 'ca', 'gl'])('translates from and to English: %s', async (language) => {
    const pairs = [
      { from: 'en', to: language },
      { from: language, to: 'en' },
    ]
    for (const pair of pairs) expect(await engine.listPairs()).toContainEqual(expect.objectContaining(pair))
    const [there = pairs[0], back = pairs[1]] = pairs
    const source = 'The old door is near the river.'
    const [answer] = await translate([source], there)
    const text = answer && 'text' in answer ? answer.text : ''
    expect(text).toMatch(/p(?:o|ue)rt/i)
    expect(await translate([text], back)).toEqual([{ text: expect.stringMatching(/door/i) }])
  })

  it('keeps placeholders and addresses', async () => {
    const source = 'Write to {name} at info@portolan.example or see https://portolan.example/a_b?c=1.'
    const [answer] = await translate([source])
    for (const kept of ['{name}', 'info@portolan.example', 'https://portolan.example/a_b?c=1'])
      expect(answer).toEqual({ text: expect.stringContaining(kept) })
  })

  it('refuses to return the source as a translation', async () => {
    expect(await translate(['Qwzrt plmokn ijbuhv ygctfx rdzeswa.'])).toMatchObject([
      { error: { problem: 'source_returned' } },
    ])
  })

  it('survives a killed program and a killed group', async () => {
    await translate(['The door.'])
    for (const kill of [killOneProgram, (group: number) => process.kill(-group, 'SIGKILL')]) {
      const group = engine.listPipelines().find(({ mode }) => mode.startsWith('eng-cat'))?.pid ?? 0
      expect(countProcesses(group)).toBeGreaterThan(5)
      kill(group)
      expect(await translate(['The red door.'])).toEqual([{ text: 'La puerta roja.' }])
      await expect.poll(() => countProcesses(group)).toBe(0)
    }
  })

  it('answers hostile texts, each in its place', async () => {
    const texts = writeHostileTexts(300)
    const answers = await translate(texts)
    const problems = answers.flatMap((answer) => ('error' in answer ? [answer.error.problem] : []))
    expect(problems.filter((problem) => problem !== 'source_returned')).toEqual([])
    for (const [index, answer] of answers.entries())
      if ('text' in answer) {
        const isForged = /\[;[ct]|xq[bdfgjk]+x/i.test(texts[index] ?? '')
        if (!isForged) expect(answer.text).not.toMatch(/\[;[ct]|xq[bdfgjk]+x/i)
      }
    for (let index = 0; index < texts.length; index += 30)
      expect(await translate([texts[index] ?? ''])).toEqual([answers[index]])
  })

  it('runs packages that were unpacked into a folder, with the programs of the system', async () => {
    const root = mkdtempSync(join(tmpdir(), 'portolan apertium-'))
    mkdirSync(join(root, 'usr'))
    symlinkSync('/usr/share', join(root, 'usr/share'))
    const unpacked = apertiumEngine({ roots: [root] })
    const answers = await unpacked.translate(['The red door.'], englishToSpanish, { signal: never })
    expect(answers).toEqual([{ text: 'La puerta roja.' }])
    await unpacked.stop()
    rmSync(root, { recursive: true })
  })

  it('stops without leaving a process', async () => {
    const other = apertiumEngine({ roots: ['/'] })
    await other.translate(['The door.'], { from: 'en', to: 'fr' }, { signal: never })
    const groups = other.listPipelines().map(({ pid }) => pid ?? 0)
    expect(groups).toHaveLength(2)
    await other.stop()
    for (const group of groups) expect(countProcesses(group)).toBe(0)
    await expect(other.translate(['The door.'], englishToSpanish, { signal: never })).rejects.toMatchObject({
      problem: 'unavailable',
      retry: 'later',
    })
  })
})
