import type { ChildrenRepository } from './children.repository.ts'

export type ChildrenService = ReturnType<typeof createChildrenService>

/** The children of users, for the forms of other domains. */
export const createChildrenService = (repository: ChildrenRepository) => ({
  list: (userId: number) => repository.list(userId),
})
