import { translation } from '@portolan/locale/catalog'
import type { en } from './legal.en.ts'

export default translation<typeof en, 'es'>()({
  terms: '¿?Terms of Service',
  privacy: '¿?Privacy Policy',
  version: '¿?Version {version}',
})
