/**
 * Frees the memory of bytes that nobody looks at again. Left to the collector, the bytes of an upload make it go through
 * all that lives in the process, again and again. A chunk that is a part of something larger is left alone.
 */
export function giveBack(chunks: readonly Uint8Array[]): void {
  for (const { buffer, byteLength } of chunks)
    if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}
