import { existsSync } from 'node:fs'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

export type Chromium = { readonly executablePath: string; readonly args: readonly string[] }

/** The configured one, an installed one, or the one from our packages. */
export async function findChromium(): Promise<Chromium> {
  const named = process.env.CHROMIUM_PATH
  if (named) return { executablePath: named, args: [] }
  const found = installed.find((path) => existsSync(path))
  if (found) return { executablePath: found, args: [] }
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('The journeys need a Chromium: install one, or name one with CHROMIUM_PATH.')
  const { default: bundled } = await import('@sparticuz/chromium')
  // Its default arguments are for cloud functions and disable security rules that the journeys test.
  return { executablePath: await bundled.executablePath(), args: ['--no-sandbox'] }
}
