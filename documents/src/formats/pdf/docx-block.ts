import { escapeText } from '../../xml/escape.ts'
import type { Block, TextRun } from './blocks.ts'

const unitsOfPoint = 12_700
const widestPoints = 450
const tallestPoints = 650

/** A block as WordprocessingML. `image` is the number of the image in the document. */
export function writeBlock(block: Block, image: number, isRightToLeft: boolean): string {
  const paragraph = (properties: string, runs: readonly TextRun[], before = ''): string => {
    const direction = isRightToLeft ? '<w:bidi/>' : ''
    return `<w:p><w:pPr>${properties}${direction}</w:pPr>${before}${runs.map((run) => writeRun(run, isRightToLeft)).join('')}</w:p>`
  }
  switch (block.kind) {
    case 'heading':
      return paragraph(`<w:pStyle w:val="Heading${block.level}"/>`, block.runs)
    case 'paragraph':
      return paragraph('', block.runs)
    case 'item': {
      const style = '<w:pStyle w:val="ListParagraph"/>'
      if (!/[\p{L}\p{N}]/u.test(block.marker))
        return paragraph(`${style}<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>`, block.runs)
      return paragraph(style, block.runs, `<w:r><w:t>${escapeText(block.marker)}</w:t><w:tab/></w:r>`)
    }
    case 'table':
      return writeTable(block.rows, (runs) => paragraph('', runs), isRightToLeft)
    case 'image':
      return `<w:p><w:r>${writeImage(block.width, block.height, image)}</w:r></w:p>`
  }
}

function writeRun({ text, isBold, isItalic }: TextRun, isRightToLeft: boolean): string {
  const properties = `${isBold ? '<w:b/><w:bCs/>' : ''}${isItalic ? '<w:i/><w:iCs/>' : ''}${isRightToLeft ? '<w:rtl/>' : ''}`
  const format = properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`
  return `<w:r>${format}<w:t xml:space="preserve">${escapeText(text)}</w:t></w:r>`
}

function writeTable(
  rows: readonly (readonly (readonly TextRun[])[])[],
  writeCell: (runs: readonly TextRun[]) => string,
  isRightToLeft: boolean,
): string {
  const columns = '<w:gridCol/>'.repeat(rows[0]?.length ?? 1)
  const cells = (row: readonly (readonly TextRun[])[]): string =>
    row.map((runs) => `<w:tc><w:tcPr><w:tcW w:w="0" w:type="auto"/></w:tcPr>${writeCell(runs)}</w:tc>`).join('')
  const direction = isRightToLeft ? '<w:bidiVisual/>' : ''
  // A paragraph after it keeps two tables in a row apart.
  return `<w:tbl><w:tblPr><w:tblStyle w:val="TableGrid"/>${direction}<w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid>${columns}</w:tblGrid>${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('')}</w:tbl><w:p/>`
}

function writeImage(width: number, height: number, number: number): string {
  const scale = Math.min(1, widestPoints / width, tallestPoints / height)
  const size = `cx="${Math.round(width * scale * unitsOfPoint)}" cy="${Math.round(height * scale * unitsOfPoint)}"`
  return `<w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent ${size}/><wp:docPr id="${number}" name="image${number}"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="${number}" name="image${number}.png"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="image${number}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>`
}
