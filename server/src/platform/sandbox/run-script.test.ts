import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runScript } from './run-script.ts'
import { availableSandboxes, makeTestFolder } from './testing/available-sandboxes.ts'

let own: ReturnType<typeof makeTestFolder>
let other: ReturnType<typeof makeTestFolder>
beforeEach(() => {
  own = makeTestFolder()
  other = makeTestFolder()
})
afterEach(() => {
  own.remove()
  other.remove()
})

const isolating = availableSandboxes.filter(({ isolation }) => isolation !== 'limits-only')

it.runIf(isolating.length > 0).each(isolating)('runs a module without network: $isolation', async (sandbox) => {
  const secretFile = join(other.path, 'secret')
  writeFileSync(secretFile, 'secret')
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    socket.destroy()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  const events: unknown[] = []
  const result = await runScript(sandbox, {
    script: new URL('testing/try-escape.ts', import.meta.url),
    request: { port, secretFile },
    limits: { wallSeconds: 30, cpuSeconds: 30, memoryMb: 1000, fileMb: 10 },
    readable: [],
    folder: own.path,
    signal: new AbortController().signal,
    onEvent: (event) => events.push(event),
  })
  server.close()
  expect(result.code).toBe(0)
  const canReadSecret = sandbox.isolation !== 'bubblewrap'
  expect(events).toEqual([{ greeting: 'hello' }, undefined, { canReadSecret }, { canConnect: false }])
  expect(connections).toBe(0)
})
