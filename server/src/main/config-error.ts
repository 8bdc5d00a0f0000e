/** An invalid setting. The message is a sentence for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}
