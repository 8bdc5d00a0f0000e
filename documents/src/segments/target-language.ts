const rightToLeft = new Set(['ar', 'he', 'fa', 'ur', 'yi', 'ps', 'sd', 'ug', 'dv', 'ckb'])
const otherComplexScripts = 'th hi bn ta te km lo my ne mr gu kn ml pa si'.split(' ')
const complexScripts = new Set([...rightToLeft, ...otherComplexScripts])
const eastAsian = new Set(['zh', 'ja', 'ko'])

export type TargetLanguage = {
  readonly tag: string
  readonly isRightToLeft: boolean
  /** Office programs keep a second set of fonts and styles for these scripts. */
  readonly isComplexScript: boolean
  readonly isEastAsian: boolean
}

export function describeTarget(tag: string): TargetLanguage {
  const language = (tag.split(/[-_]/)[0] ?? '').toLowerCase()
  return {
    tag,
    isRightToLeft: rightToLeft.has(language),
    isComplexScript: complexScripts.has(language),
    isEastAsian: eastAsian.has(language),
  }
}
