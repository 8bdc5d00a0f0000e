import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { FileType } from '../../file-types.ts'
import type { FidelityDocument } from './fidelity-document.ts'

const folder = join(import.meta.dirname, 'files')
const endings: Readonly<Record<string, FileType>> = { xlf: 'xliff' }

/** Charts of LibreOffice say which program made them. */
const chartMaker = 'LibreOffice/7.4.7.2$Linux_X86_64 LibreOffice_project/40$Build-2'

/** What is left alone in a file, by its name. */
const kept: Readonly<Record<string, readonly string[]>> = {
  'annual-report.en.odt': [chartMaker],
  'order-form.en.ods': ['several'],
  'product-launch.en.odp': ['Anonymous'],
  'quarterly-review.en.odp': [chartMaker],
  'safety-training.en.odp': ['<number>'],
  'sales-figures.en.ods': [chartMaker, 'Data.A2:Data.A3', 'Data.B1:Data.B1', 'Data.B2:Data.B3'],
  'saved-annual-report.en.docx': ['PAGE', 'categories', 'label 0'],
  'saved-order-form.en.xlsx': ['IF(B4>1,"several","one")', 'several'],
  'saved-safety-training.en.pptx': ['<number>'],
  'saved-sales-figures.en.xlsx': ['AVERAGE(B2:B3)', 'Data!$A$2:$A$3', 'Data!$B$1', 'Data!$B$2:$B$3'],
  'saved-service-contract.en.docx': ['PAGE', 'REF fees \\h'],
  'timesheet.fr.ods': ['Validé'],
  'app-messages.en.json': ['{name},', '{count,', 'plural,', 'one', 'other'],
  'mobile.en.json': ['en', 'Shown above the list', '{number}'],
  'camera-guide.en.md': ['Camera guide', 'tags: [camera, lens]'],
  'contact-form.en.html': ['Museo Grande', 'curl https://example.org/questions'],
  'settings.en.json': ['https://example.org/help', '{{count}}', '{{name}},'],
  'readme.en.md': ['Weather station'],
  'shop-page.en.html': ['Made by Walker Ltd.', 'SHOES10'],
}

/** Files as programs wrote them: `name.language.ending`. */
export const fileDocuments: readonly FidelityDocument[] = readdirSync(folder).map((file) => {
  const ending = extname(file).slice(1)
  const [name = '', from = ''] = file.split('.')
  return {
    name,
    type: endings[ending] ?? (ending as FileType),
    from,
    make: () => readFileSync(join(folder, file)),
    kept: kept[file] ?? [],
  }
})
