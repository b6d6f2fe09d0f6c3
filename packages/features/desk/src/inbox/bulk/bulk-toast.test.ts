import { createI18n, defaultLanguage } from '@edbazaar/feature-platform'
import { expect, test } from 'vitest'
import type { BulkResult } from '../enquiry-types'
import { bulkToast } from './bulk-toast'
import { messages } from './messages'

const t = createI18n(defaultLanguage).translate(messages)

/** One row for each email: sent, later or refused. */
function resultOf(...emails: readonly ('sent' | 'later' | 'refused')[]): BulkResult {
  const refused = emails.filter((email) => email === 'refused').length
  return {
    done: emails.length - refused,
    refused,
    rows: emails.map((email, id) => ({
      id: String(id),
      name: 'Asha Menon',
      reference: 'EB-2611-0001',
      is_done: email !== 'refused',
      reason: email === 'refused' ? 'The parent withdrew consent.' : null,
      send_at: email === 'later' ? '2026-11-30T04:30:00Z' : null,
      text: null,
    })),
  }
}

test.each([
  [resultOf('sent'), '1 email sent'],
  [resultOf('sent', 'sent'), '2 emails sent'],
  [resultOf('sent', 'refused'), '1 email sent, 1 not sent'],
  [resultOf('later', 'later'), '2 emails will be sent later'],
  [
    resultOf('sent', 'later', 'refused', 'refused'),
    '1 email sent, 1 email will be sent later, 2 not sent',
  ],
  [resultOf('refused', 'refused'), '0 emails sent, 2 not sent'],
])('says what became of emails %#', (result, text) => {
  expect(bulkToast('email', result, t)).toBe(text)
})

test('names the change of enquiries', () => {
  expect(bulkToast('state', resultOf('sent', 'refused'), t)).toBe('1 enquiry moved, 1 not moved')
  expect(bulkToast('assign', resultOf('sent', 'sent'), t)).toBe('2 enquiries assigned')
  expect(bulkToast('task', resultOf('sent', 'sent'), t)).toBe('2 tasks added')
})
