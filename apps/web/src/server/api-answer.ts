/** An in-process API response whose body is not serialised. */
class ApiResponse extends Response {
  readonly #body: unknown

  constructor(body: unknown, status: number) {
    // Without a content-length the client reads and parses the body as text.
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

/** Creates a response from a body, such as an object of the API in this process, and a status. */
export function answerWith(body: unknown, status: number): Response {
  return new ApiResponse(body, status)
}
