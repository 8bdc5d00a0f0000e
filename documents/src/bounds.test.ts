import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { docx } from './corpus/office-files.ts'
import { pdf } from './corpus/pdf-files.ts'
import { countText as countTextHere } from './count/count-text.ts'
import { countText, inspectFile } from './index.ts'
import { inspectFile as inspectFileHere } from './inspect/inspect-file.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function fileOf(bytes: Buffer): Promise<string> {
  const path = join(folder, crypto.randomUUID())
  await writeFile(path, bytes)
  return path
}

describe('The deadline', () => {
  it('refuses a file when it has passed before the work begins', async () => {
    const signal = AbortSignal.abort()
    expect(await inspectFileHere(docx(), { name: 'a.docx', signal })).toMatchObject({ refusal: 'out_of_time' })
    expect(await countTextHere(docx(), 'docx', { signal })).toMatchObject({ refusal: 'out_of_time' })
  })
  it('ends the counting of a long text', async () => {
    const text = Buffer.from('客户的请求按发送的内容定价。'.repeat(200_000))
    expect(await countTextHere(text, 'txt', { signal: AbortSignal.timeout(5) })).toMatchObject({
      refusal: 'out_of_time',
    })
  })
})

describe('A caller that aborts', () => {
  it('gets its own reason, before and during the work', async () => {
    const path = await fileOf(docx())
    await expect(inspectFile(path, { name: 'a.docx', signal: AbortSignal.abort('gone') })).rejects.toBe('gone')
    await expect(countText(path, 'docx', { signal: AbortSignal.abort('gone') })).rejects.toBe('gone')
  })
  it('stops a pdf in the middle of a page, and the next file is read by another worker', async () => {
    const page = 'BT /F1 12 Tf (abc) Tj ET '.repeat(1_000_000)
    const endless = await fileOf(pdf(['a'], { content: () => Buffer.from(page) }))
    await expect(countText(endless, 'pdf', { signal: AbortSignal.timeout(300) })).rejects.toThrow('timeout')
    expect(await countText(await fileOf(pdf(['still works'])), 'pdf')).toMatchObject({ words: 2 })
  })
})

describe('A slow pdf', () => {
  it('does not keep another one waiting', async () => {
    const slow = await fileOf(pdf(['a'], { content: () => Buffer.from('BT /F1 12 Tf (abc) Tj ET '.repeat(1_000_000)) }))
    const controller = new AbortController()
    let isOver = false
    const reading = countText(slow, 'pdf', { signal: controller.signal })
      .catch(() => {})
      .finally(() => {
        isOver = true
      })
    expect(await countText(await fileOf(pdf(['not delayed'])), 'pdf')).toMatchObject({ words: 2 })
    expect(isOver).toBe(false)
    controller.abort()
    await reading
  })
})
