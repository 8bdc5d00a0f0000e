import type { DetectedType } from '../../inspect/inspection.ts'
import { mediaTypes } from '../../inspect/signatures.ts'
import { chunksOf, type Source } from '../../source.ts'
import { readXml } from '../../xml/read-xml.ts'
import type { YieldPoint } from '../../yielding.ts'

/** Requires well-formed XML without its own entities. The root element determines the type. */
export async function inspectXml(source: Source, yieldPoint: YieldPoint): Promise<DetectedType> {
  let root = ''
  await readXml(
    chunksOf(source, yieldPoint),
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
