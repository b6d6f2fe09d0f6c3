import { AppError } from './app-error.ts'

const toCome = () => {
  throw new AppError('unavailable', 'This is being built.')
}

/** Operations of the contract that nobody answers yet: each goes from here when it is built. */
export const handlersToCome = {
  addBatch: toCome,
  editBatch: toCome,
  removeBatch: toCome,
}
