const english = new Intl.Collator('en')

export function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return english.compare(one.name, other.name)
}
