import { execFile } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { withPdf } from '../../pdf/read-pdf.ts'
import { withSource } from '../../source.ts'

/** Writer, Calc and Impress are packages of their own. */
const modules = ['libswlo.so', 'libsclo.so', 'libsdlo.so']
const isWhole = (program: string): boolean =>
  existsSync(program) && modules.every((name) => existsSync(join(dirname(realpathSync(program)), name)))

/** LibreOffice; undefined where it is not installed with all of its modules. */
export const officeProgram = ['/usr/bin/soffice', '/usr/local/bin/soffice'].find(isWhole)

/** Renders all files of a folder to PDF in one start of LibreOffice, with a profile of its own. */
export async function renderFiles(program: string, folder: string, output: string, profile: string): Promise<void> {
  const files = (await readdir(folder)).map((name) => join(folder, name))
  const settings = `-env:UserInstallation=${pathToFileURL(profile)}`
  const options = ['--headless', '--norestore', '--convert-to', 'pdf', '--outdir', output]
  await promisify(execFile)(program, [settings, ...options, ...files], { maxBuffer: 10_000_000 })
}

/** The text of each page without spaces, as words may be drawn in different pieces. */
export function readPages(path: string): Promise<string[]> {
  return withSource(path, (source) =>
    withPdf(source, async (pdf) => {
      const pages: string[] = []
      for (let number = 1; number <= pdf.pages; number++) {
        let text = ''
        for await (const piece of pdf.textOfPage(number)) text += piece
        pages.push(text.replace(/\s/g, ''))
      }
      return pages
    }),
  )
}
