import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

function color(name: string, scheme: 'light' | 'dark'): [number, number, number] {
  const found = new RegExp(`--${name}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`).exec(css)
  const hex = found?.[3] ?? (scheme === 'light' ? found?.[1] : found?.[2])
  if (!hex) throw new Error(`no token ${name}`)
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [number, number, number]
}

function hue([red, green, blue]: [number, number, number]): number {
  const most = Math.max(red, green, blue)
  const range = most - Math.min(red, green, blue)
  const part =
    most === red ? (green - blue) / range : most === green ? 2 + (blue - red) / range : 4 + (red - green) / range
  return (part * 60 + 360) % 360
}

function contrast(one: string, other: string, scheme: 'light' | 'dark'): number {
  const luminance = (name: string): number => {
    const [red, green, blue] = color(name, scheme).map((part) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    ) as [number, number, number]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  it('SHELL-46 has a blue primary and an orange secondary color', () => {
    expect(hue(color('primary', scheme))).toBeGreaterThan(205)
    expect(hue(color('primary', scheme))).toBeLessThan(235)
    for (const name of ['secondary', 'secondary-fill']) {
      expect(hue(color(name, scheme))).toBeGreaterThan(20)
      expect(hue(color(name, scheme))).toBeLessThan(40)
    }
  })

  it.each([
    ['text', 'bg'],
    ['text', 'surface'],
    ['text', 'surface-2'],
    ['text-2', 'bg'],
    ['text-2', 'surface'],
    ['text-2', 'surface-2'],
    ['primary', 'surface'],
    ['primary', 'bg'],
    ['primary', 'primary-tint'],
    ['on-primary', 'primary'],
    ['on-primary', 'primary-strong'],
    ['secondary', 'surface'],
    ['secondary', 'secondary-tint'],
    ['on-secondary-fill', 'secondary-fill'],
    ['success', 'surface'],
    ['success', 'success-tint'],
    ['error', 'surface'],
    ['error', 'error-tint'],
    ['on-error', 'error'],
  ])('%s is readable on %s', (text, ground) => {
    expect(contrast(text, ground, scheme)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['surface', 'bg'])('the edge of a control stands out from %s', (ground) => {
    expect(contrast('border-strong', ground, scheme)).toBeGreaterThanOrEqual(3)
  })
})

it('has one stacking order: every z-index is a token', () => {
  const folder = join(import.meta.dirname, '../..')
  const declared = globSync('**/*.css', { cwd: folder }).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/z-index: (.+);/g)].map(([, value]) => value),
  )
  expect(declared.length).toBeGreaterThan(5)
  for (const value of declared) {
    const name = /^var\(--(z-[a-z-]+)\)$/.exec(value ?? '')?.[1]
    expect(css, value).toContain(`--${name}:`)
  }
})
