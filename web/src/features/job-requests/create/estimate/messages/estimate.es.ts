import { translation } from '@portolan/locale/catalog'
import type { en } from './estimate.en.ts'

export default translation<typeof en, 'es'>()({
  title: 'Precio estimado (no es una cotización definitiva)',
  volume: 'Palabras y páginas',
  uploading: 'Cargando sus archivos para contarlos…',
  stuck:
    'Algunos archivos aún no han llegado. Puede enviar su solicitud de todos modos: entonces se volverá a intentar.',
  languages: 'Elija los idiomas para ver un precio estimado.',
  counting: 'Contando palabras y páginas…',
  failed: 'En este momento no hay estimación. Puede enviar su solicitud de todos modos.',
  tryAgain: 'Intentar de nuevo',
  price: 'Precio',
  words: 'Palabras',
  pages: 'Páginas',
  pagesEach: 'en cada idioma',
  delivery: 'Entrega prevista',
  ifAccepted: 'si acepta hoy',
  laterThanNeeded:
    'Es más tarde de lo que necesita. Escríbanos en los mensajes de la solicitud y veremos qué podemos hacer.',
  rush: 'Servicio urgente',
  perLanguage: {
    one: 'Precio de {count} idioma',
    many: 'Precios de {count} de idiomas',
    other: 'Precios de {count} idiomas',
  },
  howCounted: 'Cómo se cuentan las palabras',
  minimumCharge: 'Cargo mínimo',
  minimumEach: 'mínimo en cada idioma',
  minimumOnly: 'mínimo; contadas: {counted}',
  minimum: 'Mínimo de páginas: {quantity}',
  minimumWords: 'Mínimo de palabras: {quantity}',
  byHand: 'Nuestro equipo le enviará un precio.',
  byHandWhy: 'No pudimos contar las palabras de:',
  noRate: 'Nuestro equipo le enviará un precio para estos idiomas.',
})
