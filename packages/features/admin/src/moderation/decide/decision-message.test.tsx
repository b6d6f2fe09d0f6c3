import { http } from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { expect, test } from 'vitest'
import { caseOf } from '../case-data'
import { DecisionMessage } from './DecisionMessage'

const server = startMockServer()

type Body = NonNullable<ComponentProps<typeof DecisionMessage>['body']>

/** A preview of a decision whose note the buttons change. */
function Page() {
  const [note, setNote] = useState('First')
  const body: Body = { revision: 2, outcome: 'changes', note_public: note }
  return (
    <>
      <button type="button" onClick={() => setNote('Second')}>
        Change
      </button>
      <DecisionMessage caseId={7} body={body} />
    </>
  )
}

test('shows no message of an earlier decision while the next one loads', async () => {
  const second = Promise.withResolvers<void>()
  server.use(
    http.post('/admin/moderation/cases/{id}/decision', async ({ request, response }) => {
      const { note_public: note } = await request.json()
      if (note === 'Second') await second.promise
      return response(200).json({
        case: caseOf(),
        action_id: null,
        message: { to: 'Lakshmi Raghavan', subject: 'Changes', text: `Note: ${note}` },
      })
    }),
  )
  renderPage([{ path: '/', element: <Page /> }], '/', forUser({ is_admin: true }))
  await screen.findByText('Note: First')
  await userEvent.click(screen.getByRole('button', { name: 'Change' }))
  expect(screen.queryByText('Note: First')).toBeNull()
  second.resolve()
  expect(await screen.findByText('Note: Second')).toBeDefined()
})
