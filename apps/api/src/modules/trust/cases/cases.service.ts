import type { CasesRepository } from './cases.repository.ts'

export type CasesService = ReturnType<typeof createCasesService>

/** Opens cases for the domains whose records are moderated. */
export const createCasesService = ({ open }: CasesRepository) => ({ open })
