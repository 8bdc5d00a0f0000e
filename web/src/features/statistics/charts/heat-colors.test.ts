import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
const tokens = read('../../../shared/theme/tokens.css')
const styles = read('charts.module.css')

type Color = readonly number[]

describe.each(['light', 'dark'] as const)('the heat map in the %s scheme', (scheme) => {
  const token = (name: string): Color => {
    const found = new RegExp(`--${name}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`).exec(tokens)
    const hex = found?.[3] ?? found?.[scheme === 'light' ? 1 : 2] ?? ''
    return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  }
  const colorOf = (value: string): Color => {
    const mix = /^color-mix\(in srgb, (.+) (\d+)%, (.+)\)$/.exec(value)
    if (!mix) return token(/^var\(--([\w-]+)\)$/.exec(value)?.[1] ?? value)
    const [one, other, part] = [colorOf(mix[1] ?? ''), colorOf(mix[3] ?? ''), Number(mix[2]) / 100]
    return one.map((value, index) => value * part + (other[index] ?? 0) * (1 - part))
  }
  const luminance = (color: Color): number => {
    const [red = 0, green = 0, blue = 0] = color.map((part) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (one: Color, other: Color): number => {
    const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
    return (lighter + 0.05) / (darker + 0.05)
  }
  const cells = [1, 2, 3, 4].map((heat) => {
    const rule = new RegExp(`data-heat="${heat}"\\] \\{([^}]+)\\}`).exec(styles)?.[1] ?? ''
    const value = (name: string) => new RegExp(`(?:^|\\s)${name}: (.+);`).exec(rule)?.[1]
    return { ground: colorOf(value('background') ?? ''), text: colorOf(value('color') ?? 'var(--text)') }
  })

  it('has readable figures', () => {
    for (const { ground, text } of cells) expect(contrast(ground, text)).toBeGreaterThanOrEqual(4.5)
  })

  it('gets further from the page with every step', () => {
    const steps = [token('surface'), ...cells.map(({ ground }) => ground)].map((color) =>
      contrast(color, token('surface')),
    )
    for (const [index, step] of steps.slice(1).entries()) expect(step / (steps[index] ?? 1)).toBeGreaterThan(1.1)
  })
})
