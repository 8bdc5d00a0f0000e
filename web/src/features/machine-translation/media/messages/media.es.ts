import { translation } from '@portolan/locale/catalog'
import type { en } from './media.en.ts'

export default translation<typeof en, 'es'>()({
  create: 'Nueva solicitud',
  lead: 'Transcriba, traduzca y doble audio y video.',
  noRequests: 'Aún no tiene solicitudes de audio o video. Empiece una con una grabación o un video.',
  state_INSTALLING:
    'Se están instalando los programas que reconocen el habla y generan voces ({percent} % listo). Podrá crear una solicitud aquí en cuanto estén listos.',
  state_FAILED:
    'No se pudieron instalar los programas que reconocen el habla y generan voces. Escríbanos y lo revisaremos.',
  state_NOT_INSTALLED: 'Los programas para audio y video no están instalados en este portal.',
  state_NO_SANDBOX:
    'Este portal no puede abrir audio y video en un entorno protegido, por eso no los acepta. Su operador puede cambiarlo.',
})
