import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { neuralEngine } from '../server/src/adapters/translation-engine/neural/neural-engine.ts'
import { serveRanges, startModelServer } from '../server/src/adapters/translation-engine/neural/testing/model-server.ts'
import { runEnginesCommand } from './engines/run-engines-command.ts'

let server: Awaited<ReturnType<typeof startModelServer>>
let data: string
let folder: string
beforeAll(async () => {
  server = await startModelServer(['en-es', 'es-en', 'fr-en'])
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.behave(serveRanges)
  data = await mkdtemp(join(tmpdir(), 'portolan-engines-'))
  folder = join(data, 'engines/models')
  return () => rm(data, { recursive: true })
})

/** With the catalog of the toy models. */
async function run(...args: string[]): Promise<string[]> {
  const lines: string[] = []
  await runEnginesCommand(args, {
    folder,
    catalog: server,
    baseUrl: server.url,
    output: { line: (text) => lines.push(text), progress: () => {} },
    signal: new AbortController().signal,
  })
  return lines
}

/** As an operator runs it, with the real catalog. */
async function runScript(args: string[], baseUrl = server.url): Promise<{ code: number; said: string }> {
  const script = join(import.meta.dirname, 'engines.ts')
  const env = { ...process.env, PORTOLAN_DATA: data, PORTOLAN_MODELS_URL: baseUrl }
  return await promisify(execFile)(process.execPath, [script, ...args], { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  )
}

describe('npm run engines', () => {
  it('adds both directions of a language to a running engine, and removes them again', async () => {
    const engine = neuralEngine({ modelsFolder: folder })
    expect(await engine.listPairs()).toEqual([])
    expect(await run('add', 'es')).toEqual([
      'Downloading English to Spanish, 1 MB …',
      'Installed English to Spanish.',
      'Downloading Spanish to English, 1 MB …',
      'Installed Spanish to English.',
      'Done. A running portal offers the new languages at once.',
    ])
    expect(await engine.listPairs()).toHaveLength(2)
    const { signal } = new AbortController()
    expect(await engine.translate(['hello world'], { from: 'en', to: 'es' }, { signal })).toEqual([
      { text: 'hola mundo' },
    ])
    expect(await run('remove', 'es')).toEqual(['Removed English to Spanish.', 'Removed Spanish to English.'])
    expect(await engine.listPairs()).toEqual([])
    await engine.stop()
  })

  it('lists what is installed and what can be added', async () => {
    expect(await run('list')).toContain('No neural models are installed.')
    expect(await run('list')).toContain('  fr  French (into English only)')
    await run('add', 'fr')
    const lines = await run('list')
    expect(lines).toContain('  French to English, 1 MB')
    expect(lines.join('\n')).not.toContain('into English only')
  })

  it('says that a model is installed already', async () => {
    await run('add', 'fr')
    expect(await run('add', 'fr')).toContain('French to English is installed already.')
  })

  it('says in a sentence why a model was not installed', async () => {
    server.behave((_request, response, body) => response.end(Buffer.alloc(body.length)))
    await expect(run('add', 'fr')).rejects.toThrow(
      'French to English was not installed. model.fren.intgemm.alphas.bin.gz is not the file that the catalog names',
    )
    expect(await readdir(join(folder, '.staging'))).toEqual([])
  })

  it.each([
    [['add', 'tlh'], 'There is no model for tlh.'],
    [['add', '../../etc'], 'There is no model for ../../etc.'],
    [['add', 'en'], 'English is one side of every model.'],
    [['remove', 'de'], 'No model for German is installed.'],
    [['add'], 'Usage:'],
    [['install', 'de'], 'Usage:'],
  ])('refuses %j', async (args, sentence) => {
    await expect(run(...args)).rejects.toThrow(sentence)
  })

  it('lists as a command', async () => {
    const { code, said } = await runScript(['list'])
    expect(said).toContain('  de  German\n')
    expect(code).toBe(0)
  })

  it('ends with an error and one line if a file is missing on the server', async () => {
    const { code, said } = await runScript(['add', 'de'])
    expect(said).toMatch(/^German to English was not installed\. 127\.0\.0\.1:\d+ does not have http.*\.gz\.\n$/)
    expect(code).toBe(1)
  })

  it('stops at Ctrl-C, keeps what it has downloaded and says how to continue', async () => {
    const slow = createServer((_request, response) => response.write('a'.repeat(5_000)))
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`
    const env = { ...process.env, PORTOLAN_DATA: data, PORTOLAN_MODELS_URL: url }
    const child = spawn(process.execPath, [join(import.meta.dirname, 'engines.ts'), 'add', 'de'], { env })
    let said = ''
    child.stderr.on('data', (chunk) => {
      said += chunk
    })
    const listParts = () => readdir(join(folder, '.staging')).catch((): string[] => [])
    await expect.poll(async () => (await listParts()).some((name) => name.endsWith('.part'))).toBe(true)
    child.kill('SIGINT')
    const [code] = await once(child, 'close')
    slow.closeAllConnections()
    slow.close()
    expect(said).toBe('Stopped. Run the same command again to continue.\n')
    expect(code).toBe(130)
    expect(await listParts()).toEqual([expect.stringMatching(/\.part$/)])
  })

  it('refuses an address that is none', async () => {
    expect(await runScript(['list'], 'ftp://mirror.example')).toMatchObject({
      code: 1,
      said: expect.stringContaining('PORTOLAN_MODELS_URL'),
    })
  })
})
