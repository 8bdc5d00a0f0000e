import { describe, expect, it } from 'vitest'
import { Bergamot } from './bergamot/bergamot.ts'
import { loadEngineCode } from './bergamot/engine-code.ts'
import { englishSpanish } from './testing/toy-languages.ts'
import { makeToyModel } from './testing/toy-model.ts'
import { publishedArchitectures } from './testing/toy-settings.ts'

/** The unpacked sizes of most models that Mozilla publishes. */
const publishedBytes = { tiny: 17_141_051, 'base-memory': 31_561_787, base: 42_992_955 }

describe.each(Object.entries(publishedArchitectures))('A model of the architecture %s', (name, architecture) => {
  it('is as large as the published ones, but for the length of its settings', () => {
    const { model } = makeToyModel(new Map(), { architecture, pieces: 32_000 })
    expect(Math.abs(model.length - publishedBytes[name as keyof typeof publishedBytes])).toBeLessThan(512)
  })

  it('runs in the engine', async () => {
    const engine = await Bergamot.start(await loadEngineCode())
    engine.load(name, makeToyModel(englishSpanish, { architecture }))
    expect(engine.translate([name], ['The cat is good'])).toEqual(['El gato es bueno'])
  })
})
