import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const stopModule = fileURLToPath(new URL('./shutdown.ts', import.meta.url))

/** A process that prints "up", is sent a signal, and tells what it did about it. */
function run(body: string, followParent = false) {
  const script = `
    import { setTimeout as sleep } from 'node:timers/promises'
    import { stopOnSignals } from ${JSON.stringify(stopModule)}
    const report = (fault) => console.log('reported', fault.message)
    const stop = stopOnSignals({ report, followParent: ${followParent} })
    setInterval(() => {}, 60_000)
    ${body}
    console.log('up', process.pid)`
  return ['--input-type=module', '-e', script]
}

function watch(command: string, args: string[]) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines: string[] = []
  const out = createInterface(child.stdout).on('line', (line) => lines.push(line))
  const up = new Promise<void>((resolve) => out.on('line', (line) => line.startsWith('up') && resolve()))
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, lines: lines.slice(1) }))
  return { child, up, ended }
}

describe('a stop', () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('by %s undoes in reverse what was started', async (signal) => {
    const { child, up, ended } = watch(
      process.execPath,
      run(`
        stop.undo(() => console.log('database'))
        stop.undo(async () => { await sleep(50); console.log('requests', stop.isStopping()) })`),
    )
    await up
    child.kill(signal)
    expect(await ended).toEqual({ code: 0, signal: null, lines: ['requests true', 'database'] })
  })

  it('goes on after a fault, which is reported', async () => {
    const { child, up, ended } = watch(
      process.execPath,
      run(`
        stop.undo(() => console.log('database'))
        stop.undo(() => { throw new Error('worker stuck') })`),
    )
    await up
    child.kill('SIGTERM')
    expect((await ended).lines).toEqual(['reported worker stuck', 'database'])
  })

  it('is not hurried by a second signal, as Ctrl-C under npm sends it', async () => {
    const { child, up, ended } = watch(
      process.execPath,
      run(`stop.undo(async () => { console.log('draining'); await sleep(200); console.log('drained') })`),
    )
    await up
    child.kill('SIGINT')
    child.kill('SIGINT')
    expect(await ended).toMatchObject({ code: 0, lines: ['draining', 'drained'] })
  })

  it('waits for what is still starting, and undoes it', async () => {
    const { child, up, ended } = watch(
      process.execPath,
      run(`
        const starting = sleep(300, { stop: () => console.log('started, then stopped') })
        stop.undo(() => starting.then((database) => database.stop()))`),
    )
    await up
    child.kill('SIGTERM')
    expect((await ended).lines).toEqual(['started, then stopped'])
  })

  it('carries the exit code of a failed start', async () => {
    const { ended } = watch(process.execPath, run(`setTimeout(() => void stop.now(1), 50)`))
    expect((await ended).code).toBe(1)
  })

  it('follows a parent that was killed, as npm may be', async () => {
    const inShell = 'node=$1; shift; "$node" "$@" & wait'
    const args = ['-c', inShell, 'sh', process.execPath, ...run(`stop.undo(() => console.log('gone too'))`, true)]
    const { child, up, ended } = watch('sh', args)
    await up
    child.kill('SIGKILL')
    expect((await ended).lines).toEqual(['gone too'])
  })
})
