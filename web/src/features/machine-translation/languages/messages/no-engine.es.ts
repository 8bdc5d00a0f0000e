import { translation } from '@portolan/locale/catalog'
import type { en } from './no-engine.en.ts'

export default translation<typeof en, 'es'>()({
  pair: 'Ningún motor traduce aquí de {source} a {targets}.',
  from: 'Ningún motor traduce aquí desde {source}.',
  into: 'Ningún motor traduce aquí a {targets}.',
  same: 'Los dos idiomas son el mismo.',
  chooseAnother: 'Elija otro idioma.',
  textToPeople: 'Nuestros traductores pueden hacerlo. El texto y los idiomas pasan a la solicitud.',
  filesToPeople: 'Nuestros traductores pueden hacerlo. Los archivos y los idiomas pasan a la solicitud.',
  translateOthers: 'Traducir ahora a {names}',
  request: 'Solicitar traducción humana',
  waitingForFiles: 'Cargando los archivos…',
})
