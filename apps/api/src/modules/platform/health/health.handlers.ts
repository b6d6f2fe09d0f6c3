import { readFileSync } from 'node:fs'
import type { Handlers } from '../../../contract/operations.ts'
import { projectPaths } from '../../../project-paths.ts'
import type { DiskSpace } from './disk-space.ts'
import type { HealthRepository } from './health.repository.ts'

const { version }: { version: string } = JSON.parse(readFileSync(projectPaths.package, 'utf8'))

/** Health checks for operators: a database error and a full disk become 503. */
export function healthHandlers(repository: HealthRepository, diskSpace: DiskSpace) {
  return {
    async getHealth(_request, reply) {
      reply.header('cache-control', 'no-store')
      await Promise.all([repository.ping(), diskSpace.require()])
      return { status: 'ok', version, uptime_seconds: Math.round(process.uptime()) }
    },
  } satisfies Partial<Handlers>
}
