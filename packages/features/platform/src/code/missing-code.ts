/**
 * Thrown when the code of a page does not load. The router remembers it and asks for nothing again, so
 * the page opens only with a new document: see `useReloadForMissingCode` of `shell`.
 */
export class MissingCodeError extends Error {
  override name = 'MissingCodeError'
}
