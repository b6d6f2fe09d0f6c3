import { AppError } from '../../../app-error.ts'

export const noContest = () => new AppError('not_found', 'Contest not found.')
export const noEntry = () => new AppError('not_found', 'Entry not found.')
export const isNotOpen = () => new AppError('conflict', 'This contest is not open for entries.')
