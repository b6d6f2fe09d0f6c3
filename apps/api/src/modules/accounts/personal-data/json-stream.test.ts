import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { jsonOf } from './json-stream.ts'
import { pageSize, rowsOf } from './row-pages.ts'

async function allOf<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const all: Value[] = []
  for await (const value of values) all.push(value)
  return all
}

async function* from<Value>(...values: Value[]) {
  for (const value of values) {
    await setImmediate()
    yield value
  }
}

it('writes values, and async iterables at any depth as arrays', async () => {
  const written = await allOf(
    jsonOf({
      text: 'A "quote" and …',
      nothing: null,
      plain: { list: [1, { two: 2 }], at: new Date(0) },
      none: from(),
      stores: from({ name: 'One', products: from({ id: 1 }, { id: 2 }) }, { name: 'Two' }),
    }),
  )
  expect(JSON.parse(written.join(''))).toEqual({
    text: 'A "quote" and …',
    nothing: null,
    plain: { list: [1, { two: 2 }], at: '1970-01-01T00:00:00.000Z' },
    none: [],
    stores: [{ name: 'One', products: [{ id: 1 }, { id: 2 }] }, { name: 'Two' }],
  })
})

it('reads a page only when the rows before it are taken', async () => {
  const asked: number[] = []
  const page = async (after: number) => {
    asked.push(after)
    return Array.from({ length: pageSize }, (_, i) => ({ cursor: after + i + 1, row: after + i }))
  }
  const rows = rowsOf(page)
  for (let taken = 0; taken < pageSize; taken += 1)
    expect(await rows.next()).toEqual({ done: false, value: { row: taken } })
  expect(asked).toEqual([0])
  await rows.next()
  expect(asked).toEqual([0, pageSize])
})

it('ends with a page that is not full', async () => {
  const pages = [Array.from({ length: pageSize }, (_, i) => ({ cursor: i })), [{ cursor: 99 }]]
  expect(await allOf(rowsOf(async () => pages.shift() ?? []))).toHaveLength(pageSize + 1)
})
