import { type ApiClient, answerOf } from '@edbazaar/api-client'
import type { Session } from '@edbazaar/feature-platform'

/** The jobs site's URL with the user's name, type and a link token; unchanged if no token is issued. */
export async function jobsUrlFor(
  jobsUrl: string,
  { user }: Session,
  api: ApiClient,
): Promise<string> {
  try {
    const { token } = await answerOf(api.POST('/users/link-tokens'))
    const url = new URL(jobsUrl)
    url.searchParams.set('name', `${user.firstname} ${user.lastname}`)
    url.searchParams.set('token', token)
    url.searchParams.set('user_type', user.user_type)
    return url.href
  } catch (cause) {
    console.warn(cause)
    return jobsUrl
  }
}
