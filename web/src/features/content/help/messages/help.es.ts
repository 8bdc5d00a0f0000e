import { translation } from '@portolan/locale/catalog'
import type { en } from './help.en.ts'

export default translation<typeof en, 'es'>()({
  pageTitle: 'Ayuda',
  lead: 'Preguntas frecuentes',
  search: 'Buscar en preguntas y respuestas',
  allShown: { one: '{count} pregunta', many: '{count} de preguntas', other: '{count} preguntas' },
  found: {
    one: '{count} pregunta coincide con «{search}»',
    many: '{count} de preguntas coinciden con «{search}»',
    other: '{count} preguntas coinciden con «{search}»',
  },
  nothingFound: 'Ninguna pregunta coincide con «{search}». Pruebe con otra palabra o pregúntenos directamente.',
  noQuestions: 'Todavía no hay preguntas aquí. Pregúntenos directamente: lo ayudaremos con gusto.',
  linkToThis: 'Enlace a esta pregunta',
  linkToQuestion: 'Enlace a esta pregunta: {question}',
  languageFinder: 'Buscar un idioma',
  languageCode: 'Código',
  scriptDirection: 'Dirección de escritura',
  leftToRight: 'De izquierda a derecha',
  rightToLeft: 'De derecha a izquierda',
  availability: 'Disponibilidad',
  canRequest: 'Puede solicitarlo',
  cannotRequest: 'No se ofrece por el momento',
  requestLanguage: 'Solicitar cotización',
})
