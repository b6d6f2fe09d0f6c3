/** What is no whole video of its container, or more than one; it is refused. */
export class BrokenVideo extends Error {
  override readonly name = 'BrokenVideo'
}
