import { join } from 'node:path'

export const web = join(import.meta.dirname, '..')
export const repository = join(web, '..')
export const dist = join(web, 'dist')
/** What the server hands out. */
export const client = join(dist, 'client')
