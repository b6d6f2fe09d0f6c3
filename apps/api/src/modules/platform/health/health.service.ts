import type { DiskSpace } from './disk-space.ts'
import type { HealthRepository } from './health.repository.ts'

export type HealthService = ReturnType<typeof createHealthService>

/** Whether the server can work. */
export const createHealthService = (repository: HealthRepository, diskSpace: DiskSpace) => ({
  /** Throws if the database does not answer, and `unavailable` if the disk is full. */
  async check(): Promise<void> {
    await Promise.all([repository.ping(), diskSpace.require()])
  },
})
