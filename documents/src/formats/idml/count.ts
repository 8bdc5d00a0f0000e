import type { CountNote } from '../../count/text-count.ts'
import type { TextCounter } from '../../count/text-counter.ts'
import { limits } from '../../limits.ts'
import { RefusalError } from '../../refusal.ts'
import { readAttribute } from '../../xml/attributes.ts'
import { readXml } from '../../xml/read-xml.ts'
import type { XmlEvents } from '../../xml/xml-reader.ts'
import type { YieldPoint } from '../../yielding.ts'
import type { Archive } from '../../zip/directory.ts'
import type { Entry } from '../../zip/entry.ts'
import { unpack } from '../../zip/unpack.ts'

const story = /^Stories\/[^/]+\.xml$/
const masterSpread = /^MasterSpreads\/[^/]+\.xml$/
const spread = /^Spreads\/[^/]+\.xml$/

/** Counts the stories on the pages of an InDesign document, but not those of masters or hidden layers. */
export async function countIdml(
  archive: Archive,
  textCounter: TextCounter,
  yieldPoint: YieldPoint,
): Promise<undefined> {
  const read = (entry: Entry, events: XmlEvents): Promise<void> => {
    if (entry.bytes > limits.xmlPartBytes) throw new RefusalError('archive_bomb', entry.name)
    return readXml(unpack(archive.source, entry, yieldPoint), { mayHaveDoctype: true }, events)
  }
  const entriesOf = (pattern: RegExp): Entry[] => archive.entries.filter(({ name }) => pattern.test(name))
  const hiddenLayers = new Set<string>()
  for (const entry of entriesOf(/^designmap\.xml$/))
    await read(entry, {
      open(name, attributes) {
        if (name === 'Layer' && readAttribute(attributes, 'Visible') === 'false')
          hiddenLayers.add(readAttribute(attributes, 'Self') ?? '')
      },
    })
  const unshown = new Map<string, CountNote | undefined>()
  for (const entry of entriesOf(masterSpread))
    await read(
      entry,
      findFrames((id) => unshown.set(id, undefined)),
    )
  for (const entry of entriesOf(spread))
    await read(
      entry,
      findFrames((id, layer) => {
        if (hiddenLayers.has(layer)) unshown.set(id, 'hidden_text')
      }),
    )
  for (const entry of entriesOf(story)) await read(entry, countStory(unshown, textCounter))
}

const findFrames = (onFrame: (story: string, layer: string) => void): XmlEvents => ({
  open(name, attributes) {
    const story = name === 'TextFrame' || name === 'TextPath' ? readAttribute(attributes, 'ParentStory') : undefined
    if (story !== undefined) onFrame(story, readAttribute(attributes, 'ItemLayer') ?? '')
  },
})

const blocks = new Set(['Story', 'Br', 'Cell', 'Table', 'Footnote', 'Endnote'])

function countStory(unshown: ReadonlyMap<string, CountNote | undefined>, textCounter: TextCounter): XmlEvents {
  let depth = 0
  let contents = 0
  let unreadFrom = 0
  let unreadNote: CountNote | undefined
  const skip = (note?: CountNote): void => {
    unreadFrom = depth
    unreadNote = note
  }
  return {
    open(name, attributes) {
      depth++
      if (unreadFrom > 0) {
        if (name === 'Content') contents++
        return
      }
      const id = name === 'Story' ? (readAttribute(attributes, 'Self') ?? '') : undefined
      if (id !== undefined && unshown.has(id)) return skip(unshown.get(id))
      if (name === 'Note') return skip('comments')
      if (name === 'HiddenText') return skip('hidden_text')
      if (name === 'Change' && readAttribute(attributes, 'ChangeType') === 'DeletedText') return skip('tracked_changes')
      if (name === 'Content') contents++
      if (blocks.has(name)) textCounter.endWord()
    },
    text(piece) {
      if (contents === 0) return
      if (unreadFrom === 0) textCounter.add(piece)
      else if (unreadNote && piece.trim() !== '') textCounter.note(unreadNote)
    },
    close(name) {
      if (name === 'Content') contents--
      if (blocks.has(name)) textCounter.endWord()
      if (unreadFrom === depth) unreadFrom = 0
      depth--
    },
  }
}
