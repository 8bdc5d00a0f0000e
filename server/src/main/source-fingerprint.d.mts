export function sourceFingerprint(root: string, paths: readonly string[]): string
