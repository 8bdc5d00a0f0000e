export function touched(root: string, paths: readonly string[]): string
