import { AppError } from '../../../app-error.ts'

export const noContest = () => new AppError('not_found', 'There is no such contest.')
export const noEntry = () => new AppError('not_found', 'There is no such entry.')
export const isNotOpen = () => new AppError('conflict', 'This contest is not open for entries.')
