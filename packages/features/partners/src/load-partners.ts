import { answerOf, type WidgetRelease } from '@edbazaar/api-client'
import { pageLoader } from '@edbazaar/feature-platform'

export interface LoadedPartners {
  /** The versions of the script, the newest first. */
  releases: WidgetRelease[]
}

/** Loads what a snippet needs to name the script. */
export const loadPartners = pageLoader(
  async ({ api, signal }): Promise<LoadedPartners> => ({
    releases: await answerOf(api.GET('/widget/releases', { signal })),
  }),
)
