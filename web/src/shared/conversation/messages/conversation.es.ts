import { translation } from '@portolan/locale/catalog'
import type { en } from './conversation.en.ts'

export default translation<typeof en, 'es'>()({
  title: '¿?Messages',
  none: '¿?Nothing was written yet. Questions about this request are best asked here: both sides keep them.',
  write: '¿?Write a message',
  send: '¿?Send',
  sent: '¿?Sent',
  required: '¿?Write something first',
  team: '¿?Our team',
})
