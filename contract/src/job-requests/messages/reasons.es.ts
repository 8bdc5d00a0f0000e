import { translation } from '@portolan/locale/catalog'
import type { en } from './reasons.en.ts'

export default translation<typeof en, 'es'>()({
  noFilesCame: 'No llegó ningún archivo en un día.',
  notScreened: 'No pudimos revisar los archivos.',
  notCounted: 'No pudimos contar las palabras de los archivos.',
  notTaken: 'No podemos aceptar estos archivos: {files}.',
  notTranslated: 'No se pudo traducir ninguno de los archivos.',
  notProcessed: 'No se pudo procesar ninguno de los archivos.',
  noVerdict: 'El antivirus no dio ningún resultado.',
  notSubmitted: 'No pudimos entregar la solicitud a nuestros traductores.',
  systemRefused: 'Su sistema no la aceptó.',
  systemDown: 'Su sistema no respondió.',
  calledOffThere: 'Nuestros traductores cancelaron el pedido.',
  fileLost: 'Falta un archivo en nuestro almacenamiento.',
  storeDown: 'Nuestro almacenamiento de archivos no respondió.',
  unforeseen: 'Ocurrió algo inesperado.',
  newQuoteRequested: 'Se solicitó una nueva cotización.',
})
