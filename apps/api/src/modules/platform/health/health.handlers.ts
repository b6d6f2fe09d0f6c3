import { readFileSync } from 'node:fs'
import type { Handlers } from '../../../contract/operations.ts'
import { projectPaths } from '../../../project-paths.ts'
import type { HealthService } from './health.service.ts'

const { version }: { version: string } = JSON.parse(readFileSync(projectPaths.package, 'utf8'))

/** Health checks for operators: a database error and a full disk become 503. */
export function healthHandlers(health: HealthService) {
  return {
    async getHealth(_request, reply) {
      reply.header('cache-control', 'no-store')
      await health.check()
      return { status: 'ok', version, uptime_seconds: Math.round(process.uptime()) }
    },
  } satisfies Partial<Handlers>
}
