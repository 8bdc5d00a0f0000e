import { translation } from '@portolan/locale/catalog'
import type { en } from './files.en.ts'

export default translation<typeof en, 'es'>()({
  files: 'Archivos',
  filesRequired: 'Agregue al menos un archivo',
  pdfNote: 'Un PDF vuelve como documento de Word y como PDF, con sus títulos, listas, tablas e imágenes.',
  targetsHelp: {
    one: 'Hasta {count} idioma.',
    many: 'Hasta {count} de idiomas.',
    other: 'Hasta {count} idiomas.',
  },
  sourceFirst: 'Elija primero el idioma de origen.',
  englishOnly: 'Los archivos en {source} se traducen solo a {target}.',
  requestName: 'Nombre de la solicitud',
  nameOfFile: 'Como el primer archivo',
  translate: 'Traducir',
  sending: 'Enviando…',
  uploadsFailed: 'No se pudieron cargar algunos archivos. Inténtelo de nuevo o quítelos.',
  disclaimer:
    'La traducción automática puede contener errores. Recurra a un traductor profesional cuando sea importante.',
  staysHere: 'Sus archivos se traducen en nuestros propios equipos y no se envían a otros servicios.',
  charactersLeft: {
    one: 'A su organización le queda {count:number} carácter para hoy.',
    many: 'A su organización le quedan {count:number} de caracteres para hoy.',
    other: 'A su organización le quedan {count:number} caracteres para hoy.',
  },
  noRequests: 'Aún no ha traducido ningún archivo. Agregue uno arriba y sígalo aquí.',
})
