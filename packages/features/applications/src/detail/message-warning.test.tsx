import { reportPanelAtom } from '@edbazaar/feature-platform/report-panel'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useAtomValue } from 'jotai'
import { expect, test } from 'vitest'
import { MessageWarning } from './MessageWarning'

const job = {
  id: 7,
  title: 'PGT Mathematics',
  location: 'Indiranagar',
  salary_min: null,
  salary_max: null,
  pay_period: 'month',
  pay_scale: null,
  closes_at: null,
  is_open: true,
} as const

function Shown() {
  const reported = useAtomValue(reportPanelAtom)
  return (
    <>
      <MessageWarning warnings={['fee']} job={job} text="Send ₹500 first." />
      {reported && <p>{`${reported.kind} ${reported.id}: ${reported.message}`}</p>}
    </>
  )
}

test('a message that asks for money has a warning, and can be reported', async () => {
  renderPage([{ path: '/', Component: Shown }], '/')
  expect(await screen.findByText(/No employer may charge you/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Report' }))
  expect(screen.getByText('job 7: Send ₹500 first.')).toBeDefined()
})
