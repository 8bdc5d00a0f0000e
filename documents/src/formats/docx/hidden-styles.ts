import { isOn } from '../../count/markup.ts'
import { readAttribute } from '../../xml/attributes.ts'
import type { YieldPoint } from '../../yielding.ts'
import { type OfficePackage, readPart } from '../open-xml/office-package.ts'

const stylesPart = /wordprocessingml\.styles\+xml$/
const mostStyles = 20_000
const longestChain = 20

type Style = { isHidden: boolean | undefined; basedOn: string }

/** The ids of styles that hide their text. */
export async function findHiddenStyles(office: OfficePackage, yieldPoint: YieldPoint): Promise<ReadonlySet<string>> {
  const styles = new Map<string, Style>()
  let style: Style | undefined
  for (const entry of office.archive.entries)
    if (stylesPart.test(office.contentTypeOf(entry)))
      await readPart(office.archive, entry, yieldPoint, {
        open(name, attributes) {
          if (name === 'w:style') {
            style = { isHidden: undefined, basedOn: '' }
            if (styles.size < mostStyles) styles.set(readAttribute(attributes, 'styleId') ?? '', style)
          } else if (style && name === 'w:vanish') style.isHidden = isOn(readAttribute(attributes, 'val'), true)
          else if (style && name === 'w:basedOn') style.basedOn = readAttribute(attributes, 'val') ?? ''
        },
        close(name) {
          if (name === 'w:style') style = undefined
        },
      })
  return new Set([...styles.keys()].filter((id) => isHidden(styles, id)))
}

function isHidden(styles: ReadonlyMap<string, Style>, id: string): boolean {
  let style = styles.get(id)
  for (let steps = 0; style && steps < longestChain; steps++) {
    if (style.isHidden !== undefined) return style.isHidden
    style = styles.get(style.basedOn)
  }
  return false
}
