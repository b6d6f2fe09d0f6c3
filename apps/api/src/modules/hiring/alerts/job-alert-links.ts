import { createHmac, hkdfSync } from 'node:crypto'
import type { ReadKey } from '../../platform/secrets/secret-box.ts'
import { type JobAlertCriteria, listPath } from './job-alert-criteria.ts'

export type JobAlertLinks = ReturnType<typeof createJobAlertLinks>

/** The links in emails about alerts. `site` is an origin and BASE_PATH, such as https://edbazaar.in. */
export function createJobAlertLinks(site: string, readKey: ReadKey) {
  const page = `${site}/jobs/alerts`
  return {
    confirm: (token: string) => `${page}/confirm?token=${token}`,
    end: (token: string) => `${page}/end?token=${token}`,
    keep: (token: string) => `${page}/keep?token=${token}`,
    job: (id: number) => `${site}/jobs/description/${id}`,
    list: (criteria: JobAlertCriteria) => site + listPath(criteria),

    /**
     * Derives the token of an alert, which every email of it contains. The database has its hash
     * only.
     */
    async tokenMaker(): Promise<(linkKey: string) => string> {
      const key = Buffer.from(hkdfSync('sha256', await readKey(), '', 'job alert', 32))
      return (linkKey) => createHmac('sha256', key).update(linkKey).digest('base64url')
    },
  }
}
