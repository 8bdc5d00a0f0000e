import type { CountNote } from '../../count/text-count.ts'
import { TextCounter } from '../../count/text-counter.ts'
import { chunksOf, type Source } from '../../source.ts'
import type { YieldPoint } from '../../yielding.ts'
import { isAutomatic } from '../docx/fields.ts'
import { encodingOfCharset, encodingOfCodePage } from './rtf-encodings.ts'
import { RtfReader } from './rtf-reader.ts'

const skipped = new Set(
  'fonttbl filetbl colortbl stylesheet info pict objdata objclass objname listtext pntext xe tc rxe txe nonshppict shprslt template private ftnsep ftnsepc ftncn aftnsep aftnsepc aftncn revtbl themedata datastore latentstyles sn sp'.split(
    ' ',
  ),
)
/** Groups that are marked as ignorable but hold text. */
const readThough = new Set(['shpinst', 'shptxt', 'annotation', 'fldinst', 'do', 'dptxbxtext'])
const breaks = new Set('par line sect page column cell row nestcell nestrow'.split(' '))
const apart = new Set(
  'footnote shptxt dptxbxtext header headerl headerr headerf footer footerl footerr footerf'.split(' '),
)
const characters: Readonly<Record<string, string>> = {
  tab: '\t',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
  '~': '\u00a0',
  _: '\u2011',
  '-': '\u00ad',
  '\\': '\\',
  '{': '{',
  '}': '}',
  '\n': '\n',
  '\r': '\n',
}
const longestCode = 80
const mostFonts = 10_000

type Group = {
  isSkipped: boolean
  note: CountNote | undefined
  isHidden: boolean
  isDeleted: boolean
  isFontTable: boolean
  isFieldCode: boolean
  /** A separate text: a note, a header, a text box. */
  isSeparate: boolean
  /** How many fallback characters follow each Unicode character (`\uc`). */
  fallbackCharacters: number
  font: number
}

/** Counts the visible text of an RTF file: body, headers, footers, notes and text boxes. */
export async function countRtf(source: Source, textCounter: TextCounter, yieldPoint: YieldPoint): Promise<undefined> {
  const text = new RtfText(textCounter)
  const reader = new RtfReader(text)
  for await (const chunk of chunksOf(source, yieldPoint)) reader.write(chunk)
  reader.end()
  text.end()
}

class RtfText {
  readonly #textCounter: TextCounter
  /** Notes, headers and text boxes are counted separately, since they do not split the word they are anchored in. */
  readonly #aside = new TextCounter()
  readonly #groups: Group[] = []
  readonly #fonts = new Map<number, string>()
  readonly #decoders = new Map<string, TextDecoder>()
  #group: Group = {
    isSkipped: false,
    note: undefined,
    isHidden: false,
    isDeleted: false,
    isFontTable: false,
    isFieldCode: false,
    isSeparate: false,
    fallbackCharacters: 1,
    font: -1,
  }
  #encoding = 'windows-1252'
  /** The decoder of the last bytes. It may hold the first half of a two-byte character. */
  #decoder: TextDecoder | undefined
  #mayBeIgnored = false
  #ignoredCharacters = 0
  #fieldCode = ''
  #definedFont = -1

  constructor(textCounter: TextCounter) {
    this.#textCounter = textCounter
  }

  open(): void {
    this.#flush()
    this.#groups.push(this.#group)
    this.#group = { ...this.#group }
    this.#mayBeIgnored = false
    this.#ignoredCharacters = 0
  }

  close(): void {
    this.#flush()
    if (this.#group.isSeparate) this.#aside.endWord()
    this.#group = this.#groups.pop() ?? this.#group
    this.#mayBeIgnored = false
    this.#ignoredCharacters = 0
  }

  end(): void {
    this.#flush()
    this.#textCounter.endWord()
    this.#textCounter.addSize(this.#aside.size())
  }

  bytes(bytes: Uint8Array): void {
    const ignored = Math.min(this.#ignoredCharacters, bytes.length)
    this.#ignoredCharacters -= ignored
    if (ignored === bytes.length) return
    const encoding = this.#fonts.get(this.#group.font) ?? this.#encoding
    let decoder = this.#decoders.get(encoding)
    if (!decoder) {
      decoder = new TextDecoder(encoding)
      this.#decoders.set(encoding, decoder)
    }
    if (decoder !== this.#decoder) this.#flush()
    this.#decoder = decoder
    this.#show(this.#decode(decoder, bytes.subarray(ignored)))
  }

  control(word: string, parameter: number | undefined): void {
    this.#flush()
    if (word === 'u') this.#showUnicode(parameter ?? 0)
    else if (word === '*') this.#mayBeIgnored = true
    else this.#readControl(word, parameter)
  }

  #readControl(word: string, parameter: number | undefined): void {
    const isIgnorable = this.#mayBeIgnored
    this.#mayBeIgnored = false
    if (isIgnorable && !readThough.has(word)) this.#skip()
    const character = characters[word]
    if (character !== undefined) this.#show(character)
    else if (breaks.has(word)) this.#show('\n')
    if (apart.has(word)) this.#group.isSeparate = true
    this.#readDestination(word)
    this.#readProperty(word, parameter)
  }

  #readDestination(word: string): void {
    const group = this.#group
    if (word === 'fonttbl') group.isFontTable = true
    if (skipped.has(word)) this.#skip()
    else if (word === 'annotation') this.#skip('comments')
    else if (word === 'object') this.#textCounter.note('embedded_objects')
    else if (word === 'fldinst') {
      group.isFieldCode = true
      this.#fieldCode = ''
    } else if (word === 'fldrslt') {
      group.isFieldCode = false
      if (isAutomatic(this.#fieldCode)) this.#skip()
    }
  }

  #readProperty(word: string, parameter: number | undefined): void {
    const group = this.#group
    switch (word) {
      case 'ansicpg':
        this.#encoding = encodingOfCodePage(parameter ?? 1252)
        break
      case 'mac':
        this.#encoding = 'macintosh'
        break
      case 'uc':
        group.fallbackCharacters = Math.min(Math.max(parameter ?? 1, 0), 20)
        break
      case 'v':
        group.isHidden = parameter !== 0
        break
      case 'deleted':
        group.isDeleted = parameter !== 0
        break
      case 'plain':
        group.isHidden = false
        group.isDeleted = false
        break
      case 'f':
        if (group.isFontTable) this.#definedFont = parameter ?? 0
        else group.font = parameter ?? -1
        break
      case 'fcharset':
        this.#defineFont(parameter ?? 0)
    }
  }

  #defineFont(charset: number): void {
    const encoding = encodingOfCharset(charset)
    if (encoding && this.#group.isFontTable && this.#fonts.size < mostFonts)
      this.#fonts.set(this.#definedFont, encoding)
  }

  #skip(note?: CountNote): void {
    if (this.#group.isSkipped) return
    this.#group.isSkipped = true
    this.#group.note = note
  }

  #showUnicode(code: number): void {
    this.#show(String.fromCharCode(code < 0 ? code + 0x10000 : code))
    this.#ignoredCharacters = this.#group.fallbackCharacters
  }

  /** Some bytes make a decoder of a multi-byte encoding throw although it is not fatal: an unknown character. */
  #decode(decoder: TextDecoder, bytes?: Uint8Array): string {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
    } catch {
      this.#decoders.clear()
      this.#decoder = undefined
      return '\uFFFD'
    }
  }

  /** Flushes an incomplete multi-byte character. */
  #flush(): void {
    if (!this.#decoder) return
    const rest = this.#decode(this.#decoder)
    this.#decoder = undefined
    if (rest !== '') this.#show(rest)
  }

  #show(text: string): void {
    const { isSkipped, note, isFieldCode, isHidden, isDeleted, isSeparate } = this.#group
    if (isSkipped) {
      if (note && text.trim() !== '') this.#textCounter.note(note)
    } else if (isFieldCode) {
      if (this.#fieldCode.length < longestCode) this.#fieldCode += text
    } else if (isHidden || isDeleted) {
      if (text.trim() !== '') this.#textCounter.note(isDeleted ? 'tracked_changes' : 'hidden_text')
    } else (isSeparate ? this.#aside : this.#textCounter).add(text)
  }
}
