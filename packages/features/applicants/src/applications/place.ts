import { accountPaths } from '@edbazaar/feature-platform'

/** The applications that the page shows: for one job, for all jobs of the user, or as an admin. */
export type Place = { kind: 'job' | 'oversight'; id: number } | { kind: 'all' }

export function pathOfPlace(place: Place): string {
  switch (place.kind) {
    case 'job':
      return accountPaths.jobApplications(place.id)
    case 'oversight':
      return accountPaths.adminJobApplications(place.id)
    case 'all':
      return accountPaths.allJobApplications
  }
}
