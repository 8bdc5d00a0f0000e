/** The part of mailparser that our tests use; it comes without types. */
declare module 'mailparser' {
  export function simpleParser(source: Buffer): Promise<{
    readonly messageId?: string
    readonly subject?: string
    readonly text?: string
    readonly html?: string | false
    readonly from?: { readonly text: string }
    readonly to?: { readonly text: string }
    readonly headers: ReadonlyMap<string, unknown>
  }>
}
