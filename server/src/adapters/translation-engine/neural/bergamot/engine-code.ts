import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Compiled once; a compiled module is posted to worker threads without compiling it again. */
export type EngineCode = {
  readonly glue: string
  readonly engine: WebAssembly.Module
  readonly matrixProduct: WebAssembly.Module
}

const require = createRequire(import.meta.url)

export async function loadEngineCode(): Promise<EngineCode> {
  const packageFile = require.resolve('@browsermt/bergamot-translator/package.json')
  const folder = join(dirname(packageFile), 'worker')
  const [glue, engine, matrixProduct] = await Promise.all([
    readFile(join(folder, 'bergamot-translator-worker.js'), 'utf8'),
    readFile(join(folder, 'bergamot-translator-worker.wasm')).then((bytes) => WebAssembly.compile(bytes)),
    readFile(new URL('./matrix-product.wasm', import.meta.url)).then((bytes) => WebAssembly.compile(bytes)),
  ])
  return { glue, engine, matrixProduct }
}
