import { getPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { doSessionsCount, readSessionNiceness } from '../../../../testing/read-session-niceness.ts'
import type { InstalledMode } from '../routes/installed-modes.ts'
import { countProcesses } from '../testing/count-processes.ts'
import { createPipeline } from './pipeline.ts'
import { createPipelinePool } from './pipeline-pool.ts'

/** A program that answers in capitals, dies at POISON, hangs at HANG and answers too often at DESYNC. */
const program = `
  $/ = "\\0"; $| = 1;
  while (<STDIN>) { exit 3 if /POISON/; sleep 1000 if /HANG/; print "extra\\0" if /DESYNC/; print uc }`

const mode = (name = 'test', script = program): InstalledMode => ({
  name,
  from: 'en',
  to: 'es',
  score: 1,
  isStateless: true,
  stages: [['cat'], ['perl', '-e', script], ['cat']],
  environment: { PATH: '/usr/bin:/bin' },
})
const never = new AbortController().signal
const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})
const makePipeline = (timeoutMs = 20_000, script = program) => {
  const pipeline = createPipeline({ mode: mode('test', script), timeoutMs })
  stops.push(() => pipeline.stop())
  return {
    ...pipeline,
    sendAll: (texts: readonly string[]) =>
      Promise.all(texts.map((text) => pipeline.send(text, never).catch(({ problem }) => problem))),
  }
}
const texts = (count: number, special: Readonly<Record<number, string>>) =>
  Array.from({ length: count }, (_, index) => special[index] ?? `text ${index}`)
const answers = (count: number, special: Readonly<Record<number, string>>) =>
  Array.from({ length: count }, (_, index) => special[index] ?? `TEXT ${index}`)

describe('createPipeline', () => {
  it('starts with the first text', async () => {
    const { pid, send } = makePipeline()
    expect(pid()).toBeUndefined()
    expect(await send('a', never)).toBe('A')
    expect(countProcesses(pid() ?? 0)).toBe(4)
  })

  it('fails a text that kills a program, alone', async () => {
    const { sendAll } = makePipeline()
    expect(await sendAll(texts(80, { 30: 'POISON' }))).toEqual(answers(80, { 30: 'crash' }))
    expect(await sendAll(['after'])).toEqual(['AFTER'])
  })

  it('answers the texts around many that kill it', async () => {
    const { sendAll } = makePipeline()
    const special = { 2: 'POISON', 3: 'POISON', 4: 'POISON', 5: 'POISON', 6: 'POISON' }
    const failed = { 2: 'crash', 3: 'crash', 4: 'crash', 5: 'crash', 6: 'crash' }
    expect(await sendAll(texts(10, special))).toEqual(answers(10, failed))
  })

  it('fails a text at which a program hangs, alone', async () => {
    const { sendAll } = makePipeline(500)
    expect(await sendAll(texts(20, { 7: 'HANG' }))).toEqual(answers(20, { 7: 'timeout' }))
  })

  it('gives an extra answer to nobody', async () => {
    const { sendAll } = makePipeline()
    expect(await sendAll(['a', 'DESYNC', 'b', 'c'])).toEqual(['A', 'crash', 'B', 'C'])
  })

  it('gives up all texts if the programs never answer', async () => {
    const { sendAll } = makePipeline(20_000, 'exit 1')
    const problems = await sendAll(texts(10, {}))
    expect(problems.slice(0, 3)).toEqual(['crash', 'crash', 'crash'])
    expect(new Set(problems.slice(3))).toEqual(new Set(['unavailable']))
  })

  it('sends many texts in few frames, and few texts each in its own', async () => {
    const countFrames = `$/ = "\\0"; $| = 1; my $n = 0; while (<STDIN>) { $n++; s/\\[;/$n\\[;/g; print }`
    const { sendAll } = makePipeline(20_000, countFrames)
    const frames = async (count: number) =>
      new Set((await sendAll(texts(count, {}))).map((text) => text.slice(-1))).size
    expect(await frames(4)).toBe(4)
    expect(await frames(64)).toBe(8)
  })

  it('sends every text in its own frame if the rules of a mode remember the text before', async () => {
    const countTexts = `$/ = "\\0"; $| = 1; while (<STDIN>) { my $n = () = /\\[;/g; s/\\[;/$n\\[;/g; print }`
    const pipeline = createPipeline({ mode: { ...mode('test', countTexts), isStateless: false } })
    stops.push(() => pipeline.stop())
    const answers = await Promise.all(texts(64, {}).map((text) => pipeline.send(text, never)))
    expect(new Set(answers.map((answer) => answer.slice(-2)))).toEqual(
      new Set(texts(64, {}).map((text) => `${text.slice(-1)}1`)),
    )
  })

  it('sends a single text at once, also while many others are answered', async () => {
    const slow = `$/ = "\\0"; $| = 1; while (<STDIN>) { select(undef, undef, undef, 0.05); print }`
    const { sendAll, send } = makePipeline(20_000, slow)
    await send('start', never)
    const began = performance.now()
    await send('alone', never)
    expect(performance.now() - began).toBeLessThan(2_000)
    const order: string[] = []
    const many = sendAll(texts(32, {})).then(() => order.push('many'))
    await sleep(10)
    const single = send('single', never).then(() => order.push('single'))
    const later = sleep(10)
      .then(() => sendAll(texts(64, {})))
      .then(() => order.push('later'))
    await Promise.all([many, single, later])
    expect(order).toEqual(['many', 'single', 'later'])
  })

  it('answers the others if the number of one text is lost', async () => {
    const losing = `$/ = "\\0"; $| = 1; while (<STDIN>) { s/LOST\\[;\\d+;\\]/LOST/; print }`
    const { sendAll } = makePipeline(20_000, losing)
    const expected = texts(64, { 20: 'crash' })
    expect(await sendAll(texts(64, { 20: 'LOST' }))).toEqual(expected)
  })

  it('survives kill -9 of the shell and of the group', async () => {
    const { send, pid } = makePipeline()
    for (const target of [1, -1]) {
      await send('a', never)
      const group = pid() ?? 0
      process.kill(target * group, 'SIGKILL')
      expect(await send('b', never)).toBe('B')
      await expect.poll(() => countProcesses(group)).toBe(0)
    }
  })

  it('stops without leaving a process, also one that hangs', async () => {
    const pipeline = makePipeline()
    const hanging = pipeline.sendAll(['HANG'])
    await expect.poll(() => countProcesses(pipeline.pid() ?? 0)).toBe(4)
    const group = pipeline.pid() ?? 0
    await pipeline.stop()
    expect(await hanging).toEqual(['unavailable'])
    await expect.poll(() => countProcesses(group)).toBe(0)
    expect(await pipeline.sendAll(['a'])).toEqual(['unavailable'])
  })

  it('ends with the reason of the signal and answers the next text', async () => {
    const { send } = makePipeline(1_000)
    const controller = new AbortController()
    const hanging = send('HANG', controller.signal)
    setTimeout(() => controller.abort(new Error('enough')), 50)
    await expect(hanging).rejects.toThrow('enough')
    expect(await send('a', never)).toBe('A')
  })
})

describe('createPipelinePool', () => {
  const makePool = (options: Parameters<typeof createPipelinePool>[0]) => {
    const pool = createPipelinePool(options)
    stops.push(() => pool.stop())
    return pool
  }

  it('stops the least recently used pipeline when memory is short', async () => {
    const pool = makePool({ memoryBytes: 280 * 1024 ** 2 })
    const takeMemory = `vec($memory, 50_000_000, 8) = 1; ${program}`
    for (const name of ['one', 'two', 'one', 'three'])
      await pool.send(mode(name, takeMemory), 'a', { signal: never, isUrgent: true })
    expect(pool.list().map((each) => each.mode)).toEqual(['one', 'three'])
  })

  it('waits for memory instead of failing, and gives up waiting when aborted', async () => {
    const pool = makePool({ memoryBytes: 1, timeoutMs: 1_500 })
    const hanging = pool.send(mode('one'), 'HANG', { signal: never, isUrgent: true }).catch(({ problem }) => problem)
    await expect.poll(() => pool.list().length).toBe(1)
    const aborted = pool.send(mode('two'), 'a', { signal: AbortSignal.timeout(100), isUrgent: true })
    await expect(aborted).rejects.toMatchObject({ name: 'TimeoutError' })
    expect(await pool.send(mode('two'), 'a', { signal: never, isUrgent: true })).toBe('A')
    expect(await hanging).toBe('timeout')
    expect(pool.list()).toMatchObject([{ mode: 'two' }])
  })

  it('keeps people from waiting for a file that hangs, whose programs give way', async () => {
    const pool = makePool({})
    const file = pool.send(mode(), 'HANG', { signal: AbortSignal.timeout(2_000), isUrgent: false }).catch(() => 'ended')
    expect(await pool.send(mode(), 'a', { signal: never, isUrgent: true })).toBe('A')
    const priorities = pool.list().map(({ pid = 0 }) => getPriority(pid))
    expect(priorities.toSorted()).toEqual([0, 10])
    const sessions = () => pool.list().map(({ pid = 0 }) => readSessionNiceness(pid))
    if (doSessionsCount) await expect.poll(() => sessions().toSorted()).toEqual([0, 10])
    expect(await file).toBe('ended')
  })

  it('stops pipelines that are idle', async () => {
    const pool = makePool({ idleMs: 200 })
    await pool.send(mode(), 'a', { signal: never, isUrgent: true })
    const [{ pid = 0 } = { pid: 0 }] = pool.list()
    expect(countProcesses(pid)).toBe(4)
    await expect.poll(() => countProcesses(pid)).toBe(0)
    expect(pool.list()).toEqual([])
    expect(await pool.send(mode(), 'b', { signal: never, isUrgent: true })).toBe('B')
  })

  it('starts nothing after it was stopped', async () => {
    const pool = makePool({})
    const sent = pool.send(mode(), 'a', { signal: never, isUrgent: true }).catch(({ problem }) => problem)
    await pool.stop()
    expect(await sent).toBe('unavailable')
    expect(await pool.send(mode(), 'a', { signal: never, isUrgent: true }).catch(({ problem }) => problem)).toBe(
      'unavailable',
    )
    await sleep(50)
    expect(pool.list()).toEqual([])
  })
})
