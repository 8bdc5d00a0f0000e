import { translation } from '@portolan/locale/catalog'
import type { en } from './review.en.ts'

export default translation<typeof en, 'es'>()({
  no_fault: 'No se encontraron errores en números ni términos.',
  meaning_not_checked: 'Calidad habitual de este motor. Solo se comprobaron números y términos.',
  numbers_differ: {
    one: 'Los números difieren en {count} segmento.',
    many: 'Los números difieren en {count} de segmentos.',
    other: 'Los números difieren en {count} segmentos.',
  },
  placeholders_differ: {
    one: 'Los marcadores difieren en {count} segmento.',
    many: 'Los marcadores difieren en {count} de segmentos.',
    other: 'Los marcadores difieren en {count} segmentos.',
  },
  not_translated: {
    one: '{count} segmento no se tradujo.',
    many: '{count} de segmentos no se tradujeron.',
    other: '{count} segmentos no se tradujeron.',
  },
  empty: {
    one: '{count} segmento está vacío.',
    many: '{count} de segmentos están vacíos.',
    other: '{count} segmentos están vacíos.',
  },
  length_unlikely: {
    one: '{count} segmento es mucho más largo o más corto que su texto de origen.',
    many: '{count} de segmentos son mucho más largos o más cortos que su texto de origen.',
    other: '{count} segmentos son mucho más largos o más cortos que su texto de origen.',
  },
  punctuation_differs: {
    one: 'La puntuación difiere en {count} segmento.',
    many: 'La puntuación difiere en {count} de segmentos.',
    other: 'La puntuación difiere en {count} segmentos.',
  },
  brackets_differ: {
    one: 'Los paréntesis o las comillas difieren en {count} segmento.',
    many: 'Los paréntesis o las comillas difieren en {count} de segmentos.',
    other: 'Los paréntesis o las comillas difieren en {count} segmentos.',
  },
  wrong_language: {
    one: '{count} segmento parece estar en otro idioma.',
    many: '{count} de segmentos parecen estar en otro idioma.',
    other: '{count} segmentos parecen estar en otro idioma.',
  },
  term_not_used: {
    one: 'No se usó un término del glosario en {count} segmento.',
    many: 'No se usaron términos del glosario en {count} de segmentos.',
    other: 'No se usaron términos del glosario en {count} segmentos.',
  },
  other: {
    one: 'La revisión objeta {count} segmento.',
    many: 'La revisión objeta {count} de segmentos.',
    other: 'La revisión objeta {count} segmentos.',
  },
})
