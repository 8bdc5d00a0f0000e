import type { Pace } from '../pace.ts'
import { chunksOf, type Source } from '../source.ts'
import { readXml } from '../xml/read-xml.ts'
import type { Found } from './inspection.ts'
import { mediaTypes } from './signatures.ts'

/** Well-formed to the end, without entities of its own; what it is, its root tells. */
export async function inspectXml(source: Source, pace: Pace): Promise<Found> {
  let root = ''
  await readXml(
    chunksOf(source, pace),
    { mayHaveDoctype: true },
    {
      open(name) {
        root ||= name
      },
    },
  )
  switch (root.slice(root.lastIndexOf(':') + 1)) {
    case 'xliff':
      return { type: 'xliff', mediaType: mediaTypes.xliff }
    case 'svg':
      return { type: 'image', mediaType: 'image/svg+xml' }
    case 'html':
      return { type: 'html', mediaType: mediaTypes.html }
    default:
      return { type: 'xml', mediaType: mediaTypes.xml }
  }
}
