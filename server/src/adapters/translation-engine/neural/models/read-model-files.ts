import { readFileSync } from 'node:fs'
import type { ModelContent } from '../bergamot/bergamot.ts'
import { checkModelFile } from './check-model-file.ts'
import type { ModelFiles } from './model-files.ts'

/** Reads the files of a model in the worker, which has nothing else to do. */
export function readModelFiles(files: ModelFiles): ModelContent {
  const model = readFileSync(files.model)
  const shortlist = readFileSync(files.shortlist)
  checkModelFile('model', model)
  checkModelFile('shortlist', shortlist)
  return { model, shortlist, vocabularies: files.vocabularies.map((path) => readFileSync(path)) }
}
