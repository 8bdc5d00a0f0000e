/** The parts of pdfkit that its types leave out. The version is pinned by the lock file; tests read finished files back. */
export type PdfRef = { data: Record<string, unknown>; end(bytes?: Buffer | string): void }

export type PdfInternals = {
  ref(data: Record<string, unknown>): PdfRef
  addContent(operators: string): void
  readonly page: { readonly fonts: Record<string, PdfRef>; readonly xobjects: Record<string, PdfRef> }
  readonly _root: { readonly data: { readonly ViewerPreferences: PdfRef } }
}

export const internalsOf = (doc: PDFKit.PDFDocument): PdfInternals => doc as unknown as PdfInternals
