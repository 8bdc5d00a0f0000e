import { compileFunction, createContext } from 'node:vm'
import type { BergamotModule } from './bergamot-module.ts'
import type { EngineCode } from './engine-code.ts'
import { linkMatrixProduct } from './matrix-product.ts'

/** The engine stopped inside WebAssembly. Its memory can no longer be trusted: end the thread. */
export class EngineCrash extends Error {}

export async function startBergamot({ glue, engine, matrixProduct }: EngineCode): Promise<BergamotModule> {
  const { promise, resolve, reject } = Promise.withResolvers<BergamotModule>()
  const module = {
    print: () => {},
    printErr: () => {},
    onAbort: (reason: unknown) => reject(new EngineCrash(String(reason))),
    instantiateWasm(imports: WebAssembly.Imports, accept: (instance: WebAssembly.Instance) => void) {
      const memory = imports.env?.memory as WebAssembly.Memory
      const withKernel = { ...imports, wasm_gemm: linkMatrixProduct(matrixProduct, memory) }
      WebAssembly.instantiate(engine, withKernel).then(accept, reject)
      return {}
    },
    onRuntimeInitialized: () => resolve(module as unknown as BergamotModule),
  }
  // The glue is made for a browser's worker and writes its exports (malloc, free) into the global object. Without a
  // context of its own, a second engine in the same thread silently corrupts the memory of the first.
  const scope = { location: { href: 'file:///bergamot.js' } }
  const parsingContext = createContext({ TextDecoder, performance, WebAssembly })
  const start = compileFunction(glue, ['Module', 'self', 'importScripts', 'process'], { parsingContext })
  start(module, scope, () => {}, undefined)
  return await promise
}
