/** A setting that cannot be obeyed; its message is the sentence the operator reads. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}
