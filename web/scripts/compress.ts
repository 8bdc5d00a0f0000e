import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { client } from './folders.ts'

/** A .br and a .gz beside each file that never changes; HTML is compressed by the server, which fills it in first. */
export function compressAll(): void {
  for (const name of globSync(['assets/**/*.{js,css}', '*.{svg,txt}'], { cwd: client })) {
    const file = join(client, name)
    if (isDone(file)) continue
    const content = readFileSync(file)
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  }
}

const isDone = (file: string): boolean =>
  existsSync(`${file}.br`) && statSync(`${file}.br`).mtimeMs >= statSync(file).mtimeMs
