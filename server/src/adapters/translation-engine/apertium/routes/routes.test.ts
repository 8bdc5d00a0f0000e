import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { allowedModes } from './allowed-modes.ts'
import { parseModeFile } from './mode-file.ts'
import { planRoutes } from './plan-routes.ts'
import { createRouteFinder } from './route-finder.ts'

describe('parseModeFile', () => {
  it('reads programs and arguments', () => {
    expect(
      parseModeFile(`lt-proc -w '/usr/a b.bin' |apertium-tagger -g $2 /usr/c.prob | lt-proc $1 /usr/d.bin\n`),
    ).toEqual([
      ['lt-proc', '-z', '-w', '/usr/a b.bin'],
      ['apertium-tagger', '-z', '-g', '/usr/c.prob'],
      ['lt-proc', '-z', '-g', '/usr/d.bin'],
    ])
  })

  it.each(['lt-proc x; id', 'lt-proc $(id)', 'lt-proc `id`', 'sh -c id', 'lt-proc x > /etc/y', 'lt-proc a & id', ''])(
    'refuses %s',
    (text) => expect(() => parseModeFile(text)).toThrow(),
  )
})

describe('planRoutes', () => {
  const routes = planRoutes(allowedModes)
  const find = (from: string, to: string) => routes.find((route) => route.from === from && route.to === to)

  it('prefers a direct route, takes up to two languages in between, and offers nothing else', () => {
    expect(find('es', 'en')).toMatchObject({ via: [], quality: 'gist' })
    expect(find('en', 'es')).toMatchObject({ via: ['ca'], quality: 'gist' })
    expect(find('en', 'fr')).toMatchObject({ via: ['ca'], quality: 'gist' })
    expect(find('es', 'ca')).toMatchObject({ via: [], quality: 'good' })
    expect(find('en', 'de')).toBeUndefined()
    expect(find('en', 'en')).toBeUndefined()
    expect(Math.max(...routes.map(({ modes }) => modes.length))).toBe(3)
  })

  it('declares everything with English as gist', () => {
    const english = routes.filter(({ from, to, via }) => [from, to, ...via].includes('en'))
    expect(english.length).toBeGreaterThan(20)
    expect(new Set(english.map(({ quality }) => quality))).toEqual(new Set(['gist']))
  })
})

describe('createRouteFinder', () => {
  const roots: string[] = []
  afterEach(() => roots.splice(0).forEach((root) => void rmSync(root, { recursive: true })))
  const makeRoot = () => {
    const root = mkdtempSync(join(tmpdir(), 'portolan-apertium-'))
    roots.push(root)
    return root
  }
  const write = (root: string, name: string, text = '') => {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }

  it('offers a mode when all its files are there, and sees packages that come later', async () => {
    const [first, second] = [makeRoot(), makeRoot()]
    const finder = createRouteFinder([first, second], 0)
    expect(await finder.list()).toEqual([])
    write(second, 'usr/share/apertium/modes/eng-spa.mode', `lt-proc /usr/share/apertium/eng-spa.bin`)
    write(second, 'usr/bin/lt-proc')
    expect(await finder.list()).toEqual([])
    write(second, 'usr/share/apertium/eng-spa.bin')
    await expect.poll(() => finder.list()).toMatchObject([{ from: 'en', to: 'es' }])
    expect(await finder.find({ from: 'en', to: 'es' })).toMatchObject([
      {
        stages: [['lt-proc', '-z', join(second, 'usr/share/apertium/eng-spa.bin')]],
        environment: { PATH: `${join(second, 'usr/bin')}:/usr/bin:/bin` },
      },
    ])
    expect(await finder.find({ from: 'es', to: 'en' })).toBeUndefined()
  })
})
