import { expect, it } from 'vitest'
import { runEach } from './run-each.ts'

const failing = (...bad: number[]) => {
  const begun: number[] = []
  const work = async (n: number) => {
    begun.push(n)
    if (bad.includes(n)) throw new Error(`No ${n}`)
  }
  return { begun, work }
}

it('runs what follows a failure, and throws its error at the end', async () => {
  const { begun, work } = failing(1)
  await expect(runEach([1, 2, 3], work)).rejects.toThrow('No 1')
  expect(begun).toEqual([1, 2, 3])
})

it('throws all errors together', async () => {
  const { work } = failing(1, 3)
  const error = await runEach([1, 2, 3], work).catch((cause: unknown) => cause)
  expect(error).toMatchObject({
    message: '2 of 3 have failed',
    errors: [{ message: 'No 1' }, { message: 'No 3' }],
  })
})

it('begins nothing once it is stopped', async () => {
  const { begun, work } = failing()
  await runEach([1, 2, 3], work, () => begun.length === 2)
  expect(begun).toEqual([1, 2])
})
