import { isKnown } from '../../text/encoding.ts'

const ofCharset: Readonly<Record<number, string>> = {
  77: 'macintosh',
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
}
const ofCodePage: Readonly<Record<number, string>> = {
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  874: 'windows-874',
  10000: 'macintosh',
  65001: 'utf-8',
}

/** The encoding of a font by its character set; undefined where the font uses the encoding of the document. */
export const encodingOfCharset = (charset: number): string | undefined => ofCharset[charset]

/** Unknown code pages, such as those of DOS, are read as windows-1252. They are single-byte too, so the counts stay right. */
export function encodingOfCodePage(page: number): string {
  const name = ofCodePage[page] ?? `windows-${page}`
  return isKnown(name) ? name : 'windows-1252'
}
