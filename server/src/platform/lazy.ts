/** Makes it when it is first asked for, and then has it at hand. */
export function lazy<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}
