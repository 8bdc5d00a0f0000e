import { translation } from '@portolan/locale/catalog'
import type { en } from './player.en.ts'

export default translation<typeof en, 'es'>()({
  notPlayable: 'El archivo se podrá reproducir aquí cuando esté preparado.',
  cannotPlay: 'Su navegador no puede reproducir este archivo. Aun así puede editar sus subtítulos.',
  play: 'Reproducir',
  pause: 'Pausa',
  back: 'Retroceder 2 segundos',
  forward: 'Avanzar 2 segundos',
  position: 'Posición',
  mute: 'Silenciar',
  unmute: 'Activar el sonido',
  volume: 'Volumen',
  fullScreen: 'Pantalla completa',
  leaveFullScreen: 'Salir de pantalla completa',
  lines: 'Subtítulos',
  sound: 'Sonido',
  original: 'Original',
  dubbed: 'Doblado: {language}',
  waveform:
    'Sonido a lo largo del tiempo, con los subtítulos como bloques. Sus tiempos también se cambian en la lista.',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
})
