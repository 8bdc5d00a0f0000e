type Exception = { readonly file: string; readonly source: string; readonly reason: string }

/** Expressions that are not linear, and why no stranger can make them slow. */
const exceptions: readonly Exception[] = [
  {
    file: 'documents/src/formats/csv/count.ts',
    source: String.raw`^\s*[-+]?[\d\s.,'’]*\d\s*%?\s*$`,
    reason: 'reads 40 characters at most',
  },
  {
    file: 'documents/src/text/declared-encoding.ts',
    source: String.raw`<meta[^>]{1,200}?charset\s*=\s*["']?([A-Za-z0-9._:-]+)|^\s*<\?xml[^>]{1,200}?encoding\s*=\s*["']([A-Za-z0-9._:-]+)`,
    reason: 'reads 1,024 characters at most',
  },
  {
    file: 'documents/src/text/declared-encoding.ts',
    source: String.raw`Content-Type:[^\n"]{1,100}charset=([A-Za-z0-9._:-]+)`,
    reason: 'reads 1,024 characters at most',
  },
  {
    file: 'server/src/adapters/file-store/embedded.ts',
    source: String.raw`\/+$`,
    reason: 'reads a setting of the operator',
  },
  {
    file: 'server/src/adapters/translation-management/xtrf-client.ts',
    source: String.raw`\/+$`,
    reason: 'reads a setting of the operator',
  },
  {
    file: 'documents/src/formats/open-document/inspect.ts',
    source: String.raw`^Basic\/[^/]+\/(?!script-lb\.xml$|dialog-lb\.xml$)[^/]+$|^Scripts\/.+[^/]$`,
    reason: 'reads names of at most 1,024 bytes',
  },
  {
    file: 'server/src/features/identity/passwords/common-passwords.ts',
    source: String.raw`[^\p{L}]+$`,
    reason: 'reads new passwords, whose length the contract limits',
  },
  {
    file: 'server/src/features/content/read-page.ts',
    source: String.raw`^<!--\s*title:\s*(.+?)\s*-->`,
    reason: "reads the provider's own pages",
  },
  {
    file: 'server/src/features/content/read-faq.ts',
    source: String.raw`^(.*?)\s*\{#([\w-]+)\}$`,
    reason: "reads the provider's own pages",
  },
  {
    file: 'server/src/platform/postgres/postmaster.ts',
    source: String.raw`.*\)`,
    reason: 'reads a line of the kernel',
  },
]

export const isAllowed = (file: string, source: string): boolean =>
  exceptions.some((exception) => exception.file === file && exception.source === source)
