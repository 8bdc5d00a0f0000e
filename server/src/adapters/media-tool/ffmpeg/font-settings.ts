import { join } from 'node:path'

/** Settings of fontconfig: the fonts of the system, and those of unpacked packages, which are not where it looks. */
export function writeFontSettings(roots: readonly string[]): string {
  const folders = ['/', ...roots].map((root) => `<dir>${escapeXml(join(root, 'usr/share/fonts'))}</dir>`)
  const preferences = ['/', ...roots].map(
    (root) => `<include ignore_missing="yes">${escapeXml(join(root, 'etc/fonts/conf.d'))}</include>`,
  )
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">',
    '<fontconfig>',
    ...folders,
    '<cachedir>/var/cache/fontconfig</cachedir>',
    ...preferences,
    '</fontconfig>',
  ].join('\n')
}

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
