export function saveBlob(fileName: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser needs the address until it has begun to save.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
