import { answerOf } from '@edbazaar/api-client'
import { loadNotFound, privateLoader } from '@edbazaar/feature-platform'

/** A user by id. The API allows admins and the user themselves. */
export const loadUser = privateLoader(async ({ api, params, signal }) => {
  if (!/^[1-9]\d{0,9}$/.test(params.id ?? '')) return loadNotFound()
  const path = { userId: Number(params.id) }
  const { user } = await answerOf(
    api.GET('/users/profile-details/{userId}', { params: { path }, signal }),
  )
  return user
})
