import { RefusalError } from '../../refusal.ts'
import type { OfficePackage } from './office-package.ts'

/** Binary workbooks have a macro-enabled type even without macros. */
const macroType = /(?<!sheet\.binary\.)macroenabled|vbaproject|intlmacrosheet|ms-excel\.macrosheet/
const macroName = /(?:^|\/)vbaproject[^/]*\.bin$|^xl\/macrosheets\//i

export function refuseMacros(office: OfficePackage): void {
  for (const entry of office.archive.entries)
    if (macroType.test(office.contentTypeOf(entry)) || macroName.test(entry.name))
      throw new RefusalError('macros', entry.name)
}
