import { translation } from '@portolan/locale/catalog'
import type { en } from './language-groups.en.ts'

export default translation<typeof en, 'es'>()({
  lead: '¿?Put languages that you often need together into a group, and choose them with one click when you make a request.',
  PERSONAL: '¿?Personal',
  ORGANIZATION: '¿?Organization-wide',
  readOnly: '¿?Kept by your organisation for everyone in it.',
  none: '¿?No language groups yet.',
  add: '¿?Add group',
  addTo: '¿?Add group: {section}',
  addTitle: '¿?Add language group',
  editTitle: '¿?Edit language group',
  editNamed: '¿?Edit {name}',
  deleteNamed: '¿?Delete {name}',
  deleteTitle: '¿?Delete language group',
  deleteText: '¿?The group “{name}” will be gone. Requests made with it stay as they are.',
  delete: '¿?Delete group',
  name: '¿?Name',
  nameTaken: '¿?There is another group of this name',
  languages: '¿?Languages',
  languageCount: { one: '¿?{count} language', many: '¿?{count} languages', other: '¿?{count} languages' },
  save: '¿?Save group',
  saving: '¿?Saving…',
})
