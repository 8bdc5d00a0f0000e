import { describe, expect, it } from 'vitest'
import { catalogs, defineCatalog, loadTexts, translateWith, translation, translator } from './catalog.ts'
import type { Params } from './message-types.ts'
import { testCatalog } from './test-catalog/catalog.ts'
import { en } from './test-catalog/en.ts'

describe('a catalog', () => {
  it('has English at hand and shows it until another locale is loaded', async () => {
    const slow = defineCatalog('slow', en, testCatalog.load)
    expect(translateWith(slow, 'es')('cancel')).toBe('Cancel')
    await loadTexts(slow, 'es')
    expect(translateWith(slow, 'es')('cancel')).toBe('Cancelar')
  })

  it('loads a locale once', () => {
    expect(loadTexts(testCatalog, 'ar')).toBe(loadTexts(testCatalog, 'ar'))
    expect(loadTexts(testCatalog, 'en')).toBe(loadTexts(testCatalog, 'en'))
  })

  it('stays English where a locale cannot be loaded', async () => {
    const broken = defineCatalog('broken', en, { ...testCatalog.load, es: () => Promise.reject(new Error('offline')) })
    expect((await translator(broken, 'es'))('files', { count: 2 })).toBe('2 files')
  })

  it('is listed with the others', () => {
    expect(catalogs).toContain(testCatalog)
  })
})

// The compiler proves what follows: each marked line must be an error, or the expectation itself is one.
const rest = { total: '', cancel: '', due: '' }
const role = { select: 'role', cases: { client: '', staff: '', other: '' } } as const
const files = { one: '', many: '', other: '' }

// @ts-expect-error a key is missing
translation<typeof en, 'es'>()({ ...rest, files, role })
translation<typeof en, 'ar'>()({
  ...rest,
  title: '',
  role,
  // @ts-expect-error Arabic has six plural forms
  files: { one: '', other: '' },
})
// @ts-expect-error the placeholder is misspelled
translation<typeof en, 'es'>()({ ...rest, files, role, title: 'Solicitudes de {nombre}' })
// @ts-expect-error the format is another one
translation<typeof en, 'es'>()({ ...rest, files, role, title: '', due: '{name:number}' })
const oneCaseLess = { select: 'role', cases: { client: '', other: '' } } as const
// @ts-expect-error a case is missing
translation<typeof en, 'es'>()({ ...rest, files, title: '', role: oneCaseLess })
translation<typeof en, 'es'>()({ ...rest, files, role, title: '' })

// @ts-expect-error every locale has a loader
const incomplete = () => defineCatalog('incomplete', en, { ar: () => import('./test-catalog/ar.ts') })

const uses = (t: ReturnType<typeof translateWith<typeof en>>) => {
  t('cancel')
  t('files', { count: 1 })
  t('role', { role: 'client', company: 'Harbor' })
  t('role', { role: 'staff' })
  // @ts-expect-error no such key
  t('nothing')
  // @ts-expect-error the parameter is missing
  t('title')
  // @ts-expect-error a count is a number
  t('files', { count: '1' })
  // @ts-expect-error this case needs the company
  t('role', { role: 'client' })
  // @ts-expect-error no such case
  t('role', { role: 'nobody' })
}

const due: Params<(typeof en)['due']> = [{ name: 'A', amount: { cents: 1, currency: 'USD' } }]
// @ts-expect-error a day is not a number
const wrongDue: Params<(typeof en)['due']> = [{ name: 'A', amount: 1 }]

it('compiles only complete and correct translations', () => {
  expect([incomplete, uses].map((each) => typeof each)).toEqual(['function', 'function'])
  expect(due).not.toEqual(wrongDue)
})
