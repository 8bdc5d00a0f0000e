import { RefusalError } from '@portolan/documents/refusal'
import type { SubtitleTrack } from '../../model/cue.ts'
import { type Attributes, readAttributes, readXml, withoutPrefix } from '../../text/xml.ts'
import type { ReadOptions } from '../format.ts'
import { TtmlBody } from './read-body.ts'
import { TtmlHead } from './read-head.ts'

/** Reads all profiles in one pass: the head declares what the body refers to. */
export function readTtml(bytes: Uint8Array, options: ReadOptions): SubtitleTrack {
  let root: Attributes | undefined
  let language = 'und'
  let body: TtmlBody | undefined
  const head = new TtmlHead()
  readXml(bytes, {
    open(written, rawAttributes) {
      const name = withoutPrefix(written)
      const attributes = readAttributes(rawAttributes)
      if (!root) {
        if (name !== 'tt') throw new RefusalError('broken', 'the root is not tt')
        root = attributes
        language = attributes.get('xml:lang') || options.language || 'und'
        return
      }
      if (name === 'body') body ??= new TtmlBody(root, head.finish(), language)
      const part = body ?? head
      part.open(name, attributes)
    },
    text(text) {
      const part = body ?? head
      part.text(text)
    },
    close(written) {
      const part = body ?? head
      part.close(withoutPrefix(written))
    },
  })
  const { title, regions } = head.finish()
  return {
    language,
    ...(title === '' ? {} : { title }),
    ...(regions.size > 0 ? { regions: [...regions.values()] } : {}),
    cues: body?.cues ?? [],
  }
}
