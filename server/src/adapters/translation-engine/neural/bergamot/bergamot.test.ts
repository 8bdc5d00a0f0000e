import { beforeAll, describe, expect, it } from 'vitest'
import { englishSpanish, toyModel } from '../testing/toy-languages.ts'
import { makeToyModel } from '../testing/toy-model.ts'
import { Bergamot } from './bergamot.ts'
import { type EngineCode, loadEngineCode } from './engine-code.ts'
import { EngineCrash } from './start-bergamot.ts'

let code: EngineCode
beforeAll(async () => {
  code = await loadEngineCode()
})

async function startWithSpanish(): Promise<Bergamot> {
  const engine = await Bergamot.start(code)
  engine.load('en-es', toyModel('en-es'))
  return engine
}

describe('Bergamot', () => {
  it('translates with a model in the format of Firefox', async () => {
    const engine = await startWithSpanish()
    expect(engine.translate(['en-es'], ['Hello world', 'The cat is good, the car is red!'])).toEqual([
      'Hola mundo',
      'El gato es bueno, el coche es rojo!',
    ])
  })

  it('takes a line for a sentence and keeps the line breaks', async () => {
    const engine = await startWithSpanish()
    const [text] = engine.translate(['en-es'], ['The car is no. 5 and red.\n<b id="1">The cat\nis</b> good.'])
    expect(text).toBe('El coche es no. 5 y rojo.\n<b id="1">El gato\nes</b> bueno.')
  })

  it('moves tags with their words, also through another language', async () => {
    const engine = await startWithSpanish()
    engine.load('fr-en', toyModel('fr-en'))
    expect(engine.translate(['en-es'], ['the <b id="1">red car</b> is <img id="2">good'])).toEqual([
      'el <b id="1">rojo coche</b> es <img id="2">bueno',
    ])
    expect(engine.translate(['fr-en', 'en-es'], ['le <b id="1">chat</b> est bon.\nle chat'])).toEqual([
      'el <b id="1">gato</b> es bueno.\nel gato',
    ])
  })

  it('accepts one vocabulary per language', async () => {
    const engine = await Bergamot.start(code)
    engine.load('split', makeToyModel(englishSpanish, { isSplit: true }))
    expect(engine.translate(['split'], ['hello cat'])).toEqual(['hola gato'])
  })

  it('runs two engines in one thread without mixing their memory', async () => {
    const engines = [await startWithSpanish(), await startWithSpanish()]
    for (let round = 0; round < 5; round++)
      for (const engine of engines) expect(engine.translate(['en-es'], ['hello cat'])).toEqual(['hola gato'])
  })

  it('uses the memory of a freed model again', async () => {
    const engine = await startWithSpanish()
    const loadAgain = (times: number): void => {
      for (let round = 0; round < times; round++) {
        engine.free('en-es')
        engine.load('en-es', toyModel('en-es'))
        engine.translate(['en-es'], ['hello'])
      }
    }
    loadAgain(8)
    const before = engine.memoryBytes
    loadAgain(16)
    expect(engine.memoryBytes).toBe(before)
    engine.free('en-es')
    expect(() => engine.translate(['en-es'], ['hello'])).toThrow('not loaded')
  })

  it.each(['<b>the', 'the</b>', '<b><i>the</b></i>', 'a < b'])(
    'crashes on %s, so callers write its HTML',
    async (html) => {
      const engine = await startWithSpanish()
      expect(() => engine.translate(['en-es'], [html])).toThrow(EngineCrash)
    },
  )
})
