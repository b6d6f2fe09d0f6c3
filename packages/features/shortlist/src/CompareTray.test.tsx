import { schoolSummary, unknownSchool } from '@edbazaar/api-client/testing'
import { schoolActionTarget } from '@edbazaar/feature-catalogue-ui'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { CompareButton } from './CompareButton'
import { CompareTray } from './CompareTray'

beforeEach(() => window.localStorage.clear())

function Page() {
  return (
    <>
      <CompareButton school={schoolActionTarget(schoolSummary())} look="icon" />
      <CompareButton school={schoolActionTarget(unknownSchool())} look="text" />
      <CompareTray />
    </>
  )
}

const tray = () => screen.queryByRole('complementary', { name: 'Compare tray' })

test('shows the tray while there are schools to compare', async () => {
  renderPage([{ path: '/schools', Component: Page }], '/schools')
  const [first, second] = await screen.findAllByRole('button', { name: /^Compare / })
  if (!first || !second) throw new Error('Expected two compare buttons')
  expect(tray()).toBeNull()
  await userEvent.click(first)
  await waitFor(() => expect(tray()).not.toBeNull())
  expect(first.getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(second)
  expect(screen.getByRole('link', { name: 'Compare 2' }).getAttribute('href')).toBe(
    `/schools/compare?schools=${schoolSummary().slug},${unknownSchool().slug}`,
  )
  await userEvent.click(screen.getByRole('button', { name: `Remove ${schoolSummary().name}` }))
  expect(first.getAttribute('aria-pressed')).toBe('false')
  await userEvent.click(second)
  expect(tray()).toBeNull()
})

test.each(['/jobs', '/videos', '/beyond-school/tuitions', '/contact-us'])(
  'shows no tray on %s, which lists no schools',
  async (path) => {
    window.localStorage.setItem('schoolsToCompare', '[{"slug":"a-1","name":"A","image":"/a.svg"}]')
    window.localStorage.setItem('selectedSchoolsToCompare', '["a-1"]')
    renderPage([{ path, Component: Page }], path)
    await screen.findAllByRole('button', { name: /^Compare / })
    expect(tray()).toBeNull()
  },
)

test('Clear removes all schools', async () => {
  renderPage([{ path: '/', Component: Page }], '/')
  for (const button of await screen.findAllByRole('button', { name: /^Compare / }))
    await userEvent.click(button)
  await userEvent.click(await screen.findByRole('button', { name: 'Clear' }))
  expect(tray()).toBeNull()
  expect(window.localStorage.getItem('selectedSchoolsToCompare')).toBe('[]')
})

test('shows no tray on the comparison page', async () => {
  window.localStorage.setItem('schoolsToCompare', '[{"slug":"a-1","name":"A","image":"/a.svg"}]')
  window.localStorage.setItem('selectedSchoolsToCompare', '["a-1"]')
  renderPage([{ path: '/schools/compare', Component: Page }], '/schools/compare')
  await screen.findAllByRole('button', { name: /^Compare / })
  expect(tray()).toBeNull()
})
