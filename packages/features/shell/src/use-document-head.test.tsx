import { renderPage } from '@edbazaar/feature-platform/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useMatchedHead } from './use-document-head'

function Page() {
  useMatchedHead()
  return <h1>Schools</h1>
}
const listAt = (path: string) => ({
  path,
  handle: { meta: () => ({ title: path, description: '', canonicalPath: path }) },
  Component: Page,
})
const description = document.createElement('meta')
description.name = 'description'
afterEach(() => description.remove())

test('a list keeps the description of the server until another page is opened', async () => {
  description.content = '300 schools in India'
  document.head.append(description)
  const { router } = renderPage([listAt('/schools'), listAt('/jobs')], '/schools')
  await screen.findByRole('heading', { name: 'Schools' })
  await waitFor(() => expect(document.title).toBe('/schools: EdBazaar'))
  expect(description.content).toBe('300 schools in India')
  await router.navigate('/jobs')
  await waitFor(() => expect(document.title).toBe('/jobs: EdBazaar'))
  expect(description.content).toBe('')
})
