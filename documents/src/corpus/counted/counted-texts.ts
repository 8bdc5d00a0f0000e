import type { FileType } from '../../file-types.ts'
import type { CountedDocument } from './counted-document.ts'

const of = (
  title: string,
  type: FileType,
  text: string | Buffer,
  rest: Omit<CountedDocument, 'title' | 'name' | 'type' | 'make'>,
): CountedDocument => ({ title, name: `a.${type}`, type, make: () => Buffer.from(text as string), ...rest })

export const countedTexts: readonly CountedDocument[] = [
  of('a plain text', 'txt', 'One – two\nthree-four 3.5 jane@example.com', {
    words: 6,
    characters: 36,
    reason: 'One + the dash + two + three-four + 3.5 + the address',
  }),
  of('Japanese', 'txt', 'スーパーマーケットに行く。', {
    words: 13,
    characters: 13,
    asian: 13,
    reason: 'each character, the full stop too',
  }),
  of('a text in Windows-1252', 'txt', Buffer.from('Gr\xf6\xdfe und Caf\xe9', 'latin1'), {
    words: 3,
    characters: 12,
    notes: ['encoding_guessed'],
    reason: 'Größe + und + Café',
  }),
  of(
    'a page with empty scripts',
    'html',
    '<!doctype html><html><head><title>My page</title><script src="a.js"></script><script src="b.js"></script><style></style><svg></svg><template></template></head><body><p>Hello <b>wor</b>ld</p><script></script><p>End</p></body></html>',
    { words: 5, characters: 19, reason: 'My page + Hello + world + End; nothing of the tags' },
  ),
  of(
    'Markdown with comments and code',
    'md',
    '# A title #\n\n<!-- not\nthis --> Text here.\n\n    let code = 1\n\n- one\n- [x] two\n\n```\nmore code\n```\n\n| a | b |\n|---|---|\n\n***\n',
    { words: 8, characters: 23, reason: 'A title + Text here. + one + two + a + b' },
  ),
  of(
    'gettext',
    'po',
    'msgid ""\nmsgstr "Language: de\\n"\n\nmsgid "Open %s"\nmsgstr "x"\n\nmsgid "%d day"\nmsgid_plural "%d days"\nmsgstr[0] ""\n',
    { words: 3, characters: 11, reason: 'Open + day + days' },
  ),
  of(
    'XLIFF',
    'xliff',
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file><body><trans-unit id="1"><source>Press <ph id="1">&lt;b/&gt;</ph> the <g id="2">red</g> button {0}</source><target>nein</target></trans-unit></body></file></xliff>',
    { words: 4, characters: 17, reason: 'Press + the + red + button' },
  ),
  of('JSON', 'json', '{"key": "two words", "b": ["caf\\u00e9", 12, true], "c": "<b>Hi</b> {{name}}"}', {
    words: 4,
    characters: 14,
    reason: 'two + words + café + Hi',
  }),
  of('JSON with comments', 'json', '// for people\n{"a": "one", /* not\nthis */ "b": "two",}\n', {
    words: 2,
    characters: 6,
    reason: 'one + two',
  }),
  of('a table', 'csv', 'Name,Part,Price\n"Smith, John",AB-12/34,"1,234.50"\n', {
    words: 6,
    characters: 31,
    reason: 'three headings + Smith, + John + a code; no price',
  }),
  of(
    'subtitles without milliseconds',
    'srt',
    '1\n00:00:01 --> 00:00:02\n<i>Hello</i> there\n\n2\n00:00:03 --> 00:00:04\nBye\n',
    {
      words: 3,
      characters: 13,
      reason: 'Hello + there + Bye',
    },
  ),
  of('subtitles without a header', 'vtt', '00:01.000 --> 00:02.000\nHello &amp; bye\n', {
    words: 3,
    characters: 9,
    reason: 'Hello + & + bye',
  }),
  of('subtitles that are none', 'srt', 'Only a few words', {
    words: 4,
    characters: 13,
    notes: ['read_as_text'],
    reason: 'all of it, as a plain text',
  }),
  of(
    'XML',
    'xml',
    '<?xml version="1.0"?><doc title="no"><p>Some <b>bo</b>ld text</p><p translate="no">never</p><a>one</a><c>two</c><!-- no --></doc>',
    { words: 5, characters: 18, reason: 'Some + bold + text + one + two' },
  ),
  of(
    'resources of .NET',
    'xml',
    '<root><resheader name="v"><value>2.0</value></resheader><data name="Save"><value>Save file</value><comment>a button</comment></data></root>',
    { words: 2, characters: 8, reason: 'Save + file' },
  ),
  of(
    'rich text',
    'rtf',
    "{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Arial;}{\\f1\\fcharset134 SimSun;}}{\\*\\generator Some program;}{\\header The header\\par}\\f0 Caf\\'e9 \\u8364?5 {\\b bo}ld\\par{\\f1\\'c4\\'e3\\'ba\\'c3}\\tab end{\\footnote A note}.\\par}",
    {
      words: 10,
      characters: 30,
      asian: 2,
      reason: 'The header + Café + €5 + bold + 你 + 好 + end. + A note; the note does not part the word',
    },
  ),
  of(
    'rich text with what is not shown',
    'rtf',
    '{\\rtf1 Seen{\\v  hidden}{\\deleted  gone}{\\*\\annotation a remark}{\\field{\\*\\fldinst PAGE}{\\fldrslt 7}}{\\field{\\*\\fldinst HYPERLINK "x"}{\\fldrslt  link}}{\\pict 010203}{\\shp{\\*\\shpinst{\\sp{\\sn a}{\\sv b}}{\\shptxt Boxed\\par}}{\\shprslt Boxed}}}',
    { words: 3, characters: 13, notes: ['hidden_text', 'tracked_changes', 'comments'], reason: 'Seen + link + Boxed' },
  ),
]
