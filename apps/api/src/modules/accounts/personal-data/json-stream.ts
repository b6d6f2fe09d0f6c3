/**
 * Writes a value as JSON, piece by piece. Async iterables become arrays, also within objects; each of
 * their values is read when the pieces before it are taken.
 */
export async function* jsonOf(value: unknown): AsyncGenerator<string, void> {
  if (isAsyncIterable(value)) yield* arrayOf(value)
  else if (hasIterables(value)) yield* objectOf(value)
  else yield JSON.stringify(value) ?? 'null'
}

async function* arrayOf(values: AsyncIterable<unknown>): AsyncGenerator<string, void> {
  yield '['
  let separator = ''
  for await (const value of values) {
    yield separator
    yield* jsonOf(value)
    separator = ','
  }
  yield ']'
}

async function* objectOf(record: object): AsyncGenerator<string, void> {
  yield '{'
  let separator = ''
  for (const [key, value] of Object.entries(record)) {
    yield `${separator}${JSON.stringify(key)}:`
    yield* jsonOf(value)
    separator = ','
  }
  yield '}'
}

const isAsyncIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value

const hasIterables = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.values(value).some(isAsyncIterable)
