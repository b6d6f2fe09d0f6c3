import { ApiError } from '@edbazaar/api-client'
import { forUser } from '@edbazaar/feature-session/testing'
import { renderPage } from '@edbazaar/feature-shell/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { EditedTextField, UnsavedCount, useEditedEntity } from '..'

interface Values {
  name: string
  phone: string | null
}
type Save = Parameters<typeof useEditedEntity<Values>>[0]['save']

afterEach(() => localStorage.clear())

const nameSchema = v.pipe(v.string(), v.trim(), v.minLength(2, 'Enter Valid Name'))
const phoneSchema = v.pipe(
  v.string(),
  v.regex(/^\d*$/, 'Digits only'),
  v.transform((typed) => (typed === '' ? null : typed)),
)

function show(save: Save, loaded = { name: 'Vidya', phone: null, revision: 4 }) {
  function Panel() {
    const school = useEditedEntity<Values>({
      kind: 'school',
      id: 12,
      revision: loaded.revision,
      save,
      reload: async () => loaded,
    })
    return (
      <>
        <EditedTextField
          entity={school}
          field="name"
          label="Name"
          value={loaded.name}
          schema={nameSchema}
        />
        <EditedTextField
          entity={school}
          field="phone"
          label="Phone"
          value={loaded.phone}
          schema={phoneSchema}
        />
        <UnsavedCount entity={school} />
      </>
    )
  }
  renderPage([{ path: '/', element: <Panel /> }], '/', forUser())
  return { user: userEvent.setup() }
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

test('a field is saved when it is left, once, with the revision that was changed', async () => {
  const saved: unknown[] = []
  const { user } = show(async (change) => {
    saved.push(change)
    return { revision: 5, value: change.value }
  })
  await user.type(field('Name'), ' Niketan ')
  expect(localStorage.getItem('unsaved-edits')).toContain('Vidya Niketan ')
  await user.tab()
  await screen.findByText('Saved')
  expect(saved).toEqual([{ field: 'name', value: 'Vidya Niketan', revision: 4 }])
  expect(field('Name').value).toBe('Vidya Niketan')
  expect(localStorage.getItem('unsaved-edits')).toBeNull()
})

test('offline: kept and saved when online again', async () => {
  let isOnline = false
  const { user } = show(async (change) => {
    if (!isOnline) throw new ApiError({ status: 0, code: 'unreachable', msg: 'x' })
    return { revision: 5, value: change.value }
  })
  await user.type(field('Name'), ' A')
  await user.tab()
  await screen.findByText('1 field is not saved')
  isOnline = true
  act(() => void window.dispatchEvent(new Event('online')))
  await screen.findByText('Saved')
  await waitFor(() => expect(localStorage.getItem('unsaved-edits')).toBeNull())
})
