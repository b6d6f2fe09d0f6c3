/** A problem that the operator can fix; the message says how. */
export class InputError extends Error {
  override readonly name = 'InputError'
}
