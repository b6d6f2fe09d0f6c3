import { AppError } from '../../../../app-error.ts'

export const noApplication = () => new AppError('not_found', 'Application not found.')
