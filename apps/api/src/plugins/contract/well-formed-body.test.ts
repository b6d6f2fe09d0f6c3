import { expect, it } from 'vitest'
import { withoutLoneSurrogates } from './well-formed-body.ts'

it.each([
  ['\ud800', '\ufffd'],
  [
    { name: 'A\udc00', posts: [{ role: '\ud800' }, ['\ud800', null, 1, true]] },
    { name: 'A\ufffd', posts: [{ role: '\ufffd' }, ['\ufffd', null, 1, true]] },
  ],
  [{ name: '😀 क्षि' }, { name: '😀 क्षि' }],
  [null, null],
  [undefined, undefined],
])('replaces lone surrogates at any depth: %j', (body, expected) => {
  expect(withoutLoneSurrogates(body)).toEqual(expected)
})

it('accepts a body that is nested deeper than the stack', () => {
  let body: unknown = '\ud800'
  for (let depth = 0; depth < 100_000; depth++) body = [body]
  let innermost = withoutLoneSurrogates(body)
  while (Array.isArray(innermost)) innermost = innermost[0]
  expect(innermost).toBe('\ufffd')
})
