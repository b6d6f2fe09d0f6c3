/** What is no whole film of its container, or more than one; it is refused. */
export class BrokenFilm extends Error {
  override readonly name = 'BrokenFilm'
}
