import { http, school } from '@edbazaar/api-client/testing'
import { accountPaths, paths } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadSchoolPreview } from './load-preview'
import { SchoolPreviewScreen } from './SchoolPreviewScreen'

const server = startMockServer()

const open = () =>
  renderPage(
    [{ path: '/preview/schools/:id', loader: loadSchoolPreview, Component: SchoolPreviewScreen }],
    '/preview/schools/7',
    forUser(),
  )
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('shows the page of a hidden school with the way to its editor', async () => {
  const { id, name } = school()
  open()
  expect(await screen.findByText('Only you can see this page')).toBeDefined()
  expect(screen.getByRole('heading', { level: 1, name })).toBeDefined()
  expect(link('Show it to parents')).toBe(accountPaths.editSchool(id))
  expect(screen.queryByRole('link', { name: 'Open the public page' })).toBeNull()
})

test('links to the public page of a school that parents see', async () => {
  server.use(
    http.get('/schools/edit/{id}/preview', ({ response }) =>
      response(200).json({ is_public: true, missing: [], school: school() }),
    ),
  )
  open()
  expect(await screen.findByText('Parents can see this page')).toBeDefined()
  expect(link('Open the public page')).toBe(paths.school(school().slug))
})
