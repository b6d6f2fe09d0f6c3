import { describe, expect, it } from 'vitest'
import { splitKeys } from './key-split.ts'

const [rare, some, common, everywhere] = [1, 2, 3, 4]
const frequencies = new Map([
  [some, 6_000],
  [common, 90_000],
  [everywhere, 700_000],
])

describe('splitKeys', () => {
  it('checks frequent keys on the few rows of a rare one', () => {
    expect(splitKeys([rare, everywhere], frequencies)).toEqual({
      required: [rare],
      also: [everywhere],
    })
  })

  it('looks the next rarest up too where the rarest has thousands of rows', () => {
    expect(splitKeys([everywhere, some, common], frequencies)).toEqual({
      required: [some, common],
      also: [everywhere],
    })
  })

  it('looks all up that are frequent each', () => {
    expect(splitKeys([common, everywhere], frequencies)).toEqual({
      required: [common, everywhere],
      also: [],
    })
  })
})
