import { basicColors } from '../../model/colors.ts'
import type { Cue, Style } from '../../model/cue.ts'
import { basicCharacter, characterOfPair } from './characters.ts'
import { captionColors, controls, midRow, rowAddresses, screenRows, tabOffset } from './codes.ts'
import { Screen } from './screen.ts'

type ShownText = Pick<Cue, 'lines' | 'align' | 'vertical'>

/** Decodes channel 1 of CEA-608, one word per frame: pop-on, roll-up and paint-on captions. */
export class CaptionDecoder {
  readonly #onCaption: (text: ShownText, fromFrame: number, toFrame: number) => void
  #shown = new Screen()
  #loading = new Screen()
  #isPopOn = true
  #rollUpRows = 0
  #row = screenRows
  #column = 0
  #style: Style = {}
  #shownFrom: number | undefined
  #lastControl = -1

  constructor(onCaption: (text: ShownText, fromFrame: number, toFrame: number) => void) {
    this.#onCaption = onCaption
  }

  /** A word without parity. */
  receive(word: number, frame: number): void {
    const [high, low] = [(word >> 8) & 0x7f, word & 0x7f]
    if (high < 0x10 || high >= 0x20) {
      this.#lastControl = -1
      for (const byte of [high, low]) if (byte >= 0x20) this.#put(basicCharacter(byte), frame)
      return
    }
    // Control codes are sent twice.
    const isRepeated = word === this.#lastControl
    this.#lastControl = isRepeated ? -1 : word
    const isOtherChannel = (high & 0x08) !== 0
    if (!isRepeated && !isOtherChannel) this.#receivePair(high, low, frame)
  }

  /** What is shown ends here. */
  end(frame: number): void {
    const text = this.#shownFrom === undefined ? undefined : this.#shown.read()
    if (text && this.#shownFrom !== undefined && frame > this.#shownFrom) this.#onCaption(text, this.#shownFrom, frame)
    this.#shownFrom = undefined
  }

  #receivePair(high: number, low: number, frame: number): void {
    const found = characterOfPair(high, low)
    if (found) {
      if (found.isExtended) this.#column = Math.max(0, this.#column - 1)
      this.#put(found.character, frame)
    } else if (low >= 0x40) this.#moveTo(high, low)
    else if (high === midRow >> 8) {
      this.#style = styleOf(low & 0x0f, this.#style)
      this.#put(' ', frame)
    } else if (high === tabOffset >> 8 && low > 0x20 && low <= 0x23) this.#column += low - 0x20
    else if (high === 0x14 || high === 0x15) this.#control(0x1400 | low, frame)
  }

  #put(character: string, frame: number): void {
    const screen = this.#isPopOn ? this.#loading : this.#shown
    if (!this.#isPopOn) this.#shownFrom ??= frame
    screen.put(this.#row, this.#column, character, this.#style)
    this.#column++
  }

  #moveTo(high: number, low: number): void {
    const index = rowAddresses.findIndex(([rowHigh, rowLow]) => rowHigh === high && rowLow === (low & 0x60))
    if (index < 0) return
    const bits = low & 0x1f
    const isIndent = bits >= 0x10
    this.#row = index + 1
    this.#column = isIndent ? ((bits & 0x0e) >> 1) * 4 : 0
    this.#style = isIndent ? underlineOf(bits) : styleOf(bits, {})
  }

  #control(code: number, frame: number): void {
    if (code === controls.resumeCaptionLoading) this.#isPopOn = true
    else if (code === controls.backspace) this.#column = Math.max(0, this.#column - 1)
    else if (code >= controls.rollUpTwo && code <= controls.rollUpFour) this.#startRollUp(code - controls.rollUpTwo + 2)
    else if (code === controls.resumeDirectCaptioning) {
      this.#isPopOn = false
      this.#rollUpRows = 0
    } else if (code === controls.eraseDisplayedMemory) {
      this.end(frame)
      this.#shown.erase()
    } else if (code === controls.eraseNonDisplayedMemory) this.#loading.erase()
    else if (code === controls.endOfCaption) this.#swap(frame)
    else if (code === controls.carriageReturn && !this.#isPopOn && this.#rollUpRows > 0) this.#rollUp(frame)
  }

  #startRollUp(rows: number): void {
    this.#isPopOn = false
    this.#rollUpRows = rows
    this.#row = screenRows
    this.#column = 0
  }

  #rollUp(frame: number): void {
    this.end(frame)
    this.#shown.rollUp(this.#rollUpRows)
    if (!this.#shown.isEmpty) this.#shownFrom = frame
    this.#column = 0
  }

  #swap(frame: number): void {
    this.end(frame)
    const shown = this.#shown
    this.#shown = this.#loading
    this.#loading = shown
    if (!this.#shown.isEmpty) this.#shownFrom = frame
    this.#isPopOn = true
  }
}

const underlineOf = (bits: number): Style => ((bits & 1) === 1 ? { isUnderlined: true } : {})

/** A color ends italics; italics keep the color. */
function styleOf(bits: number, before: Style): Style {
  if ((bits & 0x0e) === 0x0e)
    return { ...(before.color === undefined ? {} : { color: before.color }), isItalic: true, ...underlineOf(bits) }
  const name = captionColors[(bits & 0x0e) >> 1] ?? 'white'
  return { ...(name === 'white' ? {} : { color: basicColors[name] }), ...underlineOf(bits) }
}
