import { expect, it } from 'vitest'
import { cleanText, toLines, toSpokenText, toText } from './cue-text.ts'

it('reads italics over several lines and writes them back', () => {
  const lines = toLines('A <i>b\nc</i> d')
  expect(lines).toEqual([
    [{ text: 'A ' }, { text: 'b', isItalic: true }],
    [{ text: 'c', isItalic: true }, { text: ' d' }],
  ])
  expect(toText(lines)).toBe('A <i>b</i>\n<i>c</i> d')
})

it('closes italics at the end and keeps other tags as text', () => {
  expect(toText(toLines('<i>a'))).toBe('<i>a</i>')
  expect(toText(toLines('</i>1 < 2 <b>x</b>'))).toBe('1 < 2 <b>x</b>')
})

it('removes empty lines, spaces around lines and invisible characters', () => {
  expect(cleanText('  a\u202e \r\n\n \n b\u0000c ')).toBe('a\nbc')
  expect(cleanText('<i></i>')).toBe('')
})

it('speaks one line without tags', () => {
  expect(toSpokenText('<i>Wash</i>\nyour hands')).toBe('Wash your hands')
})
