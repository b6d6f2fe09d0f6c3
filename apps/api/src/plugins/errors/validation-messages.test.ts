import { expect, it } from 'vitest'
import { readContract } from '../../contract/read-contract.ts'
import { messageForFormat } from './validation-messages.ts'

it('has a message for every format of the contract', async () => {
  const { contract } = await readContract()
  const formats = Object.keys(contract['x-formats'])
  expect(formats.filter((format) => messageForFormat(format) === undefined)).toEqual([])
})
