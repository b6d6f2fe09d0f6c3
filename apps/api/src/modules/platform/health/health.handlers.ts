import { readFileSync } from 'node:fs'
import type { Handlers } from '../../../contract/operations.ts'
import { projectPaths } from '../../../project-paths.ts'
import type { HealthRepository } from './health.repository.ts'

const { version }: { version: string } = JSON.parse(readFileSync(projectPaths.package, 'utf8'))

/** Health checks for operators: a database error becomes 503. */
export function healthHandlers(repository: HealthRepository) {
  return {
    async getHealth() {
      await repository.ping()
      return { status: 'ok', version, uptime_seconds: Math.round(process.uptime()) }
    },
  } satisfies Partial<Handlers>
}
