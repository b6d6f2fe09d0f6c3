import { readContract } from '../src/contract/read-contract.ts'

/** The contract, kept so that the next test files of the process need not parse it again. */
export const { contract } = await readContract()
