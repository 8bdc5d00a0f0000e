import type { TranslationPass } from '../../segments/translation-pass.ts'
import { isEmpty } from '../../xml/elements.ts'
import type { XmlBlocks } from '../../xml/xml-splicer.ts'
import { translateCellText } from './cell-text.ts'
import type { Locks } from './locks.ts'

/** The numbers of the texts that are headers of tables. */
export type HeaderTexts = {
  readonly all: ReadonlySet<number>
  /** Those that must not change. They are asked for like others, so that ids do not depend on answers. */
  readonly kept: ReadonlySet<number>
  /** Collects the changed ones. */
  readonly renamed: Map<number, string>
}

/** The texts of cells, each stored once. */
export const sharedStringBlocks = (pass: TranslationPass, locks: Locks, headers: HeaderTexts): XmlBlocks => {
  let index = -1
  return {
    names: new Set(['s:si']),
    visit(element, xml, edits) {
      index++
      if (isEmpty(element)) return
      const text = translateCellText(pass, element, xml, edits, locks)
      if (text === undefined || !headers.all.has(index)) return
      if (headers.kept.has(index)) {
        pass.reject('equal_column_names')
        edits.length = 0
      } else headers.renamed.set(index, text)
    },
  }
}
