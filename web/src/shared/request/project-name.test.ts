import { describe, expect, it } from 'vitest'
import { nameOfFile, nameOfText } from './project-name.ts'

describe('the name of a project', () => {
  it('is that of a file without its ending', () => {
    expect(nameOfFile('Pump_manual; part 2.v3.docx')).toBe('Pump manual- part 2.v3')
    expect(nameOfFile(undefined)).toBe('')
    expect(nameOfFile(`${'a'.repeat(300)}.txt`)).toHaveLength(250)
  })

  it('is the first words of a text', () => {
    expect(nameOfText('\n\n  Good   morning.\nSecond line')).toBe('Good morning')
    expect(nameOfText('Wash your hands; then sit')).toBe('Wash your hands- then sit')
    expect(nameOfText('  \n ')).toBe('')
  })

  it('has whole words and is short', () => {
    const long = nameOfText('Take two tablets before breakfast every morning, and call us if you have a fever.')
    expect(long).toBe('Take two tablets before breakfast every morning, and call us')
    expect(nameOfText('洗'.repeat(100))).toBe('洗'.repeat(60))
    expect(nameOfText('😀'.repeat(100))).toBe('😀'.repeat(60))
  })
})
