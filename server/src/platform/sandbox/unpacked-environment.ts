import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Some packages install libraries where only the loader's configuration or an alternative would find them. */
const libraryFolders = ['.', 'pulseaudio', 'blas', 'lapack']

/** What programs need to find each other, their libraries and their data in a folder of unpacked Debian packages. */
export function unpackedEnvironment(root: string): Record<string, string> {
  const platformFolders = ['usr/lib', 'lib'].flatMap((name) => listPlatformFolders(join(root, name)))
  const libraries = platformFolders.flatMap((folder) => libraryFolders.map((name) => join(folder, name)))
  const speechData = platformFolders.find((folder) => existsSync(join(folder, 'espeak-ng-data')))
  return {
    PATH: [join(root, 'usr/bin'), '/usr/local/bin', '/usr/bin', '/bin'].join(delimiter),
    LD_LIBRARY_PATH: libraries.filter((folder) => existsSync(folder)).join(delimiter),
    ...(speechData && { ESPEAK_DATA_PATH: speechData }),
  }
}

/** Debian names them after the processor: x86_64-linux-gnu. */
function listPlatformFolders(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.includes('-linux-'))
    .map((name) => join(folder, name))
}
