import { translation } from '@portolan/locale/catalog'
import type { en } from './formats.en.ts'

export default translation<typeof en, 'es'>()({
  srt: 'Reproductores y sitios de video',
  docx: 'Documento de Word',
  json: 'Para programas',
  txt: 'Texto con tiempos',
  pac: 'Televisión (Screen Electronics)',
  dfxp: 'Reproductores web antiguos (TTML 1)',
  vtt: 'Páginas web (WebVTT)',
  imsc: 'Servicios de streaming (IMSC 1.1)',
  itt: 'iTunes',
  scc: 'Subtítulos ocultos (CEA-608)',
  smi: 'Windows Media (SAMI)',
  ttml: 'Web y televisión (TTML 2)',
  stl: 'Televisión (EBU)',
  xif: 'Sistemas de subtitulado (XML)',
  xlsx: 'Libro de Excel',
})
