import { mkdtempSync, rmSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MultipartUpload, PresignedPost } from '@portolan/contract/files/files'
import { freePort } from '../e2e/support/free-port.ts'
import { runStart } from '../e2e/support/run-start.ts'
import { signInOver } from '../server/src/testing/sign-in.ts'
import { startChild } from './child.ts'
import { cpuMilliseconds } from './cpu.ts'
import { watchMemory } from './memory.ts'
import { inRounds, load, median, quantile } from './rounds.ts'
import { send, sendForm } from './send.ts'
import { watchList } from './watch-list.ts'

/**
 * Uploads into a separate portal (P6, P7): `npm run bench:upload -- 1000 5 20`, megabytes, rounds, and files at once (0: P6 alone).
 * BENCH_DAV_URL can name a web server that accepts plain PUTs (nginx with its dav module) as a second baseline.
 */
const [megabytes = '1000', rounds = '5', atOnce = '20'] = process.argv.slice(2)
const megabyte = 1_000_000
const size = Number(megabytes) * megabyte
const baseline = 'raw Node, sha256 and fsync'

const folder = mkdtempSync(join(tmpdir(), 'portolan-bench-'))
const port = await freePort()
const origin = `http://localhost:${port}`
// Measures the second start, because the first one creates the database and loads the demo.
// No request claims these uploads, so the quotas have to be large.
const quotas = { UPLOAD_ACCOUNT_QUOTA_MB: '1000000', UPLOAD_QUOTA_MB: '1000000' }
const start = () => runStart({ PORT: String(port), PORTOLAN_DATA: join(folder, 'data'), ...quotas })
const first = start()
await first.ready()
first.process.kill('SIGTERM')
await first.ended
const portal = start()
await portal.ready()
const raw = await startChild('raw-upload-server.ts', folder)
try {
  await run()
} finally {
  raw.child.kill()
  portal.process.kill('SIGTERM')
  await portal.ended
  rmSync(folder, { recursive: true, force: true })
}

async function run(): Promise<void> {
  let names = 0
  const ask = await signInOver(origin, 'client@harbor.example')
  const action = async <Reply>(name: string, body: object = {}): Promise<Reply> => {
    const headers = { 'content-type': 'application/json' }
    const reply = await ask(`/tempFiles/actions/${name}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!reply.ok) throw new Error(`${name} was answered with ${reply.status}: ${await reply.text()}`)
    return (await reply.json()) as Reply
  }

  const asForm = async (bytes: number) => {
    const { url, fields } = await action<PresignedPost>('createPresignedPost')
    await sendForm(url, fields, `${names++}.bin`, bytes)
  }
  const inParts = async (bytes: number) => {
    const upload = await action<MultipartUpload>('startMultipartUpload', { fileName: `${names++}.bin`, size: bytes })
    const { uploadToken, partBytes } = upload
    const left = Array.from({ length: upload.parts }, (_, index) => index + 1)
    const sendNext = async () => {
      for (let batch = left.splice(0, 4); batch.length > 0; batch = left.splice(0, 4)) {
        const signed = await action<{ parts: { partNumber: number; url: string }[] }>('signParts', {
          uploadToken,
          partNumbers: batch,
        })
        for (const { partNumber, url } of signed.parts)
          await send(url, { size: Math.min(partBytes, bytes - (partNumber - 1) * partBytes) }, { method: 'PUT' })
      }
    }
    await Promise.all([sendNext(), sendNext(), sendNext()])
    await action('completeMultipartUpload', { uploadToken })
  }
  const cpu = new Map<string, number[]>()
  const candidate = (name: string, server: number | undefined, upload: (bytes: number) => Promise<void>) => ({
    name,
    run: async () => {
      const from = performance.now()
      const spent = server ? cpuMilliseconds(server) : Number.NaN
      await upload(size)
      const seconds = (performance.now() - from) / 1000
      const used = server ? (cpuMilliseconds(server) - spent) / (size / megabyte) : Number.NaN
      cpu.set(name, [...(cpu.get(name) ?? []), used])
      return size / megabyte / seconds
    },
  })
  const dav = process.env.BENCH_DAV_URL
  const pid = portal.process.pid ?? 0

  await asForm(50 * megabyte)
  const memory = watchMemory(pid)
  const speeds = await inRounds(
    [
      candidate(baseline, raw.child.pid, (bytes) => send(raw.url, { size: bytes }, { method: 'PUT' })),
      ...(dav
        ? [candidate('web server', undefined, (bytes) => send(`${dav}/${names++}`, { size: bytes }, { method: 'PUT' }))]
        : []),
      candidate('portal, one form', pid, asForm),
      candidate('portal, in parts', pid, inParts),
    ],
    Number(rounds),
  )
  const { before, peak } = memory()
  console.log(`P6: one file of ${megabytes} MB, median of ${rounds} rounds, load ${load()}`)
  console.table(
    [...speeds].map(([name, value]) => ({
      name,
      'MB/s': Math.round(value),
      'of raw': Number((value / (speeds.get(baseline) ?? Number.NaN)).toFixed(2)),
      'CPU ms/MB': Number(median(cpu.get(name) ?? []).toFixed(2)),
    })),
  )
  console.log(`Memory of the portal: ${Math.round(before)} MB, at most ${Math.round(peak)} MB`)

  if (atOnce === '0') return

  // Another account, because the rate limit counts calls per account.
  const { idToken } = await signInOver(origin, 'employee@harbor.example')
  const idleList = await watchList(origin, idToken)
  await new Promise((later) => setTimeout(later, 45_000))
  const idle = await idleList()
  const memoryOfMany = watchMemory(pid)
  const busyList = await watchList(origin, idToken)
  // We stand for 20 other machines, so we must not compete for CPU.
  setPriority(19)
  const from = performance.now()
  await Promise.all(
    Array.from({ length: Number(atOnce) }, (_, index) => (index % 2 ? asForm : inParts)(1000 * megabyte)),
  )
  const seconds = (performance.now() - from) / 1000
  const busy = await busyList()
  const milliseconds = (times: readonly number[]) => ({
    calls: times.length,
    'p50 ms': Number(quantile(times, 0.5).toFixed(1)),
    'p99 ms': Number(quantile(times, 0.99).toFixed(1)),
  })
  console.log(
    `P7: ${atOnce} files of 1000 MB at once, ${Math.round((Number(atOnce) * 1000) / seconds)} MB/s, load ${load()}`,
  )
  console.table({ 'list, idle': milliseconds(idle), 'list, meanwhile': milliseconds(busy) })
  console.log(`Memory of the portal: at most ${Math.round(memoryOfMany().peak)} MB`)
}
