/** An answer of the API whose body need not be read from a text. */
class ApiAnswer extends Response {
  readonly #body: unknown

  constructor(body: unknown, status: number) {
    // The client reads a text, and parses it, where no length is told.
    super(null, { status, headers: { 'content-length': 'known' } })
    this.#body = body
  }

  override async json(): Promise<unknown> {
    return this.#body
  }

  override async text(): Promise<string> {
    return JSON.stringify(this.#body)
  }
}

/** An answer out of a body, such as an object of the API's in this process, and a status. */
export function answerWith(body: unknown, status: number): Response {
  return new ApiAnswer(body, status)
}
