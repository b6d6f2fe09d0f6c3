import { ApiError } from '@edbazaar/api-client'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { filesFormat, SaveProblem, useEditedEntity, useEditedField } from '..'

interface Values {
  files: string[]
}

const schema = v.pipe(v.array(v.string()), v.maxLength(3, 'At most 3 files'))
const save = vi.fn<(files: string[]) => Promise<void>>()

function Files() {
  const entity = useEditedEntity<Values>({
    kind: 'school',
    id: 12,
    revision: 4,
    save: async ({ value, revision }) => {
      await save(value)
      return { revision }
    },
    reload: async () => ({ revision: 4 }),
  })
  const edited = useEditedField(entity, 'files', { value: ['a'], format: filesFormat, schema })
  return (
    <div>
      <button type="button" onClick={() => edited.save([...edited.value, 'new'])}>
        Add
      </button>
      <output>{edited.value.join()}</output>
      <SaveProblem edited={edited} label="Files" />
    </div>
  )
}

const unreachable = new ApiError({ status: 0, code: 'unreachable', msg: 'Away.' })
const rejected = new ApiError({ status: 400, code: 'invalid_request', msg: 'Not these files.' })
const button = (name: string) => screen.getByRole('button', { name })

async function addOne(failure: ApiError) {
  save.mockRejectedValueOnce(failure)
  renderPage([{ path: '/', element: <Files /> }], '/', forUser())
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Add' }))
  await screen.findByRole('alert')
  expect(screen.getByText('a,new')).toBeDefined()
  return user
}

afterEach(() => {
  save.mockReset()
})

test.each([
  ['without a connection', unreachable, /^You are offline/],
  ['after a rejection', rejected, 'Not these files.'],
])('%s, the change stays and can be sent again', async (_, failure, text) => {
  const user = await addOne(failure)
  expect(screen.getByText(text)).toBeDefined()
  await user.click(button('Retry: Files'))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(save.mock.calls).toEqual([[['a', 'new']], [['a', 'new']]])
  expect(screen.getByText('a,new')).toBeDefined()
  expect(document.activeElement).toBe(button('Add'))
})

test('a failed change can be discarded', async () => {
  const user = await addOne(unreachable)
  await user.click(button('Cancel: Files'))
  expect(await screen.findByText('a')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(save).toHaveBeenCalledOnce()
  expect(localStorage.getItem('unsaved-edits')).toBeNull()
})

test('an invalid change can only be discarded, as sending it again would not help', async () => {
  const user = await addOne(rejected)
  for (const _ of ['third', 'fourth']) await user.click(button('Add'))
  expect(await screen.findByText('At most 3 files')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Retry: Files' })).toBeNull()
  await user.click(button('Cancel: Files'))
  expect(screen.getByText('a,new,new')).toBeDefined()
})
