import { translation } from '@portolan/locale/catalog'
import type { en } from './rejections.en.ts'

export default translation<typeof en, 'es'>()({
  rejection_EMPTY: 'El archivo está vacío. Envíe uno con contenido.',
  rejection_TOO_LARGE: 'El archivo es demasiado grande. Divídalo en otros más pequeños.',
  rejection_UNREADABLE: 'El archivo está dañado y no se puede abrir. Vuelva a guardarlo y envíelo de nuevo.',
  rejection_PASSWORD_PROTECTED: 'El archivo pide una contraseña. Quite la contraseña y envíelo de nuevo.',
  rejection_MACROS: 'El archivo contiene macros. Guárdelo sin ellas (como .docx, .xlsx o .pptx) y envíelo de nuevo.',
  rejection_ARCHIVE_BOMB:
    'El archivo, al descomprimirse, ocupa mucho más que su tamaño. Envíe los documentos que contiene uno por uno.',
  rejection_UNSAFE_CONTENT:
    'El archivo contiene partes que no es seguro abrir. Guárdelo como documento sencillo y envíelo de nuevo.',
  rejection_ALTERED: 'El archivo guardado no es el que se envió. Envíelo de nuevo.',
  rejection_TYPE_MISMATCH: 'El archivo no es lo que indica su nombre. Corrija la extensión y envíelo de nuevo.',
  rejection_UNSUPPORTED_TYPE: 'No podemos leer archivos de este tipo. Envíelo como documento, PDF o texto.',
  rejection_MALWARE: 'El archivo contiene software malicioso. Limpie su dispositivo antes de enviarlo de nuevo.',
})
