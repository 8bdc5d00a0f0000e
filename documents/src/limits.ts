const KiB = 1024
const MiB = 1024 * KiB
const GiB = 1024 * MiB

/** Limits for untrusted files. All are checked before memory is allocated. */
export const limits = {
  /** Entries of one archive, and of all archives inside it together. */
  archiveEntries: 20_000,
  /** The table of contents of one archive. */
  archiveDirectoryBytes: 8 * MiB,
  archiveNameBytes: 1 * KiB,
  /** All entries unpacked, archives inside archives included. */
  unpackedBytes: 2 * GiB,
  /** One XML part unpacked. */
  xmlPartBytes: 512 * MiB,
  /** Unpacked to packed. Small repetitive XML legitimately packs 500 to 1, so only large entries are measured. */
  packingRatio: 300,
  packingRatioFloorBytes: 32 * MiB,
  nestedArchives: 3,
  /** Bytes of an archive that belong to none of its entries. */
  archiveGapBytes: 64 * KiB,
  xmlDepth: 256,
  xmlTagCharacters: 1 * MiB,
  /** One paragraph, cell or other element that is translated as a whole. */
  xmlBlockCharacters: 16 * MiB,
  jsonDepth: 512,
  rtfDepth: 1000,
  /** Different texts in the cells of one workbook. */
  sharedTexts: 4_000_000,
  /** The most characters of one file. More is not a real document and would not fit the database column. */
  countedCharacters: 2_000_000_000,
  pdfPages: 20_000,
  /** Files that are read at once, each in its own worker thread. */
  readers: 2,
  /** The JavaScript heap of one worker, and all of its memory, buffers included. */
  readerHeapMiB: 256,
  readerMemoryMiB: 320,
  /** How long reading a file may take before its worker is terminated. */
  inspectMs: 30_000,
  countMs: 60_000,
  /** The same for reading segments and writing translations. */
  translators: 2,
  translatorHeapMiB: 384,
  translatorMemoryMiB: 512,
  translateMs: 300_000,
  /** Scanned pages of one document that are recognized, and how much longer that may take. */
  recognizedPages: 200,
  recognizeMs: 900_000,
} as const

/** How much is read, decoded and passed on at a time. */
export const chunkBytes = 64 * KiB
