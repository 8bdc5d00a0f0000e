import type { AlignedMemory, BergamotModule, BlockingService, Deletable } from './bergamot-module.ts'
import type { EngineCode } from './engine-code.ts'
import { EngineCrash, startBergamot } from './start-bergamot.ts'

/** The content of a model's files. One vocabulary serves both languages, or there are two: source, target. */
export type ModelContent = {
  readonly model: Uint8Array
  readonly shortlist: Uint8Array
  readonly vocabularies: readonly Uint8Array[]
}

/**
 * As in Firefox, except that a line is a sentence: the engine's own splitter knows neither abbreviations nor the
 * sentence ends of Chinese and Japanese.
 */
const settings = `beam-size: 1
normalize: 1.0
word-penalty: 0
max-length-break: 128
mini-batch-words: 1024
workspace: 128
max-length-factor: 2.0
skip-cost: true
cpu-threads: 0
quiet: true
quiet-translation: true
gemm-precision: int8shiftAlphaAll
alignment: soft
ssplit-mode: sentence
`

/** One translation engine. It runs synchronously and cannot be interrupted: use it in a worker thread. */
export class Bergamot {
  readonly #module: BergamotModule
  readonly #service: BlockingService
  readonly #models = new Map<string, Deletable>()

  private constructor(module: BergamotModule) {
    this.#module = module
    this.#service = new module.BlockingService({ cacheSize: 0 })
  }

  static async start(code: EngineCode): Promise<Bergamot> {
    return new Bergamot(await startBergamot(code))
  }

  /** It grows and never shrinks. */
  get memoryBytes(): number {
    return this.#module.HEAP8.buffer.byteLength
  }

  load(name: string, { model, shortlist, vocabularies }: ModelContent): void {
    const list = new this.#module.AlignedMemoryList()
    for (const bytes of vocabularies) list.push_back(this.#copyIn(bytes, 64))
    const loaded = catchCrash(
      () =>
        new this.#module.TranslationModel(settings, this.#copyIn(model, 256), this.#copyIn(shortlist, 64), list, null),
    )
    list.delete()
    this.#models.set(name, loaded)
  }

  free(name: string): void {
    this.#models.get(name)?.delete()
    this.#models.delete(name)
  }

  /** Takes well-formed HTML, one sentence per line. With two models the second translates the output of the first. */
  translate(names: readonly string[], texts: readonly string[]): string[] {
    const [first, second] = names.map((name) => this.#find(name))
    if (!first) throw new Error('no model was named')
    const input = new this.#module.VectorString()
    const options = new this.#module.VectorResponseOptions()
    for (const text of texts) {
      input.push_back(text)
      options.push_back({ alignment: false, html: true, qualityScores: false })
    }
    const responses = catchCrash(() =>
      second
        ? this.#service.translateViaPivoting(first, second, input, options)
        : this.#service.translate(first, input, options),
    )
    const translations = texts.map((_, index) => {
      const response = responses.get(index)
      const text = response.getTranslatedText()
      response.delete()
      return text
    })
    for (const item of [input, options, responses]) item.delete()
    return translations
  }

  #find(name: string): Deletable {
    const model = this.#models.get(name)
    if (!model) throw new Error(`model ${name} is not loaded`)
    return model
  }

  #copyIn(bytes: Uint8Array, alignment: number): AlignedMemory {
    const memory = new this.#module.AlignedMemory(bytes.byteLength, alignment)
    memory.getByteArrayView().set(new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    return memory
  }
}

/** The glue's errors come from its own context, so `instanceof Error` does not recognize them. */
function catchCrash<Result>(call: () => Result): Result {
  try {
    return call()
  } catch (error) {
    throw new EngineCrash(`the engine stopped: ${String(error)}`)
  }
}
