import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Before anything else is read: from the second start on, the machine code of the first is taken.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/portolan', import.meta.url)))
await import('./begin.ts')
