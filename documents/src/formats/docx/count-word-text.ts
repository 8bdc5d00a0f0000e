import { isOn } from '../../count/markup.ts'
import type { CountNote } from '../../count/text-count.ts'
import type { TextCounter } from '../../count/text-counter.ts'
import { readAttribute } from '../../xml/attributes.ts'
import type { XmlEvents } from '../../xml/xml-reader.ts'
import { Fields, isAutomatic } from './fields.ts'

const texts = new Set(['w:t', 'a:t'])
const blocks = new Set(['w:p', 'a:p'])
const marks = new Map([
  ['w:tab', '\t'],
  ['w:ptab', '\t'],
  ['w:br', '\n'],
  ['w:cr', '\n'],
  ['w:noBreakHyphen', '-'],
  ['a:br', '\n'],
])
/** A text box is stored twice, for newer and older programs. Counting its Fallback would count it twice. */
const unread = new Set(['mc:Fallback', 'w:rt', 'w:tabs', 'w:rPrChange', 'w:pPrChange', 'a:fld'])
const deleted = new Set(['w:del', 'w:moveFrom'])

/** The state of a paragraph and its run. A text box inside a run has paragraphs of its own. */
type ParagraphState = {
  isInHidden: boolean
  isParagraphHidden: boolean
  isInProperties: boolean
  isRunHidden: boolean | undefined
  isStyleHidden: boolean
}
const newPlace = (isInHidden: boolean): ParagraphState => ({
  isInHidden,
  isParagraphHidden: false,
  isInProperties: false,
  isRunHidden: undefined,
  isStyleHidden: false,
})

/** Counts the text of one part of a Word document that a reader would see. */
export function countWordText(hiddenStyles: ReadonlySet<string>, textCounter: TextCounter): XmlEvents {
  const fields = new Fields()
  const places: ParagraphState[] = [newPlace(false)]
  const controls: number[] = []
  let place = places[0] as ParagraphState
  let depth = 0
  let textFrom = 0
  let isCode = false
  let unreadFrom = 0
  let unreadNote: CountNote | undefined
  let root = ''

  const isHidden = (): boolean =>
    place.isInHidden || (place.isRunHidden ?? (place.isStyleHidden || place.isParagraphHidden))
  const skip = (from: number, note?: CountNote): void => {
    unreadFrom = from
    unreadNote = note
  }
  const enterTextBox = (): void => {
    place = newPlace(isHidden())
    places.push(place)
  }

  const readProperty = (name: string, attributes: string): void => {
    const value = readAttribute(attributes, 'val')
    switch (name) {
      case 'w:pStyle':
        place.isParagraphHidden = hiddenStyles.has(value ?? '')
        break
      case 'w:rStyle':
        place.isStyleHidden = hiddenStyles.has(value ?? '')
        break
      case 'w:vanish':
        if (!place.isInProperties) place.isRunHidden = isOn(value, true)
        break
      case 'w:showingPlcHdr':
        if (isOn(value, true) && controls.length > 0) skip(controls.at(-1) as number)
    }
  }

  const open = (name: string, attributes: string): void => {
    switch (name) {
      case 'w:p':
        place.isParagraphHidden = false
        place.isInProperties = false
        break
      case 'w:r':
        place.isRunHidden = undefined
        place.isStyleHidden = false
        break
      case 'w:pPr':
        place.isInProperties = true
        break
      case 'w:txbxContent':
        enterTextBox()
        break
      case 'w:sdt':
        controls.push(depth)
        break
      case 'w:fldSimple':
        if (isAutomatic(readAttribute(attributes, 'instr') ?? '')) skip(depth)
        break
      case 'w:fldChar':
        fields.mark(readAttribute(attributes, 'fldCharType'))
        break
      case 'w:instrText':
        isCode = true
        break
      case 'w:commentReference':
        textCounter.note('comments')
        break
      case 'o:OLEObject':
        textCounter.note('embedded_objects')
        break
      case 'v:textpath':
        addLine(readAttribute(attributes, 'string') ?? '')
        break
      default:
        readProperty(name, attributes)
    }
  }

  /** Old WordArt keeps its text in an attribute. */
  const addLine = (text: string): void => {
    textCounter.endWord()
    addText(text)
    textCounter.endWord()
  }
  const addText = (piece: string): void => {
    if (fields.isHiding) return
    if (!isHidden()) textCounter.add(piece)
    else if (piece.trim() !== '') textCounter.note('hidden_text')
  }

  return {
    open(name, attributes) {
      depth++
      root ||= name
      if (unreadFrom > 0) return
      if (texts.has(name)) textFrom = depth
      else if (unread.has(name)) skip(depth)
      else if (deleted.has(name)) skip(depth, 'tracked_changes')
      else {
        if (blocks.has(name)) textCounter.endWord()
        const mark = marks.get(name)
        if (mark !== undefined) addText(mark)
        else open(name, attributes)
      }
    },
    text(piece) {
      if (unreadFrom > 0) {
        if (unreadNote && piece.trim() !== '') textCounter.note(unreadNote)
      } else if (textFrom > 0) addText(piece)
      else if (isCode) fields.addCode(piece)
    },
    close(name) {
      const wasUnread = unreadFrom > 0
      if (unreadFrom === depth) skip(0)
      if (controls.at(-1) === depth) controls.pop()
      if (textFrom === depth) textFrom = 0
      depth--
      if (wasUnread) return
      if (blocks.has(name)) textCounter.endWord()
      if (name === 'w:pPr') place.isInProperties = false
      else if (name === 'w:instrText') isCode = false
      else if (name === 'w:txbxContent' && places.length > 1) {
        places.pop()
        place = places.at(-1) as ParagraphState
      }
      if (depth === 0 && !root.startsWith('w:')) textCounter.note('unknown_structure')
    },
  }
}
