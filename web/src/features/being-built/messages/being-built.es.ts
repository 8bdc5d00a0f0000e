import { translation } from '@portolan/locale/catalog'
import type { en } from './being-built.en.ts'

export default translation<typeof en, 'es'>()({
  status: '¿?Being built',
  text: '¿?This part of the portal is being built. It will open here, at this address.',
  meanwhile: '¿?If you need it now, write to us and we will do it with you.',
})
