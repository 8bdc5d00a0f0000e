import { limits } from '../limits.ts'

/** Whether a name stays inside the folder it is unpacked into, on every system. */
export const isSafeName = (name: string): boolean =>
  name !== '' &&
  Buffer.byteLength(name) <= limits.archiveNameBytes &&
  !name.startsWith('/') &&
  !/^[A-Za-z]:/.test(name) &&
  !name.split('/').includes('..') &&
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  !/[\u0000-\u001f\u007f]/.test(name)
