import { describe, expect, it } from 'vitest'
import { docx, paragraph } from './corpus/office-files.ts'
import { pdf } from './corpus/pdf-files.ts'
import { countText, inspectFile } from './index.ts'

describe('The deadline', () => {
  it('has passed before the work begins', async () => {
    const signal = AbortSignal.abort()
    expect(await inspectFile(docx(), { name: 'a.docx', signal })).toMatchObject({ refusal: 'out_of_time' })
    expect(await countText(docx(), 'docx', { signal })).toMatchObject({ refusal: 'out_of_time' })
    expect(await countText(pdf(['a']), 'pdf', { signal })).toMatchObject({ refusal: 'out_of_time' })
  })
  it('passes in the middle of a long text', async () => {
    const text = Buffer.from('客户的请求按发送的内容定价。'.repeat(200_000))
    expect(await countText(text, 'txt', { signal: AbortSignal.timeout(50) })).toMatchObject({ refusal: 'out_of_time' })
  })
  it('stops a pdf in the middle of a page', async () => {
    const page = 'BT /F1 12 Tf (abc) Tj ET '.repeat(1_000_000)
    const endless = pdf(['a'], { content: () => Buffer.from(page) })
    expect(await countText(endless, 'pdf', { signal: AbortSignal.timeout(1) })).toMatchObject({
      refusal: 'out_of_time',
    })
    expect(await countText(pdf(['still works']), 'pdf')).toMatchObject({ words: 2 })
  })
})

describe('Others', () => {
  it('have their turn while a long document is being read', async () => {
    const bytes = docx(paragraph('word '.repeat(200)).repeat(2000))
    let turns = 0
    const clock = setInterval(() => turns++, 5)
    await inspectFile(bytes, { name: 'a.docx' })
    await countText(bytes, 'docx')
    clearInterval(clock)
    expect(turns).toBeGreaterThan(1)
  })
})
