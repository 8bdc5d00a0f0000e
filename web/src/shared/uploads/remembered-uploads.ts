import type { MultipartUpload } from '@portolan/contract/files/files'

type Remembered = MultipartUpload & { readonly at: number }

const PLACE = 'portolan-uploads'
const KEPT_FOR_MS = 24 * 60 * 60_000

/** The same file as before the page was reloaded, as far as a page can know. */
const markOf = ({ name, size, lastModified }: File): string => `${name}/${size}/${lastModified}`

/** Uploads in parts that were begun in this browser: they go on when the same file is chosen again. */
export const rememberedUploads = {
  find: (file: File): MultipartUpload | undefined => read()[markOf(file)],
  keep(file: File, upload: MultipartUpload): void {
    write({ ...read(), [markOf(file)]: { ...upload, at: Date.now() } })
  },
  forget(file: File): void {
    const { [markOf(file)]: _gone, ...others } = read()
    write(others)
  },
}

function read(): Record<string, Remembered> {
  try {
    const all: Record<string, Remembered> = JSON.parse(localStorage.getItem(PLACE) ?? '{}')
    return Object.fromEntries(Object.entries(all).filter(([, { at }]) => Date.now() - at < KEPT_FOR_MS))
  } catch {
    return {}
  }
}

/** Where nothing may be kept, uploads go on for as long as the page is open. */
function write(all: Record<string, Remembered>): void {
  try {
    if (Object.keys(all).length === 0) localStorage.removeItem(PLACE)
    else localStorage.setItem(PLACE, JSON.stringify(all))
  } catch {}
}
