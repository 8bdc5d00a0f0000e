import { translation } from '@portolan/locale/catalog'
import type { en } from './ui.en.ts'

export default translation<typeof en, 'es'>()({
  dismiss: '¿?Dismiss',
  loading: '¿?Loading…',
  close: '¿?Close',
  cancel: '¿?Cancel',
})
