import { translation } from '@portolan/locale/catalog'
import type { en } from './outbox.en.ts'

export default translation<typeof en, 'es'>()({
  pageTitle: '¿?Outbox',
  lead: '¿?Mail this demo would have sent. Nothing leaves this machine.',
  recipient: '¿?Recipient',
  show: '¿?Show',
  showAll: '¿?Show all',
  count: {
    one: '¿?{count} mail, newest first',
    many: '¿?{count} mails, newest first',
    other: '¿?{count} mails, newest first',
  },
  countTo: { one: '¿?{count} mail to {to}', many: '¿?{count} mails to {to}', other: '¿?{count} mails to {to}' },
  empty: '¿?No mail yet. Whatever the portal sends will appear here.',
  emptyTo: '¿?No mail to {to}. Check the address, or show the mail of everyone.',
  refresh: '¿?Refresh',
  mails: '¿?Mails',
  choose: '¿?Choose a mail to read it.',
  from: '¿?From',
  to: '¿?To',
  sent: '¿?Sent',
  asText: '¿?Plain text',
  mailFrame: '¿?Mail: {subject}',
  backToList: '¿?Back to the list',
  noSubject: '¿?(no subject)',
})
