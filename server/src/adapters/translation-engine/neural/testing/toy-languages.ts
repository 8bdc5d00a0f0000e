import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ModelContent } from '../bergamot/bergamot.ts'
import { manifestFile } from '../models/installed-models.ts'
import type { ModelFiles } from '../models/model-files.ts'
import { makeToyModel } from './toy-model.ts'
import type { Dictionary } from './toy-pieces.ts'

export const englishSpanish: Dictionary = new Map(
  Object.entries({
    hello: 'hola',
    Hello: 'Hola',
    world: 'mundo',
    the: 'el',
    The: 'El',
    car: 'coche',
    red: 'rojo',
    is: 'es',
    cat: 'gato',
    and: 'y',
    good: 'bueno',
    number: 'número',
    invoice: 'factura',
    for: 'para',
    your: 'su',
  }),
)

const frenchEnglish: Dictionary = new Map(
  Object.entries({ bonjour: 'hello', monde: 'world', voiture: 'car', le: 'the', chat: 'cat', est: 'is', bon: 'good' }),
)

const dictionaries: Readonly<Record<string, Dictionary>> = { 'en-es': englishSpanish, 'fr-en': frenchEnglish }
const made = new Map<string, ModelContent>()

/** The model of a direction, made once. */
export function toyModel(direction: string): ModelContent {
  const model = made.get(direction) ?? makeToyModel(dictionaries[direction] ?? englishSpanish)
  made.set(direction, model)
  return model
}

const fileNames = { model: 'model.bin', shortlist: 'lex.bin', vocabularies: ['vocab.spm'] }

/** Writes a model as an install does, and returns its files. */
export async function writeToyModel(
  folder: string,
  direction: string,
  { comet = 0.9, content = toyModel(direction) }: { readonly comet?: number; readonly content?: ModelContent } = {},
): Promise<ModelFiles> {
  const [from = '', to = ''] = direction.split('-')
  const path = join(folder, `${direction}.tiny`)
  await mkdir(path, { recursive: true })
  const manifest = manifestFile({
    from,
    to,
    architecture: 'tiny',
    comet,
    bytes: content.model.length,
    sha256: direction,
    files: fileNames,
  })
  const [vocabulary = new Uint8Array()] = content.vocabularies
  await writeFile(join(path, fileNames.model), content.model)
  await writeFile(join(path, fileNames.shortlist), content.shortlist)
  await writeFile(join(path, 'vocab.spm'), vocabulary)
  await writeFile(join(path, manifest.name), manifest.bytes)
  return {
    model: join(path, fileNames.model),
    shortlist: join(path, fileNames.shortlist),
    vocabularies: [join(path, 'vocab.spm')],
  }
}
