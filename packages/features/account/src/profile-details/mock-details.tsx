import type { MyProfile, Session } from '@edbazaar/api-client'
import { http, myProfile } from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadDetails } from './load-details'
import { ProfileDetailsScreen } from './ProfileDetailsScreen'

export const done = { status: 200, msg: 'Updated' }
const conflict = { status: 409, code: 'conflict', msg: 'Someone else has changed this.' }
export const field = (name: string | RegExp) =>
  screen.getByRole<HTMLInputElement>('textbox', { name })
export const region = (name: string) => within(screen.getByRole('region', { name }))
export const button = (name: string | RegExp) => screen.getByRole('button', { name })

interface SaveOptions {
  /** The error that saves are rejected with. */
  refusal?: { field: string; msg: string }
  /** Saves wait until it resolves. */
  gate?: Promise<void>
}

const pages = [
  { path: '/profile-details/:id', Component: ProfileDetailsScreen, loader: loadDetails },
  { path: '/', element: <h1>Home</h1> },
]

/** For the tests of a file: the page of the profile's details, and an API that stores what it saves. */
export function mockDetails() {
  const server = startMockServer()
  let profile: MyProfile
  /** The revision that changed each field last. */
  let changedAt: Record<string, number> = {}

  /** Opens the page of the default profile with some differences. */
  async function show(differences: Partial<MyProfile> = {}, sessions?: Session[]) {
    profile = myProfile(differences)
    changedAt = {}
    server.use(http.get('/users/my-profile', ({ response }) => response(200).json(profile)))
    if (sessions)
      server.use(http.get('/users/my-sessions', ({ response }) => response(200).json(sessions)))
    const page = renderPage(pages, '/profile-details/7', forUser())
    await screen.findByRole('heading', { level: 1, name: 'Edit profile' })
    await screen.findByRole('region', { name: 'Delete your account' })
    return { ...page, user: userEvent.setup() }
  }
  /** Mocks saving, with conflicts as in the API, and returns the saved fields. */
  function mockSaves({ refusal, gate }: SaveOptions = {}) {
    const saved: { field: string; value: unknown }[] = []
    server.use(
      http.put('/users/my-profile', async ({ request, response }) => {
        const { revision = profile.revision, ...change } = await request.json()
        const { field, value } = change
        if ((changedAt[field] ?? 0) > revision) return response(409).json(conflict)
        saved.push(change)
        await gate
        if (refusal) {
          const body = { status: 400, code: 'invalid_request', msg: 'No.', errors: [refusal] }
          return response(400).json(body)
        }
        saveElsewhere({ [field]: value })
        return response(200).json({ ...done, revision: profile.revision, value })
      }),
    )
    return saved
  }
  /** Makes saving fail as without a connection. */
  function mockLostConnection() {
    server.use(http.put('/users/my-profile', ({ response }) => response.untyped(Response.error())))
  }
  /** Changes the profile on the server, as another tab or device does. */
  function saveElsewhere(changes: Partial<MyProfile>) {
    const revision = profile.revision + 1
    profile = { ...profile, ...changes, revision }
    for (const field of Object.keys(changes)) changedAt[field] = revision
  }
  return { server, show, mockSaves, mockLostConnection, saveElsewhere }
}
