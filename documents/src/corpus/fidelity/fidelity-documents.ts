import type { FidelityDocument } from './fidelity-document.ts'
import { fileDocuments } from './file-documents.ts'
import { idmlDocuments } from './idml-documents.ts'
import { openDocuments } from './open-documents.ts'
import { pdfDocuments } from './pdf-documents.ts'
import { pivotWorkbooks } from './pivot-workbooks.ts'
import { presentations } from './presentations.ts'
import { wordContracts } from './word-contracts.ts'
import { wordForms } from './word-forms.ts'
import { wordManuals } from './word-manuals.ts'
import { workbooks } from './workbooks.ts'

export const fidelityDocuments: readonly FidelityDocument[] = [
  ...[...wordContracts, ...wordManuals, ...wordForms, ...workbooks, ...pivotWorkbooks, ...presentations],
  ...[...openDocuments, ...idmlDocuments, ...pdfDocuments, ...fileDocuments],
]
