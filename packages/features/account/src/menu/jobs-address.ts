import { type ApiClient, answerOf } from '@edbazaar/api-client'
import type { Session } from '@edbazaar/feature-session'

/** The site's address for this user; where no token could be had, as it is. */
export async function addressFor(
  jobsUrl: string,
  { user }: Session,
  api: ApiClient,
): Promise<string> {
  try {
    const { token } = await answerOf(api.POST('/users/link-tokens'))
    const address = new URL(jobsUrl)
    address.searchParams.set('name', `${user.firstname} ${user.lastname}`)
    address.searchParams.set('token', token)
    address.searchParams.set('user_type', user.user_type)
    return address.href
  } catch (cause) {
    console.warn(cause)
    return jobsUrl
  }
}
