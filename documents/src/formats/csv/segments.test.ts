import { describe, expect, it } from 'vitest'
import { translated } from '../../corpus/translated/translate-text.ts'

describe('Comma-separated text', () => {
  it('translates cells, keeps quotes, separators, line breaks and the byte order mark', async () => {
    const { text } = await translated('\ufeffName;Note\r\nRose;"a ""red"" one;\nnice"\r\n12;"3,5"\r\n', 'csv')
    expect(text).toBe('\ufeffNAME;NOTE\r\nROSE;"A ""RED"" ONE;\nNICE"\r\n12;"3,5"\r\n')
  })
  it('quotes a translation that needs it', async () => {
    const { text } = await translated('a,b\none,two\n', 'csv', (cell) => (cell === 'one' ? 'uno, "dos"' : cell))
    expect(text).toBe('a,b\n"uno, ""dos""",two\n')
  })
  it.each(['=cmd|A1', '+1', '-1', '@SUM(1)', '\t=1', '＝1'])('neutralizes the answer %j', async (answer) => {
    const { text } = await translated('word,12\n', 'csv', () => answer)
    expect(text).toBe(`'${answer},12\n`)
  })
  it('leaves formulas alone and counts them', async () => {
    const { text, report } = await translated('Sum,"=SUM(A1:A2)"\n=A1&"x",b word\n', 'csv')
    expect(text).toBe('SUM,"=SUM(A1:A2)"\n=A1&"x",B WORD\n')
    expect(report.left).toMatchObject({ formula: 2 })
  })
  it('takes a quote that is never closed for an ordinary character', async () => {
    const { text } = await translated('size,name\n5" pipe,"open cell\nrose,lily\n', 'csv')
    expect(text).toBe('SIZE,NAME\n"5"" PIPE","open cell\nROSE,LILY\n')
  })
  it('reads tabs as separators', async () => {
    const { text } = await translated('one word\ttwo, three\n', 'tsv')
    expect(text).toBe('ONE WORD\tTWO, THREE\n')
  })
})
