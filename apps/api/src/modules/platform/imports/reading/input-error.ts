/** Something that the person who runs an import has to put right; the message says how. */
export class InputError extends Error {
  override readonly name = 'InputError'
}
