import { translation } from '@portolan/locale/catalog'
import type { en } from './session-expiry.en.ts'

export default translation<typeof en, 'es'>()({
  title: '¿?Are you still there?',
  warning: {
    one: '¿?You will be signed out in {count} second.',
    many: '¿?You will be signed out in {count} seconds.',
    other: '¿?You will be signed out in {count} seconds.',
  },
  stay: '¿?Stay signed in',
  leave: '¿?Sign out now',
})
