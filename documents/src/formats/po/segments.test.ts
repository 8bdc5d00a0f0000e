import { describe, expect, it } from 'vitest'
import { translated } from '../../corpus/translated/translate-text.ts'

const header = 'msgid ""\nmsgstr ""\n"Language: fr\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n\n'

describe('gettext', () => {
  it('fills in missing translations with plurals and leaves the header, contexts and obsolete entries', async () => {
    const source = `${header}#: a.c:1\n#, c-format\nmsgctxt "menu"\nmsgid "Hello %s"\nmsgstr ""\n\nmsgid "%d file"\nmsgid_plural "%d files"\nmsgstr[0] ""\nmsgstr[1] ""\n\n#~ msgid "Old"\n#~ msgstr ""\n`
    const { text, segments } = await translated(source, 'po')
    expect(segments).toEqual(['Hello <x1/>', '<x1/> file', '<x1/> files'])
    expect(text).toBe(
      source
        .replace('"Hello %s"\nmsgstr ""', '"Hello %s"\nmsgstr "HELLO %s"')
        .replace('msgstr[0] ""', 'msgstr[0] "%d FILE"')
        .replace('msgstr[1] ""', 'msgstr[1] "%d FILES"'),
    )
  })
  it('writes an answer that equals its source', async () => {
    const { text, report } = await translated(`${header}msgid "Menu"\nmsgstr ""\n`, 'po', (same) => same)
    expect(text).toBe(`${header}msgid "Menu"\nmsgstr "Menu"\n`)
    expect(report).toMatchObject({ same: 1, translated: 0 })
  })
  it('keeps translations that are there', async () => {
    const source = `${header}msgid "Done"\nmsgstr "Fini"\n`
    const { text, report } = await translated(source, 'po')
    expect(text).toBe(source)
    expect(report.left).toEqual({ already_translated: 1 })
  })
  it('replaces a fuzzy translation and its mark, unless there is no answer', async () => {
    const source = `${header}#: a.c:1\n#, fuzzy, c-format\nmsgid "Done"\nmsgstr "Fin"\n`
    const { text } = await translated(source, 'po')
    expect(text).toBe(`${header}#: a.c:1\n#, c-format\nmsgid "Done"\nmsgstr "DONE"\n`)
    expect((await translated(source, 'po', () => undefined)).text).toBe(source)
  })
  it('reads texts of several lines and writes them line by line', async () => {
    const source = `${header}msgid ""\n"First \\"line\\"\\n"\n"second "\n"line"\nmsgstr ""\n`
    const { text, segments } = await translated(source, 'po')
    expect(segments).toEqual(['First "line"<x1/>second line'])
    expect(text).toBe(source.replace(/msgstr ""\n$/, 'msgstr ""\n"FIRST \\"LINE\\"\\n"\n"SECOND LINE"\n'))
  })
  it('translates the translations of a file in the source language', async () => {
    const source = 'msgid ""\nmsgstr "Language: en_US\\n"\n\nmsgid "app.title"\nmsgstr "My title"\n'
    expect((await translated(source, 'po')).text).toBe(source.replace('My title', 'MY TITLE'))
  })
})
