import { AppError } from '../../../app-error.ts'

export const noContest = () => new AppError('not_found', 'There is no such contest.')
