import { mkdirSync, writeFileSync } from 'node:fs'
import { clientPackage } from './client-package/client-package.ts'

const folder = new URL('../client/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const [name, content] of Object.entries(clientPackage())) writeFileSync(new URL(name, folder), content)
console.log('Written: client/')
