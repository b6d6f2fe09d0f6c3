/** Thrown for a file that is not exactly one complete video of its container. */
export class BrokenVideo extends Error {
  override readonly name = 'BrokenVideo'
}
