import { translation } from '@portolan/locale/catalog'
import type { en } from './file-request.en.ts'

export default translation<typeof en, 'es'>()({
  steps: 'Progreso de la solicitud',
  stepChecking: 'Comprobación',
  stepAnalyzing: 'Análisis',
  stepTranslating: 'Traducción',
  stepDone: 'Listo',

  now_ANALYZING: 'Estamos contando las palabras de sus archivos.',
  now_REJECTED_BY_SCREENING:
    'Se rechazaron algunos de sus archivos. En la lista de archivos de origen se explica el motivo. Envíelos de nuevo en una solicitud nueva.',
  now_COMPLETED: 'Sus archivos están listos para descargar.',
  now_FAILED: 'No pudimos traducir estos archivos. El motivo está junto a cada uno.',
  now_SUBMITTED_TO_XTRF: 'Nuestros traductores están trabajando en ella.',
  now_partly: {
    one: 'Sus archivos están listos, pero falló {count} traducción. Allí se indica el motivo y qué hacer.',
    many: 'Sus archivos están listos, pero fallaron {count} de traducciones. Allí se indica el motivo y qué hacer.',
    other: 'Sus archivos están listos, pero fallaron {count} traducciones. Allí se indica el motivo y qué hacer.',
  },

  cancel: 'Detener la traducción',
  cancelTitle: '¿Detener la traducción de estos archivos?',
  cancelText: 'Los archivos terminados se conservan. Lo que no esté terminado no se traducirá.',
  escalate: 'Solicitar traducción humana',
  translateAgain: 'Traducir de nuevo',

  translatedFiles: 'Archivos traducidos',
  filesInLanguage: 'Archivos en {language}',
  moreFiles: 'Más archivos en {language}',
  notYet: 'Los archivos de este idioma aparecerán aquí cuando se estén traduciendo.',
  noneTranslated: 'No se tradujo ningún archivo a este idioma.',
  correct: 'Corregir',
  correctFile: 'Corregir la traducción de {name}',
  rebuildNeeded: 'Corrigió segmentos después de escribirse este archivo. Abra «Corregir» para descargarlo de nuevo.',

  file_WAITING: 'En espera',
  file_READING: 'Leyendo el archivo',
  file_TRANSLATING: 'Traduciendo',
  file_WRITING: 'Escribiendo el archivo y volviéndolo a leer',
  file_COMPLETED: 'Traducido',
  file_FAILED: 'Fallido',
  file_CANCELLED: 'Detenido antes de terminar',
  segmentsDone: '{done:number} de {total:number} segmentos',
  timeLeft: 'quedan {time}',
  progressOf: 'Traducción de {name}',

  failure_UNREADABLE: 'No se pudo leer el archivo. Ábralo, guárdelo de nuevo y envíelo otra vez.',
  failure_UNSUPPORTED_TYPE:
    'Los archivos de este tipo no se pueden traducir automáticamente. Solicite una traducción humana.',
  failure_TOO_LARGE:
    'El archivo tiene más texto del que podemos traducir de una vez. Divídalo en archivos más pequeños.',
  failure_NOTHING_TO_TRANSLATE:
    'No se encontró texto en el archivo. Si es una imagen de un texto, solicite una traducción humana.',
  failure_PAIR_NOT_OFFERED: 'Este idioma ya no se ofrece. Elija otro o solicite una traducción humana.',
  failure_QUOTA_REACHED: 'Su organización ha agotado sus caracteres de hoy. Reinténtelo mañana.',
  failure_ENGINE_QUOTA_USED_UP:
    'La cuota de nuestro servicio de traducción está agotada por ahora. Reinténtelo más tarde o solicite una traducción humana.',
  failure_ENGINE_UNAVAILABLE: 'El motor de traducción no respondió. Reinténtelo en unos minutos.',
  failure_UNCHANGED:
    'El resultado tenía el mismo texto que el original, por eso no lo entregamos. Revise el idioma de origen.',
  failure_OUTPUT_INVALID:
    'El archivo traducido no se pudo escribir correctamente. Guarde de nuevo el archivo de origen y envíelo otra vez.',
  failure_INTERNAL: 'Algo salió mal por nuestra parte. Reinténtelo y escríbanos si vuelve a ocurrir.',
})
