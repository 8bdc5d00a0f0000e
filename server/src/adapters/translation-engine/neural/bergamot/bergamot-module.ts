/** What the glue code of `@browsermt/bergamot-translator` exposes. The package has no types of its own. */
export type Deletable = { delete(): void }

export type AlignedMemory = Deletable & { getByteArrayView(): Int8Array }

type Vector<Item> = Deletable & { push_back(item: Item): void; get(index: number): Item }

type ResponseOptions = { readonly qualityScores: boolean; readonly alignment: boolean; readonly html: boolean }

type Response = Deletable & { getTranslatedText(): string }

export type BlockingService = Deletable & {
  translate(model: Deletable, texts: Vector<string>, options: Vector<ResponseOptions>): Vector<Response>
  translateViaPivoting(
    first: Deletable,
    second: Deletable,
    texts: Vector<string>,
    options: Vector<ResponseOptions>,
  ): Vector<Response>
}

export type BergamotModule = {
  readonly HEAP8: Int8Array
  readonly AlignedMemory: new (size: number, alignment: number) => AlignedMemory
  readonly AlignedMemoryList: new () => Vector<AlignedMemory>
  readonly VectorString: new () => Vector<string>
  readonly VectorResponseOptions: new () => Vector<ResponseOptions>
  readonly BlockingService: new (options: { readonly cacheSize: number }) => BlockingService
  readonly TranslationModel: new (
    settings: string,
    model: AlignedMemory,
    shortlist: AlignedMemory,
    vocabularies: Vector<AlignedMemory>,
    quality: null,
  ) => Deletable
}
